import { createContext } from 'react';
import type { Player, UnitId } from '../../engine/index.ts';

/** The names that ships of the game on this page have of their own. */
export const UnitNames = createContext<ReadonlyMap<UnitId, string>>(new Map());

/** What the players of the game on this page are called in a sentence. */
export const PlayerNames = createContext<(player: Player) => string>((player) => `player ${player}`);
