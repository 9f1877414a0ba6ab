import './chooser.css';
import { useEffect, useRef } from 'react';
import type { Seat } from '../../store/seat/seat.ts';
import type { Choosing } from '../../store/table/view-store.ts';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useControls } from '../session/ControlsContext.ts';
import { settledChoices, valuesOf } from '../session/choosing.ts';
import { answerOf, choosingTitle, questionOf } from './answers.ts';
import { DirectionClock } from './DirectionClock.tsx';

interface ChooserProps {
  seat: Seat;
  mode: Choosing;
  /** What is asked about, where it is not the order's own name. */
  title?: string | undefined;
}

/** What the order is known to be by now. */
function Trail({ seat, mode }: Pick<ChooserProps, 'seat' | 'mode'>) {
  const choices = settledChoices(mode);
  if (choices.length === 0) return null;
  return (
    <ol className="row gap-1 chooser-trail" aria-label="Settled">
      {choices.map((choice) => (
        <li key={choice.field}>{answerOf(seat.view, mode, choice).label}</li>
      ))}
    </ol>
  );
}

/** Puts an order together step by step, out of legal actions alone; the map may answer as well. */
export function Chooser({ seat, mode, title = choosingTitle(mode) }: ChooserProps) {
  const controls = useControls();
  const first = useRef<HTMLButtonElement>(null);
  const { step, chosen, mayCancel } = mode;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor goes to the first answer of each new question
  useEffect(() => first.current?.focus(), [step, chosen.length]);
  const question = questionOf(mode);
  const leave = () => controls.pointAtAnswer(null);
  return (
    <section className="stack chooser" data-part="chooser" aria-label={title}>
      <div className="line gap-1h">
        <h3 className="chooser-title">{title}</h3>
        {chosen.length > 0 && (
          <Button onClick={controls.back}>
            <Icon name="back" size={16} />
            Back
          </Button>
        )}
        {mayCancel && (
          <Button onClick={controls.breakOff}>
            <Icon name="close" size={16} />
            Cancel
          </Button>
        )}
      </div>
      <Trail seat={seat} mode={mode} />
      <p className="chooser-ask" data-part="asked">
        {question}
      </p>
      <fieldset
        className={step === 'units' ? 'stack gap-1 chooser-answers chooser-numbers' : 'stack gap-1 chooser-answers'}
        aria-label={question}
      >
        {valuesOf(mode.actions, step).map((value, index) => {
          const { label, note, direction } = answerOf(seat.view, mode, { field: step, value });
          const preview = () => controls.pointAtAnswer(value);
          return (
            <button
              key={value}
              ref={index === 0 ? first : undefined}
              type="button"
              className="row line chooser-answer"
              data-part="choice"
              onClick={() => controls.answer(value)}
              onMouseEnter={preview}
              onMouseLeave={leave}
              // The cursor comes here by itself: only to the keyboard does that mean a choice that is looked at.
              onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && preview()}
              onBlur={leave}
            >
              {direction && <DirectionClock direction={direction} />}
              <span className="chooser-label">{label}</span>{' '}
              {note && <span className="small muted chooser-note">{note}</span>}
            </button>
          );
        })}
      </fieldset>
    </section>
  );
}
