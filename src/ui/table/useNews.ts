import { useDeferredValue, useMemo } from 'react';
import { tellStory } from '../../words/index.ts';
import { useTable } from '../play/context.ts';
import { useMomentLog } from '../play/useMoment.ts';

/** How many lines of the story are new since its viewer last looked, where everything is open since the last order. */
export function useNews(): { fresh: number } | null {
  // The map and the orders come first, the story a moment later.
  const log = useDeferredValue(useMomentLog());
  const since = useTable((state) => (state.seat?.player == null ? state.latest : state.since));
  const fresh = useMemo(() => tellStory(log.slice(since)).flatMap(({ lines }) => lines).length, [log, since]);
  // What a player finds when they come back is told over the map first.
  const isTold = useTable((state) => state.screen !== 'table');
  return isTold ? null : { fresh };
}
