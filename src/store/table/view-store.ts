import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Action, FireType, GameEvent, Hex, UnitId, UnitView } from '../../engine/index.ts';
import type { AskedQuestion } from '../device/preferences.ts';
import type { Weapon } from '../seat/seat.ts';
import type { Explanation } from '../thinking/explain.ts';
import type { Hint } from '../thinking/hint.ts';

export type Value = string | number;

/**
 * An order of which several are possible: some legal actions, of which one may be laid. The dock and the map use the same
 * state; cancelling just drops it.
 */
export interface Choosing {
  kind: 'choosing';
  /** The unit whose orders it is among. */
  unit: UnitId;
  /** The slot that it began with; null where the game itself has asked. */
  slot: string | null;
  /** The legal actions among which is chosen. */
  all: readonly Action[];
  /** The one that the answer's button gives; null for none yet. */
  laid: Action | null;
  /** The order that goes before it and is given with it. */
  first: Action | null;
  /** False if the game waits for this order and no other. */
  mayCancel: boolean;
}

/** A slot is pressed whose order has one form, or cannot be given: the answer shows what it would do, or why not. */
export interface Laid {
  kind: 'laid';
  slot: string;
}

/** The shots that are still to be fired of those that were laid. */
export interface Firing {
  kind: 'firing';
  shots: readonly Action[];
}

/** The interaction in progress: one at a time, and cancelling always leads back to idle. */
export type Interaction = { kind: 'idle' } | Laid | Choosing | Firing;

/** What a hand has chosen for one weapon: a type of fire and how often, or nothing with a type of null. */
export interface FireChoice {
  from: Weapon;
  type: FireType | null;
  times: number;
}

/** The chosen target, and what was chosen for its weapons; for whatever is not chosen the best is taken. */
export interface Aim {
  /** The enemy aimed at. */
  target: UnitId | null;
  choices: readonly FireChoice[];
}

/** Nothing is chosen. */
export const NO_AIM: Aim = { target: null, choices: [] };

/** A request to move the camera; a new number makes it a new request. */
export type CameraOrder = { nth: number } & CameraMove;
export type CameraMove = { do: 'fit' } | { do: 'centre' | 'reveal'; hex: Hex } | { do: 'show'; hexes: readonly Hex[] };

/** What rises from the dock over the lower part of the map. */
export type DrawerTab = 'log' | 'events' | 'victory' | 'units' | 'moments';

/** What lies over the table as long as somebody is busy with it. */
export type TableDialog =
  | 'keys'
  | 'ways'
  | 'dice'
  | 'palette'
  | 'preferences'
  | 'share'
  | 'clip'
  | 'fault'
  | 'concede'
  | 'draw'
  | 'print'
  | 'print-game'
  | 'survivors'
  | 'lines'
  | 'report';

/** The hexes and units shown on the map for a line of the event log. */
export interface Pointed {
  hexes: readonly string[];
  units: readonly UnitId[];
  /** The event the line begins with. */
  event?: GameEvent | undefined;
}

/** The position `x`, `y` and scale `k` of a camera. */
export interface CameraPlace {
  x: number;
  y: number;
  k: number;
}

/** Reasons that lie open: of what is advised, or of an order of the program; `at` is the number of actions when they were asked for. */
export type OpenReasons =
  | { kind: 'advice'; at: number }
  | { kind: 'why'; at: number; action: number; answer: Explanation | 'asking' | 'none' };

/** A moment of what has happened since somebody last ordered something or looked, by the number of actions before it. */
export interface Card {
  at: number;
  /** Milliseconds until the next one; null waits until it has been read. */
  time: number | null;
}

