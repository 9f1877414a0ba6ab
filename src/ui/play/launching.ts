import {
  type Action,
  type ActionOf,
  course,
  type FieldName,
  fieldValue,
  isMissileType,
  parseHexId,
  podPart,
  range,
  sameHex,
  stepsOf,
  type UnitView,
} from '../../engine/index.ts';
import type { Pass } from '../../store/seat/passes.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { Value } from '../../store/table/view-store.ts';

/** An order that puts a unit on the map. */
export type Placing = Extract<Action, { hex: string; direction: NonNullable<UnitView['direction']>; velocity: number }>;

export const isPlacing = (action: Action | undefined): action is Placing =>
  action !== undefined && 'direction' in action;

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

/** The orders that launch something: a missile, one of the four of a MIMS, a battlecraft. */
export type Launch = ActionOf<'launch-missile' | 'mims-launch' | 'launch-battlecraft'>;

const LAUNCHES: ReadonlySet<Action['do']> = new Set(['launch-missile', 'mims-launch', 'launch-battlecraft']);

export const isLaunch = (action: Action | undefined): action is Launch =>
  action !== undefined && LAUNCHES.has(action.do);

/** What launches: the ship, or the MIMS. */
const launcherOf = (launch: Launch): string => (launch.do === 'mims-launch' ? launch.missile : launch.ship);

/** [9.6, 9.7] Where a launch meets an enemy likeliest, if all fly on as they do; null for nowhere. */
export const meetingOf = (seat: Seat, launch: Launch): Pass | null =>
  seat
    .passes(unitPlaced(seat, launch))
    .reduce<Pass | null>((best, pass) => (best && best.probability >= pass.probability ? best : pass), null);

/**
 * [6.1, 9.4] Why a launch meets nobody, if all fly on: the enemy ship that will be nearest, where it will be, and the nearest
 * hex from which such a launch would lead through that; null where there is no enemy ship. `open` are the legal launches.
 */
export function missOf({ view }: Seat, launch: Launch, open: readonly Action[]) {
  const here = parseHexId(view.sheets, launch.hex);
  if (!here) return null;
  const gains = launched(view, launch).class === 'unguided' && launch.velocity < 9 ? 1 : 0;
  const flies = launch.velocity + gains;
  const ships = view.units.flatMap(({ id, owner, kind, status, hex, direction, velocity, nextSide }) => {
    const now = hex === null ? undefined : parseHexId(view.sheets, hex);
    const isEnemy = owner !== launch.player && kind === 'spaceship' && status === 'in-play';
    if (!isEnemy || !now || direction === null || velocity === null) return [];
    const there = course({ hex: now, direction, nextSide: nextSide ?? 'left' }, velocity).stops.at(-1) ?? now;
    return [{ target: id, there, far: range(here, there), flies }];
  });
  const [nearest] = ships.sort((one, other) => one.far - other.far);
  if (!nearest) return null;
  const { there } = nearest;
  const ways = new Set(open.filter(isLaunch).map(({ direction }) => direction));
  const [from] = [...ways]
    .flatMap((direction) => stepsOf(direction, 'left', flies).map(({ q, r }) => ({ q: there.q - q, r: there.r - r })))
    .sort((one, other) => range(one, here) - range(other, here));
  return { ...nearest, from: from ?? null };
}

/** Whether what is launched flies on as what launches it does. */
export function isAlongside({ view }: Seat, launch: Launch): boolean {
  const from = view.units.find(({ id }) => id === launcherOf(launch));
  return launch.direction === from?.direction && launch.velocity === from.velocity;
}

/** [R7.4g] The battlecraft that would fly alongside its ship, rather in the hex before it. */
function worthOfCraft(seat: Seat, launch: Launch): number {
  const { sheets, units } = seat.view;
  const ship = units.find(({ id }) => id === launcherOf(launch));
  const here = ship?.hex ? parseHexId(sheets, ship.hex) : undefined;
  const [ahead] =
    here && ship?.direction ? course({ hex: here, direction: ship.direction, nextSide: 'left' }, 1).stops : [];
  const isAhead = sameHex(ahead ?? null, parseHexId(sheets, launch.hex) ?? null);
  return (isAlongside(seat, launch) ? 2 : 0) + (isAhead ? 1 : 0);
}

