import type { Rank, Stage } from '../engine/index.ts';
import { rankName } from './program.ts';

/** What the ranks are like to play against. */
export const RANK_NOTES: Readonly<Record<Rank, string>> = {
  ensign: 'Lively and short-sighted: goes for the shots at hand.',
  captain: 'Weighs what you could do to it, and where it is going.',
  admiral: 'Thinks your answers through, and a few Game-Turns ahead.',
};

/** What the other side does in a stage, for the player who waits for it; short, as a title. */
const ACTS: Readonly<Record<Stage, string>> = {
  'set-up': 'sets up',
  movement: 'moves',
  command: 'commands',
  fire: 'fires',
  'choose-part': 'chooses the part that is hit',
  intercept: 'decides on an interception',
  'force-field': 'decides on its force field',
  'planet-maneuver': 'maneuvers at the planet',
  mims: 'places the next missile',
  over: 'has finished',
};

/** `Mira commands`. */
export const actText = (name: string, stage: Stage): string => `${name} ${ACTS[stage]}`;

/** `The Captain commands`. */
export const deedText = (rank: Rank, stage: Stage): string => actText(`The ${rankName(rank)}`, stage);
