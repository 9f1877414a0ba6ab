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

/** Writes a text in the place of all that a file holds; nothing of the file has changed before all is written. */
export async function writeOver(file: FileSystemFileHandle, text: string): Promise<void> {
  const writing = await file.createWritable();
  await writing.write(text);
  await writing.close();
}
