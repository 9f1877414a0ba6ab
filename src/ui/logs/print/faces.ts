import { FACES } from '../../../sheet/paper/index.ts';

/** The bytes of a file as they stand in an address. */
function inAddress(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

const FAMILIES = new Set<string>(Object.values(FACES).map(({ family }) => family));

/** The upright faces in which the page itself is set, as its style sheets have them. */
function facesHere(): CSSStyleDeclaration[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const family = rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '');
    const isUpright = rule.style.getPropertyValue('font-style') !== 'italic';
    return isUpright && FAMILIES.has(family) ? [rule.style] : [];
  });
}

/** A face with its file inside it; empty where that cannot be had. */
async function withFile(face: CSSStyleDeclaration): Promise<string> {
  const [family, weight, source] = ['font-family', 'font-weight', 'src'].map((name) => face.getPropertyValue(name));
  const [, address = ''] = /url\("?([^")]+)"?\)/.exec(source ?? '') ?? [];
  try {
    const sheet = face.parentRule?.parentStyleSheet?.href ?? document.baseURI;
    const bytes = new Uint8Array(await (await fetch(new URL(address, sheet))).arrayBuffer());
    const file = `url(data:font/woff2;base64,${inAddress(bytes)}) format("woff2")`;
    return `@font-face { font-family: ${family}; font-weight: ${weight}; src: ${file}; }`;
  } catch {
    return '';
  }
}

/** The typefaces of a report, for a file that is read elsewhere; the reader's own take the place of those that are missing. */
export const facesForFile = async (): Promise<string> => (await Promise.all(facesHere().map(withFile))).join('\n');
