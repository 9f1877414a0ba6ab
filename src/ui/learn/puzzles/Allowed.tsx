import type { Action, Player } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { count, list, orderName } from '../../../words/index.ts';

/** Orders that are no means to an end. */
const ALWAYS: ReadonlySet<Action['do']> = new Set(['end-phase', 'concede', 'agree-draw', 'ready']);

const subjectOf = (action: Action): string =>
  'unit' in action ? action.unit : 'ship' in action ? action.ship : 'missile' in action ? action.missile : '';

/** What may be used: the kinds of orders that are possible, and for which units. */
function kindsIn(legal: readonly Action[]): { kind: Action['do']; units: string[] }[] {
  const kinds = new Map<Action['do'], Set<string>>();
  for (const action of legal) {
    if (ALWAYS.has(action.do)) continue;
    kinds.set(action.do, (kinds.get(action.do) ?? new Set()).add(subjectOf(action)));
  }
  return [...kinds].map(([kind, units]) => ({ kind, units: [...units].filter((unit) => unit !== '').sort() }));
}

/** How many commands each unit of a player has left. */
function commandsIn({ view, left, stage }: Seat, player: Player): { unit: string; words: string }[] {
  if (stage !== 'command') return [];
  return view.units.flatMap(({ id, owner }) => {
    const has = owner === player ? left(id) : null;
    if (!has || has.maneuvers.left + has.battle.left === 0) return [];
    const parts = [
      has.maneuvers.left > 0 ? count(has.maneuvers.left, 'Maneuver Command') : '',
      has.battle.left > 0 ? count(has.battle.left, 'Battle Command') : '',
    ];
    return [{ unit: id, words: list(parts.filter((part) => part !== '')) }];
  });
}

/** What a player may use in a puzzle, as it stands when it is opened. */
export function Allowed({ seat, player }: { seat: Seat; player: Player }) {
  return (
    <dl className="puzzle-allowed">
      {commandsIn(seat, player).map(({ unit, words }) => (
        <div className="flex apart gap-3 border-b" key={unit}>
          <dt>{unit}</dt>
          <dd className="bold text-right">{words}</dd>
        </div>
      ))}
      {kindsIn(seat.legal).map(({ kind, units }) => (
        <div className="flex apart gap-3 border-b" key={kind}>
          <dt>{orderName(kind)}</dt>
          <dd className="bold text-right">{units.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
