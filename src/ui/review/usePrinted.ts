import { useSyncExternalStore } from 'react';

let isPrinted = false;

function subscribe(changed: () => void): () => void {
  const hear = ({ type }: Event) => {
    isPrinted = type === 'beforeprint';
    changed();
  };
  window.addEventListener('beforeprint', hear);
  window.addEventListener('afterprint', hear);
  return () => {
    window.removeEventListener('beforeprint', hear);
    window.removeEventListener('afterprint', hear);
  };
}

/** Whether the page is being printed just now. */
export const usePrinted = (): boolean => useSyncExternalStore(subscribe, () => isPrinted);
