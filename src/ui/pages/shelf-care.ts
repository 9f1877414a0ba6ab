import { exportPreferences, preferences, readExported } from '../../store/preferences.ts';
import { deleteGame, forgetForGood, renameGame, restoreSpare, undeleteGame } from '../../store/shelf.ts';
import type { BroughtIn } from '../../store/shelf-file.ts';
import { saveText } from '../elements/save-text.ts';
import { dismissTrouble, loadRoom, lookUp, type Room, say, tell } from './state.ts';

/** Does something to the games on this device and shows what came of it; a browser that refuses is said so. */
async function care(deed: string, use: () => Promise<unknown>): Promise<void> {
  dismissTrouble();
  try {
    await use();
  } catch {
    say(`The ${deed}: the browser refuses. Nothing else has changed.`);
  }
  await lookUp();
}

const OPEN = 'The game is open in another tab, and cannot be deleted before it is left there.';

/** Deletes a game so that it can be taken back, unless it is open somewhere. */
export const remove = (id: string): Promise<void> =>
  care('game could not be deleted', async () => (await deleteGame(id)) || say(OPEN));

/** Takes a deletion back. */
export const undelete = (id: string): Promise<void> => care('game could not be brought back', () => undeleteGame(id));

/** Lets go of a game of which something is missing. */
export const forget = (id: string): Promise<void> =>
  care('game could not be deleted', async () => (await forgetForGood(id)) || say(OPEN));

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

/** Hands all games and preferences to the player as one file. */
export const exportAll = (): Promise<void> =>
  care('games could not be written to a file', async () => {
    const room = await loadRoom();
    if (!room) return;
    const text = await room.writeShelf(room.openGameStorage(), exportPreferences());
    saveText(`deltavee-games-${new Date().toISOString().slice(0, 10)}.json`, text);
    tell(
      'All games are in the file, and so is what both players of each hide. Open it here or elsewhere to bring them in.',
    );
  });

const counted = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

function broughtText({ added, known, extended, open, faulty }: BroughtIn): string {
  const parts = [
    ...counted(added, 'game was brought in', 'games were brought in'),
    ...counted(extended, 'goes on further than here, and was continued', 'go on further than here, and were continued'),
    ...counted(known, 'was here already', 'were here already'),
    ...counted(open, 'is open in a tab, and was left alone', 'are open in a tab, and were left alone'),
    ...counted(faulty, 'cannot be read', 'cannot be read'),
  ];
  return parts.length === 0 ? 'There is no game in this file.' : `${parts.join('; ')}.`;
}

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

/** Brings in the games of a file that are not here yet. Its preferences are taken over only when somebody says so. */
export const importAll = (text: string, name: string | null): Promise<void> =>
  care('games of the file could not be kept', async () => {
    const room = await loadRoom();
    if (!room) return;
    const brought = await room.readShelf(room.openGameStorage(), text);
    if (typeof brought === 'string') return say(`The file cannot be opened: ${brought}.`, name);
    const { preferences: exported } = brought;
    const take = () => takePreferences(exported, room);
    tell(broughtText(brought), exported ? { label: 'Take over its preferences too', take } : undefined);
  });
