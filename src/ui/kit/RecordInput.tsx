import type { Ref } from 'react';

interface RecordInputProps {
  ref: Ref<HTMLInputElement>;
  /** What sort of file it is. */
  label?: string;
  onFile: (file: File) => void;
}

/** Where the browser asks for a file, that of a record if nothing else is said; the button beside it opens it. */
export function RecordInput({ ref, label = 'Record file', onFile }: RecordInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept=".json,application/json"
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same file may be chosen again.
        target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
