import { type Leaning, leaningByGames, leaningOf } from '../chances/index.ts';
import type { Scenario } from '../engine/index.ts';
import { programPlayer } from '../matches/computer-player.ts';
import { outcomeFor, playMatch } from '../matches/match.ts';
import { tallyOf } from '../matches/statistics.ts';

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

/** How a scenario leans: as it was fitted, or by so many games of a battle that was in no season; null without any. */
export const leaningFor = (scenario: Scenario, games: number): Leaning | null =>
  leaningOf(scenario) ?? (games > 0 ? leaningByPlay(scenario, games) : null);
