import { type Action, type ActionOf, isMissileType, podPart, type UnitView } from '../../engine/index.ts';
import type { Pass } from '../../store/seat/passes.ts';
import type { Seat } from '../../store/seat/seat.ts';

/** An order that puts a unit on the map. */
export type Placing = Extract<Action, { hex: string; direction: NonNullable<UnitView['direction']>; velocity: number }>;

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

/** [9.4, 11.0, R6.1b] A unit as an order would put it on the map. It begins its zig-zag with left. */
export function unitPlaced({ view }: Seat, action: Placing): UnitView {
  const { hex, direction, velocity } = action;
  const where = { hex, direction, velocity, nextSide: 'left' as const };
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

export type Launch = ActionOf<'launch-missile'>;

/** [9.6, 9.7] Where a launch meets an enemy likeliest, if all fly on as they do; null for nowhere. */
export const meetingOf = (seat: Seat, launch: Launch): Pass | null =>
  seat
    .passes(unitPlaced(seat, launch))
    .reduce<Pass | null>((best, pass) => (best && best.probability >= pass.probability ? best : pass), null);

/** The launch that is likeliest to intercept, of several; of equals the first. */
export function bestLaunch(seat: Seat, launches: readonly Launch[]): Launch | null {
  let best: { launch: Launch; chance: number } | null = null;
  for (const launch of launches) {
    const chance = meetingOf(seat, launch)?.probability ?? 0;
    if (!best || chance > best.chance) best = { launch, chance };
  }
  return best?.launch ?? null;
}
