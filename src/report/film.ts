import type { FoughtBattle } from './battle.ts';
import { momentText } from './moment.ts';

/** A picture of a film: a moment, how much of its last move has been flown, and how long it is seen, in seconds. */
export interface FilmFrame {
  count: number;
  part: number;
  seconds: number;
}

/** Pictures of a flight, thirty a second. */
const FLIGHT = 15;
const RATE = 30;
/** How long what is told is seen, in seconds: by the letter, at least, at most, and at the end. */
const READING = { letter: 0.02, least: 0.4, most: 2.5, end: 3 };
/** How long a moment is seen of which nothing is told. */
const SILENT = 0.15;

/** The pictures of a battle from one number of orders to another: flights move, and what is told stands long enough to be read. */
export function filmFrames(battle: FoughtBattle, from: number, to: number): FilmFrame[] {
  const flown = new Set(battle.log.flatMap(({ event, action }) => (event.type === 'stepped' ? [action + 1] : [])));
  const frames: FilmFrame[] = [];
  for (let count = from; count <= to; count += 1) {
    if (flown.has(count) && count > from)
      for (let nth = 1; nth <= FLIGHT; nth += 1) frames.push({ count, part: nth / FLIGHT, seconds: 1 / RATE });
    const { told } = momentText(battle, count);
    const read = Math.min(Math.max(told.length * READING.letter, READING.least), READING.most);
    frames.push({ count, part: 1, seconds: count === to ? READING.end : told === '' ? SILENT : read });
  }
  return frames;
}

/** [3.0] The orders of the Game-Turn in which a moment lies: the numbers before its first and after its last. */
export function turnAround({ games }: FoughtBattle, count: number): { from: number; to: number } {
  const turn = games[count]?.turn;
  const first = games.findIndex((game) => game.turn === turn);
  return { from: Math.max(first - 1, 0), to: games.findLastIndex((game) => game.turn === turn) };
}
