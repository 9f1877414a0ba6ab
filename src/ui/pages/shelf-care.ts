import type { ReplayProgress } from '../../game/history.ts';
import { exportPreferences, preferences, readExported } from '../../store/device/preferences.ts';
import { deleteGame, forgetForGood, renameGame, restoreSpare, undeleteGame } from '../../store/saved/shelf.ts';
import { refusedText } from '../elements/refused-text.ts';
import { saveText } from '../elements/save-text.ts';
import { withProgress } from './asked.ts';
import { dismissTrouble, loadRoom, lookUp, type Room, sayFaults, sayTrouble, tell } from './state.ts';

/** Does something to the games on this device and shows what came of it; a browser that refuses is said so. */
async function care(deed: string, use: () => Promise<unknown>): Promise<void> {
  dismissTrouble();
  try {
    await use();
  } catch (error) {
    sayTrouble(refusedText(deed, error));
  }
  await lookUp();
}

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

const COPIES = {
  copied: 'Copied: the copy goes on from the same moment, with the same dice to come.',
  'other-dice': 'Copied. As its players have secrets from each other, the dice to come are others than in the game.',
  damaged: 'A damaged game is not copied: open it, and go on from where it can be read.',
} as const;

/** Puts a copy of a game beside it. */
export const duplicate = (id: string, name: string): Promise<void> =>
  care('game could not be copied', async () => {
    const room = await loadRoom();
    if (room) tell(COPIES[await room.duplicateGame(room.openGameStorage(), id, name)]);
  });

/** Hands everything that is kept here to the player as one file. */
export const exportAll = (): Promise<void> =>
  care('file could not be written', async () => {
    const room = await loadRoom();
    if (!room) return;
    const text = await room.writeShelf(room.openBelongings(), exportPreferences());
    saveText(`deltavee-games-${new Date().toISOString().slice(0, 10)}.json`, text);
    tell(room.EXPORTED);
  });

/** Takes over the preferences of a file, but for keys that nobody could choose here. */
function takePreferences(exported: unknown, { sortKeys }: Room): void {
  const chosen = readExported(exported);
  if (!chosen) {
    tell('Its preferences cannot be read.');
    return;
  }
  const { keys, refusals } = sortKeys(chosen.keys);
  preferences.setState({ ...chosen, keys });
  const but = refusals.length === 0 ? '.' : `, except for these keys. ${refusals.join(' ')}`;
  tell(`The preferences are those of the file now${but}`);
}

/** Brings in what of a file is not here yet, and tells how far that has come. Its preferences are taken over only when somebody says so. */
export const importAll = (asked: AbortSignal, file: unknown, name: string | null): Promise<void> =>
  care('file could not be brought in whole', async () => {
    const room = await loadRoom();
    if (!room) return;
    let isStopped = false;
    const bringIn = async (progress: ReplayProgress) => {
      const read = await room.readShelf(room.openBelongings(), file, progress);
      isStopped = progress.signal?.aborted ?? false;
      return read;
    };
    const brought = await withProgress(asked, bringIn, 'things');
    if (!brought.ok) return sayFaults(room.recordTrouble({ kind: 'form', faults: brought.faults }), name);
    const { preferences: exported } = brought.value;
    const take = () => takePreferences(exported, room);
    tell(
      isStopped
        ? `Stopped. ${room.broughtText(brought.value)} Open the file again for the rest.`
        : room.broughtText(brought.value),
      exported ? { label: 'Take over its preferences too', take } : undefined,
    );
  });
