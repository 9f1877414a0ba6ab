import type { FaultPlace } from '../../../workbench/battles/faults.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useEditing } from './editing.ts';

const same = (one: FaultPlace, other: FaultPlace): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is wrong in one part of the editor, told there too. */
export function FaultsOf({ place }: { place: FaultPlace }) {
  const { faults } = useEditing();
  const here = faults.filter((fault) => same(fault.place, place));
  if (here.length === 0) return null;
  return (
    <ul className="stack gap-1 battle-faults-here">
      {here.map(({ at, message }) => (
        <li className="flex gap-1h" key={`${at} ${message}`}>
          <Icon name="warning" size={14} />
          {message}
        </li>
      ))}
    </ul>
  );
}
