/** What is counted of a side, all of it 0 for a side that has nothing. Shares are from 0 to 1, of its ships that are left. */
export const NOTHING = {
  /** Ships left, of those the scenario gave them. */
  ships: 0,
  /** Ships that wait for their alert. */
  waiting: 0,
  battlecraft: 0,
  fires: 0,
  /** Hits that wreck all their ships. */
  hull: 0,
  blocks: 0,
  /** Share of ships that are nearly out of energy. */
  tired: 0,
  missiles: 0,
  steered: 0,
  inFlight: 0,
  /** MIMS prepared, each of which launches four at once. */
  four: 0,
  engine: 0,
  stopped: 0,
  bridge: 0,
  weapons: 0,
  /** Share of ships that can raise a field, and that have raised it. */
  field: 0,
  fieldOn: 0,
  /** Maneuvers a ship has left in a phase, and its velocity. */
  agility: 0,
  velocity: 0,
  docked: 0,

  // [11.0] How near a player is to what the scenario asks of them: 0 is far off, 1 is there.
  /** Nearest to a place or to a ship that is to be docked with, by time. */
  goal: 0,
  /** How much of what is to be reached is reached. */
  reached: 0,
  /** How lame the ships are that are to reach it. */
  lame: 0,
  /** Nearest to a destruction that wins, by hits. */
  kill: 0,
  /** The share of what is to be destroyed that is. */
  killed: 0,
  /** How near the Game-Turn is that wins by itself. */
  time: 0,
  /** Whether there is something to reach, and whether a Game-Turn wins by itself. */
  reaches: 0,
  waits: 0,
  /** The least share of the ships named in a clause that has to be destroyed to win. */
  breaks: 0,
  /** Victory Points, of those that win. */
  points: 0,
  /** Victory Points of ships that may still come into orbit, or of those that may still be destroyed. */
  promise: 0,

  // [8.0, 9.0] What one side can do to the other soon: in hits expected, in craft, or as chances.
  /** In how many phases it fires. */
  fireIn: 0,
  /** In how many phases it moves. */
  moveIn: 0,
  /** Hits of its next Fire Phase, if all fly on; and if everybody has moved just once by then. */
  hits: 0,
  fireNext: 0,
  /** How many craft such hits take. */
  wounds: 0,
  kills: 0,
  woundsNext: 0,
  /** The chance that what it launches then destroys something on its first pass, likewise. */
  launch: 0,
  /** The chance that missiles in flight do so on their next move. */
  pass: 0,
  /** How near missiles in flight are to interceptions, wherever they will be steered. */
  pursuit: 0,
  /** How near launches are to interceptions, wherever ships will be steered. */
  approach: 0,
  /** Whether its ships head for what is near, and whether those head away. */
  facing: 0,
  tail: 0,
  /** How fast what is near flies past. */
  relative: 0,
  /** Hexes to the nearest enemy. */
  nearest: 60,
  /** By how many hexes a Game-Turn the nearest enemy is neared. */
  closing: 0,
};

export type SideSums = typeof NOTHING;
