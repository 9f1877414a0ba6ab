import { useMemo } from 'react';
import type { PhaseKind, Player } from '../../engine/index.ts';
import { useTable } from '../play/context.ts';

/** A phase on the axis of the curve: from one number of orders to another. */
export interface Span {
  turn: number;
  kind: PhaseKind | 'set-up';
  player: Player;
  from: number;
  to: number;
}

/** The phases of the game, each with the orders given in it. */
export function useSpans(): readonly Span[] {
  const log = useTable((state) => state.log);
  const actions = useTable((state) => state.actions);
  return useMemo(() => {
    const spans: Span[] = [];
    for (const { event, action } of log) {
      if (event.type !== 'phase') continue;
      const last = spans.at(-1);
      const { turn, kind, player } = event;
      if (last) last.to = action + 1;
      spans.push({ turn, kind, player, from: action + 1, to: actions });
    }
    const [first] = spans;
    if (first && first.from > 0) spans.unshift({ turn: 1, kind: 'set-up', player: 1, from: 0, to: first.from });
    return spans;
  }, [log, actions]);
}
