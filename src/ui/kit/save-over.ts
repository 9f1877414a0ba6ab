/** As much of the File System Access API as is needed here; not every browser has it. */
interface Pickers {
  showSaveFilePicker?: (options: {
    suggestedName: string;
    types: { description: string; accept: Record<string, string[]> }[];
  }) => Promise<FileSystemFileHandle>;
}

const pickers = globalThis as Pickers;

/** Whether this browser can write over a file that was chosen once. */
export const canSaveOver = (): boolean => typeof pickers.showSaveFilePicker === 'function';

/** Asks for the file to write to; null if the player chooses none. */
export async function chooseFile(suggestedName: string): Promise<FileSystemFileHandle | null> {
  const types = [{ description: 'DeltaVee record', accept: { 'application/json': ['.json'] } }];
  try {
    return (await pickers.showSaveFilePicker?.({ suggestedName, types })) ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

/** What came of writing over a file. */
export type WrittenOver = 'written' | 'refused' | 'gone' | 'failed';

/** Not every browser asks. */
interface Asking {
  requestPermission?: (what: { mode: 'readwrite' }) => Promise<PermissionState>;
}

/**
 * Writes a text in the place of all that a file holds; nothing of the file has changed before all is written. A file of an
 * earlier visit may be written to only when the player says so again, and may no longer be there.
 */
export async function writeOver(file: FileSystemFileHandle & Asking, text: string): Promise<WrittenOver> {
  try {
    const may = await file.requestPermission?.({ mode: 'readwrite' });
    if (may !== undefined && may !== 'granted') return 'refused';
    // Asked for first, as a browser may make a file anew that was deleted, where nobody looks for it.
    await file.getFile();
    const writing = await file.createWritable();
    await writing.write(text);
    await writing.close();
    return 'written';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotFoundError') return 'gone';
    return name === 'NotAllowedError' ? 'refused' : 'failed';
  }
}
