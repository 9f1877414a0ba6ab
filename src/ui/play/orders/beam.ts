import type { Action, UnitId, UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { costText, orderName } from '../../../words/index.ts';
import type { OrderEntry } from './entries.ts';
import { effectOf, orderIcon } from './faces.ts';

/** A tractor beam on a unit, and the commands that can be given through it now. */
export interface BeamGroup {
  ship: UnitId;
  target: UnitId;
  entries: OrderEntry[];
}

type Beamed = Extract<Action, { by?: UnitId }> & { by: UnitId };

const isBeamed = (action: Action): action is Beamed => 'by' in action && action.by !== undefined;

/** What a command reads as: turning has two sides, weaving one entry for all its hexes. */
const keyOf = (action: Beamed): string => (action.do === 'turn' ? `turn ${action.side}` : action.do);

function entriesThrough(
  target: UnitView,
  ship: UnitId,
  actions: readonly Beamed[],
  units: number | null,
): OrderEntry[] {
  const cost = units === null ? null : costText({ blocks: 0, units });
  return [...new Set(actions.map(keyOf))].map((key) => {
    const same = actions.filter((action) => keyOf(action) === key);
    const [first] = same;
    const kind = first?.do ?? 'accelerate';
    const side = first?.do === 'turn' ? first.side : null;
    return {
      key: `${ship} ${target.id} ${key}`,
      do: kind,
      icon: side ?? orderIcon(kind),
      label: side ? `Turn ${side}` : orderName(kind),
      effect: effectOf(target, kind, same),
      cost,
      actions: same,
      refusal: null,
    };
  });
}

/** [R7.4e] The beams through which something can be ordered now, by their ship and the unit they are on. */
export function heldBeams({ legal }: Seat): { ship: UnitId; target: UnitId }[] {
  const beamed = legal.filter(isBeamed).map(({ by, unit }) => ({ ship: by, target: unit }));
  return [...new Map(beamed.map((beam) => [`${beam.ship} ${beam.target}`, beam])).values()];
}

/** [R7.4e] The beams this unit holds or is held by, with what can be ordered through them now. */
export function beamsOf(seat: Seat, unit: UnitId): BeamGroup[] {
  const beams = heldBeams(seat).filter(({ ship, target }) => ship === unit || target === unit);
  return beams.flatMap(({ ship, target }) => {
    const held = seat.view.units.find(({ id }) => id === target);
    const actions = seat.legal.filter(isBeamed).filter((action) => action.by === ship && action.unit === target);
    return held ? [{ ship, target, entries: entriesThrough(held, ship, actions, seat.beamCost(target)) }] : [];
  });
}
