/** The rule cases a line follows from, at its right end. */
export function Rules({ cases }: { cases: readonly string[] }) {
  return cases.length === 0 ? null : <span className="rule">{cases.join(', ')}</span>;
}
