/**
 * Does something once the page has been laid out and painted: to ask before that where things are would have the browser
 * lay out all that is new at once, in the middle of an answer that somebody waits for. Returns how to call it off.
 */
export function afterPicture(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
