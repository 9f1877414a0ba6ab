import { parseAddress } from '../elements/address.ts';
import { goToPlace } from '../elements/location.ts';
import { mustStay, open, withProgress } from './pages.ts';
import { importAll } from './shelf-care.ts';
import { dismissTrouble, loadRoom, pages, type Room, say } from './state.ts';

/** A link to a game or a battle, wherever it stands in a text. */
const LINK = /#\/(?:workbench\/)?open\/[\w-]+/;

/** No file of the workbench is larger. */
const WORK_BYTES = 2_000_000;

/** So much of a file tells what it is. */
const HEAD = 200;

/** Opens a file of the workbench, or says what is wrong with it; false if it is none. */
async function openWork(file: File, room: Room): Promise<boolean> {
  if (file.size > WORK_BYTES) return false;
  try {
    const { bringWork } = await import('./bring-work.ts');
    const brought = await bringWork(await file.text());
    if (brought && 'place' in brought) goToPlace(brought.place);
    else if (brought) say(room.recordTroubleText({ kind: 'form', faults: brought.faults }), file.name);
    return brought !== null;
  } catch {
    say(
      'This file holds no game, and the workbench did not take it: it could not be loaded, or keeps nothing here.',
      file.name,
    );
    return true;
  }
}

/**
 * Opens a record, or a file of the workbench, or brings in the games of a file; one that is refused changes nothing, and the
 * open game stays open.
 */
export async function openFile(file: File, handle: FileSystemFileHandle | null = null): Promise<void> {
  dismissTrouble();
  if (mustStay()) return;
  const room = await loadRoom();
  if (!room) return;
  const head = await file
    .slice(0, HEAD)
    .text()
    .catch(() => null);
  if (head === null) return say('The file cannot be opened: it is a folder, or it is no longer there.', file.name);
  if (room.isShelfText(head)) {
    const { bytes } = room.SHELF_LIMITS;
    if (file.size > bytes)
      return say(`The file cannot be opened: it is larger than ${bytes / 1_000_000} MB.`, file.name);
    return importAll(await file.text(), file.name);
  }
  const opened = await withProgress((progress) => room.openRecordFile(file, progress));
  if (!opened) return;
  if (!opened.ok) {
    if (!(await openWork(file, room))) say(room.recordTroubleText(opened.trouble), file.name);
    return;
  }
  await open({ kind: 'record', record: opened.record });
  const { page } = pages.getState();
  if (handle && page.at === 'game') await room.rememberFile(page.open.store, handle);
}

/** Opens a text that was pasted: a record, a file of games, or a link. */
export async function openPasted(text: string): Promise<void> {
  if (text.trimStart().startsWith('{')) return openFile(new File([text], 'pasted'));
  const [link] = LINK.exec(text) ?? [];
  if (link === undefined) return say('What was pasted is neither a record nor a link to a game or a battle.');
  goToPlace(parseAddress(link).place);
}
