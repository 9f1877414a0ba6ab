import { loadLate } from './state.ts';

const importFiles = () => import('./files.ts');

/** What reads and writes files, which is loaded when there is one; null with a word about why it does not come. */
export const loadFiles = () => loadLate(importFiles);
