import type { UnitView } from './model/snapshot.ts';
import type { Game, Unit } from './model/state.ts';

interface Known {
  view: UnitView;
  sheets: Game['sheets'];
  /** What else was asked for with the unit. */
  beside: number;
}

/** How many units a cache holds before it is emptied: some Game-Turns of a large scenario. */
const MOST = 2000;

/**
 * A cache of how a unit looks, for units that are not written on any more: while the unit is the same object, the same
 * sheets are in use and `beside` is the same number, the view is the same, frozen object.
 */
export function unitViewCache(look: (game: Game, unit: Unit, beside: number) => UnitView) {
  const known = new Map<Unit, Known>();
  return (game: Game, unit: Unit, beside: number): UnitView => {
    const found = known.get(unit);
    if (found && found.sheets === game.sheets && found.beside === beside) return found.view;
    const view = Object.freeze(look(game, unit, beside));
    if (known.size >= MOST) known.clear();
    known.set(unit, { view, sheets: game.sheets, beside });
    return view;
  };
}
