import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { onFit, printedNow } from './useLayout.ts';

/** Firefox takes the page as it is when the listeners have run: what is put off does not get onto paper. */
const subscribe = (changed: () => void) => onFit(() => (printedNow() ? flushSync(changed) : changed()));

/** Whether the page is being printed just now. */
export const usePrinted = (): boolean => useSyncExternalStore(subscribe, printedNow);
