import { type Chance, chanceOf } from '../chances/index.ts';
import { type Game, type Player, shipId, type UnitId } from '../engine/index.ts';
import type { GameSettings } from '../game/entries.ts';
import { gameAt, type History } from '../game/history.ts';
import type { LoggedEvent } from '../game/log.ts';
import { isClosed } from '../game/people.ts';
import { capital, shortName } from '../words/index.ts';
import { hullName, isolated, missileName } from '../words/names.ts';

/** A battle that was fought, with everything of it open. */
export interface FoughtBattle {
  /** The positions before the first order and after each. */
  games: readonly Game[];
  log: readonly LoggedEvent[];
  /** What Player 1 could expect in each of them. */
  chances: readonly Chance[];
  settings: GameSettings;
  /** `1E Piccolo`, `guided missile 1GA01`. */
  name: (unit: UnitId) => string;
  /** `Anna`, or `Player 1`. */
  side: (player: Player) => string;
}

/** [R10.0b] Whether everything in a game lies open, so that anybody may read a report of it. */
export const mayReport = (history: History, settings: GameSettings): boolean =>
  !isClosed(settings) || gameAt(history).result !== null;

/** The names of all units there have been, as sentences have them. */
function namesIn(games: readonly Game[]): (unit: UnitId) => string {
  const last = games.at(-1);
  const own = new Map(last?.scenario.ships.map((ship) => [shipId(ship), ship.name]) ?? []);
  const names = new Map<UnitId, string>();
  for (const game of games) {
    for (const unit of game.units) {
      if (names.has(unit.id)) continue;
      const called = own.get(unit.id);
      names.set(
        unit.id,
        unit.kind === 'missile'
          ? `${missileName(unit.missile)} ${unit.id}`
          : `${unit.id} ${called ? isolated(called) : hullName(unit.hull)}`,
      );
    }
  }
  return (unit) => names.get(unit) ?? unit;
}

/** A history as the report reads it. */
export function battleOf(history: History, settings: GameSettings): FoughtBattle {
  const games = [history.start, ...history.steps.map(({ game }) => game)];
  return {
    games,
    log: history.steps.flatMap(({ log }) => log),
    chances: games.map((game) => chanceOf(game)),
    settings,
    name: namesIn(games),
    side: (player) => capital(shortName(settings, player)),
  };
}

/** The position in which it ended, or as far as it has come. */
export const endOfBattle = ({ games }: FoughtBattle): Game => {
  const last = games.at(-1);
  if (!last) throw new Error('A battle has a beginning.');
  return last;
};

/** What Player 1 has of a position: their chance to win, and half of that to draw. */
export function worthAt({ chances }: FoughtBattle, count: number): number {
  const chance = chances[count];
  return chance ? chance.win + chance.draw / 2 : 0.5;
}
