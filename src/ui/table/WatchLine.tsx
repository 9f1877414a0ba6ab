import type { RefObject } from 'react';
import type { Seat } from '../../store/seat/seat.ts';
import { phaseName } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { TryAnotherWay } from '../lines/TryAnotherWay.tsx';
import { useGame, useTable } from '../session/context.ts';
import { watch } from '../session/replay.ts';
import type { Layout } from '../session/useLayout.ts';

interface WatchLineProps {
  /** As it was. */
  seat: Seat;
  layout: Layout;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Takes the place of the phase line during a replay: the only thing to do is to leave it. */
export function WatchLine({ seat, layout, heading }: WatchLineProps) {
  const game = useGame();
  const over = useTable((state) => state.seat?.stage === 'over');
  const { phase, turn } = seat.view;
  return (
    <section className="phase phase-forced" aria-label="What is replayed">
      <h1 tabIndex={-1} ref={heading}>
        {phase.player !== null && <SideMark side={phase.player} size={layout === 'phone' ? 26 : 24} />}
        Replay: Game-Turn {turn}, {phaseName(phase.kind)}
      </h1>
      <p className="phase-note muted">As it was: no orders can be given here</p>
      <span className="top-gap" />
      <div className="line phase-buttons">
        <TryAnotherWay />
        <Button look="primary" className="phase-end" data-part="end-phase" onClick={() => watch(game, null)}>
          {over ? 'Back to the result' : 'Back to the present'}
          <Icon name="next" />
        </Button>
      </div>
    </section>
  );
}
