import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Chance } from '../../chances/index.ts';
import { onDisk } from '../../cli/output.ts';
import type { GameRecord, Scenario } from '../../engine/index.ts';
import { type ComputerPlayer, programPlayer } from '../../matches/computer-player.ts';
import { outcomeFor, playMatch } from '../../matches/match.ts';
import { rngFrom } from '../../matches/rng.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import { anyBattle } from '../../workbench/drawn/another.ts';
import { AIMS, TERRAINS } from '../../workbench/drawn/choices.ts';
import { makeFolder } from '../folder.ts';
import { battleFrom } from '../mine/battles.ts';

/**
 * What games are of, sixteen after another: duels are soon played, so there are more of them. Battles are those that players
 * are offered, from their beginning, fair or not, and one is the end of any battle.
 */
const KINDS = [
  ...['showdown', 'first-shot', 'battle', 'convoy-red', 'showdown', 'pirates', 'battle', 'escape-from-tau-ceti'],
  ...['showdown', 'first-shot', 'battle', 'convoy-red', 'showdown', 'pirates', 'battle', 'end'],
];

/** One game to learn from; everything about it follows from its number. */
export interface DrawnGame {
  nth: number;
  scenario: Scenario;
  /** Whether it is of a scenario of the booklet, and not of a battle drawn at random. */
  named: boolean;
  /** In so many Game-Turns both play like Ensigns, so that no two games begin alike. */
  opening: number;
}

/** A battle of this number as players are offered them, but for its fairness, which hangs on what was learned. */
function battleToLearn(number: number): Scenario {
  const rng = rngFrom(number);
  const size = rng.pick(['duel', 'skirmish', 'skirmish', 'fleet'] as const);
  const aim = size === 'duel' ? 'destroy' : rng.pick(AIMS);
  return anyBattle(rng, aim, rng.pick(TERRAINS), { size, number, forces: rng.pick(['same', 'others'] as const) });
}

/** The game of this number, between two Captains. */
export function drawGame(nth: number): DrawnGame {
  const kind = KINDS[nth % KINDS.length];
  const scenario = SCENARIOS.find(({ id }) => id === kind);
  const rng = rngFrom(nth);
  rng.below(16); // Games are known by their numbers: this keeps the openings of those that were learned from.
  const opening = rng.percent(50) ? 1 + rng.below(scenario ? 4 : 1) : 0;
  const battle = scenario ?? (kind === 'end' ? battleFrom(nth) : battleToLearn(nth));
  return { nth, scenario: battle, named: scenario !== undefined, opening };
}

/** A game that was played: a line of the file. */
export interface LearntGame {
  nth: number;
  /** How it ended for Player 1; one that was left unfinished is drawn. */
  end: keyof Chance;
  record: GameRecord;
}

function playerFor(opening: number): ComputerPlayer {
  const [first, then] = [programPlayer('ensign'), programPlayer('captain')];
  return { ...then, decide: (question) => (question.game.turn <= opening ? first : then).decide(question) };
}

/** Plays the game of this number. */
export function playLesson(nth: number): LearntGame {
  const { scenario, opening } = drawGame(nth);
  const played = playMatch({
    scenario,
    seats: [playerFor(opening), playerFor(opening)],
    diceSeed: nth,
    choicesSeeds: [2 * nth, 2 * nth + 1],
  });
  const outcome = outcomeFor(1, played);
  return { nth, end: outcome === 'unfinished' ? 'draw' : outcome, record: played.record };
}

/** The games of a file; a line that was broken off is none. */
export const readGames = (file: string): LearntGame[] =>
  existsSync(file)
    ? onDisk(file, () =>
        readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => line.endsWith('}'))
          .map((line) => JSON.parse(line)),
      )
    : [];

/** Plays on until the games with the numbers from `from` to below `to` are in the file; a line that was broken off is left behind. */
export function playGames(file: string, from: number, to: number): void {
  onDisk(file, () => makeFolder(dirname(file)));
  const there = new Set(readGames(file).map(({ nth }) => nth));
  for (let nth = from; nth < to; nth += 1) {
    if (there.has(nth)) continue;
    const game = playLesson(nth);
    onDisk(file, () => appendFileSync(file, `\n${JSON.stringify(game)}\n`));
    process.stderr.write(`game ${nth}: ${drawGame(nth).scenario.id}, ${game.end}\n`);
  }
}
