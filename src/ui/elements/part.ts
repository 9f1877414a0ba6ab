/** The parts of a page that others look for, by the name they have in `data-part`. */
export type PartName = 'map' | 'orders' | 'log' | 'events' | 'victory' | 'units';

/** A part of the page as it is now; null where it is not drawn. */
export const partOf = (name: PartName): HTMLElement | null => document.querySelector(`[data-part="${name}"]`);
