/** The role and the name of a control, by which it is found again. */
function nameOf(element: Element): string {
  const words =
    element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? '';
  return [element.tagName, element.getAttribute('role'), element.getAttribute('type'), words.trim()].join('|');
}

/** All that is named like this and in sight, as the page is now. */
const namesakes = (element: Element, name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (one) => nameOf(one) === name && one.checkVisibility(),
  );

/** The line that says what a page is about, or what to do now. */
const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('h1[tabindex="-1"]');

/**
 * Marks what has the focus. What it returns gives the focus back to it: to the control itself, to the one of the same name
 * that another layout has put in its place, or to the heading of the page where there is none.
 */
export function markFocus(): () => void {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return () => undefined;
  const name = nameOf(element);
  const nth = namesakes(element, name).indexOf(element);
  return () => {
    const isThere = element.isConnected && element.checkVisibility();
    const same = isThere ? [element] : namesakes(element, name);
    (same[nth] ?? same[0] ?? heading())?.focus({ preventScroll: true });
  };
}
