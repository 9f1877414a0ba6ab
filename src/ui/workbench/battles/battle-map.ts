import {
  course,
  type Hex,
  hexId,
  listMissileIds,
  type Player,
  parseHexId,
  type Scenario,
  type ScenarioLaunch,
  type ScenarioShip,
  shipId,
  terrainOf,
  type UnitId,
  type UnitView,
} from '../../../engine/index.ts';
import { type Battle, findShip } from '../../../workbench/battles/battle.ts';
import { mapCounter } from '../../counters/map-counter.ts';
import type { MapCounter } from '../../counters/types.ts';
import type { MapContents } from '../../map/props.ts';
import type { MapCourse, MapHighlight, MapPiece } from '../../map/types.ts';

const only = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);

/** A ship as its counter lies on the map before play; what is left open is not on it. */
export function shipCounter(ship: ScenarioShip): MapCounter {
  const { hexes, directions, velocities } = ship.deployment;
  const unit: UnitView = {
    id: shipId(ship),
    owner: ship.player,
    kind: 'spaceship',
    class: ship.hull,
    ...(ship.name && { name: ship.name }),
    status: 'in-play',
    hex: hexes[0] ?? null,
    direction: only(directions),
    velocity: only(velocities),
    nextSide: ship.deployment.reminder ?? 'left',
    revealed: true,
  };
  return mapCounter(unit, { units: [] });
}

const hexesOf = ({ sheets }: Battle, ids: readonly string[]): Hex[] =>
  ids.flatMap((id) => parseHexId(sheets, id) ?? []);

/** Where a ship begins whose start leaves nothing open, and where that takes it first. */
function firstCourse(battle: Battle, ship: ScenarioShip, selected: boolean): MapCourse[] {
  const [hex] = hexesOf(battle, ship.deployment.hexes);
  const direction = only(ship.deployment.directions);
  const velocity = only(ship.deployment.velocities);
  if (!hex || direction === null || !velocity) return [];
  const { stops, reminder, nextSide } = course(
    { hex, direction, nextSide: ship.deployment.reminder ?? 'left' },
    velocity,
  );
  return [
    {
      id: shipId(ship),
      side: ship.player,
      stops: [hex, ...stops],
      end: direction,
      style: selected ? 'selected' : 'other',
      ...(selected && { reminder: { hex: reminder, turn: nextSide } }),
    },
  ];
}

/** What the pieces that fly are called on the map, with their place in the list. */
const FLYING = 'flying ';

/** The ship whose piece has been pressed, or that has launched it. */
export const shipOfPiece = (battle: Battle, piece: string): UnitId =>
  (piece.startsWith(FLYING) && battle.goesOn?.launched[Number(piece.slice(FLYING.length))]?.ship) || piece;

/** [R2.5a] The id under which it will fly. */
function flyingId({ goesOn }: Battle, ship: ScenarioShip, { pod, missile }: ScenarioLaunch, nth: number): UnitId {
  if (!missile) {
    const box = ship.pods.slice(0, pod).filter(({ battlecraft }) => battlecraft).length;
    return `${shipId(ship)}${box}`;
  }
  const before = (goesOn?.launched ?? []).slice(0, nth).filter((one) => {
    const isOwn = one.ship.startsWith(String(ship.player)) && one.missile === missile;
    return isOwn && (missile !== 'guided' || one.ship === shipId(ship));
  });
  return listMissileIds(ship.player, missile, before.length + 1, ship.letter).at(-1) ?? shipId(ship);
}

/** [R10.0b] Whether what a player hides is covered. */
type Covers = (player: Player) => boolean;

/** What flies beside the ships; who has launched it sees which it is. */
function flyingPiece(battle: Battle, launch: ScenarioLaunch, nth: number, covers: Covers): MapPiece[] {
  const [hex] = hexesOf(battle, [launch.hex]);
  const ship = findShip(battle, launch.ship);
  const craft = ship?.pods[launch.pod - 1]?.battlecraft;
  const what = launch.missile ?? craft;
  if (!hex || !ship || !what) return [];
  const isBack = !launch.revealed && covers(ship.player);
  const unit: UnitView = {
    id: isBack ? `${ship.player}?` : flyingId(battle, ship, launch, nth),
    owner: ship.player,
    kind: launch.missile ? 'missile' : 'battlecraft',
    ...(!isBack && { class: what }),
    status: 'in-play',
    hex: launch.hex,
    direction: launch.direction,
    velocity: launch.velocity,
    nextSide: launch.reminder ?? 'left',
    revealed: launch.revealed ?? false,
  };
  return [{ id: `${FLYING}${nth}`, hex, counter: mapCounter(unit, { units: [] }), order: 1 }];
}

/** What lies on the map of a battle, and what is pointed out of its selected ship. */
export function contentsOf(battle: Battle, selected: UnitId | null, pointed: Hex | null, covers: Covers): MapContents {
  const pieces = battle.ships.flatMap((ship): MapPiece[] => {
    const [hex] = hexesOf(battle, ship.deployment.hexes);
    const id = shipId(ship);
    if (!hex) return [];
    return [{ id, hex, counter: { ...shipCounter(ship), selected: id === selected }, order: id === selected ? 9 : 0 }];
  });
  pieces.push(...(battle.goesOn?.launched ?? []).flatMap((launch, nth) => flyingPiece(battle, launch, nth, covers)));
  const chosen = selected === null ? undefined : findShip(battle, selected);
  const starts = chosen ? hexesOf(battle, chosen.deployment.hexes) : [];
  const highlights: MapHighlight[] = [
    ...(starts.length === 1 ? starts.map((hex) => ({ hex, kind: 'selected' as const })) : []),
    ...(starts.length > 1 ? starts.map((hex) => ({ hex, kind: 'option' as const })) : []),
    ...(pointed ? [{ hex: pointed, kind: 'event' as const }] : []),
  ];
  const { planets, asteroids } = terrainIn(battle);
  return {
    sheets: battle.sheets,
    planets,
    asteroids,
    pieces,
    highlights,
    courses: battle.ships.flatMap((ship) => firstCourse(battle, ship, shipId(ship) === selected)),
  };
}

/** [6.6] Planets and the hexes of asteroid fields; what lies on no sheet is left out. */
function terrainIn(battle: Battle): { planets: readonly Hex[]; asteroids: readonly Hex[] } {
  const sound = (ids: readonly string[]) => ids.filter((id) => parseHexId(battle.sheets, id));
  return terrainOf({ ...battle, planets: sound(battle.planets), asteroidFields: sound(battle.asteroidFields) });
}

/** The id of a hex on one of the battle's sheets, or null beside them. */
export function hexIdIn(battle: Pick<Scenario, 'sheets'>, hex: Hex): string | null {
  const id = hexId({ sheets: battle.sheets, scenario: {} }, hex);
  return parseHexId(battle.sheets, id) ? id : null;
}
