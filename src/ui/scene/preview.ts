import { type Action, type Direction, isMissileType, podPart, type UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { Choosing, Value } from '../../store/table/view-store.ts';
import { settled } from '../session/choosing.ts';

type Placing = Extract<Action, { hex: string; direction: Direction; velocity: number }>;

const isPlacing = (action: Action | undefined): action is Placing => action !== undefined && 'direction' in action;

/** [R9.5a] What is launched: its type, and the Civ Level of its pod or of its MIMS. */
function launched({ units }: Seat['view'], action: Placing): Pick<UnitView, 'class' | 'civLevel'> {
  const find = (id: string) => units.find((unit) => unit.id === id);
  if (action.do !== 'launch-missile' && action.do !== 'mims-launch') return {};
  const prepared = find(action.missile);
  const pod = action.do === 'launch-missile' ? find(action.ship)?.parts?.[podPart(action.pod)] : undefined;
  const type =
    action.do === 'mims-launch' ? 'unguided' : isMissileType(action.missile) ? action.missile : prepared?.class;
  const civLevel = (prepared ?? pod)?.civLevel;
  return { ...(type && { class: type }), ...(civLevel && { civLevel }) };
}

/**
 * [9.4, 11.0, R6.1b] A unit about to be placed, as far as that is settled or pointed at: what nobody has chosen yet is
 * not shown. It begins its zig-zag with left.
 */
function placedUnit({ view }: Seat, pointed: Action | null, mode: Choosing | null): UnitView | null {
  const action = pointed ?? mode?.actions[0];
  if (!isPlacing(action)) return null;
  const known = new Map<string, Value>(mode ? settled(mode).map(({ field, value }) => [field, value]) : []);
  const shown = (field: 'hex' | 'direction' | 'velocity'): boolean =>
    !mode || known.has(field) || (pointed !== null && mode.step === field);
  if (!shown('hex')) return null;
  const where = {
    hex: action.hex,
    direction: shown('direction') ? action.direction : null,
    velocity: shown('velocity') ? action.velocity : null,
    nextSide: 'left' as const,
  };
  const own = action.do === 'deploy' ? view.units.find(({ id }) => id === action.ship) : undefined;
  if (own) return { ...own, ...where };
  const placed = {
    id: `${action.player}?`,
    owner: action.player,
    status: 'in-play',
    revealed: true,
    ...where,
  } as const;
  return action.do === 'launch-battlecraft'
    ? { ...placed, kind: 'battlecraft' }
    : { ...placed, kind: 'missile', ...launched(view, action) };
}

/** What an order would lead to: a unit in its place, or a course that begins where the unit is. */
export type Foretold = { unit: UnitView; placed: boolean };

/** The unit an order concerns, as it would be once the order is given; null where that cannot be foretold. */
export function foretell(seat: Seat, pointed: Action | null, mode: Choosing | null): Foretold | null {
  const placed = placedUnit(seat, pointed, mode);
  if (placed) return { unit: placed, placed: true };
  const unit = pointed && seat.preview(pointed);
  return unit ? { unit, placed: false } : null;
}
