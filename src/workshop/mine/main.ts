import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onDisk, UsageError, wholeNumber } from '../../cli/output.ts';
import { type Game, type GameRecord, type Rank, type Scenario, startRecord } from '../../engine/index.ts';
import { programPlayer } from '../../matches/computer-player.ts';
import { playMatch } from '../../matches/match.ts';
import { type MinedPuzzle, PUZZLES, positionOf } from '../../puzzles/index.ts';
import { findScenario, SCENARIOS } from '../../scenarios/index.ts';
import { readCallOptions, type WorkshopTool } from '../call.ts';
import { makeFolder } from '../folder.ts';
import { collect } from '../puzzles/collect.ts';
import { mine, type Seam } from '../puzzles/mine.ts';
import { readScenarios } from '../season/options.ts';
import { battleFrom, endingFrom } from './battles.ts';

const USAGE = `usage: npm run workshop -- mine [options]
  --scenario S   all, or some by name, separated by commas (all); battles for those of other ships, endings for ends of
                 the scenarios as they might be
  --from N       the first seed (1)
  --to N         the last seed (10)
  --games N      how many games prove a puzzle (24)
  --records FOLDER
                 looks through the games of a season, the N-th of each scenario, instead of playing some
  --file FILE    what was found; games looked through before are passed over (seasons/puzzles.jsonl)
  --write        adds what is in the file to src/puzzles/puzzles.json, without what is alike
`;

const DATA = join(import.meta.dirname, '../../puzzles/puzzles.json');

/** Who plays the games that are looked through, in turn: mistakes of the Ensign give the other something to find. */
const PAIRS: readonly [readonly [Rank, Rank], ...(readonly [Rank, Rank])[]] = [
  ['captain', 'captain'],
  ['captain', 'ensign'],
  ['ensign', 'captain'],
];

/** Where games begin that are in no booklet. */
const MADE_UP: ReadonlyMap<string, (seed: number) => Scenario[]> = new Map([
  ['battles', (seed: number) => [battleFrom(seed)]],
  ['endings', (seed: number) => SCENARIOS.map((scenario) => endingFrom(scenario, seed))],
]);

/** One game that has been looked through, and the puzzles in it: a line of the file. */
interface Looked {
  scenario: string;
  seed: number;
  found: MinedPuzzle[];
}

const OPTIONS = {
  scenario: { type: 'string', default: 'all' },
  from: { type: 'string', default: '1' },
  to: { type: 'string', default: '10' },
  games: { type: 'string', default: '24' },
  records: { type: 'string' },
  file: { type: 'string', default: 'seasons/puzzles.jsonl' },
  write: { type: 'boolean', default: false },
} as const;

const readLooked = (file: string): Looked[] =>
  existsSync(file)
    ? onDisk(file, () =>
        readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => line.endsWith('}'))
          .map((line) => JSON.parse(line)),
      )
    : [];

type Played = Pick<Seam, 'actions' | 'dice'>;

/** A game of two ranks. */
function playedBy([one, two]: readonly [Rank, Rank], scenario: Scenario, seed: number): Played {
  const seats = [programPlayer(one), programPlayer(two)] as const;
  const { record } = playMatch({ scenario, seats, diceSeed: seed, choicesSeeds: [2 * seed, 2 * seed + 1] });
  return { actions: record.actions, dice: seed };
}

/** The N-th of the games of a scenario that a season has written; null where there is none. */
function readPlayed(folder: string, { id }: Scenario, nth: number): Played | null {
  const all = onDisk(folder, () => readdirSync(folder));
  const name = all.filter((one) => one.includes(`-${id}-`)).sort()[nth - 1];
  if (name === undefined) return null;
  const record: GameRecord = JSON.parse(onDisk(name, () => readFileSync(join(folder, name), 'utf8')));
  if (record.dice.seed === undefined) throw new UsageError(`${name} is not the record of a season`);
  return { actions: record.actions, dice: record.dice.seed };
}

/** The position in which the record of a puzzle ends. */
function positionAt(record: GameRecord): Game {
  const start = startRecord(record, findScenario);
  const position = start.ok && positionOf(start.value, record);
  if (!position) throw new UsageError('there is a puzzle whose record is refused');
  return position.game;
}

function mineGames(words: readonly string[]): void {
  const call = readCallOptions(words, OPTIONS);
  const { file, records } = call;
  const before = readLooked(file);
  if (call.write) {
    const puzzles = collect([...PUZZLES, ...before.flatMap(({ found }) => found)], positionAt);
    writeFileSync(DATA, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
    process.stdout.write(`${puzzles.length} puzzles\n`);
    return;
  }
  const [from, to] = [wholeNumber(call.from, '--from', 0), wholeNumber(call.to, '--to', 0)];
  const games = wholeNumber(call.games, '--games', 16);
  const madeUp = MADE_UP.get(call.scenario);
  const names = madeUp ? [] : readScenarios(call.scenario);
  onDisk(file, () => makeFolder(dirname(file)));
  const seen = new Set(before.map(({ scenario, seed }) => `${scenario} ${seed}`));
  for (let seed = from; seed <= to; seed += 1) {
    const seams = madeUp?.(seed) ?? SCENARIOS.filter(({ id }) => names.includes(id));
    for (const scenario of seams) {
      if (seen.has(`${scenario.id} ${seed}`)) continue;
      const named = madeUp ? scenario : scenario.id;
      const ranks = PAIRS[seed % PAIRS.length] ?? PAIRS[0];
      const played = records === undefined ? playedBy(ranks, scenario, seed) : readPlayed(records, scenario, seed);
      if (!played) continue;
      const found = [...mine({ scenario, named, ...played, seed, games })];
      onDisk(file, () => appendFileSync(file, `${JSON.stringify({ scenario: scenario.id, seed, found })}\n`));
      process.stdout.write(`${scenario.id} ${seed}: ${found.map(({ key }) => key).join(', ') || 'nothing'}\n`);
    }
  }
}

export const mining: WorkshopTool = { usage: USAGE, run: mineGames };
