/** The chances of a game as other code sees them: nothing outside `src/chances` imports any other file of it. */

export { asPlayer, chanceAtStart, chanceBy, chanceIn, chanceOf } from './chance.ts';
export { type Chance, type Fitted, type FittedData, readFitted, SCALE } from './fitted.ts';
export { gunsOf, hitsExpected, type Volley, volleyOf } from './gunnery.ts';
export { BOTH_FIGURES, type Inputs, inputsOf, SIDE_FIGURES } from './inputs.ts';
export { hiddenOf, sized, sumsBy } from './net.ts';
