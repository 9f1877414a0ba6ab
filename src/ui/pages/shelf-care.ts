import { deleteGame, forgetForGood, renameGame, restoreSpare, undeleteGame } from '../../store/saved/shelf.ts';
import { care } from './care.ts';
import { loadFiles } from './load-files.ts';
import { sayTrouble } from './state.ts';

const OPEN = 'The game is open in another tab, and cannot be deleted before it is left there.';

/** Deletes a game so that it can be taken back, unless it is open somewhere. */
export const remove = (id: string): Promise<void> =>
  care('game could not be deleted', async () => (await deleteGame(id)) || sayTrouble(OPEN));

/** Takes a deletion back. */
export const undelete = (id: string): Promise<void> => care('game could not be brought back', () => undeleteGame(id));

/** Lets go of a game of which something is missing. */
export const forget = (id: string): Promise<void> =>
  care('game could not be deleted', async () => (await forgetForGood(id)) || sayTrouble(OPEN));

/** Puts the spare copy of a game that is gone into the list. */
export const restore = (id: string): Promise<void> => care('game could not be brought back', () => restoreSpare(id));

/** Gives a game a name of its own, or none. */
export const rename = (id: string, name: string): Promise<void> =>
  care('game could not be renamed', () => renameGame(id, name));

/** Puts a copy of a game beside it. */
export const duplicate = (id: string, name: string): Promise<void> =>
  care('game could not be copied', async () => (await loadFiles())?.copySavedGame(id, name));

/** Hands everything that is kept here to the player as one file. */
export const exportAll = (): Promise<void> =>
  care('file could not be written', async () => (await loadFiles())?.saveShelf());
