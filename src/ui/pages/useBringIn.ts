import { useEffect, useState } from 'react';
import { openFile, openPasted } from './bring-in.ts';

/** Whether a key or a drop is meant for a field or a dialog, and not for the page. */
const isTaken = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);

/** The file behind what is dropped, to save over it later, where the browser gives it. */
async function handleOf(item: DataTransferItem | undefined): Promise<FileSystemFileHandle | null> {
  if (!item || !('getAsFileSystemHandle' in item)) return null;
  const get = item.getAsFileSystemHandle as () => Promise<FileSystemHandle | null>;
  const handle = await get.call(item).catch(() => null);
  return handle?.kind === 'file' ? (handle as FileSystemFileHandle) : null;
}

async function drop({ files, items }: DataTransfer, text: string): Promise<void> {
  const [file] = files;
  // Asked for at once: what is dropped is out of reach when the event is over.
  const handle = handleOf([...items].find(({ kind }) => kind === 'file'));
  if (file) await openFile(file, handle);
  else if (text !== '') await openPasted(text);
}

/** Opens what is dropped on the page or pasted into it; tells whether something is held over it. */
export function useBringIn(isActive: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const listening = new AbortController();
    const on = <Name extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      name: Name,
      hear: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, hear, { signal: listening.signal });
    on('dragover', (event) => {
      if (isTaken(event.target)) return;
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    on('drop', (event) => {
      setOver(false);
      if (isTaken(event.target) || !event.dataTransfer) return;
      event.preventDefault();
      void drop(event.dataTransfer, event.dataTransfer.getData('text'));
    });
    on('paste', ({ target, clipboardData }) => {
      if (isTaken(target) || !clipboardData) return;
      const [file] = clipboardData.files;
      if (file) void openFile(file);
      else void openPasted(clipboardData.getData('text'));
    });
    return () => {
      listening.abort();
      setOver(false);
    };
  }, [isActive]);
  return isOver;
}
