import type { Piscina } from 'piscina';
import { UsageError } from '../../cli/output.ts';
import type { Rank } from '../../engine/index.ts';
import type { Setting } from '../../matches/computer-player.ts';
import { rngFrom } from '../../matches/rng.ts';
import { intervalOf, matchScore, type Tally, tallyOf } from '../../matches/statistics.ts';
import { WEIGHTS, type Weights } from '../../opponent/index.ts';
import type { WorkshopTool } from '../call.ts';
import type { ChunkTask } from '../season/chunk.ts';
import { openPool } from '../season/play.ts';
import { type ChunkResult, listChunks } from '../season/season.ts';
import { scoreAndInterval } from '../shares.ts';
import { readTuneCall, type TuneCall, USAGE } from './options.ts';
import { gainsAt, randomSigns, shifted } from './spsa.ts';
import { keepTuned, readTuned, writeWeights } from './weights-file.ts';

type Pool = Piscina<ChunkTask, ChunkResult>;

/** Games of a rank against itself, with two settings. */
interface TuningDuel {
  rank: Rank;
  scenarios: readonly string[];
  games: number;
  seed: number;
  settings: readonly [Setting, Setting];
}

/** Plays a duel; how it came out for the first setting. */
async function playDuel(pool: Pool, { rank, scenarios, games, seed, settings }: TuningDuel): Promise<Tally> {
  const chunks = listChunks({ players: [rank, rank], scenarios, games, seed });
  const results = await Promise.all(chunks.map((chunk) => pool.run({ chunk: { ...chunk, settings }, records: null })));
  return tallyOf(results.flatMap((result) => result.games.map(({ outcome }) => outcome)));
}

/** Points a game, from -1 for all lost to 1 for all won; an unfinished game is a draw here. */
export const balanceOf = ({ win, draw, loss, unfinished }: Tally): number =>
  (win - loss) / Math.max(1, win + draw + loss + unfinished);

/** A look of 30 %, and 30 % of it for all games of a round won: bold, since a round is few games. */
const FIRST = { look: 0.3, go: 0.3 };

/** The seed of a round's games. No season has a negative seed, so that all seeds one can name are held out. */
const roundSeed = (seed: number, round: number): number => -(seed * 100_000 + round + 1);

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function tallyText(tally: Tally): string {
  const share = scoreAndInterval(matchScore(tally), intervalOf(tally));
  return `${share}, ${tally.win}-${tally.draw}-${tally.loss}, ${tally.unfinished} unfinished`;
}

const duel = (pool: Pool, call: TuneCall, seed: number, [one, other]: readonly [Weights, Weights]): Promise<Tally> =>
  playDuel(pool, {
    ...call,
    seed,
    settings: [
      { weights: one, budget: call.budget },
      { weights: other, budget: call.budget },
    ],
  });

async function check(pool: Pool, call: TuneCall): Promise<void> {
  const tuned = readTuned(call.file);
  if (!tuned) throw new UsageError(`there is no ${call.file}`);
  const tally = await duel(pool, call, call.seed, [tuned.weights, WEIGHTS]);
  say(`${call.file} against the program, seed ${call.seed}: ${tallyText(tally)}`);
}

/** Simultaneous perturbation (Spall): every round two sets of weights, all numbers changed at once, play each other. */
async function tune(pool: Pool, call: TuneCall): Promise<void> {
  let { round, weights } = readTuned(call.file) ?? { round: 0, weights: WEIGHTS };
  for (const end = round + call.rounds; round < end; round += 1) {
    const { look, go } = gainsAt(round, FIRST, 10);
    const signs = randomSigns(weights, rngFrom(call.seed + round));
    const tally = await duel(pool, call, roundSeed(call.seed, round), [
      shifted(weights, signs, look),
      shifted(weights, signs, -look),
    ]);
    weights = shifted(weights, signs, go * balanceOf(tally));
    keepTuned(call.file, { round: round + 1, weights });
    say(`round ${round + 1}: ${tallyText(tally)}`);
  }
  await check(pool, { ...call, games: 100 });
}

async function ablate(pool: Pool, call: TuneCall): Promise<void> {
  say('the program against itself with one weight 0, score of the program:');
  for (const name of Object.keys(WEIGHTS)) {
    const tally = await duel(pool, call, call.seed, [WEIGHTS, { ...WEIGHTS, [name]: 0 }]);
    say(`${name.padEnd(18)} ${tallyText(tally)}`);
  }
}

function write(call: TuneCall): void {
  const tuned = readTuned(call.file);
  if (!tuned) throw new UsageError(`there is no ${call.file}`);
  writeWeights(tuned.weights);
}

async function run(call: TuneCall): Promise<void> {
  if (call.mode === 'write') return write(call);
  const pool = openPool(call.cores);
  try {
    await { tune, check, ablate }[call.mode](pool, call);
  } finally {
    await pool.destroy();
  }
}

export const tuning: WorkshopTool = { usage: USAGE, run: (words) => run(readTuneCall(words)) };
