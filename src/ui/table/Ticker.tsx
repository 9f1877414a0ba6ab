import { useDeferredValue, useMemo } from 'react';
import type { LoggedEvent } from '../../game/log.ts';
import { type StoryLine, tellStory } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Sentence } from '../elements/Sentence.tsx';
import { useGame, useTable } from '../session/context.ts';
import { foldDrawer } from '../session/folds.ts';
import { useMomentLog } from '../session/useMoment.ts';
import { useWhy } from '../session/useWhy.ts';

/** More events than the last line of a story is ever made of. */
const OF_ONE_LINE = 60;

const linesOf = (log: readonly LoggedEvent[]): StoryLine[] => tellStory(log).flatMap(({ lines }) => lines);

/** The newest line, and how many lines there are since this place in the log; null where nothing has happened. */
function newest(log: readonly LoggedEvent[], since: number): { line: StoryLine; fresh: number } | null {
  const fresh = linesOf(log.slice(since));
  const line = fresh.at(-1) ?? linesOf(log.slice(-OF_ONE_LINE)).at(-1);
  return line ? { line, fresh: fresh.length } : null;
}

/** What is new since its viewer last looked, where everything is open since the last order; null for nothing. */
export function useNews(): ReturnType<typeof newest> {
  // The map and the orders come first, the story a moment later.
  const log = useDeferredValue(useMomentLog());
  const since = useTable((state) => (state.seat?.player == null ? state.latest : state.since));
  const news = useMemo(() => newest(log, since), [log, since]);
  // What a player finds when he comes back is told over the map first.
  const isTold = useTable((state) => state.screen !== 'table');
  return isTold ? null : news;
}

/** The newest event on the edge of a folded drawer, and how much else is new; a press opens all that happened. */
export function Ticker() {
  const game = useGame();
  const news = useNews();
  const { mayAskWhy, onWhy } = useWhy(useMomentLog());
  if (!news) return null;
  const { line, fresh } = news;
  const more = fresh - 1;
  return (
    <>
      <button
        type="button"
        className="line gap-1h small ticker"
        data-part="ticker"
        onClick={() => {
          game.view.set({ tab: 'events' });
          foldDrawer(game, true);
        }}
      >
        {line.side && <SideMark side={line.side} size={16} />}{' '}
        <span className="ticker-line">
          <Sentence parts={line.parts} />
        </span>{' '}
        {more > 0 && <span className="muted ticker-more">and {more} more</span>}
      </button>
      {mayAskWhy(line) && (
        <button type="button" className="line gap-1h small ticker ticker-why" onClick={() => onWhy(line)}>
          Why?
        </button>
      )}
    </>
  );
}
