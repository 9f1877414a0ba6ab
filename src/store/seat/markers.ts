import {
  findUnit,
  type Game,
  inOrbit,
  listAboard,
  type Player,
  type Snapshot,
  shipId,
  snapshot,
  type UnitView,
  unitNamed,
  view,
} from '../../engine/index.ts';

/** [R10.0a] A ship with the prepared counters that lie on it, for its owner; any other unit as it is. */
function withCounters(game: Game, player: Player | null, seen: UnitView): UnitView {
  const ship = unitNamed(game, seen.id);
  if (ship?.kind !== 'spaceship' || (player !== null && ship.owner !== player)) return seen;
  const holds = listAboard(game, ship).filter(({ status }) => status === 'prepared');
  return holds.length === 0 ? seen : { ...seen, holds: holds.map(({ id }) => id) };
}

/** [6.5, R6.5b] A unit, marked if it is in orbit. Missiles do not stay in a planet's hex: that tells no secret. */
function withOrbit(game: Game, seen: UnitView): UnitView {
  const unit = findUnit(game, seen.id);
  return unit && inOrbit(game, unit) ? { ...seen, inOrbit: true } : seen;
}

/** A ship with the name of its own that stands in the scenario, which both players know; any other unit as it is. */
function withName({ scenario }: Game, seen: UnitView): UnitView {
  if (seen.kind !== 'spaceship') return seen;
  const name = scenario.ships.find((ship) => seen.id === shipId(ship))?.name;
  return name === undefined ? seen : { ...seen, name };
}

/** A view of a game with what a seat adds: which counters lie on a ship, what is in orbit, and the names of ships. */
export const withMarkers = (game: Game, player: Player | null, seen: Snapshot): Snapshot => ({
  ...seen,
  units: seen.units.map((unit) => withName(game, withOrbit(game, withCounters(game, player, unit)))),
});

/** [R10.0a, R10.0b] A game as it is seen from a place at the table; from null with everything open. */
export const seenBy = (game: Game, player: Player | null): Snapshot =>
  withMarkers(game, player, player === null ? snapshot(game) : view(game, player));
