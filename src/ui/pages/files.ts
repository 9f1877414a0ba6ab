import { type Fault, readRecord } from '../../engine/index.ts';
import type { ReplayProgress } from '../../game/history.ts';
import { type RecordTrouble, replayRecord } from '../../game/record-file.ts';
import { preferences } from '../../store/device/preferences.ts';
import { exportPreferences, readExported } from '../../store/device/preferences-file.ts';
import { bringInSolved, puzzleProgress } from '../../store/device/puzzle-progress.ts';
import { duplicateGame } from '../../store/saved/duplicate.ts';
import { openGameStorage } from '../../store/saved/game-storage.ts';
import { readFile } from '../../store/saved/read-file.ts';
import { scoreBook } from '../../store/saved/scores.ts';
import { type Belongings, readShelf, writeShelf } from '../../store/saved/shelf-file.ts';
import { bringInTable, listTables } from '../../store/table/my-tables.ts';
import type { OpenTable } from '../../store/table/opening.ts';
import { battles } from '../../store/workbench/battles.ts';
import { hangar } from '../../store/workbench/ships.ts';
import { sortKeys } from '../commands/key-changes.ts';
import { goToPlace } from '../kit/location.ts';
import { saveFile } from '../kit/save-file.ts';
import { withProgress } from './asked.ts';
import { broughtText, EXPORTED } from './brought-text.ts';
import { care } from './care.ts';
import { mustStay, open } from './pages.ts';
import { olderText, recordTrouble, sparedLines } from './record-trouble.ts';
import { sayFaults, tell } from './state.ts';

/** What people have on this device. */
const openBelongings = (): Belongings => ({
  games: openGameStorage(),
  ships: hangar,
  battles,
  tables: { list: listTables, bringIn: bringInTable },
  scores: scoreBook,
  puzzles: { list: async () => puzzleProgress.getState().solved, bringIn: bringInSolved },
});

export { rememberFile } from '../play/save-record.ts';

const COPIES = {
  copied: 'Copied: the copy goes on from the same moment, with the same dice to come.',
  'other-dice': 'Copied. As its players have secrets from each other, the dice to come are others than in the game.',
  damaged: 'A damaged game is not copied: open it, and go on from where it can be read.',
} as const;

/** Puts a copy of a game beside it. */
export const copySavedGame = async (id: string, name: string): Promise<void> =>
  tell(COPIES[await duplicateGame(openGameStorage(), id, name)]);

/** Hands everything that is kept here to the player as one file. */
export async function saveShelf(): Promise<void> {
  const text = await writeShelf(openBelongings(), exportPreferences());
  saveFile(`deltavee-games-${new Date().toISOString().slice(0, 10)}.json`, text);
  tell(EXPORTED);
}

/** Takes over the preferences of a file, but for keys that nobody could choose here. */
function takePreferences(exported: unknown): void {
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

type Refuse = (faults: readonly Fault[]) => void;

/** Brings in what of a file is not here yet, and tells how far that has come. Its preferences are taken over only when somebody says so. */
const importAll = (asked: AbortSignal, file: unknown, refuse: Refuse): Promise<void> =>
  care('file could not be brought in whole', async () => {
    let isStopped = false;
    const bringIn = async (progress: ReplayProgress) => {
      const read = await readShelf(openBelongings(), file, progress);
      isStopped = progress.signal?.aborted ?? false;
      return read;
    };
    const brought = await withProgress(asked, bringIn, 'things');
    if (!brought.ok) return refuse(brought.faults);
    const { preferences: exported } = brought.value;
    const words = broughtText(brought.value);
    tell(
      isStopped ? `Stopped. ${words} Open the file again for the rest.` : words,
      exported ? { label: 'Take over its preferences too', take: () => takePreferences(exported) } : undefined,
    );
  });

/** Opens ships or a battle at the workbench, or says what is wrong with them. */
async function openWork(asked: AbortSignal, kind: 'ships' | 'battle', value: unknown, refuse: Refuse): Promise<void> {
  try {
    const { bringWork } = await import('./bring-work.ts');
    if (asked.aborted) return;
    const brought = await bringWork(kind, value);
    if ('faults' in brought) refuse(brought.faults);
    else if (!asked.aborted) goToPlace(brought.place);
  } catch {
    refuse([{ at: '', message: 'the workbench did not take it: it could not be loaded, or keeps nothing here' }]);
  }
}

/** Opens what a file holds, or brings its games in; the table, if that is a record that can be opened. */
export async function openHeld(asked: AbortSignal, file: File): Promise<OpenTable | null> {
  const sayWhy = (trouble: RecordTrouble) => sayFaults(recordTrouble(trouble), file.name);
  const refuse: Refuse = (faults) => sayWhy({ kind: 'form', faults });
  const parsed = await readFile(file);
  if (!parsed.ok) {
    if (!asked.aborted) refuse(parsed.faults);
    return null;
  }
  const { kind, value } = parsed.value;
  // Games are brought in, whatever is opened meanwhile; all else gives way to it.
  if (kind === 'games') await importAll(asked, value, refuse);
  if (kind === 'games' || asked.aborted) return null;
  if (kind !== 'record') {
    await openWork(asked, kind, value, refuse);
    return null;
  }
  const opened = await withProgress(asked, (progress) => replayRecord(readRecord(value), progress));
  if (!opened || asked.aborted) return null;
  // The open game may have been refused by the disk meanwhile.
  if (opened.ok) {
    if (mustStay()) return null;
    const table = await open(asked, { kind: 'record', record: opened.record });
    const [spared, older] = [sparedLines(opened.record), olderText(opened.record)];
    if (table && older) tell(older);
    if (table && spared) sayFaults(spared, file.name);
    return table;
  }
  sayWhy(opened.trouble);
  return null;
}
