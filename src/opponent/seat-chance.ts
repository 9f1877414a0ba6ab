import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { asPlayer, type Chance, chanceOf, type Leaning, leaningOf } from '../chances/index.ts';
import { seededState } from '../engine/index.ts';
import type { Supposing } from './beliefs.ts';
import type { SeatKnowledge } from './contract.ts';
import { imagine } from './imagine.ts';

/** How many ways things may lie are looked at where something lies face-down. */
const WORLDS = 8;

/** The chance of the player of a seat in the game as it may be, and whether something was left open. */
function chanceInWorld(seat: SeatKnowledge, leaning: Leaning | null, world: number) {
  const generator = xoroshiro128plusFromState(seededState(world, 'choices'));
  let open = false;
  const suppose: Supposing = (types) => {
    if (types.length < 2) return types[0];
    open = true;
    return types[uniformInt(generator, 0, types.length - 1)];
  };
  return { chance: chanceOf(imagine(seat, 1, suppose), leaning), open };
}

/**
 * The chance of the player of a seat by what he knows alone: the mean over all that the enemy's face-down missiles may be
 * as far as he can tell, the rest as he believes it. Null where it is not known how the scenario leans.
 */
export function seatChance(seat: SeatKnowledge, leaning: Leaning | null = leaningOf(seat.scenario)): Chance | null {
  const mean: Chance = { win: 0, draw: 0, loss: 0 };
  let worlds = 1;
  for (let world = 0; world < worlds; world += 1) {
    const { chance, open } = chanceInWorld(seat, leaning, world);
    if (!chance) return null;
    if (open) worlds = WORLDS;
    mean.win += chance.win;
    mean.draw += chance.draw;
    mean.loss += chance.loss;
  }
  return asPlayer({ win: mean.win / worlds, draw: mean.draw / worlds, loss: mean.loss / worlds }, seat.player);
}
