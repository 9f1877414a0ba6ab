import { availableParallelism } from 'node:os';
import { UsageError, wholeNumber } from '../../cli/output.ts';
import { RANKS, type Rank } from '../../engine/index.ts';
import { BUDGETS } from '../../opponent/index.ts';
import { readCallOptions } from '../call.ts';
import { readScenarios } from '../season/options.ts';

export const USAGE = `usage: npm run workshop -- tune [options]
  --rank R          whose weights play against each other: ${RANKS.join(', ')} (captain)
  --scenario S      all, or some by name, separated by commas (all)
  --budget N        evaluations a decision (those of the rank)
  --cores N         how many games at a time (all)
  --seed N          the same seed, the same result (1)
one of:
  --rounds N        tunes in so many rounds, then plays the weights found on seeds held out
  --check           plays the weights of the file against those of the program, on seeds held out
  --ablate          plays the weights of the program against the same with one of them 0, for each
  --write           puts the weights of the file into src/opponent/weights.ts
with:
  --file FILE       the weights found; tuning goes on from there (seasons/weights.json)
  --games N         games of a round (20), or of each comparison (100)
`;

const OPTIONS = {
  rank: { type: 'string', default: 'captain' },
  scenario: { type: 'string', default: 'all' },
  budget: { type: 'string' },
  cores: { type: 'string', default: String(availableParallelism()) },
  seed: { type: 'string', default: '1' },
  rounds: { type: 'string' },
  check: { type: 'boolean', default: false },
  ablate: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  file: { type: 'string', default: 'seasons/weights.json' },
  games: { type: 'string' },
} as const;

export type Mode = 'tune' | 'check' | 'ablate' | 'write';

/** What was asked for. */
export interface TuneCall {
  mode: Mode;
  rank: Rank;
  scenarios: readonly string[];
  budget: number;
  cores: number;
  seed: number;
  rounds: number;
  file: string;
  games: number;
}

/** Reads the words of a call. */
export function readTuneCall(words: readonly string[]): TuneCall {
  const values = readCallOptions(words, OPTIONS);
  const modes: Mode[] = [
    ...(values.rounds === undefined ? [] : ['tune' as const]),
    ...(['check', 'ablate', 'write'] as const).filter((mode) => values[mode]),
  ];
  const [mode] = modes;
  if (!mode || modes.length > 1) throw new UsageError('one of --rounds, --check, --ablate and --write is needed');
  const rank = RANKS.find((name) => name === values.rank);
  if (!rank) throw new UsageError(`there is no rank ${values.rank}; there are ${RANKS.join(', ')}`);
  const games = wholeNumber(values.games ?? (mode === 'tune' ? '20' : '100'), '--games', 2);
  if (games % 2 === 1) throw new UsageError('--games needs an even number: each pair is played from both seats');
  return {
    mode,
    rank,
    scenarios: readScenarios(values.scenario),
    budget: values.budget === undefined ? BUDGETS[rank] : wholeNumber(values.budget, '--budget', 1),
    cores: wholeNumber(values.cores, '--cores', 1),
    seed: wholeNumber(values.seed, '--seed', 0),
    rounds: wholeNumber(values.rounds ?? '0', '--rounds', 0),
    file: values.file,
    games,
  };
}
