import {
  BOTH_FIGURES,
  type Chance,
  chanceBy,
  type Fitted,
  type FittedData,
  hiddenOf,
  type Inputs,
  readFitted,
  SCALE,
  SIDE_FIGURES,
  sized,
  sumsBy,
} from '../../chances/index.ts';
import { type Rng, rngFrom } from '../../matches/rng.ts';
import type { Sample } from './samples.ts';

/** How often all positions are gone through, how many at a time, and how far a step goes at most. */
const PASSES = 15;
const BATCH = 1024;
const RATE = 0.01;
/** How strongly weights are drawn to those before. */
const DECAY = 1;
/** How much it counts that the figure changes without a die: an exact one would not. */
const STILL = 2;
/** Adam's means: how much of the slopes before is kept, and of their squares. */
const KEPT = { slope: 0.9, square: 0.999 };

/** How many hidden units a net begins with that begins from nothing. */
const UNITS = 32;

/** Small weights drawn at random, for nothing to begin with; the file holds figures by name. */
export function freshData(seed: number): FittedData {
  const rng = rngFrom(seed);
  const small = (): number[] => Array.from({ length: UNITS }, () => rng.below(2001) - 1000);
  const lists = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, small()]));
  const nothing = Array<number>(UNITS).fill(0);
  return {
    rounds: [],
    sizes: {},
    own: lists(SIDE_FIGURES),
    other: lists(SIDE_FIGURES),
    both: lists(BOTH_FIGURES),
    bias: nothing,
    ahead: nothing,
    drawn: nothing,
    even: 0,
  };
}

/** The figures of the file by which inputs are sized: those there are, and for the others their root mean square. */
function sizesOf(samples: readonly Sample[], before: FittedData): Record<string, number> {
  const names = [...SIDE_FIGURES, ...SIDE_FIGURES, ...BOTH_FIGURES];
  const sizes: Record<string, number> = { ...before.sizes };
  for (const [nth, name] of names.entries()) {
    if (sizes[name] !== undefined) continue;
    const squares = samples.reduce(
      (sum, { inputs }) => sum + (inputs[0][nth] ?? 0) ** 2 + (inputs[1][nth] ?? 0) ** 2,
      0,
    );
    sizes[name] = Math.round(SCALE * (Math.sqrt(squares / Math.max(1, 2 * samples.length)) || 1));
  }
  return sizes;
}

/** How steeply the error changes with every weight of a net. */
type Slopes = Fitted;

const slopesOf = ({ sizes, rows, bias }: Fitted): Slopes => ({
  sizes,
  rows: rows.map((row) => new Float64Array(row.length)),
  bias: new Float64Array(bias.length),
  ahead: new Float64Array(bias.length),
  drawn: new Float64Array(bias.length),
  even: 0,
});

/** What a position comes to, with what the hidden units made of it. */
function look(net: Fitted, inputs: Inputs) {
  const [own, other] = [hiddenOf(net, inputs[0]), hiddenOf(net, inputs[1])];
  return { inputs, own, other, ...sumsBy(net, own, other) };
}

/** Adds to the slopes of one hidden unit, for a position as one player sees it. */
function addRow({ rows, bias }: Slopes, unit: number, figures: Float64Array, by: number): void {
  const row = rows[unit] as Float64Array;
  bias[unit] = (bias[unit] as number) + by;
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] as number) + by * (figures[at] as number);
}

/** Adds to the slopes what one position does to both sums, by how steeply the error changes with them. */
function addSlopes(
  net: Fitted,
  slopes: Slopes,
  { inputs, own, other }: ReturnType<typeof look>,
  byAhead: number,
  byDrawn: number,
) {
  slopes.even += byDrawn;
  for (let unit = 0; unit < own.length; unit += 1) {
    const [mine, theirs] = [own[unit] as number, other[unit] as number];
    const [toAhead, toDrawn] = [net.ahead[unit] as number, net.drawn[unit] as number];
    slopes.ahead[unit] = (slopes.ahead[unit] as number) + byAhead * (mine - theirs);
    slopes.drawn[unit] = (slopes.drawn[unit] as number) + byDrawn * (mine + theirs);
    const [sum, gap] = [byDrawn * toDrawn, byAhead * toAhead];
    if (mine > 0) addRow(slopes, unit, inputs[0], sum + gap);
    if (theirs > 0) addRow(slopes, unit, inputs[1], sum - gap);
  }
}

/** A position ready for learning: its figures by their sizes, those one order later without a die, and the end. */
interface Ready {
  inputs: Inputs;
  next: Inputs | null;
  end: keyof Chance;
}

