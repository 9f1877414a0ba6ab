import type { RefObject } from 'react';
import type { Seat } from '../../store/seat/seat.ts';
import type { Thinking } from '../../store/thinking/program.ts';
import { deedText } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { PaceChoice } from '../dialogs/PaceChoice.tsx';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useGame } from '../session/context.ts';
import type { Layout } from '../session/useLayout.ts';
import { HoldButton } from './HoldButton.tsx';

const NOTES: Readonly<Record<Thinking['state'], string | null>> = {
  thinking: 'It is thinking',
  waiting: null,
  conceding: 'It is beaten, and asks to give up.',
  offering: 'Nothing has been decided for long: it offers a draw.',
  failed:
    'It broke down while thinking, or may not think in the background here. Nothing is lost: let it try again, or do the simplest thing.',
};

interface ProgramLineProps {
  seat: Seat;
  thinking: Thinking;
  layout: Layout;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Takes the place of the phase line while it is the program's turn: what it does, and a way not to wait for it. */
export function ProgramLine({ seat, thinking, layout, heading }: ProgramLineProps) {
  const { table } = useGame();
  const { player, rank, state, hurried } = thinking;
  return (
    <section className="phase phase-program" aria-label="What the program does">
      <h1 tabIndex={-1} ref={heading}>
        <SideMark side={player} size={layout === 'phone' ? 26 : 24} />
        {deedText(rank, seat.stage)}
      </h1>
      {NOTES[state] !== null && (
        <p className={state === 'thinking' ? 'phase-note phase-thinks muted' : 'phase-note'} role="status">
          {NOTES[state]}
        </p>
      )}
      <span className="top-gap" />
      {state === 'waiting' && layout !== 'phone' && <PaceChoice />}
      <div className="line phase-buttons">
        <HoldButton />
        {state === 'thinking' && (
          <Button className="phase-now" aria-disabled={hurried} onClick={() => hurried || table.playNow()}>
            Play now
          </Button>
        )}
        {(state === 'conceding' || state === 'offering') && (
          <>
            <Button className="phase-now" onClick={() => table.answerProposal(false)}>
              Play on
            </Button>
            <Button
              look="primary"
              className="phase-end"
              data-part="end-phase"
              onClick={() => table.answerProposal(true)}
            >
              Accept
              <Icon name="next" />
            </Button>
          </>
        )}
        {state === 'failed' && (
          <>
            <Button className="phase-now" onClick={table.playNow}>
              Play without a plan
            </Button>
            <Button look="primary" className="phase-end" data-part="end-phase" onClick={table.goOn}>
              Try again
              <Icon name="next" />
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
