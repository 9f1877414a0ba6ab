/** Fails when the build has become too large to be the first thing a player waits for. */
import { firstLoad, MOST_TIMES_REACT, oldFonts } from './first-load.ts';

const { firstPage, reactAlone, firstPageToReact } = await firstLoad();
const fonts = oldFonts();
console.log(
  `Scripts of the first page: ${firstPage} bytes gzipped, ${firstPageToReact} times react and react-dom (${reactAlone}); at most ${MOST_TIMES_REACT} times.`,
);
if (fonts.length > 0) console.log(`Fonts that no browser asks for: ${fonts.join(', ')}`);
if (firstPage > MOST_TIMES_REACT * reactAlone || fonts.length > 0) process.exitCode = 1;
