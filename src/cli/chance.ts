import { chanceOf, type Leaning, leaningByGames, leaningOf } from '../chances/index.ts';
import { type Game, type Player, type Scenario, view, viewEvents } from '../engine/index.ts';
import { programPlayer } from '../matches/computer-player.ts';
import { outcomeFor, playMatch } from '../matches/match.ts';
import { tallyOf } from '../matches/statistics.ts';
import { seatChance } from '../opponent/index.ts';
import { print } from './output.ts';
import { readPlayed } from './replay.ts';

/** Lets two Captains play a battle that was in no season so often, to learn how it leans. */
function leaningByPlay(scenario: Scenario, games: number): Leaning {
  const captain = programPlayer('captain');
  const outcomes = Array.from({ length: games }, (_, game) =>
    outcomeFor(
      1,
      playMatch({
        scenario,
        seats: [captain, captain],
        diceSeed: game + 1,
        choicesSeeds: [2 * game + 1, 2 * game + 2],
      }),
    ),
  );
  const { win, draw, loss, unfinished } = tallyOf(outcomes);
  return leaningByGames(scenario, { wins: win, draws: draw + unfinished, losses: loss });
}

export const leaningFor = ({ scenario, result }: Game, games: number): Leaning | null =>
  leaningOf(scenario) ?? (games > 0 && !result ? leaningByPlay(scenario, games) : null);

/** Prints the chance at the end of a record: Player 1's with everything known, or that of a seat by what it knows. */
export function chance(text: string, player: Player | null, games: number): void {
  const { game, events } = readPlayed(text);
  const { scenario, rulings } = game;
  const leaning = leaningFor(game, games);
  const found =
    player === null
      ? chanceOf(game, leaning)
      : seatChance(
          { scenario, rulings, player, view: view(game, player), events: viewEvents(events, player) },
          leaning,
        );
  print(found ? { ok: true, known: true, chance: found } : { ok: true, known: false, chance: null });
}
