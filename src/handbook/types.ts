import type { CivLevel, Direction, FireType, MissileType, PodType, RuleCase, SpaceshipHull } from '../engine/index.ts';

/** A numbered case of the rules, `8.4`. */
export type CaseId = Exclude<RuleCase, `R${string}`>;

/** A ruling that settles a doubt about a case, `R8.4a`. */
export type RulingId = Extract<RuleCase, `R${string}`>;

/**
 * Text with links. A blank line parts its blocks; a block whose lines begin with `- ` is a list; `§8.4` leads to a
 * case or ruling, `[[burn rate]]` to a term by any of its spellings, `[[what it burns|burn rate]]` in other words.
 */
export type HandbookText = string;

/** The charts that a case can show; one who shows it has the code that draws them. */
export const CHART_IDS = [
  'sequence',
  'hulls',
  'pods',
  'energy',
  'fire',
  'relative-velocity',
  'hit',
  'damage',
  'missiles',
  'interception',
] as const;
export type ChartId = (typeof CHART_IDS)[number];

/** What every entry has: enough for a popover, and the whole text. */
export interface HandbookEntry {
  id: string;
  title: string;
  /** Two sentences at most. */
  brief: HandbookText;
  /** Empty where the brief says it all. */
  body: HandbookText;
}

/** What settles a doubt that a case leaves open. */
export interface Ruling extends HandbookEntry {
  id: RulingId;
}

/** A case of the rules in words of our own. */
export interface CaseEntry extends HandbookEntry {
  id: CaseId;
  rulings?: readonly Ruling[];
  /** Its neighbours in meaning. */
  see: readonly RuleCase[];
  charts?: readonly ChartId[];
  examples?: readonly Example[];
}

/** A word of the game or of the table. */
export interface GlossaryTerm extends HandbookEntry {
  /** Other ways in which it is printed. */
  spellings: readonly string[];
  /** The cases it belongs to; none for a word of the table alone. */
  cases: readonly RuleCase[];
}

/** What one needs to lay out a scenario and to play it. */
export interface ScenarioEntry extends HandbookEntry {
  rulings: readonly Ruling[];
}

/** A chapter, in the order in which a newcomer reads. */
export interface Chapter extends HandbookEntry {
  cases: readonly CaseEntry[];
  /** What belongs here too but is told elsewhere. */
  also?: readonly RuleCase[];
}

/** A counter of a worked example. */
export interface ExampleUnit {
  /** As the table names it: `1A`, `1U01`. */
  id: string;
  what: SpaceshipHull | MissileType;
  /** The pods of a spaceship. */
  pods?: readonly PodType[];
  /** On sheet A. */
  hex: string;
  direction: Direction;
  velocity: number;
}

/** A worked example: a position and a question, which the engine answers. The first unit fires, intercepts, moves, launches or is hit. */
export interface Example {
  title: string;
  units: readonly [ExampleUnit, ...ExampleUnit[]];
  ask:
    | { kind: 'fire'; type: FireType; from: 'burster' | number }
    | { kind: 'interception'; civLevel: CivLevel }
    | { kind: 'course' }
    | { kind: 'launch' }
    | { kind: 'where' };
}
