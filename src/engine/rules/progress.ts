import { PLAYERS, type Player, type UnitId, type UnitStatus } from '../model/names.ts';
import type { VictoryClause } from '../model/scenario.ts';
import type { Game, Hex, Unit } from '../model/state.ts';
import { range } from '../space/hexes.ts';
import { inPlay, listInPlay, unitNamed } from './board.ts';
import { isFaceDown } from './play.ts';
import { terrainOf } from './terrain.ts';
import { isCraft, isShip } from './units.ts';
import { holds, type ScoreLine, scoreOf, victoryPoints } from './victory.ts';

/** How far two units are apart, or a unit from a planet; in hexes. */
export interface Distance {
  from: UnitId;
  /** Null for the planet. */
  to: UnitId | null;
  hexes: number;
}

/** [11.0] How close a victory clause is to being true, as far as one player may know. */
export interface ClauseProgress {
  clause: VictoryClause;
  holds: boolean;
  /** It can no longer come true. */
  lost: boolean;
  /** How much of what is needed is there: ships, points or, for `apart`, hexes. */
  have: number;
  need: number;
  /** The ships it is already true of. */
  done: UnitId[];
  /** The smallest distance that counts for the clause; null if none does. */
  nearest: Distance | null;
  /** [R10.0b] Enemy counters whose backs may hide a unit that counts. */
  faceDown: number;
}

/** [11.0, R11.5a] The victory conditions and the score at any time. */
export interface Progress {
  clauses: ClauseProgress[];
  score: ScoreLine[];
}

const NOT_YET: readonly UnitStatus[] = ['in-play', 'unalerted'];

const nearestOf = (all: readonly Distance[]): Distance | null =>
  all.reduce<Distance | null>((best, one) => (best && best.hexes <= one.hexes ? best : one), null);

const between = (from: readonly (Unit & { hex: Hex })[], to: readonly (Unit & { hex: Hex })[]): Distance | null =>
  nearestOf(
    from.flatMap((one) => to.map((other) => ({ from: one.id, to: other.id, hexes: range(one.hex, other.hex) }))),
  );

type Measured = Omit<ClauseProgress, 'clause' | 'holds'>;

const measure = (part: Partial<Measured>): Measured => ({
  lost: false,
  have: 0,
  need: 1,
  done: [],
  nearest: null,
  faceDown: 0,
  ...part,
});

function measureClause(game: Game, player: Player | null, { if: condition }: VictoryClause): Measured {
  const units = listInPlay(game);
  const open = (id: UnitId): boolean => NOT_YET.includes(unitNamed(game, id)?.status ?? 'destroyed');
  const found = (ids: readonly UnitId[]) => units.filter(({ id }) => ids.includes(id));
  switch (condition.is) {
    case 'destroyed':
    case 'jumped': {
      const done = condition.units.filter((id) => unitNamed(game, id)?.status === condition.is);
      const including = condition.is === 'destroyed' ? (condition.including ?? []) : [];
      const left = done.length + condition.units.filter(open).length;
      const lost = left < condition.atLeast || including.some((id) => !done.includes(id) && !open(id));
      return measure({ have: done.length, need: condition.atLeast, done, lost });
    }
    case 'in-orbit': {
      const { planets } = terrainOf(game.scenario);
      const ways = found([condition.unit]).flatMap(({ id, hex }) =>
        planets.map((planet) => ({ from: id, to: null, hexes: range(hex, planet) })),
      );
      return measure({ have: Number(holds(game, condition)), nearest: nearestOf(ways), lost: !open(condition.unit) });
    }
    case 'docked': {
      const lost = !open(condition.with) || !condition.units.some(open);
      const nearest = between(found(condition.units), found([condition.with]));
      return measure({ have: Number(holds(game, condition)), nearest, lost });
    }
    case 'apart': {
      const hidden = (unit: Unit): boolean => player !== null && unit.owner !== player && isFaceDown(unit);
      const [first = [], second = []] = PLAYERS.map((side) =>
        units.filter((unit) => unit.owner === side && isCraft(unit) && !hidden(unit)),
      );
      const nearest = between(first, second);
      return measure({
        have: nearest?.hexes ?? 0,
        need: condition.range + 1,
        nearest,
        faceDown: units.filter(hidden).length,
      });
    }
    case 'points':
      return measure({ have: victoryPoints(game)[condition.player], need: condition.atLeast });
    case 'turns':
      return measure({ have: game.turn - 1, need: condition.played });
    case 'no-ship-left': {
      const ships = game.units.filter((unit) => isShip(unit) && unit.owner === condition.player);
      const done = ships.filter((ship) => !inPlay(ship)).map(({ id }) => id);
      return measure({ have: done.length, need: ships.length, done });
    }
  }
}

/**
 * [11.0, R10.0b] The progress of every victory clause, and what the points were scored for, as a player may know it;
 * null sees everything. Face-down counters of the other player are counted but not looked at.
 */
export const progressOf = (game: Game, player: Player | null): Progress => ({
  clauses: game.scenario.victory.map((clause) => ({
    clause,
    holds: holds(game, clause.if),
    ...measureClause(game, player, clause),
  })),
  score: PLAYERS.flatMap((side) => scoreOf(game, side)),
});
