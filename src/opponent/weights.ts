/** What the terms of a judgement count. Points: 100 is the game. `npm run workshop -- season` compares sets of them. */
export interface Weights {
  /** Points that the fighting strength of a whole side is worth, beside what its ships are worth for victory. */
  strength: number;
  /** Share of a ship's worth that each hit towards its destruction takes. */
  wreck: number;
  /** Share of its worth lost with a damaged and with a destroyed engine, bridge, and weapon pod. */
  engineDamaged: number;
  engineDestroyed: number;
  bridgeDamaged: number;
  bridgeDestroyed: number;
  weaponDamaged: number;
  fieldLost: number;
  /** Share of its worth lost with the engine of a ship that is hunted to be docked with. */
  stranded: number;
  /** What the enemy's next fire at a unit counts, and one's own next fire at them. */
  danger: number;
  opportunity: number;
  /** What the first passes of missiles count: those that threaten, and those one may launch. */
  threat: number;
  launch: number;
  /** Whether the finer points are known (1) or not (0): the four of a MIMS at once, a field raised behind a maneuver. */
  finesse: number;
  /** Points for a unit worth 100 with no command left near missiles. */
  agility: number;
  /** Points for each hex too far from the enemy, and for each point of relative velocity when near. */
  approach: number;
  match: number;
  /** By how much the approach counts more with each Game-Turn, in hundredths. */
  impatience: number;
  /** The range a ship likes to fight at. */
  reach: number;
  /** Points for each Game-Turn nearer to a goal of the scenario. */
  goal: number;
  /** Points for a docking that wins the game. */
  docked: number;
  /** Points for reaching it. */
  arrive: number;
  /** The share of a craft's worth that an Energy Block costs, divided by the blocks it has left. */
  block: number;
  /** Points for a missile used up. */
  missile: number;
  /** The share of its worth at which a ship keeps its last missile for a better chance. */
  thrift: number;
  /** How the enemy's answer is guessed: they go on, they answer best, they answer anyhow. */
  replySame: number;
  replyBest: number;
  replyAny: number;
}

export const WEIGHTS: Weights = {
  strength: 35,
  wreck: 0.62,
  engineDamaged: 0.16,
  engineDestroyed: 0.21,
  bridgeDamaged: 0.066,
  bridgeDestroyed: 0.127,
  weaponDamaged: 0.105,
  fieldLost: 0.04,
  stranded: 1,
  danger: 1.07,
  opportunity: 1.1,
  threat: 1.19,
  launch: 0.77,
  finesse: 1,
  agility: 8.4,
  approach: 0.5,
  match: 0.158,
  impatience: 7,
  reach: 3,
  goal: 4.3,
  docked: 70,
  arrive: 48,
  block: 0.3,
  missile: 1.19,
  thrift: 0.35,
  replySame: 0.275,
  replyBest: 0.295,
  replyAny: 0.29,
};
