import { playRandomGame } from '../../src/cli/random.ts';
import { copyGame } from '../../src/engine/copy.ts';
import * as door from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';

/** What is measured of the engine, to be bundled into one file, as a browser runs it. */
export const engine = { ...door, copyGame, findScenario, playRandomGame };
