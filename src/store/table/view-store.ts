import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  Action,
  FieldName,
  FireOdds,
  FireType,
  GameEvent,
  Hex,
  OrderKind,
  UnitId,
  UnitView,
} from '../../engine/index.ts';
import type { AskedQuestion } from '../device/preferences.ts';
import type { Weapon } from '../seat/seat.ts';
import type { Explanation } from '../thinking/explain.ts';
import type { Hint } from '../thinking/hint.ts';

export type Value = string | number;

export interface Choice {
  field: FieldName;
  value: Value;
}

/**
 * An order being put together, step by step: each answer narrows down the legal actions it began with. The panel and
 * the map use the same state; cancelling just drops it.
 */
export interface Choosing {
  kind: 'choosing';
  do: OrderKind;
  /** The unit whose orders panel shows it. */
  unit: UnitId;
  /** The legal actions it began with. */
  all: readonly Action[];
  /** Those that are still possible. */
  actions: readonly Action[];
  /** The field that is asked for now. */
  step: FieldName;
  chosen: readonly Choice[];
  /** The order that goes before it and is given with it. */
  first: Action | null;
  /** The key of the button it began with, which gets the focus back. */
  button: string | null;
  /** The whole order that is laid ready, where all questions are asked at once. */
  laid?: Action | undefined;
  /** False if the game waits for this order and no other. */
  mayCancel: boolean;
}

/** The interaction in progress: one at a time, and cancelling always leads back to idle. */
export type Interaction = { kind: 'idle' } | Choosing;

/** The chosen target, weapon and type of fire; for whatever is null the best is taken. */
export interface Aim {
  /** The enemy aimed at. */
  target: UnitId | null;
  weapon: { unit: UnitId; from: Weapon } | null;
  type: FireType | null;
  /**
   * `offered`: a click on the target on the map aims at it; `picked`: one has, and the next one fires; `fired`: it
   * has been fired at, and the next shot needs a new press on a target, a weapon or a type of fire.
   */
  readiness: 'offered' | 'picked' | 'fired';
}

/** Nothing is chosen. */
export const NO_AIM: Aim = { target: null, weapon: null, type: null, readiness: 'offered' };

/** A request to move the camera; a new number makes it a new request. */
export type CameraOrder = { nth: number } & CameraMove;
export type CameraMove = { do: 'fit' } | { do: 'centre' | 'reveal'; hex: Hex } | { do: 'show'; hexes: readonly Hex[] };

export type PanelTab = 'orders' | 'targets' | 'log' | 'events' | 'victory' | 'units' | 'chances';

/** What lies over the table as long as somebody is busy with it. */
export type TableDialog =
  | 'keys'
  | 'ways'
  | 'dice'
  | 'palette'
  | 'preferences'
  | 'share'
  | 'fault'
  | 'concede'
  | 'draw'
  | 'print'
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

/** What the program was asked, and what it said; `at` is the number of actions when it was asked. */
export type Counsel =
  | { kind: 'hint'; at: number; answer: Hint | 'asking' | 'none' }
  | { kind: 'why'; at: number; action: number; answer: Explanation | 'asking' | 'none' };

/** What the person at this screen is looking at; none of it belongs to the game. */
export interface ViewState {
  selected: UnitId | null;
  /** The unit under the pointer or the keyboard, of either side. */
  hovered: UnitId | null;
  interaction: Interaction;
  aim: Aim;
  /** The odds now shown on the screen; only a shot whose odds are shown can be fired. */
  shown: FireOdds | null;
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
  tab: PanelTab;
  /** The open group of orders where only one fits; null for the first. */
  group: string | null;
  /** The odds shown are those of the enemy's fire at the selected unit, and not the other way round. */
  theirFire: boolean;
  /** The unit whose log is open; null follows the selected unit. */
  logUnit: UnitId | null;
  /** A part of a ship of the viewer has been hit by what happened last. */
  hitTold: boolean;
  /** Null until a hand opens or folds the drawer: then it is open as long as a number in it is meant. */
  drawerOpen: boolean | null;
  /** Null until somebody folds or unfolds the panel of the orders: then it is there where the piece has no room for them. */
  panelOpen: boolean | null;
  /** Whether the arithmetic of a fire is unfolded; null until somebody has unfolded or folded it. */
  arithmeticOpen: boolean | null;
  /** Whether the sheet of a phone is raised over the map. */
  sheetRaised: boolean;
  /** The number of actions after which the replay stands; null shows the present. */
  replayAt: number | null;
  /** Whether the review of what decided the game lies open beside the replay. */
  review: boolean;
  /** Where units would fly after what would have been better at the moment that is watched. */
  better: readonly UnitView[] | null;
  /** The number of actions up to which the program's last orders have been shown; null if none are. */
  shownAt: number | null;
  /** The number of actions at which the program's answer is told in words, as it was not shown; null for none. */
  recapAt: number | null;
  /** What the program was asked beside the game. */
  counsel: Counsel | null;
  /** Whoever watches two programs play holds them. */
  held: boolean;
  /** The dialog over the table; null for none. */
  dialog: TableDialog | null;
  /** After how many actions another way is to be tried. */
  lineAt: number;
  /** The ship whose log is to be printed first; null for those of all. */
  printed: UnitId | null;
  /** The player has been warned once of what would be left undone. */
  endAsked: boolean;
  /** The player has been asked whether he means a shot that can have no effect. */
  fireAsked: boolean;
  /** What is not asked any more in this game. */
  silenced: readonly AskedQuestion[];
}

/** Nothing is in progress. */
export const IDLE: Interaction = { kind: 'idle' };

const FRESH: ViewState = {
  selected: null,
  hovered: null,
  interaction: IDLE,
  aim: NO_AIM,
  shown: null,
  preview: null,
  pointed: null,
  allCourses: false,
  ranges: false,
  dangers: false,
  camera: null,
  cameras: {},
  tab: 'orders',
  group: null,
  theirFire: false,
  logUnit: null,
  hitTold: false,
  drawerOpen: null,
  panelOpen: null,
  arithmeticOpen: null,
  sheetRaised: false,
  replayAt: null,
  review: false,
  better: null,
  shownAt: null,
  recapAt: null,
  counsel: null,
  held: false,
  dialog: null,
  lineAt: 0,
  printed: null,
  endAsked: false,
  fireAsked: false,
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
  aim: aim.target === target && aim.readiness === 'offered' ? aim : { ...aim, target, readiness: 'offered' as const },
  preview: null,
  endAsked: false,
  fireAsked: false,
});

/** `start` is what is known of how the viewer likes to look. */
export function createView(start: Partial<ViewState> = {}): ViewStore {
  const state = createStore<ViewState>(() => ({ ...FRESH, ...start }));
  let moves = 0;
  return {
    state,
    set: (change) => state.setState(change),
    aim: (change) => state.setState(({ aim }) => ({ aim: { ...aim, ...change }, fireAsked: false })),
    select: (unit, target) =>
      state.setState((before) => ({ ...brokenOff(before, target), selected: unit, logUnit: null })),
    lookAt: (move) => {
      moves += 1;
      state.setState({ camera: { ...move, nth: moves } });
    },
    cancel: () => state.setState((before) => brokenOff(before)),
    reset: () => {
      const { allCourses, ranges, dangers, silenced, drawerOpen, panelOpen, arithmeticOpen, cameras } =
        state.getState();
      const kept = { allCourses, ranges, dangers, silenced, drawerOpen, panelOpen, arithmeticOpen, cameras };
      state.setState({ ...FRESH, ...kept });
    },
  };
}
