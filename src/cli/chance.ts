import { chanceOf } from '../chances/index.ts';
import { type Player, view, viewEvents } from '../engine/index.ts';
import { seatChance } from '../opponent/index.ts';
import { print } from './output.ts';
import { readPlayed } from './replay.ts';

/** Prints the chance at the end of a record: Player 1's with everything known, or that of a seat by what it knows. */
export function chance(text: string, player: Player | null): void {
  const { game, events } = readPlayed(text);
  const { scenario, rulings } = game;
  const found =
    player === null
      ? chanceOf(game)
      : seatChance({ scenario, rulings, player, view: view(game, player), events: viewEvents(events, player) });
  print({ ok: true, chance: found });
}
