import type { Ref } from 'react';

/** Where the browser asks for the file of a record; the button beside it opens it. */
export function RecordInput({ ref, onFile }: { ref: Ref<HTMLInputElement>; onFile: (file: File) => void }) {
  return (
    <input
      ref={ref}
      type="file"
      accept=".json,application/json"
      className="unseen"
      tabIndex={-1}
      aria-label="Record file"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same file may be chosen again.
        target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