/** What the person at this screen is looking at; none of it belongs to the game. */
export interface ViewState {
  selected: UnitId | null;
  /** The unit under the pointer or the keyboard, of either side. */
  hovered: UnitId | null;
  interaction: Interaction;
  aim: Aim;
  /** The order whose outcome is shown before it is given. */
  preview: Action | null;
  pointed: Pointed | null;
  allCourses: boolean;
  /** Whether the ranges of the selected unit are drawn. */
  ranges: boolean;
  /** Whether the hexes are marked in which the selected unit would be unsafe. */
  dangers: boolean;
  camera: CameraOrder | null;
  /** The camera as each player left it; 0 is for a view that shows everything. */
  cameras: Partial<Record<0 | 1 | 2, CameraPlace>>;
  /** What lies over the lower part of the map; null for nothing. */
  drawer: DrawerTab | null;
  /** On a phone, which six of the slots are shown. */
  page: 1 | 2;
  /** The arithmetic shown is that of the enemy's fire at the selected unit, and not the other way round. */
  theirFire: boolean;
  /** The unit whose log is open; null follows the selected unit. */
  logUnit: UnitId | null;
  /** The number of actions up to which what came of them has been read. */
  readAt: number | null;
  /** Whether the arithmetic of a fire is unfolded; null until somebody has unfolded or folded it. */
  arithmeticOpen: boolean | null;
  /** The number of actions after which the replay stands; null shows the present. */
  replayAt: number | null;
  /** Whether the review of what decided the game lies open beside the replay. */
  review: boolean;
  /** Where units would fly after what would have been better at the moment that is watched. */
  better: readonly UnitView[] | null;
  /** What has happened and is still to be shown, the first of it now; empty in the present. */
  showing: readonly Card[];
  /** How many that were held have been read of those that are shown. */
  cardsRead: number;
  /** What an Admiral would do after so many actions; a hint of null is one that did not come. */
  plan: { at: number; hint: Hint | null } | null;
  /** The reasons that lie open. */
  reasons: OpenReasons | null;
  /** Anybody who watches two programs play holds them. */
  held: boolean;
  /** The dialog over the table; null for none. */
  dialog: TableDialog | null;
  /** After how many actions another way is to be tried. */
  lineAt: number;
  /** The ship whose log is to be printed first; null for those of all. */
  printed: UnitId | null;
  /** What has been asked for, said aloud until something happens; a new number says the same again. */
  said: { nth: number; text: string } | null;
  /** The player has been warned once of what would be left undone. */
  endAsked: boolean;
  /** What is not asked any more in this game. */
  silenced: readonly AskedQuestion[];
}

/** Nothing is in progress. */
export const IDLE: Interaction = { kind: 'idle' };

/** The slot that the interaction began with; null for none. */
export const slotOf = (interaction: Interaction): string | null =>
  interaction.kind === 'laid' || interaction.kind === 'choosing' ? interaction.slot : null;

const FRESH: ViewState = {
  selected: null,
  hovered: null,
  interaction: IDLE,
  aim: NO_AIM,
  preview: null,
  pointed: null,
  allCourses: false,
  ranges: false,
  dangers: false,
  camera: null,
  cameras: {},
  drawer: null,
  page: 1,
  theirFire: false,
  logUnit: null,
  readAt: null,
  arithmeticOpen: null,
  replayAt: null,
  review: false,
  better: null,
  showing: [],
  cardsRead: 0,
  plan: null,
  reasons: null,
  held: false,
  dialog: null,
  lineAt: 0,
  printed: null,
  said: null,
  endAsked: false,
  silenced: [],
};

export interface ViewStore {
  state: StoreApi<ViewState>;
  set(change: Partial<ViewState>): void;
  /** Changes a part of the aim. */
  aim(change: Partial<Aim>): void;
  /** Selects a unit, or nothing, and what it aims at; whatever was in progress is broken off. */
  select(unit: UnitId | null, target?: UnitId | null): void;
  lookAt(move: CameraMove): void;
  /** Back to idle. */
  cancel(): void;
  /** Clears what the last player was looking at, for the next one. */
  reset(): void;
}

/** The change that cancels whatever is in progress, except an order that the game waits for. */
export const brokenOff = ({ interaction, aim }: ViewState, target: UnitId | null = null) => ({
  interaction: interaction.kind === 'choosing' && !interaction.mayCancel ? interaction : IDLE,
  aim: aim.target === target ? aim : { target, choices: [] },
  preview: null,
  endAsked: false,
});

/** The view of a table at which nobody has looked yet. */
export function createView(): ViewStore {
  const state = createStore<ViewState>(() => FRESH);
  let moves = 0;
  return {
    state,
    set: (change) => state.setState(change),
    aim: (change) => state.setState(({ aim }) => ({ aim: { ...aim, ...change } })),
    select: (unit, target) =>
      state.setState((before) => ({ ...brokenOff(before, target), selected: unit, logUnit: null })),
    lookAt: (move) => {
      moves += 1;
      state.setState({ camera: { ...move, nth: moves } });
    },
    cancel: () => state.setState((before) => brokenOff(before, before.aim.target)),
    reset: () => {
      const { allCourses, ranges, dangers, silenced, arithmeticOpen, cameras } = state.getState();
      state.setState({ ...FRESH, allCourses, ranges, dangers, silenced, arithmeticOpen, cameras });
    },
  };
}
