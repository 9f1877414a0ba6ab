import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { UsageError, wholeNumber } from '../../cli/output.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import { readCallOptions } from '../call.ts';
import { isKnownPlayer, isPlayerPath, nameInFiles, PLAYER_NAMES, type PlayerName } from './players.ts';
import type { Season } from './season.ts';
import type { Hypotheses } from './sequential-test.ts';

export const USAGE = `usage: npm run workshop -- season --players ONE,OTHER[,...] [options]
  --players A,B,...   each two of them play each other: ${PLAYER_NAMES.join(' ')},
                      the path of a player that build-player has made, such as players/admiral.mjs,
                      or how a bot is called, such as "python3 bot.py" (docs/bots.md)
  --scenario S        all, or some of: ${SCENARIOS.map(({ id }) => id).join(',')} (all)
  --games N           games between each two, in all scenarios together; an even number (200)
  --seed N            the same seed plays the same season (1)
  --file FILE         where finished chunks are kept, to go on after a kill (seasons/...jsonl)
  --positions N       how many positions every decision may look at (what the rank has)
  --cores N           how many play at a time (all)
  --queue ADDRESS     shares the games with every machine that is called with the same words: postgres://...
  --records FOLDER    writes the record of every game that is played there
  --sprt LOW,HIGH     stops as soon as it is decided which Elo difference holds; two players only
  --json              ends with one line of JSON
`;

/** What was asked for. */
export interface SeasonCall {
  season: Season;
  /** The scenarios as they were named in the call. */
  scenario: string;
  file: string;
  cores: number;
  /** The address of the database by which machines share the season; null where one plays it alone. */
  queue: string | null;
  records: string | null;
  sprt: Hypotheses | null;
  json: boolean;
}

const OPTIONS = {
  players: { type: 'string' },
  scenario: { type: 'string', default: 'all' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  positions: { type: 'string' },
  file: { type: 'string' },
  cores: { type: 'string', default: String(availableParallelism()) },
  queue: { type: 'string' },
  records: { type: 'string' },
  sprt: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

function readPlayers(text: string | undefined): PlayerName[] {
  if (text === undefined) throw new UsageError('--players needs two players or more');
  const players = text.split(',').map((word) => {
    if (word.trim() === '') throw new UsageError('--players names a player that has no name');
    if (isPlayerPath(word) && !existsSync(word)) throw new UsageError(`there is no player ${word}`);
    return word;
  });
  if (players.length < 2) throw new UsageError('--players needs two players or more');
  if (players.length > 2 && new Set(players).size < players.length) {
    throw new UsageError('a player is their own opponent only where two are named');
  }
  return players;
}

/** The scenarios named in a call. */
export function readScenarios(text: string): string[] {
  const known = SCENARIOS.map(({ id }) => id);
  if (text === 'all') return known;
  const scenarios = text.split(',');
  for (const word of scenarios) {
    if (!known.includes(word)) throw new UsageError(`there is no scenario ${word}; there are ${known.join(', ')}`);
  }
  if (new Set(scenarios).size < scenarios.length) throw new UsageError('--scenario names a scenario twice');
  return scenarios;
}

function readGames(text: string): number {
  const games = wholeNumber(text, '--games', 2);
  if (games % 2 === 1) throw new UsageError('--games needs an even number: each pair is played from both seats');
  return games;
}

function readHypotheses(text: string, players: readonly PlayerName[]): Hypotheses {
  const words = text.split(',');
  const [low = Number.NaN, high = Number.NaN] = words.map(Number);
  if (words.length !== 2 || words.includes('') || !(low < high) || !Number.isFinite(high - low)) {
    throw new UsageError('--sprt needs two Elo differences, the lower first, such as 0,50');
  }
  if (players.length > 2) throw new UsageError('--sprt needs two players');
  return { low, high };
}

function readQueue(address: string, players: readonly PlayerName[]): string {
  if (!/^postgres(ql)?:\/\//.test(address))
    throw new UsageError('--queue needs an address that begins with postgres://');
  const own = players.find((name) => !isKnownPlayer(name));
  if (own) throw new UsageError(`${own} lies on this machine: --queue shares games of the program's own players`);
  return address;
}

/** Reads the words of a call. */
export function readCall(words: readonly string[]): SeasonCall {
  const values = readCallOptions(words, OPTIONS);
  const players = readPlayers(values.players);
  const games = readGames(values.games);
  const scenarios = readScenarios(values.scenario);
  const seed = wholeNumber(values.seed, '--seed', 0);
  const positions = values.positions === undefined ? undefined : wholeNumber(values.positions, '--positions', 1);
  const named = [...players.map(nameInFiles), values.scenario.replaceAll(',', '-'), games, seed];
  if (positions !== undefined) named.push(`of-${positions}`);
  return {
    season: { players, scenarios, games, seed, ...(positions !== undefined && { positions }) },
    scenario: values.scenario,
    file: values.file ?? join('seasons', `${named.join('-')}.jsonl`),
    cores: wholeNumber(values.cores, '--cores', 1),
    queue: values.queue === undefined ? null : readQueue(values.queue, players),
    records: values.records ?? null,
    sprt: values.sprt === undefined ? null : readHypotheses(values.sprt, players),
    json: values.json,
  };
}
