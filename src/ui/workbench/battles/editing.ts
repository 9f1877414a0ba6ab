import { createContext, use } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Hex, Player, UnitId } from '../../../engine/index.ts';
import type { Battle, BattleRecipe } from '../../../workbench/battles/battle.ts';
import type { BattleFault, FaultPlace } from '../../../workbench/battles/faults.ts';
import type { Camera } from '../../map/camera.ts';

/** What a press on the map does: moves the ship that is selected, paints where it may start, or lays terrain. */
export type Tool = 'place' | 'start' | 'planets' | 'asteroidFields';

/** The parts of the editor of which one is open; where there is room, the map and the ships stand beside it. */
export type Panel = 'map' | 'ships' | 'ship' | 'victory' | 'briefing' | 'fight';

/** What of an editor is no part of the battle: it is there again for anybody who comes back from a trial. */
export interface Looking {
  selected: UnitId | null;
  tool: Tool;
  panel: Panel;
  camera: Camera | undefined;
  /** The side to which a ship is being added. */
  adding: Player | null;
  /** A clause that a fault has led to. */
  clause: number | null;
  /** A hex that a fault has led to. */
  hex: Hex | null;
  /** [R10.0b] Who sits here while a position is entered: one player, both openly, or nobody, and then all logs are covered. */
  eyes: Player | 'both' | null;
}

const lookings = new Map<string, StoreApi<Looking>>();

/** How the battle with this id was looked at last. */
export function lookingAt(id: string): StoreApi<Looking> {
  const known = lookings.get(id);
  if (known) return known;
  const fresh = createStore<Looking>(() => ({
    selected: null,
    tool: 'place',
    panel: 'ships',
    camera: undefined,
    adding: null,
    clause: null,
    hex: null,
    eyes: null,
  }));
  lookings.set(id, fresh);
  return fresh;
}

/** A battle under construction, for all parts of its editor. */
export interface Editing {
  battle: Battle;
  faults: readonly BattleFault[];
  /** Changes with the same `as` are one for anybody who takes them back. */
  change(recipe: BattleRecipe, as?: string): void;
  looking: Looking;
  /** [R10.0b] Whether what this player hides is covered: of a position only, while they do not sit here. */
  covers(player: Player): boolean;
  look(part: Partial<Looking>): void;
  /** Selects a ship and shows it. */
  select(id: UnitId | null): void;
  goTo(place: FaultPlace, at?: string): void;
}

export const EditingContext = createContext<Editing | null>(null);

/** The battle that is being made here. */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('no battle is being made here');
  return editing;
}
