import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Action, FieldName, FireOdds, FireType, GameEvent, Hex, OrderKind, UnitId } from '../engine/index.ts';
import type { Weapon } from './seat.ts';

export type Value = string | number;

export interface Choice {
  field: FieldName;
  value: Value;
}

/**
 * An order being put together, step by step: always a narrower part of the legal actions it began with. The panel and
 * the map drive the same state; to break it off means to forget it.
 */
export interface Choosing {
  kind: 'choosing';
  do: OrderKind;
  /** The unit whose panel it stands in. */
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
  /** The name of the button it began with, which gets the cursor back. */
  button: string | null;
  /** False where the game waits for this order and no other. */
  mayCancel: boolean;
}

/** What the player is in the middle of: one thing at a time, and cancelling always leads back to nothing. */
export type Interaction = { kind: 'idle' } | Choosing;

/** What is aimed with and at, as far as that has been chosen; what has not is the best there is. */
export interface Aim {
  /** The enemy that is being thought about. */
  target: UnitId | null;
  weapon: { unit: UnitId; from: Weapon } | null;
  type: FireType | null;
  /**
   * `offered`: a click on the target on the map aims at it; `picked`: one has, and the next one fires; `fired`: it
   * has been fired at, and the next shot needs a new press on a target, a weapon or a type of fire.
   */
  hold: 'offered' | 'picked' | 'fired';
}

/** Nothing is chosen. */
export const NO_AIM: Aim = { target: null, weapon: null, type: null, hold: 'offered' };

/** An order to the map's window; a new number makes it a new order. */
export type CameraOrder = { nth: number } & CameraMove;
export type CameraMove = { do: 'fit' } | { do: 'centre' | 'reveal'; hex: Hex };

export type PanelTab = 'orders' | 'targets' | 'log' | 'events' | 'victory';

/** What a line of the story points at. */
export interface Pointed {
  hexes: readonly string[];
  units: readonly UnitId[];
  /** The event the line begins with. */
  event?: GameEvent | undefined;
}

/** Where the window of the map stands, in the map's own measure. */
export interface CameraPlace {
  x: number;
  y: number;
  k: number;
}

/** What one person at this screen is looking at: none of it belongs to the game. */
export interface ViewState {
  selected: UnitId | null;
  /** The unit under the pointer or the keyboard, of either side. */
  hovered: UnitId | null;
  interaction: Interaction;
  aim: Aim;
  /** The arithmetic that stands on the screen: nobody fires what he does not see. */
  shown: FireOdds | null;
  /** The order whose outcome is shown before it is given. */
  preview: Action | null;
  pointed: Pointed | null;
  allCourses: boolean;
  /** How far the selected unit reaches is drawn. */
  ranges: boolean;
  camera: CameraOrder | null;
  /** Where each player has left the map; 0 is who sees everything. */
  cameras: Partial<Record<0 | 1 | 2, CameraPlace>>;
  tab: PanelTab;
  /** The group of orders that lies open where there is room for one; null for the first. */
  group: string | null;
  /** What the enemy could fire is worked out, and not what the selected unit could. */
  theirFire: boolean;
  /** Whose log lies open; null follows the selected unit. */
  logUnit: UnitId | null;
  /** Null as long as nobody has touched it: then the room decides. */
  drawerOpen: boolean | null;
  /** How many actions of the game the map shows, while it is watched again; null shows the present. */
  replayAt: number | null;
  /** The help with the keys is open. */
  keysShown: boolean;
  /** What would be left undone has been said once. */
  endAsked: boolean;
  /** Kinds of phases that are ended without being asked about, as the player wished. */
  unasked: readonly string[];
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
  camera: null,
  cameras: {},
  tab: 'orders',
  group: null,
  theirFire: false,
  logUnit: null,
  drawerOpen: null,
  replayAt: null,
  keysShown: false,
  endAsked: false,
  unasked: [],
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
  /** For the next player: nothing is left of what the last one was looking at. */
  reset(): void;
}

/** Nothing is in progress any more but what the game waits for. */
export const brokenOff = ({ interaction, aim }: ViewState, target: UnitId | null = null) => ({
  interaction: interaction.kind === 'choosing' && !interaction.mayCancel ? interaction : IDLE,
  aim: aim.target === target && aim.hold === 'offered' ? aim : { ...aim, target, hold: 'offered' as const },
  preview: null,
  endAsked: false,
});

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
    cancel: () => state.setState((before) => brokenOff(before)),
    reset: () => {
      const { allCourses, ranges, unasked, drawerOpen, cameras } = state.getState();
      state.setState({ ...FRESH, allCourses, ranges, unasked, drawerOpen, cameras });
    },
  };
}
