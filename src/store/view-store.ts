import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Action, GameEvent, Hex, OrderKind, UnitId } from '../engine/index.ts';

/** What a step asks for: a field of the order that is being put together. */
export type Field =
  | 'pod'
  | 'missile'
  | 'with'
  | 'target'
  | 'hex'
  | 'direction'
  | 'velocity'
  | 'units'
  | 'from'
  | 'type';

export type Value = string | number;

export interface Choice {
  field: Field;
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
  /** What is asked for now. */
  step: Field;
  chosen: readonly Choice[];
}

/** What the player is in the middle of: one thing at a time, and cancelling always leads back to nothing. */
export type Interaction = { kind: 'idle' } | Choosing;

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
  /** The enemy that is being thought about. */
  target: UnitId | null;
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
  target: null,
  preview: null,
  pointed: null,
  allCourses: false,
  ranges: false,
  camera: null,
  cameras: {},
  tab: 'orders',
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
  /** Selects a unit, or nothing; whatever was in progress is broken off. */
  select(unit: UnitId | null): void;
  lookAt(move: CameraMove): void;
  /** Back to idle. */
  cancel(): void;
  /** For the next player: nothing is left of what the last one was looking at. */
  reset(): void;
}

const NOTHING_BEGUN = { interaction: IDLE, target: null, preview: null, endAsked: false } as const;

export function createView(): ViewStore {
  const state = createStore<ViewState>(() => FRESH);
  let moves = 0;
  return {
    state,
    set: (change) => state.setState(change),
    select: (unit) => state.setState({ ...NOTHING_BEGUN, selected: unit, logUnit: null }),
    lookAt: (move) => {
      moves += 1;
      state.setState({ camera: { ...move, nth: moves } });
    },
    cancel: () => state.setState(NOTHING_BEGUN),
    reset: () => {
      const { allCourses, ranges, unasked, drawerOpen, cameras } = state.getState();
      state.setState({ ...FRESH, allCourses, ranges, unasked, drawerOpen, cameras });
    },
  };
}