/** [9.7] What a launch is worth: for a missile the chance to intercept. */
const worthOf = (seat: Seat, launch: Launch): number =>
  launch.do === 'launch-battlecraft' ? worthOfCraft(seat, launch) : (meetingOf(seat, launch)?.probability ?? 0);

/** How many hexes from an enemy ship what is launched ends its first move. */
function farFromEnemy({ view }: Seat, { player, hex, direction, velocity }: Launch): number {
  const from = parseHexId(view.sheets, hex);
  if (!from) return Number.POSITIVE_INFINITY;
  const end = course({ hex: from, direction, nextSide: 'left' }, velocity).stops.at(-1) ?? from;
  const ships = view.units.filter(({ owner, kind }) => owner !== player && kind === 'spaceship');
  const places = ships.flatMap((ship) => (ship.hex === null ? [] : (parseHexId(view.sheets, ship.hex) ?? [])));
  return Math.min(...places.map((place) => range(end, place)));
}

/**
 * The best of several launches: the missile that is likeliest to intercept, and of equals the one that comes nearest to an
 * enemy ship; the battlecraft that flies with its ship.
 */
export function bestLaunch(seat: Seat, launches: readonly Launch[]): Launch | null {
  const rated = launches.map((launch) => ({ launch, worth: worthOf(seat, launch) }));
  const most = Math.max(...rated.map(({ worth }) => worth));
  const best = rated
    .filter(({ worth }) => worth === most)
    .map(({ launch }) => ({ launch, far: farFromEnemy(seat, launch) }));
  const [first, ...others] = best;
  return first ? others.reduce((near, one) => (one.far < near.far ? one : near), first).launch : null;
}

/** The questions of what is placed, in the order in which they matter. */
const FIELDS = ['missile', 'pod', 'hex', 'direction', 'velocity'] as const satisfies readonly FieldName[];

/** The order that has this value and else is as like the one laid as can be. */
export function withValue<P extends Placing>(open: readonly P[], laid: P, field: FieldName, value: Value): P | null {
  const weight = (placing: P): number =>
    FIELDS.reduce(
      (sum, name, nth) => sum + (fieldValue(placing, name) === fieldValue(laid, name) ? 2 ** (FIELDS.length - nth) : 0),
      0,
    );
  const there = open.filter((placing) => fieldValue(placing, field) === value);
  return there.reduce<P | null>((best, one) => (best && weight(best) >= weight(one) ? best : one), null);
}

/** How far apart two directions lie, in degrees. */
const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** How far a pull goes that means a velocity, in hexes: for a ship at rest it has to have a direction all the same. */
export const pullFor = (velocity: number): number => Math.max(velocity, 0.7);

/** The order into a hex that a pull means: `angle` clockwise from twelve o’clock in degrees, `far` in hexes. */
export function pulled<P extends Placing>(open: readonly P[], hex: string, angle: number, far: number): P | null {
  const off = ({ direction, velocity }: P): number =>
    apart(direction * 30, angle) * 10 + Math.abs(pullFor(velocity) - far);
  return open
    .filter((placing) => placing.hex === hex)
    .reduce<P | null>((best, one) => (best && off(best) <= off(one) ? best : one), null);
}

/** [11.0] Whether a ship lies already as an order would deploy it. */
export const liesSo = ({ view }: Seat, { hex, direction, velocity }: Placing, ship: string): boolean =>
  view.units.some(
    (unit) => unit.id === ship && unit.hex === hex && unit.direction === direction && unit.velocity === velocity,
  );

/** What is laid of some orders that place something: the best launch, or a ship as it lies, else as it is most likely meant. */
export const bestPlacing = (seat: Seat, open: readonly Action[]): Placing | null =>
  bestLaunch(seat, open.filter(isLaunch)) ??
  open.find((action): action is Placing => action.do === 'deploy' && liesSo(seat, action, action.ship)) ??
  open.find(isPlacing) ??
  null;

/** Which kind of thing an action places, and out of which pod: what is chosen before its hex. */
export const placedKind = (action: Action): string => `${fieldValue(action, 'pod')} ${fieldValue(action, 'missile')}`;

/** The orders that place the same thing as one that is laid. */
export const sameKind = (all: readonly Action[], laid: Action): Action[] =>
  all.filter((open) => isPlacing(open) && placedKind(open) === placedKind(laid));
