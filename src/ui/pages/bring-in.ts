import type { Fault } from '../../engine/index.ts';
import type { RecordTrouble } from '../../game/record-file.ts';
import type { OpenTable } from '../../store/table/opening.ts';
import { parseAddress } from '../elements/address.ts';
import { goToPlace } from '../elements/location.ts';
import { ask, withProgress } from './asked.ts';
import { mustStay, open, stay } from './pages.ts';
import { importAll } from './shelf-care.ts';
import { dismissTrouble, loadRoom, type Room, sayFaults, sayTrouble } from './state.ts';

/** A link to a game or a battle, wherever it stands in a text. */
const LINK = /#\/(?:workbench\/)?open\/[\w-]+/;

type Refuse = (faults: readonly Fault[]) => void;

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
async function openHeld(asked: AbortSignal, file: File, room: Room): Promise<OpenTable | null> {
  const sayWhy = (trouble: RecordTrouble) => sayFaults(room.recordTrouble(trouble), file.name);
  const refuse: Refuse = (faults) => sayWhy({ kind: 'form', faults });
  const parsed = await room.readFile(file);
  if (!parsed.ok) {
    if (!asked.aborted) refuse(parsed.faults);
    return null;
  }
  const { kind, value } = parsed.value;
  // Games are brought in, whatever is opened meanwhile; all else gives way to it.
  if (kind === 'games') await importAll(asked, value, file.name);
  if (kind === 'games' || asked.aborted) return null;
  if (kind !== 'record') {
    await openWork(asked, kind, value, refuse);
    return null;
  }
  const opened = await withProgress(asked, (progress) => room.replayRecord(room.readRecord(value), progress));
  if (!opened || asked.aborted) return null;
  // The open game may have been refused by the disk meanwhile.
  if (opened.ok) {
    if (mustStay()) return null;
    const table = await open(asked, { kind: 'record', record: opened.record });
    const spared = room.sparedLines(opened.record);
    if (table && spared) sayFaults(spared, file.name);
    return table;
  }
  sayWhy(opened.trouble);
  return null;
}

/**
 * Opens a record, or a file of the workbench, or brings in the games of a file; one that is refused changes nothing, and the
 * open game stays open. `handle`: the file on the disk, where it is known.
 */
export async function openFile(file: File, handle: Promise<FileSystemFileHandle | null> | null = null): Promise<void> {
  dismissTrouble();
  if (mustStay()) return;
  const asked = ask();
  const room = await loadRoom();
  const table = room && (await openHeld(asked, file, room));
  if (!table) return stay(asked);
  const onDisk = await handle;
  if (onDisk) await room.rememberFile(table.store, onDisk);
}

/** Opens a text that was pasted: a record, a file of games, or a link. */
export async function openPasted(text: string): Promise<void> {
  if (text.trimStart().startsWith('{')) return openFile(new File([text], 'pasted'));
  const [link] = LINK.exec(text) ?? [];
  if (link === undefined) return sayTrouble('What was pasted is neither a record nor a link to a game or a battle.');
  goToPlace(parseAddress(link).place);
}
