import { parseJson, readScenario, type Scenario } from '../engine/index.ts';
import { findScenario } from '../scenarios/index.ts';
import { readInput, sound, UsageError } from './output.ts';

/** The scenario in the file of a battle; a name that is neither a scenario's nor ends like a file's is a wrong call. */
function scenarioOfFile(name: string): Scenario {
  if (name !== '-' && !name.endsWith('.json')) throw new UsageError(`there is no scenario ${name}`);
  return sound(readScenario(sound(parseJson(readInput(name)))));
}

/** A scenario of the booklet by its id, or that in the file of a battle. */
export const scenarioNamed = (name: string): Scenario => findScenario(name) ?? scenarioOfFile(name);
