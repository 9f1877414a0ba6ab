import { createContext } from 'react';
import type { UnitId } from '../../engine/index.ts';

/** The names that ships of the game on this page have of their own. */
export const UnitNames = createContext<ReadonlyMap<UnitId, string>>(new Map());
