import { parseAddress } from '../kit/address.ts';
import { goToPlace } from '../kit/location.ts';
import { ask } from './asked.ts';
import { loadFiles } from './load-files.ts';
import { mustStay, sayIfBroken, stay } from './pages.ts';
import { dismissTrouble, sayTrouble } from './state.ts';

/** A link to a game or a battle, wherever it stands in a text. */
const LINK = /#\/(?:workbench\/)?open\/[\w-]+/;

/**
 * Opens a record, or a file of the workbench, or brings in the games of a file; one that is refused changes nothing, and the
 * open game stays open. `handle`: the file on the disk, where it is known.
 */
export async function openFile(file: File, handle: Promise<FileSystemFileHandle | null> | null = null): Promise<void> {
  dismissTrouble();
  if (mustStay()) return;
  const asked = ask();
  const files = await loadFiles();
  const table = files && (await sayIfBroken(files.openHeld(asked, file)));
  if (!table) return stay(asked);
  const onDisk = await handle;
  if (onDisk) await files.rememberFile(table.store, onDisk);
}

/** Opens a text that was pasted: a record, a file of games, or a link. */
export async function openPasted(text: string): Promise<void> {
  if (text.trimStart().startsWith('{')) return openFile(new File([text], 'pasted'));
  const [link] = LINK.exec(text) ?? [];
  if (link === undefined) return sayTrouble('What was pasted is neither a record nor a link to a game or a battle.');
  goToPlace(parseAddress(link).place);
}
