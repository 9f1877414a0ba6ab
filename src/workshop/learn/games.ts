import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Chance } from '../../chances/index.ts';
import { onDisk } from '../../cli/output.ts';
import type { GameRecord, Rank, Scenario } from '../../engine/index.ts';
import { type ComputerPlayer, programPlayer } from '../../matches/computer-player.ts';
import { outcomeFor, playMatch } from '../../matches/match.ts';
import { rngFrom } from '../../matches/rng.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import { makeFolder } from '../folder.ts';
import { battleFrom } from '../mine/battles.ts';

/** Of so many games one is of each scenario, and the others are of battles drawn at random. */
const ROUND = SCENARIOS.length + 3;

/** One game to learn from; everything about it follows from its number. */
export interface DrawnGame {
  nth: number;
  scenario: Scenario;
  /** Whether it is of a scenario of the booklet, and not of a battle drawn at random. */
  named: boolean;
  ranks: readonly [Rank, Rank];
  /** In so many Game-Turns both play like Ensigns, so that no two games begin alike. */
  opening: number;
}

/** The game of this number: two Captains in most, one of them against an Ensign in one of eight. */
export function drawGame(nth: number): DrawnGame {
  const rng = rngFrom(nth);
  const scenario = SCENARIOS[nth % ROUND];
  const ranks = rng.pick<DrawnGame['ranks']>([
    ...Array<DrawnGame['ranks']>(14).fill(['captain', 'captain']),
    ['captain', 'ensign'],
    ['ensign', 'captain'],
  ]);
  const opening = rng.percent(50) ? 1 + rng.below(scenario ? 4 : 1) : 0;
  return { nth, scenario: scenario ?? battleFrom(nth), named: scenario !== undefined, ranks, opening };
}

/** A game that was played: a line of the file. */
export interface LearntGame {
  nth: number;
  /** How it ended for Player 1; one that was left unfinished is drawn. */
  end: keyof Chance;
  record: GameRecord;
}

function playerOf(rank: Rank, opening: number): ComputerPlayer {
  const [first, then] = [programPlayer('ensign'), programPlayer(rank)];
  return { ...then, decide: (question) => (question.game.turn <= opening ? first : then).decide(question) };
}

/** Plays the game of this number. */
export function playLesson(nth: number): LearntGame {
  const { scenario, ranks, opening } = drawGame(nth);
  const played = playMatch({
    scenario,
    seats: [playerOf(ranks[0], opening), playerOf(ranks[1], opening)],
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
