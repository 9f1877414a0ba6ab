import type { Game } from '../engine/index.ts';
import { nearDraw } from './aims.ts';
import { decay, log, some } from './exact.ts';
import type { SideSums } from './figures.ts';
import { sidesOf } from './side.ts';

const nearness = (hexes: number): number => decay(hexes / 8);

type SideTerm = (own: SideSums, other: SideSums) => number;

/** By the number of phases until a side fires: it does now; the other side may still command; both may. */
const FIRES = [[0], [1, 2], [3, 4, 5]];
/** By the number of phases until missiles move: as they fly; their side may still command; both may. */
const MOVES = [
  [0, 1],
  [2, 3],
  [4, 5],
];

/** A figure of a side, a feature for each of three spans of time until it comes to pass: what is sure is worth more than what may be. */
const byTime = (name: string, until: 'fireIn' | 'moveIn', of: (own: SideSums) => number) =>
  Object.fromEntries(
    (until === 'fireIn' ? FIRES : MOVES).map((phases, nth): [string, SideTerm] => [
      `${name}In${nth}`,
      (own) => (phases.includes(own[until]) ? of(own) : 0),
    ]),
  );

/**
 * What speaks for a player, by name: each is counted for Player 1 less the same for Player 2, so that the seats are alike
 * but for the scenario.
 */
const FOR_A_SIDE: Record<string, SideTerm> = {
  ships: ({ ships }) => ships,
  waiting: ({ waiting }) => waiting,
  battlecraft: ({ battlecraft }) => some(battlecraft),
  fires: ({ fires }) => some(fires),
  hull: ({ hull }) => some(hull),
  energy: ({ blocks }) => some(blocks),
  tired: ({ tired }) => tired,
  missiles: ({ missiles }) => some(missiles),
  steeredMissiles: ({ steered }) => some(steered),
  missilesInFlight: ({ inFlight }) => some(inFlight),
  engineHit: ({ engine }) => engine,
  engineDestroyed: ({ stopped }) => stopped,
  bridgeHit: ({ bridge }) => bridge,
  weaponsHit: ({ weapons }) => weapons,
  fieldReady: ({ field }) => field,
  fieldOn: ({ fieldOn }) => fieldOn,
  agility: ({ agility }) => agility,
  velocity: ({ velocity }) => velocity,
  docked: ({ docked }) => docked,
  goalNear: ({ goal }) => goal,
  goalReached: ({ reached }) => reached,
  goalLame: ({ lame }) => lame,
  goalWhileHunted: ({ goal }, { fireNext }) => goal * some(fireNext),
  goalUnarmedEnemy: ({ goal }, { weapons }) => goal * weapons,
  killNear: ({ kill }) => kill,
  killed: ({ killed }) => killed,
  killWithArms: ({ kill, fires, missiles }) => kill * some(fires + missiles / 2),
  time: ({ time }) => time,
  goalAgainstTime: ({ goal }, { time }) => goal * time,
  killAgainstTime: ({ kill }, { time }) => kill * time,
  hitsAgainstTime: ({ hits, kill }, { time }) => hits * kill * time,
  points: ({ points }) => points,
  pointsPromised: ({ promise }) => promise,
  ...byTime('hits', 'fireIn', ({ hits }) => hits),
  ...byTime('wounds', 'fireIn', ({ wounds }) => wounds),
  ...byTime('kills', 'fireIn', ({ kills }) => kills),
  ...byTime('launch', 'fireIn', ({ launch }) => launch),
  ...byTime('pass', 'moveIn', ({ pass }) => pass),
  ...byTime('near', 'fireIn', ({ nearest }) => nearness(nearest)),
  fireNext: ({ fireNext }) => fireNext,
  woundsNext: ({ woundsNext }) => woundsNext,
  facing: ({ facing }) => facing,
  tail: ({ tail }) => tail,
  facingFast: ({ facing, relative }) => facing * relative,
  woundsOfTired: ({ wounds }, { tired }) => wounds * tired,
  missilesNear: ({ pursuit }) => pursuit,
  launchNear: ({ approach }) => approach,
  launchAtStopped: ({ approach, steered }, { stopped }) => approach * some(steered) * stopped,
  fourNear: ({ four, nearest }) => some(four) * nearness(nearest),
  hullNear: ({ hull, nearest }) => some(hull) * nearness(nearest),
  firesNear: ({ fires, nearest }) => some(fires) * nearness(nearest),
  armsAgainstTired: ({ fires, missiles }, { tired }) => some(fires + missiles / 2) * tired,
  armsAgainstStopped: ({ fires, missiles }, { stopped }) => some(fires + missiles / 2) * stopped,
};

