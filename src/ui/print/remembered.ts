import { PAPER_SIZES, type PaperSize } from '../../sheet/paper/index.ts';

const PAPER = 'deltavee.paper';
const INK = 'deltavee.ink';

/** Storage may be forbidden; then nothing is remembered, and nothing else happens. */
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice lives as long as the page.
  }
}

/** The paper chosen last; at first Letter where people measure in inches, as far as the browser's language tells. */
export function rememberedPaper(): PaperSize {
  const usual = /-(US|CA|MX|PH|CL|CO)$/.test(navigator.language) ? 'letter' : 'a4';
  return PAPER_SIZES.find((size) => size === recall(PAPER)) ?? usual;
}

export const rememberPaper = (size: PaperSize): void => remember(PAPER, size);

export const rememberedColour = (): boolean => recall(INK) === 'colour';

export const rememberColour = (colour: boolean): void => remember(INK, colour ? 'colour' : 'black');
