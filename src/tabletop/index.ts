/** The whole game on paper, as other code sees it: nothing outside `src/tabletop` imports any other file of it. */

export { drawBooklet } from './booklet/booklet.ts';
export { COUNTER_BACKS, type CounterBacks } from './counter-pages.ts';
export { drawGameKit, KIT_PARTS, type KitPart } from './game-kit.ts';
