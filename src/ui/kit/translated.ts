/**
 * A translator puts an element, `<font>`, in the place of every text of the page. React goes on writing to the text that is
 * gone, so that the page would show what was true before, and fails when it takes that text away. Therefore the text is put
 * back, empty, before the translation of it; when something is written to it, the translation goes, and the translator finds
 * a text it does not know yet. Elements with one text and nothing else need none of this, and get it all the same.
 */

const TRANSLATION = 'FONT';

const isTranslation = (node: Node): node is Element => node.nodeName === TRANSLATION;
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** Whether a text was taken away where an element was put, in one step or in two. */
const isSamePlace = (taken: MutationRecord, text: Text, put: MutationRecord, shown: Element): boolean =>
  taken.target === put.target &&
  (taken === put ||
    [taken.previousSibling, taken.nextSibling].includes(shown) ||
    [put.previousSibling, put.nextSibling].includes(text) ||
    (taken.previousSibling === put.previousSibling && taken.nextSibling === put.nextSibling));

/** The texts in whose place a translation was put. */
function listReplaced(records: readonly MutationRecord[]): [Text, Element][] {
  const put = records.flatMap((record) =>
    [...record.addedNodes].filter(isTranslation).map((shown) => ({ record, shown, isFree: shown.isConnected })),
  );
  if (put.length === 0) return [];
  return records.flatMap((record) =>
    [...record.removedNodes].filter(isText).flatMap((text): [Text, Element][] => {
      const found = put.find((one) => one.isFree && isSamePlace(record, text, one.record, one.shown));
      if (!found) return [];
      found.isFree = false;
      return [[text, found.shown]];
    }),
  );
}

/** A text that has been translated: what it said, and what stands there for it. */
interface Translated {
  said: string;
  shown: Element;
}

/** From now on the page says what is true also while it is translated. */
export function keepUpWithTranslators(page: Node): void {
  const translated = new Map<Text, Translated>();

  /** Puts a text back before what stands there for it. */
  function putBack(text: Text, shown: Element): void {
    // It may have been wrapped instead of replaced.
    if (shown.contains(text)) text.replaceWith(text.cloneNode());
    translated.set(text, { said: text.data, shown });
    text.data = '';
    shown.before(text);
    observer.observe(text, { characterData: true });
  }

  /** Lets go of what stands there for a text that says something else now, or has been taken away. */
  function letGo(text: Text): void {
    const { said, shown } = translated.get(text) ?? {};
    if (!shown || said === undefined) return;
    const isWritten = text.data !== '';
    if (shown.isConnected && text.isConnected && !isWritten) return;
    translated.delete(text);
    // What the translator has taken back itself is to be read again.
    if (text.isConnected && !isWritten) text.data = said;
    shown.remove();
  }

  const observer = new MutationObserver((records) => {
    for (const [text, shown] of listReplaced(records)) if (!translated.has(text)) putBack(text, shown);
    for (const text of [...translated.keys()]) letGo(text);
    // What this has changed itself is no news.
    observer.takeRecords();
  });
  observer.observe(page, { childList: true, subtree: true });
}
