import type { RefObject } from 'react';
import type { Seat } from '../../store/seat.ts';
import type { Thinking } from '../../store/thinking/program.ts';
import { deedText } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useGame } from '../session/context.ts';
import type { Layout } from '../session/useLayout.ts';

interface ProgramLineProps {
  seat: Seat;
  thinking: Thinking;
  layout: Layout;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Takes the place of the phase line while it is the program's turn: what it does, and a way not to wait for it. */
export function ProgramLine({ seat, thinking, layout, heading }: ProgramLineProps) {
  const { table } = useGame();
  const { player, rank, state, hasPlan } = thinking;
  const failed = state === 'failed';
  return (
    <section className="phase phase-program" aria-label="What the program does">
      <h1 tabIndex={-1} ref={heading}>
        <SideMark side={player} size={layout === 'phone' ? 26 : 24} />
        {deedText(rank, seat.stage)}
      </h1>
      <p className={failed ? 'phase-note' : 'phase-note phase-thinks muted'} role="status">
        {failed ? 'It broke down while thinking. Nothing is lost; let it try again.' : 'It is thinking'}
      </p>
      <span className="top-gap" />
      <div className="phase-buttons">
        {state === 'thinking' ? (
          <Button className="phase-now" aria-disabled={!hasPlan} onClick={() => hasPlan && table.playNow()}>
            Play now
          </Button>
        ) : (
          <Button look="primary" className="phase-end" onClick={table.goOn}>
            {failed ? 'Try again' : 'Go on'}
            <Icon name="next" />
          </Button>
        )}
      </div>
    </section>
  );
}