/** A position as the features see it. */
interface Position {
  sides: readonly [SideSums, SideSums];
  turn: number;
  draw: ReturnType<typeof nearDraw>;
}

/** What makes a draw likelier, or less likely, no matter who is ahead. */
const FOR_A_DRAW = {
  gameTurn: (_one, _two, { turn }) => log(turn),
  longGame: (_one, _two, { turn }) => Math.max(0, turn - 15) / 15,
  distance: ({ nearest }) => nearest / 20,
  nearness: ({ nearest }) => nearness(nearest),
  closing: ({ closing, nearest }) => (closing * nearness(nearest)) / 4,
  opening: ({ closing }) => Math.max(0, -closing) / 4,
  bothFires: (one, two) => some(one.fires) + some(two.fires),
  weakerFires: (one, two) => some(Math.min(one.fires, two.fires)),
  strongerFires: (one, two) => some(Math.max(one.fires, two.fires)),
  bothMissiles: (one, two) => some(one.missiles) + some(two.missiles),
  bothSteered: (one, two) => some(one.steered) + some(two.steered),
  bothInFlight: (one, two) => some(one.inFlight) + some(two.inFlight),
  bothEnergy: (one, two) => some(one.blocks) + some(two.blocks),
  bothTired: (one, two) => one.tired * two.tired,
  eitherTired: (one, two) => one.tired + two.tired,
  bothStopped: (one, two) => one.stopped * two.stopped,
  eitherStopped: (one, two) => one.stopped + two.stopped,
  bothWeaponsHit: (one, two) => one.weapons * two.weapons,
  bothFire: (one, two) => some(one.fireNext + two.fireNext),
  bothHits: (one, two) => some(one.hits + two.hits),
  bothWounds: (one, two) => one.wounds + two.wounds,
  bothLaunch: (one, two) => one.launch + two.launch,
  bothPass: (one, two) => one.pass + two.pass,
  bothPursue: (one, two) => one.pursuit + two.pursuit,
  bothFacing: (one, two) => one.facing + two.facing,
  bothAway: (one, two) => one.tail + two.tail,
  relative: ({ relative }, two) => relative + two.relative,
  bothTimes: (one, two) => one.time + two.time,
  bothKillsNear: (one, two) => one.kill + two.kill,
  drawByLoss: (_one, _two, { draw }) => draw.kill,
  drawByDistance: (_one, _two, { draw }) => draw.apart,
} satisfies Record<string, (one: SideSums, two: SideSums, position: Position) => number>;

const SIDE_TERMS = Object.values(FOR_A_SIDE);
const DRAW_TERMS = Object.values(FOR_A_DRAW);

/** The names of what a chance is reckoned from, in the order of its figures. */
export const SIDE_FEATURES: readonly string[] = Object.keys(FOR_A_SIDE);
export const DRAW_FEATURES: readonly string[] = Object.keys(FOR_A_DRAW);

/** What a chance is reckoned from: what speaks for Player 1, and what for a draw. */
export interface Features {
  side: readonly number[];
  draw: readonly number[];
}

/** The features by what has been counted of a position. */
export function featuresBy(position: Position): Features {
  const [one, two] = position.sides;
  return {
    side: SIDE_TERMS.map((of) => of(one, two) - of(two, one)),
    draw: DRAW_TERMS.map((of) => of(one, two, position)),
  };
}

/** The features of a position. */
export function featuresOf(game: Game): Features {
  const sides = sidesOf(game);
  return featuresBy({ sides, turn: game.turn, draw: nearDraw(game, sides[0].nearest) });
}
