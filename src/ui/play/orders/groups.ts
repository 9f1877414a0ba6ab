import { type CommandsLeft, commandOf, type UnitId, type UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { capital, count, refusalText, termsText } from '../../../words/index.ts';
import { beamsOf } from './beam.ts';
import { entriesOf, type OrderEntry } from './entries.ts';

/** Orders that belong together, with how many more of them may be given. */
export interface OrderGroup {
  key: string;
  title: string;
  /** A word for it on a narrow tab. */
  short: string;
  left: string | null;
  /** Why there are so many, and what they cost. */
  terms?: string | null;
  /** How many are left, where they are counted. */
  number: number | null;
  entries: OrderEntry[];
}

const leftText = ({ left, of }: { left: number; of: number }): string =>
  of === 0 ? 'no commands' : `${left} of ${count(of, 'command')} left`;

/** [R7.5d] Battlecraft in the pods of a ship take on energy from it; they are ordered through its panel. */
function rechargeEntries(seat: Seat, ship: UnitView): OrderEntry[] {
  const aboard = seat.view.units.filter(
    ({ kind, id, owner, status }) =>
      kind === 'battlecraft' &&
      owner === ship.owner &&
      id.replace(/\d+$/, '') === ship.id &&
      (status === 'in-pod' || status === 'prepared'),
  );
  return aboard.flatMap((craft) =>
    entriesOf(
      craft,
      seat.offers(craft.id).filter((offer) => offer.do === 'recharge'),
    ).map((entry) => ({ ...entry, key: `recharge ${craft.id}`, label: `Recharge ${craft.id}` })),
  );
}

/** [7.4] Guided missiles are steered from their ship: one press takes control, if it must, and gives the command. */
function steeringGroups(seat: Seat, unit: UnitView): OrderGroup[] {
  return seat.steering(unit.id).flatMap(({ missile: id, control, refusal, offers }) => {
    const missile = unitSeen(seat, id);
    const left = seat.left(id)?.maneuvers;
    if (!missile || !left) return [];
    const entries = entriesOf(missile, offers).map((entry) => ({
      ...entry,
      key: unit.id === id ? entry.key : `${id} ${entry.key}`,
      first: control ?? undefined,
      ...(refusal ? { effect: refusalText('control-missile', refusal), refusal } : {}),
    }));
    return {
      key: `steer ${id}`,
      title: unit.id === id ? 'Maneuver' : `Steer ${id}`,
      short: unit.id === id ? 'Maneuver' : id,
      left: control ? 'takes a Battle Command' : leftText(left),
      number: null,
      entries,
    };
  });
}

function commandGroups(seat: Seat, unit: UnitView, entries: OrderEntry[], left: CommandsLeft | null): OrderGroup[] {
  if (unit.class === 'guided') return steeringGroups(seat, unit);
  const terms = left && left.maneuvers.of > 0 ? seat.terms(unit.id) : null;
  const maneuvers: OrderGroup = {
    key: 'maneuver',
    title: 'Maneuver',
    short: 'Maneuver',
    left: left && leftText(left.maneuvers),
    terms: terms && termsText(terms),
    number: left ? left.maneuvers.left : null,
    entries: entries.filter((entry) => commandOf(entry.do) === 'maneuver'),
  };
  if (unit.kind === 'missile') return [maneuvers];
  const others = entries.filter(
    (entry) =>
      commandOf(entry.do) !== 'maneuver' &&
      (entry.do !== 'recharge' || (unit.kind === 'battlecraft' && !entry.refusal)),
  );
  if (unit.kind === 'battlecraft') {
    return [maneuvers, { key: 'other', title: 'Other', short: 'Other', left: null, number: null, entries: others }];
  }
  const battle: OrderGroup = {
    key: 'battle',
    title: 'Battle',
    short: 'Battle',
    left: left && leftText(left.battle),
    number: left ? left.battle.left : null,
    entries: [...others, ...rechargeEntries(seat, unit)],
  };
  return [maneuvers, battle, ...steeringGroups(seat, unit)];
}

const TITLES: Partial<Record<Seat['stage'], string>> = {
  'set-up': 'set-up',
  movement: 'movement',
  fire: 'missiles',
  'planet-maneuver': 'free at the planet',
};

/** [7.4] How far an Active Search reaches, which depends on more than the hull. */
function withRange(seat: Seat, { id }: UnitView, entry: OrderEntry): OrderEntry {
  if (entry.do !== 'active-search' || entry.refusal) return entry;
  const search = seat.ranges(id).find(({ kind }) => kind === 'search');
  return search && 'within' in search ? { ...entry, effect: `out to ${count(search.within, 'hex', 'hexes')}` } : entry;
}

/** [6.6, 9.6] A move says how many dice are rolled on it; for what, the bar and the note on its course tell. */
function withRolls(seat: Seat, unit: UnitView, entry: OrderEntry): OrderEntry {
  const dice = entry.key === 'move' && !entry.refusal ? seat.ahead(unit).length : 0;
  return dice === 0 ? entry : { ...entry, effect: `${entry.effect}, ${count(dice, 'die', 'dice')}` };
}

/** [6.5] At a planet nothing is paid, and the order says so. */
const withoutCost = ({ stage }: Seat, entry: OrderEntry): OrderEntry =>
  stage === 'planet-maneuver' && entry.refusal === null ? { ...entry, cost: 'free' } : entry;

/** Whether a unit takes orders at all: the one who decides owns it, and it is there. What is left out says so itself. */
const takesOrders = ({ decider, stage }: Seat, { owner, status }: UnitView): boolean =>
  owner === decider && (status === 'in-play' || stage === 'set-up');

/** [6.5] Whether a unit lies in a planet's hex and is not on its way through. */
export const isAtPlanet = ({ planets, stage }: Seat, { hex }: UnitView): boolean =>
  hex !== null && planets.includes(hex) && stage !== 'planet-maneuver';

/** The orders of a unit in the present stage; none while another unit or player must decide. */
export function groupsOf(seat: Seat, unit: UnitView): OrderGroup[] {
  const offered = entriesOf(unit, seat.offers(unit.id), isAtPlanet(seat, unit)).map((entry) =>
    withoutCost(seat, withRolls(seat, unit, withRange(seat, unit, entry))),
  );
  const entries = takesOrders(seat, unit) ? offered : offered.filter(({ refusal }) => refusal === null);
  const beams = beamsOf(seat, unit.id).map(
    ({ ship, target, entries: through }): OrderGroup => ({
      key: `beam ${ship} ${target}`,
      title: `Beam of ${ship} on ${target}`,
      short: 'Beam',
      left: null,
      number: null,
      entries: through,
    }),
  );
  if (seat.stage === 'command') {
    const own = entries.length > 0 ? commandGroups(seat, unit, entries, seat.left(unit.id)) : [];
    return [...own, ...beams].filter((group) => group.entries.length > 0);
  }
  const title = capital(TITLES[seat.stage] ?? seat.stage);
  return entries.length === 0 ? [] : [{ key: 'all', title, short: title, left: null, number: null, entries }];
}

/** The unit as the seat sees it. */
export const unitSeen = ({ view }: Seat, id: UnitId | null): UnitView | null =>
  view.units.find((unit) => unit.id === id) ?? null;
