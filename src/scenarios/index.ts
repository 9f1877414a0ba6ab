import type { Scenario } from '../engine/index.ts';
import { showdown } from './showdown.ts';

/** The scenarios of the booklet that can be played, in its order. */
export const SCENARIOS: readonly Scenario[] = [showdown];

/** A scenario by its name, or undefined. */
export const findScenario = (id: string): Scenario | undefined => SCENARIOS.find((scenario) => scenario.id === id);
