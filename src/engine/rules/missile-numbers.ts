import { FIRST_NUMBER, missileLine } from '../charts/missiles.ts';
import type { CivLevel, MissileType, Player, UnitId } from '../model/names.ts';
import type { Game, Missile, Own, Spaceship } from '../model/state.ts';
import { addMissile } from './board.ts';
import type { Play } from './play.ts';

const LETTERS: Record<MissileType, string> = { unguided: 'U', guided: 'G', intelligent: 'I', mims: 'M' };

/** [R2.5a] What the ids of a player's missiles of a type begin with; those of guided ones have the letter of their ship. */
const seriesOf = (owner: Player, missile: MissileType, letter = ''): string =>
  `${owner}${LETTERS[missile]}${missile === 'guided' ? letter : ''}`;

const idIn = (series: string, number: number): UnitId => series + String(number).padStart(2, '0');

/** [R2.5a] The ids of a player's first missiles of a type, guided ones of one ship, in the order they are given out. */
export function listMissileIds(owner: Player, missile: MissileType, count: number, letter = ''): UnitId[] {
  const series = seriesOf(owner, missile, letter);
  return Array.from({ length: count }, (_, nth) => idIn(series, FIRST_NUMBER[missile] + nth));
}

/** The next number of a series; each is given out once. */
export function takeNumber(game: Game, series: string, first = 1): number {
  const number = game.counters[series] ?? first;
  // Several times faster than to spread a frozen object.
  const counters: Record<string, number> = Object.assign({}, game.counters);
  counters[series] = number + 1;
  game.counters = counters;
  return number;
}

/** [9.1, 9.5] A missile as it lies prepared in its pod, with all its energy; one of the four of a MIMS is from none. */
export function preparedMissile(
  id: UnitId,
  owner: Player,
  missile: MissileType,
  civLevel: CivLevel,
  from: { ship: UnitId; box: number } | null,
): Missile {
  const line = missileLine(missile, civLevel);
  return {
    id,
    owner,
    kind: 'missile',
    missile,
    status: 'prepared',
    hex: null,
    direction: 12,
    velocity: 0,
    nextSide: 'left',
    revealed: false,
    since: 0,
    counter: null,
    dock: null,
    civLevel,
    mother: from?.ship ?? null,
    pod: from?.box ?? null,
    energy: line ? { units: line.energyUnits, spent: 0 } : null,
    attempted: [],
    mimsLaunched: false,
  };
}

/**
 * [2.5, R2.5a] A new missile, prepared on its ship: the lowest number not yet used, guided ones by the ship's letter.
 * `from` is null for the unguided missiles of a MIMS.
 */
export function newMissile(
  play: Play,
  owner: Player,
  missile: MissileType,
  civLevel: CivLevel,
  from: { ship: Spaceship; box: number } | null,
): Own<Missile> {
  const { game } = play;
  const series = seriesOf(owner, missile, from?.ship.letter);
  const id = idIn(series, takeNumber(game, series, FIRST_NUMBER[missile]));
  return addMissile(game, preparedMissile(id, owner, missile, civLevel, from && { ship: from.ship.id, box: from.box }));
}