/** Adds the slopes of one position: of what it was said to come to, and of how the figure changes without a die. */
function addSample(net: Fitted, slopes: Slopes, { inputs, next, end }: Ready): void {
  const now = look(net, inputs);
  const { win, draw, loss } = chanceBy(now.ahead, now.drawn);
  let byAhead = (win - loss - (end === 'win' ? 1 : end === 'loss' ? -1 : 0)) / 2;
  let byDrawn = draw - (end === 'draw' ? 1 : 0);
  if (next) {
    const then = look(net, next);
    const [ahead, drawn] = [(STILL * (then.ahead - now.ahead)) / 2, 2 * STILL * (then.drawn - now.drawn)];
    addSlopes(net, slopes, then, ahead, drawn);
    byAhead -= ahead;
    byDrawn -= drawn;
  }
  addSlopes(net, slopes, now, byAhead, byDrawn);
}

/** All weights of a net as lists that are written on. */
const listsOf = ({ rows, bias, ahead, drawn }: Fitted): Float64Array[] => [...rows, bias, ahead, drawn];

/** Adam: every weight goes down its slope, by how steady that is, and a little towards what it was before. */
function stepper(net: Fitted, before: Fitted) {
  const [weights, anchors] = [listsOf(net), listsOf(before)];
  const slope = weights.map((list) => new Float64Array(list.length));
  const square = weights.map((list) => new Float64Array(list.length));
  const even = { slope: 0, square: 0 };
  let [slopeLeft, squareLeft] = [1, 1];
  return (slopes: Slopes, by: number, rate: number): void => {
    slopeLeft *= KEPT.slope;
    squareLeft *= KEPT.square;
    const move = (mean: number, size: number): number =>
      (rate * mean) / (1 - slopeLeft) / (Math.sqrt(size / (1 - squareLeft)) + 1e-8);
    for (const [nth, found] of listsOf(slopes).entries()) {
      const [list, means, sizes] = [weights[nth], slope[nth], square[nth]] as [
        Float64Array,
        Float64Array,
        Float64Array,
      ];
      for (let at = 0; at < list.length; at += 1) {
        const one = (found[at] as number) / by;
        means[at] = KEPT.slope * (means[at] as number) + (1 - KEPT.slope) * one;
        sizes[at] = KEPT.square * (sizes[at] as number) + (1 - KEPT.square) * one * one;
        const weight = list[at] as number;
        const back = rate * DECAY * (weight - (anchors[nth]?.[at] ?? 0));
        list[at] = weight - back - move(means[at] as number, sizes[at] as number);
        found[at] = 0;
      }
    }
    const one = slopes.even / by;
    even.slope = KEPT.slope * even.slope + (1 - KEPT.slope) * one;
    even.square = KEPT.square * even.square + (1 - KEPT.square) * one * one;
    net.even -= move(even.slope, even.square);
    slopes.even = 0;
  };
}

function shuffled<T>(all: readonly T[], rng: Rng): T[] {
  const list = [...all];
  for (let nth = list.length - 1; nth > 0; nth -= 1) {
    const other = rng.below(nth + 1);
    [list[nth], list[other]] = [list[other] as T, list[nth] as T];
  }
  return list;
}

const whole = (numbers: Float64Array): number[] => Array.from(numbers, (one) => Math.round(SCALE * one));

/** Learns from positions, going on from the figures before; the same positions in the same order give the same figures. */
export function fitSamples(samples: readonly Sample[], data: FittedData): FittedData {
  const sizes = sizesOf(samples, data);
  const before = readFitted({ ...data, sizes });
  const net = readFitted({ ...data, sizes });
  const by = (inputs: Inputs): Inputs => [sized(inputs[0], before.sizes), sized(inputs[1], before.sizes)];
  const ready = samples.map(({ inputs, next, end }): Ready => ({ inputs: by(inputs), next: next && by(next), end }));
  const slopes = slopesOf(net);
  const step = stepper(net, before);
  const rng = rngFrom(1);
  const steps = PASSES * Math.ceil(ready.length / BATCH);
  let nth = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const all = shuffled(ready, rng);
    for (let from = 0; from < all.length; from += BATCH) {
      const batch = all.slice(from, from + BATCH);
      for (const one of batch) addSample(net, slopes, one);
      nth += 1;
      const share = nth / steps;
      step(slopes, batch.length, RATE * Math.min(1, share / 0.3, (1 - share) / 0.7 + 0.01));
    }
  }
  const { rows, bias, ahead, drawn, even } = net;
  const named = (names: readonly string[], from: number) =>
    Object.fromEntries(names.map((name, at) => [name, whole(Float64Array.from(rows, (row) => row[from + at] ?? 0))]));
  return {
    rounds: data.rounds,
    sizes,
    own: named(SIDE_FIGURES, 0),
    other: named(SIDE_FIGURES, SIDE_FIGURES.length),
    both: named(BOTH_FIGURES, 2 * SIDE_FIGURES.length),
    bias: whole(bias),
    ahead: whole(ahead),
    drawn: whole(drawn),
    even: Math.round(SCALE * even),
  };
}
