import './lookup.css';
import { Fragment, memo } from 'react';
import { opensEntry } from './lookup.ts';

interface RuleProps {
  id: string;
  /** Among many, one is reached by Tab, as the line it belongs to. */
  tabIndex?: 0 | -1 | undefined;
}

/** A rule case, which opens in place. */
export const Rule = memo(function Rule({ id, tabIndex }: RuleProps) {
  return (
    <button {...opensEntry({ rule: id })} className="rule opens" tabIndex={tabIndex} aria-label={`Rule ${id}`}>
      {id}
    </button>
  );
});

/** The rule cases a line follows from, at its right end. */
export const Rules = ({ cases, tabIndex }: { cases: readonly string[]; tabIndex?: 0 | -1 }) =>
  cases.length === 0 ? null : (
    <span className="rules">
      {cases.map((id, nth) => (
        <Fragment key={id}>
          {nth > 0 && ' '}
          <Rule id={id} tabIndex={tabIndex} />
        </Fragment>
      ))}
    </span>
  );
