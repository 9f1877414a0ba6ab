import './arithmetic.css';
import type { OddsReason } from '../../../words/index.ts';
import { Rules } from '../Rules.tsx';
import { Term } from '../Term.tsx';

/** A figure of a sum and what it is. */
export interface Figure {
  figure: number;
  name: string;
  /** The entry of the glossary that tells of it, where the name is another. */
  term?: string;
}

interface SumProps {
  terms: readonly Figure[];
  /** The sign before each term but the first. */
  signs: readonly ('+' | '−')[];
  result: Figure;
}

/** The name of a figure. */
const Name = ({ name, term = name }: Omit<Figure, 'figure'>) => (
  <small>
    <Term name={term}>{name}</Term>
  </small>
);

/** A sum in large figures; its result is the one white thing. */
export function Sum({ terms, signs, result }: SumProps) {
  return (
    <div className="flex apart gap-1">
      {terms.map(({ figure, ...names }, index) => (
        <span key={names.name} className="flex items-start arithmetic-step">
          {index > 0 && <span className="faint arithmetic-sign">{signs[index - 1]}</span>}
          <span className="grid arithmetic-term">
            <b className="arithmetic-figure">{figure}</b> <Name {...names} />
          </span>
        </span>
      ))}
      <span className="flex items-start arithmetic-step">
        <span className="faint arithmetic-sign">=</span>
        <span className="grid rounded arithmetic-term arithmetic-result">
          <b className="arithmetic-figure">{result.figure}</b> <Name name={result.name} />
        </span>
      </span>
    </div>
  );
}

/** How the figures came about, each with its rule case. */
export function Why({ reasons }: { reasons: readonly OddsReason[] }) {
  return (
    <ul className="stack gap-0 small muted arithmetic-why">
      {reasons.map(({ text, rules }) => (
        <li className="flex items-baseline apart gap-2h" key={text}>
          <span>{text}</span> <Rules cases={rules} />
        </li>
      ))}
    </ul>
  );
}
