/** What came of a press; a text that the browser would not copy is shown to be copied by hand. */
export type CopyOutcome = { words: string; text?: string } | null;

/** Copies a text, or says that the browser refuses and where it can be had. */
export async function copyText(text: string, done: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return { words: done };
  } catch {
    return { words: 'The browser does not copy by itself here. Copy it from this field:', text };
  }
}

/** Says what came of a press, to eyes and ears. */
export function Copied({ outcome }: { outcome: CopyOutcome }) {
  return (
    <div role="status">
      {outcome && <p>{outcome.words}</p>}
      {outcome?.text !== undefined && (
        <textarea
          aria-label="To be copied"
          readOnly
          rows={4}
          value={outcome.text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
