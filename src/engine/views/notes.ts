import { shipId } from '../model/ids.ts';
import type { Player, UnitId } from '../model/names.ts';
import type { Scenario } from '../model/scenario.ts';
import type { FireMade, HitSource, Orders } from '../model/state.ts';
import { newOrders } from '../rules/orders.ts';

/** A launch that everybody saw; its pod only its owner knows. */
interface Launch {
  ship: UnitId;
  pod: number | null;
  /** Its place among all placements on the map. */
  since: number;
  /** The number on the back of its counter. */
  counter: number;
}

/** What a unit has been ordered, but for its velocity when the phase began: `gained` is how much faster it is now. */
export type Ordered = { -readonly [field in keyof Omit<Orders, 'startVelocity'>]: Orders[field] } & { gained: number };

/** What events tell that a view does not show: the phase so far, who has moved, where missiles came from. */
export interface Notes {
  /** The ids of the scenario's ships. */
  ships: ReadonlySet<UnitId>;
  launches: Map<UnitId, Launch>;
  launchesBy: Record<Player, number>;
  placements: number;
  /** Where own missiles that lie prepared came from. */
  prepared: Map<UnitId, { ship: UnitId; pod: number }>;
  deployed: UnitId[];
  pairs: Map<UnitId, UnitId>;
  /** Of each docked pair the unit that was docked with. */
  leaders: Set<UnitId>;
  /** The letters of the sheets on which each ship has been. */
  visited: Map<UnitId, ReadonlySet<string>>;
  moved: Set<UnitId>;
  /** The unit whose move is being made, and the hexes it has gone. */
  moving: { unit: UnitId; gone: number } | null;
  /** Free maneuvers at the planet it has come to. */
  free: Ordered;
  orders: Map<UnitId, Ordered>;
  controlled: UnitId[];
  /** Battlecraft prepared in this phase. */
  preparedNow: UnitId[];
  beams: { ship: UnitId; target: UnitId; left: number }[];
  fires: FireMade[];
  attempted: Map<UnitId, Set<UnitId>>;
  hitSource: HitSource;
  /** The missile of the latest interception that succeeded. */
  exploding: UnitId | null;
  /** Who has just paid energy, if nothing has happened since. */
  payer: UnitId | null;
}

/** What a player has seen, up to some event: it stays as it is when more happens. */
export type Witnessed = { readonly [field in keyof Notes]: Notes[field] };

const { startVelocity: _, ...NO_ORDERS } = newOrders(0);

/** No command yet. */
export const nothingOrdered = (): Ordered => ({ ...NO_ORDERS, gained: 0 });

/** [R10.0a] What a player has seen before anything has happened. */
export const nothingSeen = (scenario: Scenario): Witnessed => ({
  ships: new Set(scenario.ships.map(shipId)),
  launches: new Map(),
  launchesBy: { 1: 0, 2: 0 },
  placements: scenario.ships.length,
  prepared: new Map(),
  deployed: [],
  pairs: new Map(),
  leaders: new Set(),
  visited: new Map(),
  moved: new Set(),
  moving: null,
  free: nothingOrdered(),
  orders: new Map(),
  controlled: [],
  preparedNow: [],
  beams: [],
  fires: [],
  attempted: new Map(),
  hitSource: 'fire',
  exploding: null,
  payer: null,
});

/** A copy that may be written on; what is only ever replaced is shared. */
export const copyNotes = (seen: Witnessed): Notes => ({
  ...seen,
  launches: new Map(seen.launches),
  launchesBy: { ...seen.launchesBy },
  prepared: new Map(seen.prepared),
  deployed: [...seen.deployed],
  pairs: new Map(seen.pairs),
  leaders: new Set(seen.leaders),
  visited: new Map(seen.visited),
  moved: new Set(seen.moved),
  free: { ...seen.free },
  orders: new Map([...seen.orders].map(([unit, orders]) => [unit, { ...orders }])),
  controlled: [...seen.controlled],
  preparedNow: [...seen.preparedNow],
  beams: seen.beams.map((beam) => ({ ...beam })),
  fires: [...seen.fires],
  attempted: new Map([...seen.attempted].map(([missile, targets]) => [missile, new Set(targets)])),
});
