import type { PartName } from './part.ts';

interface SegmentsProps<T> {
  /** What is chosen, for those who do not see it. */
  label: string;
  options: readonly { value: T; label: string; spent?: boolean | undefined }[];
  chosen: T;
  onChoose: (value: T) => void;
  className?: string;
  part?: PartName;
}

/** A choice of one among a few, all in sight. */
export function Segments<T extends string | number | boolean>(props: SegmentsProps<T>) {
  const { label, options, chosen, onChoose, className, part } = props;
  return (
    <fieldset className={className ? `segments ${className}` : 'segments'} data-part={part} aria-label={label}>
      {options.map(({ value, label: words, spent }) => (
        <button
          key={String(value)}
          type="button"
          className={spent ? 'segments-spent' : undefined}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
