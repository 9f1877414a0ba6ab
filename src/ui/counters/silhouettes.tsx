import type { ReactElement } from 'react';
import type { CounterProps, HullFamily, MissileShape } from './types.ts';

/*
 * One bold shape for each maker and each missile, nose up, inside a circle of radius 36 so that none of the twelve
 * directions carries it into a letter or a digit. `ctr-cut` is a line in the colour of the cardboard.
 */

/** Blades: point, long blade with its fuller, a guard bent forward, grip and pommel. */
const blades = (
  <>
    <path d="M0-36 8-21 8 3 21 3 25-5 31-5 31 15 8 17 5 23 10 34-10 34-5 23-8 17-31 15-31-5-25-5-21 3-8 3-8-21Z" />
    <path className="ctr-cut" strokeWidth="3.6" d="M0-22V5" />
  </>
);

/** Harmonics: mouthpiece, a tube with its finger holes and keys, and the bell as the drive. */
const harmonics = (
  <>
    <path d="M-5-36H5L8-30V9C8 20 14 26 23 31H-23C-14 26-8 20-8 9V-30Z" />
    <path d="M8-24H17V-12H8ZM8-5H17V7H8ZM-8-14H-17V-3H-8Z" />
    <path className="ctr-cut" strokeWidth="3.4" d="M-13 24.500Q0 20 13 24.500" />
    <path
      className="ctr-hole"
      d="M-3-22a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-3-9a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-3 4a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
    />
  </>
);

/** Corco: a cab, containers in pairs along a spine, two nozzles. */
const corco = (
  <>
    <path d="M-9-25-6-35H6L9-25V-22H3V-18H22V-2H3V2H22V18H3V22H14L17 32H5L3 27H-3L-5 32H-17L-14 22H-3V18H-22V2H-3V-2H-22V-18H-3V-22H-9Z" />
    <path className="ctr-cut" strokeWidth="2.6" d="M-13-15V-5M13-15V-5M-13 5V15M13 5V15" />
  </>
);

/** Terwillicker: a notched delta with its canopy and two canted fins. */
const terwillicker = (
  <>
    <path d="M0-36 7-17 12-4 28 18V27L13 21 9 31 3 26H-3L-9 31-13 21-28 27V18L-12-4-7-17Z" />
    <path className="ctr-hole" d="M0-20 3.600-10 2.600 1H-2.600L-3.600-10Z" />
  </>
);

/** The lander: a squat cabin on its legs. */
const lander = (
  <>
    <path d="M0-34C12-34 19-23 19-10L24 7H15L25 27H14L7 11H4L6 22H-6L-4 11H-7L-14 27H-25L-15 7H-24L-19-10C-19-23-12-34 0-34Z" />
    <path className="ctr-cut" strokeWidth="3.600" d="M-11-12Q0-18 11-12" />
  </>
);

/** Unguided: a shell with tail fins and nothing else. */
const unguided = <path d="M0-36C7-29 9-22 9-15V8L21 22V35L9 27V32H-9V27L-21 35V22L-9 8V-15C-9-22-7-29 0-36Z" />;

/** Guided: a slim body between the two arcs of its command link. */
const guided = (
  <>
    <path d="M0-36C5-30 7-24 7-17V13L15 24V34H-15V24L-7 13V-17C-7-24-5-30 0-36Z" />
    <path className="ctr-line" strokeWidth="6" d="M15-19A25 25 0 0 1 15 13M-15-19A25 25 0 0 0-15 13" />
    <path className="ctr-line" strokeWidth="5" d="M26-25A38 38 0 0 1 26 19M-26-25A38 38 0 0 0-26 19" />
  </>
);

/** Intelligent: a head with an eye. */
const intelligent = (
  <>
    <path d="M0-36C14-32 22-23 22-12 22-2 15 5 9 10V18L18 34H-18L-9 18V10C-15 5-22-2-22-12-22-23-14-32 0-36Z" />
    <path className="ctr-hole" d="M-17-11Q0-28 17-11 0 5-17-11Z" />
    <circle cy="-11.500" r="5.800" />
  </>
);

/** MIMS: three heads on one bus. */
const mims = (
  <>
    <path d="M0-36C5-31 6-26 6-21V3H10V-10C10-16 12-20 16-25 20-20 22-16 22-10V16L10 23V34H-10V23L-22 16V-10C-22-16-20-20-16-25-12-20-10-16-10-10V3H-6V-21C-6-26-5-31 0-36Z" />
    <path className="ctr-cut" strokeWidth="3.600" d="M-20 9.500H20" />
  </>
);

const HULLS: Readonly<Record<HullFamily, ReactElement>> = { blades, harmonics, corco, terwillicker, lander };
const MISSILES: Readonly<Record<MissileShape, ReactElement>> = { unguided, guided, intelligent, mims };

/** The drawing for a unit, nose up; null for a face-down counter, which shows none. */
export function silhouetteOf({
  kind,
  faceDown,
  family,
  missile,
}: Pick<CounterProps, 'kind' | 'faceDown' | 'family' | 'missile'>) {
  if (faceDown) return null;
  if (kind === 'missile') return MISSILES[missile ?? 'unguided'];
  return HULLS[family ?? (kind === 'battlecraft' ? 'terwillicker' : 'blades')];
}
