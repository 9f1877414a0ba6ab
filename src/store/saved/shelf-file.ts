import * as v from 'valibot';
import { fault, type Parsed } from '../../engine/index.ts';
import type { ReplayProgress } from '../../game/history.ts';
import type { Battle } from '../../workbench/battles/battle.ts';
import { BattleForm } from '../../workbench/battles/file.ts';
import { type ShipDesign, ShipDesignForm } from '../../workbench/ships/design.ts';
import { workBringer } from '../workbench/bring-work.ts';
import type { WorkStorage } from '../workbench/storage.ts';
import type { GameStorage } from './game-storage.ts';
import { gameBringer, listKeptGames } from './shelf-game.ts';

/** How many games, and how many works of a kind, may be brought in at once; more than anybody has. */
const MOST = 2_000;

const FORMAT = 'deltavee-games';

/** Version 1 holds games and preferences, version 2 what was built at the workbench too. */
const VERSION = 2;

const works = v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MOST)), []);

const ShelfFileForm = v.object({
  format: v.literal(FORMAT),
  version: v.picklist([1, VERSION]),
  preferences: v.optional(v.unknown()),
  ships: works,
  battles: works,
  tables: works,
  scores: works,
  puzzles: works,
  games: v.pipe(v.array(v.unknown()), v.maxLength(MOST)),
});

/** A file of a later program. */
const LaterForm = v.object({ version: v.pipe(v.number(), v.gtValue(VERSION)) });

/** Things of which each says itself whether it is new here. */
interface BroughtAlong {
  list(): Promise<readonly unknown[]>;
  bringIn(one: unknown): Promise<BroughtIn>;
}

/** All that people have on a device, but for their preferences. */
export interface Belongings {
  games: GameStorage;
  ships: WorkStorage<ShipDesign>;
  battles: WorkStorage<Battle>;
  /** The tables on servers at which somebody of this device sits, with the keys to their seats. */
  tables: BroughtAlong;
  /** How games against the program have ended. */
  scores: BroughtAlong;
  /** The puzzles that have been solved. */
  puzzles: BroughtAlong;
}

/** One below the other, so that people can compare files. */
const listText = (name: string, all: readonly unknown[]): string =>
  `"${name}":[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]`;

/** Everything that can be read, with these preferences, as the text of one file. */
export async function writeShelf(
  { games, ships, battles, tables, scores, puzzles }: Belongings,
  preferences: unknown,
): Promise<string> {
  const head = JSON.stringify({ format: FORMAT, version: VERSION, preferences }).slice(1, -1);
  const [built, made] = await Promise.all([ships.list(), battles.list()]);
  return `{${head},${[
    listText('ships', built.kept),
    listText('battles', made.kept),
    listText('tables', await tables.list().catch(() => [])),
    listText('scores', await scores.list()),
    listText('puzzles', await puzzles.list()),
    listText('games', await listKeptGames(games)),
  ].join(',\n')}}\n`;
}

/**
 * What came of something in a file. `known`: it was on this device as it is in the file, or had gone on from there;
 * `extended`: it has gone on in the file; `open`: a tab has it open and goes on writing it.
 */
export type BroughtIn = 'added' | 'known' | 'extended' | 'open' | 'faulty';

/** How often each came of the things of one kind. */
export type BroughtInCount = Partial<Record<BroughtIn, number>>;

/** What came of a file, and what it holds of preferences. */
export interface BroughtInFile {
  games: BroughtInCount;
  ships: BroughtInCount;
  battles: BroughtInCount;
  tables: BroughtInCount;
  scores: BroughtInCount;
  puzzles: BroughtInCount;
  preferences: unknown;
}

async function countEach<T>(
  all: readonly T[],
  bringIn: (one: T) => Promise<BroughtIn>,
  { next, signal }: { next: () => void; signal: AbortSignal | undefined },
): Promise<BroughtInCount> {
  const count: BroughtInCount = {};
  for (const one of all) {
    if (signal?.aborted) break;
    next();
    const outcome = await bringIn(one);
    count[outcome] = (count[outcome] ?? 0) + 1;
    // The page lives on between two of them.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return count;
}

/**
 * Brings in everything of a file that is not here yet; or why the file is none. Nothing that is here is lost. If it is
 * stopped, what has been brought in stays.
 */
export async function readShelf(
  { games, ships, battles, tables, scores, puzzles }: Belongings,
  file: unknown,
  { tell, signal }: ReplayProgress = {},
): Promise<Parsed<BroughtInFile>> {
  const read = v.safeParse(ShelfFileForm, file);
  if (!read.success) {
    const later = v.safeParse(LaterForm, file);
    return fault(
      '',
      later.success
        ? `it is of version ${later.output.version}; this program knows version ${VERSION}`
        : 'it is not a file of games',
    );
  }
  const { output } = read;
  const bringGame = await gameBringer(games);
  const bringShip = await workBringer(ships, ShipDesignForm);
  const bringBattle = await workBringer(battles, BattleForm);
  const things = [output.games, output.ships, output.battles, output.tables, output.scores, output.puzzles];
  const of = things.reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  const next = () => {
    tell?.(done, of);
    done += 1;
  };
  const way = { next, signal };
  const value = {
    games: await countEach(output.games, bringGame, way),
    ships: await countEach(output.ships, bringShip, way),
    battles: await countEach(output.battles, bringBattle, way),
    tables: await countEach(output.tables, tables.bringIn, way),
    scores: await countEach(output.scores, scores.bringIn, way),
    puzzles: await countEach(output.puzzles, puzzles.bringIn, way),
    preferences: output.preferences,
  };
  return { ok: true, value };
}
