import { battles } from '../workbench/battles.ts';
import { hangar } from '../workbench/ships.ts';
import { openGameStorage } from './game-storage.ts';
import type { Belongings } from './shelf-file.ts';

/** What people have on this device. */
export const openBelongings = (): Belongings => ({ games: openGameStorage(), ships: hangar, battles });
