import type { ArmorClass, CivLevel, Hull } from '../model/names.ts';

/** How easily a hull is had in the role-playing game: openly, restricted, or by the military alone. */
export type Availability = 'open' | 'restricted' | 'military';

/** One line of the Spaceship Attribute Chart. */
export interface HullLine {
  pods: number;
  velocityRating: number;
  maneuverRating: number;
  energyCapacity: number;
  burnRate: number;
  streamlined: boolean;
  burster: 0 | 1 | 2;
  armor: ArmorClass;
  forceField: 0 | 1 | 2;
  civLevel: CivLevel;
  targetingProgram: number;
  availability: Availability;
  crew: number;
  passengers: number;
  cargo: number;
  performance: number;
  repairHours: number;
  cost: number;
}

const OPEN: Availability = 'open';
const RESTRICTED: Availability = 'restricted';
const MILITARY: Availability = 'military';

type Row = [
  pods: number,
  velocityRating: number,
  maneuverRating: number,
  energyCapacity: number,
  burnRate: number,
  streamlined: boolean,
  burster: 0 | 1 | 2,
  armor: ArmorClass,
  forceField: 0 | 1 | 2,
  civLevel: CivLevel,
  targetingProgram: number,
  availability: Availability,
  crew: number,
  passengers: number,
  cargo: number,
  performance: number,
  repairHours: number,
  cost: number,
];

const line = (row: Row): HullLine => ({
  pods: row[0],
  velocityRating: row[1],
  maneuverRating: row[2],
  energyCapacity: row[3],
  burnRate: row[4],
  streamlined: row[5],
  burster: row[6],
  armor: row[7],
  forceField: row[8],
  civLevel: row[9],
  targetingProgram: row[10],
  availability: row[11],
  crew: row[12],
  passengers: row[13],
  cargo: row[14],
  performance: row[15],
  repairHours: row[16],
  cost: row[17],
});

const yes = true;
const no = false;

/** [4.5, 4.7, 4.8, 4.9] The Spaceship Attribute Chart, columns in the printed order. */
export const HULLS: Record<Hull, HullLine> = {
  'terwillicker-5000': line([0, 2, 7, 15, 1, yes, 1, 1, 0, 7, -2, OPEN, 1, 2, 2, 0, 24, 3100]),
  'terwillicker-x': line([0, 3, 9, 15, 1, yes, 2, 2, 0, 8, -4, RESTRICTED, 1, 2, 0.1, 25, 24, 6900]),
  lander: line([0, 1, 4, 15, 1, yes, 0, 0, 0, 8, 0, OPEN, 1, 4, 0.5, -5, 24, 1500]),
  'corco-omega': line([0, 1, 3, 10, 1, no, 0, 0, 0, 7, 0, OPEN, 1, 4, 0.2, -15, 24, 1100]),
  dagger: line([2, 2, 6, 48, 4, yes, 2, 2, 1, 8, -4, MILITARY, 2, 4, 0.5, 15, 24, 12200]),
  sword: line([5, 3, 8, 78, 6, no, 2, 2, 2, 8, -4, MILITARY, 5, 10, 3, 25, 24, 22100]),
  spear: line([8, 1, 4, 144, 12, no, 2, 2, 2, 8, -4, MILITARY, 10, 20, 7, 10, 24, 27900]),
  piccolo: line([1, 3, 8, 30, 3, yes, 1, 1, 0, 7, -2, OPEN, 1, 6, 1, 5, 24, 5400]),
  flute: line([4, 3, 6, 66, 6, yes, 1, 2, 1, 8, -4, RESTRICTED, 3, 12, 3, 20, 24, 20700]),
  clarinet: line([7, 2, 7, 104, 8, no, 1, 1, 0, 8, -4, OPEN, 4, 20, 6, 10, 24, 14100]),
  'corco-gamma': line([3, 1, 4, 54, 6, yes, 1, 0, 0, 7, -2, OPEN, 2, 8, 2, -10, 24, 6700]),
  'corco-zeta': line([6, 1, 3, 80, 8, no, 1, 0, 0, 6, 0, OPEN, 4, 20, 5, -20, 24, 6400]),
  'corco-iota': line([9, 2, 5, 120, 12, no, 1, 1, 1, 7, -4, RESTRICTED, 4, 25, 10, 0, 24, 17500]),
  'corco-mu': line([12, 1, 4, 176, 16, no, 1, 0, 0, 7, -2, OPEN, 5, 30, 15, -10, 24, 14500]),
};
