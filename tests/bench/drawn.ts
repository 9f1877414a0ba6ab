/**
 * How fair battles are that the program draws at random: each by its number, played once by two Captains. `--size SIZE` and
 * `--games N` of it, from number `--from N` on, with `--forces others` between other ships for the same price.
 */
import { parseArgs } from 'node:util';
import { programPlayer } from '../../src/matches/computer-player.ts';
import { outcomeFor, type PlayedMatch, playMatch } from '../../src/matches/match.ts';
import { intervalOf, matchScore, tallyOf } from '../../src/matches/statistics.ts';
import { anotherBattle } from '../../src/workbench/drawn/another.ts';
import { SIZES } from '../../src/workbench/drawn/choices.ts';
import { scoreAndInterval } from '../../src/workshop/shares.ts';

const { size, games, from, forces } = parseArgs({
  options: {
    size: { type: 'string', default: 'skirmish' },
    games: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    forces: { type: 'string', default: 'same' },
  },
}).values;
const drawn = SIZES.find((one) => one === size);
if (!drawn) throw new Error(`there is no size ${size}`);

const CAPTAINS = [programPlayer('captain'), programPlayer('captain')] as const;

/** What a battle is about: its reasons to win, in their order. */
const aimOf = ({ game }: PlayedMatch): string => game.scenario.victory.map(({ reason }) => reason).join(', ');

const played = Array.from({ length: Number(games) }, (_, nth) => {
  const number = Number(from) + nth;
  const scenario = anotherBattle({ size: drawn, number, forces: forces === 'others' ? 'others' : 'same' });
  const match = playMatch({ scenario, seats: CAPTAINS, diceSeed: number, choicesSeeds: [2 * number, 2 * number + 1] });
  process.stderr.write(`${scenario.id}: ${outcomeFor(1, match)} in Game-Turn ${match.game.turn}\n`);
  return match;
});

function tell(name: string, matches: readonly PlayedMatch[]): void {
  const tally = tallyOf(matches.map((match) => outcomeFor(1, match)));
  const turns = matches.map(({ game }) => game.turn).sort((a, b) => a - b);
  const [early, half, late] = [0.05, 0.5, 0.95].map((share) => turns[Math.floor(share * turns.length)]);
  const score = scoreAndInterval(matchScore(tally), intervalOf(tally));
  console.log(
    `${name}: ${matches.length} games, player 1 ${score}, ${tally.draw} drawn, Game-Turns ${half} (${early} to ${late})`,
  );
}

tell(drawn, played);
for (const aim of new Set(played.map(aimOf)))
  tell(
    `  ${aim}`,
    played.filter((match) => aimOf(match) === aim),
  );
