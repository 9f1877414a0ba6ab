import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { onDisk, UsageError } from '../../cli/output.ts';
import { WEIGHTS, type Weights } from '../../opponent/index.ts';
import { makeFolder } from '../folder.ts';

const File = v.object({ round: v.number(), weights: v.record(v.string(), v.number()) });

/** Weights as far as they have been tuned. */
export interface Tuned {
  round: number;
  weights: Weights;
}

/** Reads weights that were found; those the program does not know are passed over, new ones are the program's. */
export function readTuned(path: string): Tuned | null {
  if (!existsSync(path)) return null;
  const text = onDisk(path, () => readFileSync(path, 'utf8'));
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), File), text);
  if (!read.success) throw new UsageError(`${path} holds no weights`);
  const known = Object.entries(read.output.weights).filter(([name]) => Object.hasOwn(WEIGHTS, name));
  return { round: read.output.round, weights: { ...WEIGHTS, ...Object.fromEntries(known) } };
}

const rounded = (value: number): number => Number(value.toPrecision(3));

/** Keeps the weights found so far. */
export function keepTuned(path: string, { round, weights }: Tuned): void {
  onDisk(dirname(path), () => makeFolder(dirname(path)));
  const numbers = Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, rounded(value)]));
  writeFileSync(path, `${JSON.stringify({ round, weights: numbers }, null, 2)}\n`);
}

/** Puts weights in the place of the numbers in the source of the opponent. */
export function writeWeights(weights: Weights): void {
  const path = join(import.meta.dirname, '../../opponent/weights.ts');
  const source = Object.entries(weights).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^(  ${name}: )-?[\\d.]+,$`, 'm'), `$1${rounded(value)},`),
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, source);
}
