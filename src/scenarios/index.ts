import type { Scenario } from '../engine/index.ts';
import { convoyRed } from './convoy-red.ts';
import { escapeFromTauCeti } from './escape-from-tau-ceti.ts';
import { firstShot } from './first-shot.ts';
import { pirates } from './pirates.ts';
import { showdown } from './showdown.ts';

/** The five scenarios of the booklet, in its order. */
export const SCENARIOS: readonly Scenario[] = [showdown, firstShot, escapeFromTauCeti, pirates, convoyRed];

/** A scenario by its name, or undefined. */
export const findScenario = (id: string): Scenario | undefined => SCENARIOS.find((scenario) => scenario.id === id);
