import { type Composing, createComposing } from './composing.ts';
import { createFiring, type Firing } from './firing.ts';
import { createGiving, type Giving, type Stores } from './giving.ts';
import { createPicking, type Picking } from './picking.ts';

/** What clicks, taps and keys do. Each calls the stores; what is legal is decided by the rules alone. */
export type Controls = Giving & Firing & Composing & Picking;

export function createControls(stores: Stores): Controls {
  const giving = createGiving(stores);
  const firing = createFiring(stores, giving);
  const composing = createComposing(stores, giving);
  return { ...giving, ...firing, ...composing, ...createPicking(stores, composing) };
}
