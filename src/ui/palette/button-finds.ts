import { answers, type Find } from './find.ts';

/** What is pressed on a page; the handbook is found by itself. */
const PRESSED = 'button, a[href]:not([href*="/rules"]), [role="button"]';

/** No more than anybody reads through; more words leave fewer. */
const MOST = 12;

/** What is written on something, but for what only eyes are to see and what is drawn. */
function wordsOn(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches('[aria-hidden="true"], svg')) return '';
  return [...node.childNodes].map(wordsOn).join('');
}

/** What a button is called, for ears as for eyes. */
const nameOf = (button: Element): string =>
  (button.getAttribute('aria-label') ?? wordsOn(button)).replace(/\s+/g, ' ').trim();

const mayPress = (button: HTMLElement): boolean =>
  !button.matches(':disabled, [aria-disabled="true"]') && (button.checkVisibility?.() ?? true);

/** The buttons of the page that lies under a dialog. */
function buttonsUnder(dialog: Element | null): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(PRESSED)];
  return all.filter((button) => !dialog?.contains(button) && mayPress(button));
}

/** Presses a button, or the one that has been drawn in its place meanwhile. */
function press(button: HTMLElement, name: string): void {
  const there = button.isConnected ? button : buttonsUnder(null).find((one) => nameOf(one) === name);
  there?.focus();
  there?.click();
}

/** The buttons in sight that answer to a text and are not found as something else; none where nothing has been typed. */
export function buttonFinds(text: string, dialog: Element | null, known: readonly Find[]): Find[] {
  if (text.trim() === '') return [];
  const names = new Set(known.map(({ label }) => label));
  // An order is found as it is typed, where it is.
  const isOrdered = known.some(({ group }) => group === 'Orders' || group === 'Not possible now');
  const found: Find[] = [];
  for (const button of buttonsUnder(dialog)) {
    const label = nameOf(button);
    if (names.has(label) || !answers(text, label) || (isOrdered && button.dataset.order !== undefined)) continue;
    names.add(label);
    // The dialog gives the focus back before that moves it on.
    const run = () => void requestAnimationFrame(() => press(button, label));
    found.push({ key: `button ${label}`, group: 'On this page', label, run });
    if (found.length === MOST) break;
  }
  return found;
}
