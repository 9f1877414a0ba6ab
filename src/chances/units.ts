import { type Game, type Hex, HULLS, PODS, type Spaceship, unitsLeft } from '../engine/index.ts';

type AnyUnit = Game['units'][number];
export type CraftUnit = Exclude<AnyUnit, { kind: 'missile' }>;
type Flown<U> = U & { readonly hex: Hex };

/** A spaceship or battlecraft that lies on the map. */
export type FlownCraft = Flown<CraftUnit>;
/** A missile that flies. */
export type FlownMissile = Flown<Extract<AnyUnit, { kind: 'missile' }>>;

export const isFlown = <U extends AnyUnit>(unit: U): unit is Flown<U> => unit.status === 'in-play' && unit.hex !== null;

/** Whether a ship has not left the game: also one that waits for its alert. */
export const isLeft = ({ status }: AnyUnit): boolean => status === 'in-play' || status === 'unalerted';

/** What is lost of a part, from 0 to 1. */
const LOSS = { intact: 0, vulnerable: 0.15, damaged: 0.6, destroyed: 1 } as const;

export const lossOf = (part: { status: keyof typeof LOSS } | undefined): number => (part ? LOSS[part.status] : 1);

/** [4.3] The energy of a craft in blocks; a battlecraft's is counted in fours of its units. */
export const blocksLeft = (craft: CraftUnit): number =>
  Math.max(0, unitsLeft(craft)) / (craft.kind === 'spaceship' ? HULLS[craft.hull].burnRate : 4);

/** Missiles that lie unfired in a ship's pods; those that a hit pod held are lost already. */
export function missilesAboard({ pods }: Spaceship): { all: number; steered: number } {
  const count = { all: 0, steered: 0 };
  for (const { missiles } of pods) {
    if (!missiles) continue;
    const steered = missiles.guided + missiles.intelligent + missiles.mims;
    count.steered += steered;
    count.all += steered + missiles.unguided;
  }
  return count;
}

/** [5.8, 8.9] How often a craft fires in a phase, damaged pods at half. */
export function firesExpected(craft: CraftUnit): number {
  let fires = 0.3 * HULLS[craft.hull].burster;
  if (craft.kind === 'battlecraft') return fires;
  for (const pod of craft.pods) {
    const { weapons, fires: most } = PODS[pod.type];
    if (weapons && pod.status !== 'destroyed') fires += pod.status === 'damaged' ? 0.5 : most;
  }
  return fires;
}
