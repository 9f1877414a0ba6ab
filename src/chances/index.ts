/** The chances of a game as other code sees them: nothing outside `src/chances` imports any other file of it. */

export {
  asPlayer,
  chanceBy,
  chanceIn,
  chanceOf,
  leaningByGames,
  leaningIn,
  leaningOf,
  printOf,
  shareAtStart,
} from './chance.ts';
export { DRAW_FEATURES, type Features, featuresOf, SIDE_FEATURES } from './features.ts';
export { type Chance, type Fitted, type FittedData, type Leaning, readFitted, SCALE } from './fitted.ts';
export { gunsOf, hitsExpected, type Volley, volleyOf } from './gunnery.ts';
