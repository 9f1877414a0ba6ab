import {
  type ArmorClass,
  type BuiltShip,
  HULLS,
  PODS,
  type PodType,
  type ScenarioPod,
  type SpaceshipHull,
} from '../../engine/index.ts';
import type { Rng } from '../../matches/rng.ts';
import { priceOf } from '../ships/figures.ts';
import { type BattleSize, MOST_SHIPS } from './choices.ts';

type Boxes = readonly (readonly PodType[])[];

/** What may stand in each box of a hull that fights: of each one is drawn. */
const BOXES = {
  piccolo: [['hunter']],
  'corco-gamma': [
    ['light-weapon', 'heavy-weapon'],
    ['light-weapon', 'heavy-weapon'],
    ['tractor-beam', 'crew'],
  ],
  dagger: [
    ['heavy-weapon', 'arsenal', 'hunter'],
    ['heavy-weapon', 'light-weapon', 'battle-communications'],
  ],
  clarinet: [
    ['heavy-weapon', 'arsenal'],
    ['heavy-weapon'],
    ['heavy-weapon', 'light-weapon'],
    ['battle-communications'],
    ['battlecraft'],
    ['battlecraft', 'tractor-beam'],
    ['crew'],
  ],
  flute: [
    ['heavy-weapon', 'arsenal'],
    ['heavy-weapon', 'arsenal'],
    ['battlecraft', 'battle-communications'],
    ['tractor-beam', 'light-weapon'],
  ],
  sword: [
    ['heavy-weapon', 'arsenal'],
    ['heavy-weapon', 'arsenal'],
    ['battle-communications'],
    ['battlecraft'],
    ['battlecraft', 'tractor-beam', 'heavy-weapon'],
  ],
  spear: [
    ['arsenal', 'heavy-weapon'],
    ['arsenal'],
    ['heavy-weapon'],
    ['battle-communications'],
    ['battlecraft'],
    ['battlecraft', 'tractor-beam'],
    ['crew'],
    ['standard-jump'],
  ],
} satisfies Partial<Record<SpaceshipHull, Boxes>>;

type Fighter = keyof typeof BOXES;

/** The hulls that fight, the cheapest first. */
export const FIGHTERS = (Object.keys(BOXES) as Fighter[]).sort((a, b) => HULLS[a].cost - HULLS[b].cost);

/** What leads a side, what comes with it, how many ships there are, and for how much at most, in trans. */
const FORCES: Readonly<
  Record<BattleSize, { leads: readonly Fighter[]; rest: readonly Fighter[]; ships: readonly number[]; most: number }>
> = {
  duel: { leads: FIGHTERS.filter((hull) => hull !== 'corco-gamma'), rest: [], ships: [1], most: 30_000 },
  skirmish: {
    leads: ['dagger', 'clarinet', 'flute', 'sword'],
    rest: ['piccolo', 'corco-gamma', 'dagger', 'dagger', 'clarinet', 'flute'],
    ships: [2, 2, 3, 3, 4],
    most: 48_000,
  },
  fleet: {
    leads: ['clarinet', 'flute', 'sword', 'spear'],
    rest: ['piccolo', 'piccolo', 'corco-gamma', 'dagger', 'dagger', 'flute'],
    ships: [4, 4, 5, 6],
    most: 75_000,
  },
};

/** The ships that others bring through: without weapons, so that they do nothing but run, and no one hit takes all their jumps. */
const FREIGHTERS = {
  clarinet: ['standard-jump', 'standard-jump', 'energy', 'crew', 'standard-cargo', 'standard-cargo', 'standard-cargo'],
  'corco-iota': [
    'standard-jump',
    'standard-jump',
    'energy',
    'crew',
    'standard-cabin',
    'buffered-cargo',
    'buffered-cargo',
    'buffered-cargo',
    'buffered-cargo',
  ],
} satisfies Partial<Record<SpaceshipHull, readonly PodType[]>>;

/** [9.9] Four missiles at once decide a battle before anybody has met: no pod has one. */
const podOf = (type: PodType, armor: ArmorClass): ScenarioPod => ({
  type,
  armor,
  ...(type === 'battlecraft' && { battlecraft: 'terwillicker-x' }),
  ...(PODS[type].missiles.mims > 0 && { missiles: { mims: 0 } }),
});

const shipOf = (hull: SpaceshipHull, types: readonly PodType[], armor: ArmorClass): BuiltShip => ({
  hull,
  pods: types.map((type) => podOf(type, armor)),
});

/** [R8.8b] The pods of one that fights are armored as its hull is, in one class at least. */
const armorOn = (hull: Fighter): ArmorClass => (HULLS[hull].armor === 2 ? 2 : 1);

const drawPods = (rng: Rng, boxes: Boxes): PodType[] => boxes.map((types) => rng.pick(types));

const isFighter = (hull: SpaceshipHull): hull is Fighter => hull in BOXES;

/** Ships of these hulls, the pods of each drawn; the dearest first, which leads. */
export const drawShips = (rng: Rng, hulls: readonly SpaceshipHull[]): BuiltShip[] =>
  hulls
    .filter(isFighter)
    .map((hull) => shipOf(hull, drawPods(rng, BOXES[hull]), armorOn(hull)))
    .sort((a, b) => HULLS[b.hull].cost - HULLS[a.hull].cost);

/** [4.9] What a force costs, in trans. */
const priceOfForce = (ships: readonly BuiltShip[]): number => ships.reduce((sum, ship) => sum + priceOf(ship).total, 0);

/** The ships of a side, for no more than the size allows. */
export function drawForce(rng: Rng, size: BattleSize): BuiltShip[] {
  const { leads, rest, ships, most } = FORCES[size];
  for (;;) {
    const hulls = [rng.pick(leads), ...Array.from({ length: rng.pick(ships) - 1 }, () => rng.pick(rest))];
    const force = drawShips(rng, hulls);
    if (priceOfForce(force) <= most) return force;
  }
}

/** Two prices within so many percent of each other are the same. */
const SAME_PRICE = 8;

/** Other ships for the same price; null if none were found. */
export function drawOthers(rng: Rng, force: readonly BuiltShip[]): BuiltShip[] | null {
  const price = priceOfForce(force);
  const hullsOf = (ships: readonly BuiltShip[]): string => ships.map(({ hull }) => hull).join();
  for (let tries = 0; tries < 40; tries += 1) {
    const hulls: Fighter[] = [];
    let left = price;
    while (hulls.length < MOST_SHIPS && left > 0) {
      const most = left + (price * SAME_PRICE) / 100;
      const open = FIGHTERS.filter((hull) => HULLS[hull].cost <= most);
      if (open.length === 0) break;
      const hull = rng.pick(open);
      hulls.push(hull);
      left -= HULLS[hull].cost;
    }
    const others = drawShips(rng, hulls);
    const isSame = Math.abs(priceOfForce(others) - price) * 100 <= price * SAME_PRICE;
    if (isSame && hullsOf(others) !== hullsOf(force)) return others;
  }
  return null;
}

/** A ship that has to be brought through. */
export function drawFreighter(rng: Rng): BuiltShip {
  const hull = rng.pick(Object.keys(FREIGHTERS) as (keyof typeof FREIGHTERS)[]);
  return shipOf(hull, FREIGHTERS[hull], 2);
}

/** One ship more, of those that come with others. */
export const drawOneMore = (rng: Rng, size: BattleSize): BuiltShip[] => drawShips(rng, [rng.pick(FORCES[size].rest)]);
