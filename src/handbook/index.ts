/** The rules in our own words, by chapter and by case, and the glossary. It is large: load it when it is opened. */

import { battlecraft, docking } from './chapters/battlecraft.ts';
import { commands } from './chapters/commands.ts';
import { energy } from './chapters/energy.ts';
import { fire } from './chapters/fire.ts';
import { forceFields } from './chapters/force-fields.ts';
import { game } from './chapters/game.ts';
import { hits } from './chapters/hits.ts';
import { missiles } from './chapters/missiles.ts';
import { movement } from './chapters/movement.ts';
import { jumps, planets } from './chapters/planets.ts';
import { pods } from './chapters/pods.ts';
import { SCENARIO_ENTRIES, scenarios } from './chapters/scenarios.ts';
import { secrets, table } from './chapters/secrets.ts';
import { sequence } from './chapters/sequence.ts';
import { ships } from './chapters/ships.ts';
import { TERMS } from './glossary/index.ts';
import { searcher } from './search.ts';
import type { CaseEntry, Chapter, GlossaryTerm, Ruling, ScenarioEntry } from './types.ts';

/** The chapters in the order in which a newcomer reads them. */
export const CHAPTERS: readonly Chapter[] = [
  game,
  sequence,
  ships,
  pods,
  movement,
  commands,
  energy,
  fire,
  hits,
  missiles,
  forceFields,
  battlecraft,
  docking,
  planets,
  jumps,
  secrets,
  table,
  scenarios,
];

/** A place in the handbook, with where it belongs. */
export type HandbookPlace =
  | { kind: 'chapter'; entry: Chapter }
  | { kind: 'case'; entry: CaseEntry; chapter: Chapter }
  | { kind: 'ruling'; entry: Ruling; of: CaseEntry | ScenarioEntry }
  | { kind: 'scenario'; entry: ScenarioEntry }
  | { kind: 'term'; entry: GlossaryTerm };

const rulingPlaces = (of: CaseEntry | ScenarioEntry): HandbookPlace[] =>
  (of.rulings ?? []).map((entry) => ({ kind: 'ruling', entry, of }));

/** Every place: chapters with their cases and rulings, the scenarios, the glossary. */
export const PLACES: readonly HandbookPlace[] = [
  ...CHAPTERS.flatMap((chapter): HandbookPlace[] => [
    { kind: 'chapter', entry: chapter },
    ...chapter.cases.flatMap((entry): HandbookPlace[] => [{ kind: 'case', entry, chapter }, ...rulingPlaces(entry)]),
  ]),
  ...SCENARIO_ENTRIES.flatMap((entry): HandbookPlace[] => [{ kind: 'scenario', entry }, ...rulingPlaces(entry)]),
  ...TERMS.map((entry): HandbookPlace => ({ kind: 'term', entry })),
];

const BY_ADDRESS = new Map(PLACES.map((place) => [addressOf(place), place]));

/** Under which address a place is found: a case and a ruling by its number, `R8.4a`; the others as `term/burn-rate`. */
export function addressOf({ kind, entry }: HandbookPlace): string {
  return kind === 'case' || kind === 'ruling' ? entry.id : `${kind}/${entry.id}`;
}

/** The place with this address, or undefined. */
export const findPlace = (address: string): HandbookPlace | undefined => BY_ADDRESS.get(address);

const namesOf = (place: HandbookPlace): string[] => {
  const { entry } = place;
  if (place.kind === 'term') return [entry.title, ...place.entry.spellings];
  return place.kind === 'case' || place.kind === 'ruling' ? [entry.title, entry.id] : [entry.title];
};

/** Finds places by words, as they are typed, the likeliest first. */
export const search: (query: string) => HandbookPlace[] = (() => {
  const find = searcher(PLACES.map((place) => ({ entry: place.entry, names: namesOf(place), place })));
  return (query) => find(query).map(({ of }) => of.place);
})();

export { SCENARIO_ENTRIES } from './chapters/scenarios.ts';
export { answerText, exampleAnswer, exampleScenario } from './examples.ts';
export { missileTermId, podTermId } from './glossary/ids.ts';
export { findTerm, TERMS } from './glossary/index.ts';
export { type Inline, linksIn, parseLine, parseText, plainText } from './text.ts';
export * from './types.ts';
