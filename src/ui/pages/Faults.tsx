import type { ReactNode } from 'react';
import type { Fault } from '../../engine/index.ts';
import { count } from '../../words/index.ts';
import { Rule } from '../play/Rules.tsx';

/** The greatest number of faults that are listed; of more only their number is told. */
const TOLD = 5;

const FaultText = ({ at, message, rule }: Fault) => (
  <>
    {at && `${at}: `}
    {message}
    {rule && (
      <>
        {' '}
        (rule <Rule id={rule} />)
      </>
    )}
  </>
);

interface FaultsProps {
  /** The part of a sentence that leads to the faults. */
  lead: ReactNode;
  faults: readonly Fault[];
}

/** What is wrong with a file or a link: each fault with its place, and with its rule, which opens in place. */
export function Faults({ lead, faults }: FaultsProps) {
  const [first, ...others] = faults;
  if (!first) return <p>{lead}</p>;
  if (others.length === 0) {
    return (
      <p>
        {lead} <FaultText {...first} />.
      </p>
    );
  }
  return (
    <>
      <p>{lead}</p>
      <ul className="bullets">
        {faults.slice(0, TOLD).map((fault) => (
          <li key={`${fault.at} ${fault.message}`}>
            <FaultText {...fault} />
          </li>
        ))}
      </ul>
      {faults.length > TOLD && <p>and {count(faults.length - TOLD, 'more fault')}</p>}
    </>
  );
}
