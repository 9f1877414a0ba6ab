import type { Puzzle } from '../../../puzzles/index.ts';
import { scenarioTitle } from '../../../words/briefings.ts';

/** `The Showdown, Game-Turn 7`. */
export const titleOf = ({ record: { scenario }, turn }: Pick<Puzzle, 'record' | 'turn'>): string =>
  `${typeof scenario === 'string' ? scenarioTitle(scenario) : scenario.id.replace(/ \d+$/, '')}, Game-Turn ${turn}`;
