import { failureOf, type StorageFailure } from '../../store/saved/game-storage.ts';

const WHY: Record<StorageFailure, string> = {
  full: 'the disk is full',
  silent: 'the browser does not answer',
  elsewhere: 'another tab has changed it',
  emptied: 'what was kept here is gone',
  newer: 'a newer version of the program has kept what is here',
  unavailable: 'the browser refuses',
};

/** Says why nothing was written: `The ship could not be saved: the disk is full. Nothing else has changed.` */
export const refusedText = (deed: string, error: unknown): string =>
  `The ${deed}: ${WHY[failureOf(error)]}. Nothing else has changed.`;
