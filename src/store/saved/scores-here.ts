import { smallStorage } from '../device/small-storage.ts';

/** Where it is kept how games have ended. */
export const SCORES = 'deltavee.scores';

/** Whether anything has been counted here: nobody else's start screen waits for that. */
export const mayHaveScores = (): boolean => smallStorage.getItem(SCORES) !== null;
