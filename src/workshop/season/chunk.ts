import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, hashText } from '../../engine/index.ts';
import { outcomeFor, playMatch } from '../../matches/match.ts';
import { findScenario } from '../../scenarios/index.ts';
import { PlayerFileError } from './file-player.ts';
import { nameInFiles, playerOf } from './players.ts';
import { type Chunk, type ChunkResult, type Pair, type PlayedGame, recordName } from './season.ts';

/** A safe integer made from words: the same words give the same one, and neighbouring ones come out unrelated. */
const seedFrom = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join('/')).digest().readUIntBE(0, 6);

/**
 * The seed of the dice of a game. Both games of a pair roll the same, no matter who plays; between two alike, who would play the
 * same game twice, each rolls its own.
 */
export const diceSeed = (season: number, scenario: string, pair: number, game: number, alike: boolean): number =>
  seedFrom(season, scenario, alike ? 2 * pair + game - 1 : pair, 'dice');

/** The seed of what one seat chooses in one game of a pair. It differs in the other game: twins would tell nothing. */
export const choicesSeed = (season: number, scenario: string, pair: number, game: number, seat: number): number =>
  seedFrom(season, scenario, pair, 'choices', game, seat);

/** A chunk, and the folder for the records of its games, if they are wanted. */
export interface ChunkTask {
  chunk: Chunk;
  records: string | null;
}

type Two<T> = readonly [T, T];
type SeasonPlayer = ReturnType<typeof playerOf>;

function keepRecord(folder: string, name: string, record: GameRecord): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(record)}\n`);
}

/** One of the two games of a pair, the first player in this seat. */
function playGame({ chunk, records }: ChunkTask, pair: Pair, seat: 1 | 2, players: Two<SeasonPlayer>): PlayedGame {
  const scenario = findScenario(pair.scenario);
  if (!scenario) throw new Error(`there is no scenario ${pair.scenario}`);
  const [first, second] = players;
  const choices = (of: 1 | 2) => choicesSeed(chunk.seed, pair.scenario, pair.number, seat, of);
  const [one, other] = chunk.players;
  const played = playMatch({
    scenario,
    seats: seat === 1 ? [first, second] : [second, first],
    diceSeed: diceSeed(chunk.seed, pair.scenario, pair.number, seat, one === other),
    choicesSeeds: [choices(1), choices(2)],
  });
  const outcome = outcomeFor(seat, played);
  const { game, record } = played;
  const faults = players.flatMap(({ name, faultOf }) => {
    const fault = faultOf?.(game);
    return fault === undefined ? [] : [`${name}: ${fault}`];
  });
  const ended: PlayedGame = {
    scenario: pair.scenario,
    pair: pair.number,
    seat,
    outcome,
    reason: game.result?.reason ?? null,
    turns: game.turn,
    actions: record.actions.length,
    print: hashText(JSON.stringify(record.actions)),
    ...(faults.length > 0 && { faults }),
  };
  if (records !== null) keepRecord(records, recordName(chunk.players.map(nameInFiles), ended), record);
  return ended;
}

/** The same with the place of a fault in its message: from it the game can be played again. */
function playGameOrTell(task: ChunkTask, pair: Pair, seat: 1 | 2, both: Two<SeasonPlayer>): PlayedGame {
  try {
    return playGame(task, pair, seat, both);
  } catch (error) {
    if (error instanceof PlayerFileError) throw error;
    const { players, seed } = task.chunk;
    const where = `${players.join(' against ')}, ${pair.scenario}, pair ${pair.number}, seat ${seat}, season ${seed}`;
    throw new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Plays the games of a chunk. It depends on the chunk alone, so that any worker may do it. */
export function playChunk(task: ChunkTask): ChunkResult {
  const { id, players, settings, pairs } = task.chunk;
  const open: SeasonPlayer[] = [];
  const seatOne = (place: 0 | 1) => {
    const player = playerOf(players[place], settings?.[place]);
    open.push(player);
    return player;
  };
  try {
    const both = [seatOne(0), seatOne(1)] as const;
    const games = pairs.flatMap((pair) => [playGameOrTell(task, pair, 1, both), playGameOrTell(task, pair, 2, both)]);
    return { id, games };
  } catch (error) {
    if (error instanceof PlayerFileError) return { id, games: [], fault: error.message };
    throw error;
  } finally {
    for (const { dismiss } of open) dismiss?.();
  }
}
