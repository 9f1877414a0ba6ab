/* The hand in which a log is filled in; the other faces of a sheet are those of the page. */
import '@fontsource/ibm-plex-sans/latin-500-italic.css';
