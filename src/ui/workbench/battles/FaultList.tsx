import { capital, count } from '../../../words/index.ts';
import { type Battle, findShip } from '../../../workbench/battles/battle.ts';
import type { BattleFault } from '../../../workbench/battles/faults.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useEditing } from './editing.ts';
import { shipLabel } from './ship-label.ts';

/** Where a fault lies, in words: `1A Sword`, `Clause 2`. */
function placeText(battle: Battle, { place }: BattleFault): string {
  switch (place.kind) {
    case 'ship': {
      const ship = findShip(battle, place.id);
      return ship ? shipLabel(ship) : place.id;
    }
    case 'clause':
      return `Clause ${place.index + 1}`;
    case 'name':
      return 'Name';
    case 'jumps':
      return 'Jumps';
    case 'goes-on':
      return 'Game-Turn';
    default:
      return capital(place.kind === 'victory' ? 'how it ends' : place.kind);
  }
}

/** `Pod 2` for a fault in a pod; nothing for others. */
const podText = (at: string): string => {
  const [, nth] = /pods\[(\d+)\]/.exec(at) ?? [];
  return nth === undefined ? '' : `, pod ${Number(nth) + 1}`;
};

/** Everything that is wrong with the battle; a press goes where it is mended. */
export function FaultList() {
  const { battle, faults, goTo } = useEditing();
  const wrong = faults.filter(({ weight }) => weight === 'fault').length;
  const remarks = faults.length - wrong;
  const summary =
    faults.length === 0
      ? 'No fault is found: it can be played.'
      : [
          ...(wrong > 0 ? [`${count(wrong, 'fault')} to mend before it can be played`] : ['It can be played']),
          ...(remarks > 0 ? [`${count(remarks, 'thing')} you may not have meant`] : []),
        ].join('; ');
  return (
    <section className="stack gap-1 px-3h py-2h surface border-t battle-faults" aria-label="Faults">
      <p className={wrong > 0 ? 'line bold battle-verdict is-wrong' : 'line bold battle-verdict'} role="status">
        <Icon name={faults.length > 0 ? 'warning' : 'check'} size={15} />
        {summary}
      </p>
      <ul className="stack gap-0 scroll-y">
        {faults.map((fault) => (
          <li key={`${fault.at} ${fault.message}`}>
            <button
              type="button"
              className={`w-full py-1 px-2 rounded muted battle-fault is-${fault.weight}`}
              onClick={() => goTo(fault.place, fault.at)}
            >
              <strong className="ink">
                {placeText(battle, fault)}
                {podText(fault.at)}
              </strong>
              {fault.message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
