/**
 * From now on nothing of the page hears the keys by which an input method composes what is typed, as in Japanese: the Enter
 * that takes a word is not meant for the page. 229 is what a browser says that tells
 * of the last of these keys only when the composition is over.
 */
export function leaveComposition(): void {
  const stop = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', stop, true);
}
