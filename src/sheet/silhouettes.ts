import type { Hull, MissileType } from '../engine/index.ts';

/*
 * One bold shape for each maker and each missile, for counters and for printed logs: nose up, round an origin of its own,
 * inside a circle of radius 36 but for a few tips, so that none of the twelve directions carries it into a letter or a
 * digit of the counter.
 */

interface Stroke {
  d: string;
  width: number;
}

interface Silhouette {
  /** The inked shape. */
  body: string;
  /** A line left blank on it. */
  cut?: Stroke;
  /** What is left blank on it. */
  holes?: string;
  /** Inked lines beside it. */
  lines?: readonly Stroke[];
}

export type HullFamily = 'blades' | 'harmonics' | 'corco' | 'terwillicker' | 'lander';

/** No point of a shape of a hull is farther from its origin. */
export const SILHOUETTE_REACH = 40;

export const HULL_SHAPES: Readonly<Record<HullFamily, Silhouette>> = {
  /** Point, long blade with its fuller, a guard bent forward, grip and pommel. */
  blades: {
    body: 'M0-36 8-21 8 3 21 3 25-5 31-5 31 15 8 17 5 23 10 34-10 34-5 23-8 17-31 15-31-5-25-5-21 3-8 3-8-21Z',
    cut: { d: 'M0-22V5', width: 3.6 },
  },
  /** Mouthpiece, a tube with its finger holes and keys, and the bell as the drive. */
  harmonics: {
    body: 'M-5-36H5L8-30V9C8 20 14 26 23 31H-23C-14 26-8 20-8 9V-30ZM8-24H17V-12H8ZM8-5H17V7H8ZM-8-14H-17V-3H-8Z',
    cut: { d: 'M-13 24.500Q0 20 13 24.500', width: 3.4 },
    holes: 'M-3-22a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-3-9a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-3 4a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
  /** A cab, containers in pairs along a spine, two nozzles. */
  corco: {
    body: 'M-9-25-6-35H6L9-25V-22H3V-18H22V-2H3V2H22V18H3V22H14L17 32H5L3 27H-3L-5 32H-17L-14 22H-3V18H-22V2H-3V-2H-22V-18H-3V-22H-9Z',
    cut: { d: 'M-13-15V-5M13-15V-5M-13 5V15M13 5V15', width: 2.6 },
  },
  /** A notched delta with its canopy and two canted fins. */
  terwillicker: {
    body: 'M0-36 7-17 12-4 28 18V27L13 21 9 31 3 26H-3L-9 31-13 21-28 27V18L-12-4-7-17Z',
    holes: 'M0-20 3.600-10 2.600 1H-2.600L-3.600-10Z',
  },
  /** A squat cabin on its legs. */
  lander: {
    body: 'M0-34C12-34 19-23 19-10L24 7H15L25 27H14L7 11H4L6 22H-6L-4 11H-7L-14 27H-25L-15 7H-24L-19-10C-19-23-12-34 0-34Z',
    cut: { d: 'M-11-12Q0-18 11-12', width: 3.6 },
  },
};

export const MISSILE_SHAPES: Readonly<Record<MissileType, Silhouette>> = {
  /** A shell with tail fins and nothing else. */
  unguided: { body: 'M0-36C7-29 9-22 9-15V8L21 22V35L9 27V32H-9V27L-21 35V22L-9 8V-15C-9-22-7-29 0-36Z' },
  /** A slim body between the two arcs of its command link. */
  guided: {
    body: 'M0-36C5-30 7-24 7-17V13L15 24V34H-15V24L-7 13V-17C-7-24-5-30 0-36Z',
    lines: [
      { d: 'M15-19A25 25 0 0 1 15 13M-15-19A25 25 0 0 0-15 13', width: 6 },
      { d: 'M26-25A38 38 0 0 1 26 19M-26-25A38 38 0 0 0-26 19', width: 5 },
    ],
  },
  /** A head with an eye; the pupil goes round the other way, so that it is not left blank. */
  intelligent: {
    body: 'M0-36C14-32 22-23 22-12 22-2 15 5 9 10V18L18 34H-18L-9 18V10C-15 5-22-2-22-12-22-23-14-32 0-36Z',
    holes: 'M-17-11Q0-28 17-11 0 5-17-11ZM-5.800-11.500a5.800 5.800 0 1 0 11.600 0a5.800 5.800 0 1 0-11.600 0Z',
  },
  /** Three heads on one bus. */
  mims: {
    body: 'M0-36C5-31 6-26 6-21V3H10V-10C10-16 12-20 16-25 20-20 22-16 22-10V16L10 23V34H-10V23L-22 16V-10C-22-16-20-20-16-25-12-20-10-16-10-10V3H-6V-21C-6-26-5-31 0-36Z',
    cut: { d: 'M-20 9.500H20', width: 3.6 },
  },
};

/** Who made a hull. */
export const FAMILIES: Readonly<Record<Hull, HullFamily>> = {
  'terwillicker-5000': 'terwillicker',
  'terwillicker-x': 'terwillicker',
  lander: 'lander',
  'corco-omega': 'corco',
  dagger: 'blades',
  sword: 'blades',
  spear: 'blades',
  piccolo: 'harmonics',
  flute: 'harmonics',
  clarinet: 'harmonics',
  'corco-gamma': 'corco',
  'corco-zeta': 'corco',
  'corco-iota': 'corco',
  'corco-mu': 'corco',
};
