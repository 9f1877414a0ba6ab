import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { asPlayer, type Chance, chanceOf } from '../chances/index.ts';
import { type Game, seededState } from '../engine/index.ts';
import type { Supposing } from './beliefs.ts';
import type { SeatKnowledge } from './contract.ts';
import { imagine } from './imagine.ts';

/** How many ways things may lie are looked at where something lies face-down. */
const WORLDS = 8;

/** The game as it may be, in one way, and whether something was left open in it. */
function worldOf(seat: SeatKnowledge, nth: number): { game: Game; open: boolean } {
  const generator = xoroshiro128plusFromState(seededState(nth, 'choices'));
  let open = false;
  const suppose: Supposing = (types) => {
    if (types.length < 2) return types[0];
    open = true;
    return types[uniformInt(generator, 0, types.length - 1)];
  };
  return { game: imagine(seat, 1, suppose), open };
}

/**
 * The game as it may be by what a seat knows alone: one for each way that is looked at in which the enemy's face-down
 * missiles may lie, the rest as the seat believes it; a single one where none lies face-down.
 */
export function* worldsOf(seat: SeatKnowledge): Generator<Game> {
  let worlds = 1;
  for (let nth = 0; nth < worlds; nth += 1) {
    const { game, open } = worldOf(seat, nth);
    if (open) worlds = WORLDS;
    yield game;
  }
}

/** The chance of the player of a seat, the mean over its worlds. */
export function seatChance(seat: SeatKnowledge): Chance {
  const mean: Chance = { win: 0, draw: 0, loss: 0 };
  let worlds = 0;
  for (const game of worldsOf(seat)) {
    const chance = chanceOf(game);
    worlds += 1;
    mean.win += chance.win;
    mean.draw += chance.draw;
    mean.loss += chance.loss;
  }
  return asPlayer({ win: mean.win / worlds, draw: mean.draw / worlds, loss: mean.loss / worlds }, seat.player);
}
