import { type Place, parseAddress } from '../elements/address.ts';
import { goToPlace } from '../elements/location.ts';
import { mustStay, open, withProgress } from './pages.ts';
import { importAll } from './shelf-care.ts';
import { dismissTrouble, loadRoom, pages, say } from './state.ts';

/** A link to a game or a battle, wherever it stands in a text. */
const LINK = /#\/(?:workbench\/)?open\/[\w-]+/;

/** No file of the workbench is larger. */
const WORK_BYTES = 2_000_000;

/** So much of a file tells what it is. */
const HEAD = 200;

/** Where the ships or the battle of a file of the workbench are now; null if it is none, or nothing can be kept here. */
async function workIn(file: File): Promise<Place | null> {
  if (file.size > WORK_BYTES) return null;
  try {
    const { bringWork } = await import('./bring-work.ts');
    return await bringWork(await file.text());
  } catch {
    return null;
  }
}

/** Opens a record, or a file of the workbench, or brings in the games of a file; one that is refused changes nothing, and the open game stays open. */
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
    const place = await workIn(file);
    return place ? goToPlace(place) : say(room.recordTroubleText(opened.trouble), file.name);
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
