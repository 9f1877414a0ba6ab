import * as v from 'valibot';
import type { Rank } from '../../engine/index.ts';

/** The look of the page: the system's choice, the star map or the printed map. */
export type Theme = (typeof THEMES)[number];
const THEMES = ['system', 'space', 'paper'] as const;

/** How what has happened is shown: all held, only what befalls one's own units, or only what does something to them. */
export type Pace = (typeof PACES)[number];
const PACES = ['calm', 'steady', 'quick'] as const;

/** How loud sounds are, once there are any. */
export type Volume = (typeof VOLUMES)[number];
const VOLUMES = ['quiet', 'normal', 'loud'] as const;

/**
 * What is asked before it is done: the end of a Command Phase while a missile is about to meet a unit, and of
 * a Fire Phase that leaves a shot worth having.
 */
export type AskedQuestion = (typeof QUESTIONS)[number];
const QUESTIONS = ['command', 'fire'] as const;

/** Where phases without a decision play themselves: only against the program, in every game, or in none. */
export type IdlePlay = (typeof IDLE_PLAYS)[number];
const IDLE_PLAYS = ['program', 'always', 'never'] as const;

/** What is said of events by itself to somebody who listens: what concerns them, that with the number of the rest, or all. */
export type Voice = (typeof VOICES)[number];
const VOICES = ['terse', 'usual', 'full'] as const;

/** What a wheel does over a map: zooms while two fingers on a trackpad move it, or the same for both. */
const WHEELS = ['apart', 'zooms', 'moves'] as const;

const flag = v.fallback(v.boolean(), false);
const textOrNull = v.fallback(v.nullable(v.string()), null);

/** Those of a list that are right; the others are dropped, and one that is no list is empty. */
const listOf = <S extends v.GenericSchema<unknown, unknown>>(item: S) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((all) => all.filter((one): one is v.InferOutput<S> => v.is(item, one))),
    ),
    [],
  );

/** The same with what has a name; no one types more than this many by hand. */
const MOST_NAMES = 200;
const namedBy = <S extends v.GenericSchema<unknown, unknown>>(item: S) =>
  v.fallback(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((all) =>
        Object.fromEntries(
          Object.entries(all)
            .filter((entry): entry is [string, v.InferOutput<S>] => v.is(item, entry[1]))
            .slice(0, MOST_NAMES),
        ),
      ),
    ),
    {},
  );

/** What somebody has chosen; each value that makes no sense is as if it had never been chosen. */
const CHOSEN = {
  theme: v.fallback(v.picklist(THEMES), 'system'),
  /** Lines and text stand out more than the look alone asks for. */
  contrast: v.fallback(v.picklist(['system', 'high']), 'system'),
  /** Nothing moves, whatever the system says. */
  still: flag,
  /** Null before anybody has chosen: calm until a game has been seen to its end, then steady. */
  pace: v.fallback(v.nullable(v.picklist(PACES)), null),
  idlePlay: v.fallback(v.picklist(IDLE_PLAYS), 'program'),
  voice: v.fallback(v.picklist(VOICES), 'usual'),
  wheel: v.fallback(v.picklist(WHEELS), 'apart'),
  sound: flag,
  volume: v.fallback(v.picklist(VOLUMES), 'normal'),
  /** Who rolls in a new game, before anybody has said otherwise. */
  dice: v.fallback(v.picklist(['rolled', 'typed']), 'rolled'),
  /** The size of paper chosen last, by the name the printing has for it; null before anybody has chosen. */
  paper: textOrNull,
  /** Whether logs are printed in colour. */
  colour: flag,
  /** The keys that were changed, by what they do; '' for one that was taken away. */
  keys: namedBy(v.pipe(v.string(), v.maxLength(30))),
  /** Single letters, digits and signs are keys too. */
  letters: v.fallback(v.boolean(), true),
  /** What is done without asking. */
  unasked: listOf(v.picklist(QUESTIONS)),
};

/** What the page remembers of its own accord, and does not hand over to another device. */
const NOTED = {
  /** The players left the last game for the start screen: then it is not reopened when the page loads. */
  left: flag,
  /** The game opened last, which comes back when the page is loaded without an address. */
  last: textOrNull,
  /**
   * The game that is being opened. It still stands here when the page is loaded again only if the page stopped on the
   * way, and then it is not opened by itself.
   */
  opening: textOrNull,
  /** The game in which a phase played itself for the first time, and it was said so; empty once that was read. */
  idleTold: textOrNull,
  /** A game has been seen to its end on this device. */
  played: flag,
  /** The game in which sounds were offered; empty once that was answered. */
  soundTold: textOrNull,
  /** Somebody has played here with the keys of an older program, and was not told yet that they lie elsewhere. */
  newKeys: flag,
  /** The log has opened by itself once, when a part was hit for the first time. */
  logShown: flag,
};

const LearningForm = v.object({
  /** The lessons that have been finished. */
  done: listOf(v.string()),
  /** The step at which a lesson was left. */
  steps: namedBy(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The saved game that is played with the adviser at the end of the lessons; null before there is one. */
  game: textOrNull,
  /** Whether advice is given; null gives it where somebody learns, and at two screens. */
  advice: v.fallback(v.nullable(v.boolean()), null),
});

/** How far the lessons have come on this device. */
export type Learning = v.InferOutput<typeof LearningForm>;

const ChosenForm = v.object(CHOSEN);

const rank = v.exactOptional(v.picklist(['ensign', 'captain', 'admiral'] satisfies Rank[]));

/** A game that was begun: its scenario, who played, and the seats of the program with its rank. */
const BegunForm = v.object({
  scenario: v.string(),
  way: v.picklist(['hotseat', 'program', 'rehearsal']),
  seats: v.object({ 1: rank, 2: rank }),
});

/** What somebody has chosen on this device. */
export type ChosenPreferences = v.InferOutput<typeof ChosenForm>;

const PreferencesForm = v.object({
  ...CHOSEN,
  ...NOTED,
  /** What the start page goes on from; null before any game was begun. */
  begun: v.fallback(v.nullable(BegunForm), null),
  learning: v.fallback(LearningForm, () => v.parse(LearningForm, {})),
});

/** The preferences saved on this device. */
export type Preferences = v.InferOutput<typeof PreferencesForm>;

/** What the paces of an older program are now; its normal one was nobody's choice. */
const OLD_PACES: Readonly<Record<string, Pace>> = { slow: 'calm', fast: 'quick', 'at-once': 'quick' };

/**
 * Values of an older program as they are kept now: that phases play themselves was a yes or no, and one who has opened a
 * game knows its keys.
 */
function renamed(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  const pace = 'pace' in stored ? OLD_PACES[String(stored.pace)] : undefined;
  const playsIdle = 'playsIdle' in stored && stored.playsIdle === true;
  const newKeys = 'last' in stored && stored.last !== null;
  return { newKeys, ...(playsIdle && { idlePlay: 'always' }), ...stored, ...(pace && { pace }) };
}

/** Preferences out of stored values, which may come from another version or be edited by hand. */
export function readPreferences(stored: unknown): Preferences {
  const { success, output } = v.safeParse(PreferencesForm, renamed(stored));
  return success ? output : v.parse(PreferencesForm, {});
}

/** What somebody has chosen, out of a file; null if it is no such thing at all. */
export function readChosen(value: unknown): ChosenPreferences | null {
  const { success, output } = v.safeParse(ChosenForm, renamed(value));
  return success ? output : null;
}
