import { useCallback } from 'react';
import type { LoggedEvent } from '../../game/log.ts';
import type { StoryLine } from '../../words/index.ts';
import { useGame } from './context.ts';
import { askWhy } from './counsel.ts';

/** Whether the program can say why it ordered what a line of a story tells, and asking it. */
export function useWhy(log: readonly LoggedEvent[]): {
  mayAskWhy: (line: StoryLine) => boolean;
  onWhy: (line: StoryLine) => void;
} {
  const game = useGame();
  const { table } = game;
  /** The action whose first event a line tells. */
  const actionOf = useCallback(
    ({ events: [first] }: StoryLine): number => log.find(({ event }) => event === first)?.action ?? -1,
    [log],
  );
  return {
    mayAskWhy: useCallback((line) => table.advice.mayAskWhy(actionOf(line)), [table, actionOf]),
    onWhy: useCallback((line) => void askWhy(game, actionOf(line)), [game, actionOf]),
  };
}
