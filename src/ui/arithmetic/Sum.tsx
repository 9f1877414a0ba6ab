import './arithmetic.css';
import type { Reason } from '../../words/index.ts';
import { Rules } from '../elements/Rules.tsx';

/** A figure of a sum and what it is. */
interface Term {
  figure: number | string;
  name: string;
}

interface SumProps {
  terms: readonly Term[];
  /** What stands before each term but the first. */
  signs: readonly ('+' | '−')[];
  result: Term;
}

/** A sum in large figures; its result is the one white thing. */
export function Sum({ terms, signs, result }: SumProps) {
  return (
    <div className="arithmetic-sum">
      {terms.map(({ figure, name }, index) => (
        <span key={name} className="arithmetic-step">
          {index > 0 && <span className="arithmetic-sign">{signs[index - 1]}</span>}
          <span className="arithmetic-term">
            <b className="arithmetic-figure">{figure}</b> <small>{name}</small>
          </span>
        </span>
      ))}
      <span className="arithmetic-step">
        <span className="arithmetic-sign">=</span>
        <span className="arithmetic-term arithmetic-result">
          <b className="arithmetic-figure">{result.figure}</b> <small>{result.name}</small>
        </span>
      </span>
    </div>
  );
}

/** How the figures came about, each with its rule case. */
export function Why({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="arithmetic-why">
      {reasons.map(({ text, rules }) => (
        <li key={text}>
          <span>{text}</span> <Rules cases={rules} />
        </li>
      ))}
    </ul>
  );
}
