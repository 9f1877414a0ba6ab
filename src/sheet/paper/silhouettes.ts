import type { SpaceshipHull } from '../../engine/index.ts';

/**
 * The makers' shapes as they stand on the counters, nose up, about an origin of their own. `body` is inked, `line` and
 * `holes` are left white on it. A test compares them with the counters of the interface, which this layer cannot see.
 */
export interface Silhouette {
  body: string;
  line: string;
  lineThick: number;
  holes: string | null;
}

const BLADES: Silhouette = {
  body: 'M0-36 8-21 8 3 21 3 25-5 31-5 31 15 8 17 5 23 10 34-10 34-5 23-8 17-31 15-31-5-25-5-21 3-8 3-8-21Z',
  line: 'M0-22V5',
  lineThick: 3.6,
  holes: null,
};

const HARMONICS: Silhouette = {
  body: 'M-5-36H5L8-30V9C8 20 14 26 23 31H-23C-14 26-8 20-8 9V-30ZM8-24H17V-12H8ZM8-5H17V7H8ZM-8-14H-17V-3H-8Z',
  line: 'M-13 24.500Q0 20 13 24.500',
  lineThick: 3.4,
  holes: 'M-3-22a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-3-9a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-3 4a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
};

const CORCO: Silhouette = {
  body: 'M-9-25-6-35H6L9-25V-22H3V-18H22V-2H3V2H22V18H3V22H14L17 32H5L3 27H-3L-5 32H-17L-14 22H-3V18H-22V2H-3V-2H-22V-18H-3V-22H-9Z',
  line: 'M-13-15V-5M13-15V-5M-13 5V15M13 5V15',
  lineThick: 2.6,
  holes: null,
};

/** No point of a shape is farther from its origin. */
export const SILHOUETTE_REACH = 40;

const FAMILIES: Record<SpaceshipHull, Silhouette> = {
  dagger: BLADES,
  sword: BLADES,
  spear: BLADES,
  piccolo: HARMONICS,
  flute: HARMONICS,
  clarinet: HARMONICS,
  'corco-gamma': CORCO,
  'corco-zeta': CORCO,
  'corco-iota': CORCO,
  'corco-mu': CORCO,
};

export const silhouetteOf = (hull: SpaceshipHull): Silhouette => FAMILIES[hull];
