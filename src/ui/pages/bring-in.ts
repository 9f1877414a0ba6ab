import type { OpenTable } from '../../store/table/opening.ts';
import { parseAddress } from '../elements/address.ts';
import { goToPlace } from '../elements/location.ts';
import { ask, withProgress } from './asked.ts';
import { mustStay, open, stay } from './pages.ts';
import { importAll } from './shelf-care.ts';
import { dismissTrouble, loadRoom, type Room, say } from './state.ts';

/** A link to a game or a battle, wherever it stands in a text. */
const LINK = /#\/(?:workbench\/)?open\/[\w-]+/;

/** No file of the workbench is larger. */
const WORK_BYTES = 2_000_000;

/** So much of a file tells what it is. */
const HEAD = 200;

/** What a file holds; null, and it is said so, if that cannot be read. */
async function textOf(part: Blob, { name }: File): Promise<string | null> {
  try {
    return await part.text();
  } catch {
    say('The file cannot be opened: it is a folder, or it is no longer there.', name);
    return null;
  }
}

/** Opens a file of the workbench, or says what is wrong with it; false if it is none. */
async function openWork(asked: AbortSignal, file: File, room: Room): Promise<boolean> {
  if (file.size > WORK_BYTES) return false;
  try {
    const { bringWork } = await import('./bring-work.ts');
    const text = await file.text();
    if (asked.aborted) return true;
    const brought = await bringWork(text);
    if (brought && 'faults' in brought)
      say(room.recordTroubleText({ kind: 'form', faults: brought.faults }), file.name);
    else if (brought && !asked.aborted) goToPlace(brought.place);
    return brought !== null;
  } catch {
    say(
      'This file holds no game, and the workbench did not take it: it could not be loaded, or keeps nothing here.',
      file.name,
    );
    return true;
  }
}

/** Brings in the games of a file, whatever is opened meanwhile: none of them is. */
async function bringGames(file: File, { SHELF_LIMITS: { bytes } }: Room): Promise<void> {
  if (file.size > bytes) return say(`The file cannot be opened: it is larger than ${bytes / 1_000_000} MB.`, file.name);
  const text = await textOf(file, file);
  if (text !== null) await importAll(text, file.name);
}

/** Opens what a file holds; the table, if that is a record that can be opened. */
async function openHeld(asked: AbortSignal, file: File, room: Room): Promise<OpenTable | null> {
  const head = await textOf(file.slice(0, HEAD), file);
  if (head === null) return null;
  if (room.isShelfText(head)) {
    await bringGames(file, room);
    return null;
  }
  const opened = await withProgress(asked, (progress) => room.openRecordFile(file, progress));
  if (!opened || asked.aborted) return null;
  // The open game may have been refused by the disk meanwhile.
  if (opened.ok) return mustStay() ? null : open(asked, { kind: 'record', record: opened.record });
  if (!(await openWork(asked, file, room))) say(room.recordTroubleText(opened.trouble), file.name);
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
  if (link === undefined) return say('What was pasted is neither a record nor a link to a game or a battle.');
  goToPlace(parseAddress(link).place);
}
