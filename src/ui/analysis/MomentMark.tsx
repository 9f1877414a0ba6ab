import type { Moment } from '../../review/index.ts';

/** A die with its number, or a decision as a diamond in the colour of who made it. */
export function MomentMark({ moment: { kind, die, player } }: { moment: Moment }) {
  if (kind === 'luck') {
    return (
      <span className="grid place-center text-label surface review-die num" role="img" aria-label={`A die, ${die}`}>
        {die}
      </span>
    );
  }
  return (
    <svg className={`review-diamond side-${player}`} viewBox="0 0 24 24" role="img" aria-label="A decision">
      <path d="M12 1.5 22.500 12 12 22.500 1.500 12z" />
      <path stroke="var(--text)" strokeWidth={2} strokeLinecap="round" d="M12 7v6M12 16v.5" />
    </svg>
  );
}
