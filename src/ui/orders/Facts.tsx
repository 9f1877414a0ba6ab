import './orders.css';
import { use } from 'react';
import type { Player, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { capital, partStatusName, podName } from '../../words/index.ts';
import { Term } from '../elements/Term.tsx';
import { PlayerNames } from '../elements/unit-names.ts';
import { seenParts } from '../session/parts.ts';
import { farText } from './EnemySummary.tsx';

interface Fact {
  key: string;
  name: string;
  armor: number;
  status: string;
}

/** [R10.0a] What anybody may know of a craft: its parts, and its pods as a list without their boxes. */
function factsOf(unit: UnitView): Fact[] {
  const known = seenParts(unit).map(({ part, state: { armor, status, type, count } }) => ({
    key: part,
    name: type ? `${podName(type, count)} pod` : part.replace('-', ' '),
    armor,
    status: partStatusName(status),
  }));
  const listed = (unit.pods ?? []).map(({ type, armor, status, count }, index) => ({
    key: `pod ${index}`,
    name: `${podName(type, count)} pod`,
    armor,
    status: partStatusName(status),
  }));
  return [...known, ...listed];
}

/** Why there are no buttons. */
function wordsOf({ owner }: UnitView, { decider }: Seat, nameOf: (player: Player) => string): string {
  if (decider === null) return 'The game is over.';
  return owner === decider ? 'It takes no orders now.' : `${capital(nameOf(decider))} decides now.`;
}

/** A unit that takes no orders now: what is known of it. */
export function Facts({ unit, seat }: { unit: UnitView; seat: Seat }) {
  const facts = factsOf(unit);
  const nameOf = use(PlayerNames);
  const own = seat.player === null || seat.player === unit.owner;
  return (
    <div className="stack">
      {own ? <p className="order-none">{wordsOf(unit, seat, nameOf)}</p> : <p>{capital(farText(seat, unit, null))}</p>}
      {facts.length > 0 && (
        <table className="orders-parts">
          <thead>
            <tr>
              <th scope="col">
                <Term>Part</Term>
              </th>
              <th scope="col">
                <Term>Armor</Term>
              </th>
              <th scope="col">
                <Term>Status</Term>
              </th>
            </tr>
          </thead>
          <tbody>
            {facts.map(({ key, name, armor, status }) => (
              <tr key={key}>
                <th scope="row">
                  <Term>{capital(name)}</Term>
                </th>
                <td className="num">{armor}</td>
                <td>
                  <Term>{status}</Term>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
