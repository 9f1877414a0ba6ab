import type { Controls } from '../session/controls.ts';
import type { Slot } from './slots.ts';

/** A press on a slot: its order is given, laid, or asked about; one that cannot be given says why. */
export function pressSlot(controls: Pick<Controls, 'begin' | 'layAt'>, { id, open }: Slot): void {
  const [only] = open;
  if (!only) {
    controls.layAt(id);
    return;
  }
  const first = open.length === 1 ? only.first : undefined;
  controls.begin({ key: id, actions: open.flatMap(({ actions }) => actions), first });
}
