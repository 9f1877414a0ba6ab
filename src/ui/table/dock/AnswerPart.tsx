import './answer.css';
import { useMemo } from 'react';
import { type Action, hexId, type Scenario, type UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import {
  actionText,
  attemptTag,
  capital,
  directionName,
  meetingText,
  missText,
  percentText,
} from '../../../words/index.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useTable, useView } from '../../play/context.ts';
import { useControls } from '../../play/controls.ts';
import { attemptsAt } from '../../play/dangers.ts';
import { isAlongside, isLaunch, isPlacing, type Launch, meetingOf, missOf } from '../../play/launching.ts';
import { choiceWords } from '../../play/orders/choices.ts';
import { type OrderEntry, onlyAction } from '../../play/orders/entries.ts';
import { Rules } from '../../play/Rules.tsx';
import { costLabel, Giver, Nothing, Say } from './AnswerParts.tsx';
import type { Answer } from './answer.ts';
import { pressSlot } from './press.ts';
import { faceOf } from './Slot.tsx';
import { SLOT_ORDERS } from './slots.ts';
import { FireAnswer, SeenAnswer, ThreatsAnswer } from './TargetAnswer.tsx';

/** [9.6] Whether a missile is met on the next move, as the unit flies and after what is laid. */
function Dangers({ seat, now, after }: { seat: Seat; now: UnitView; after: UnitView | null }) {
  const before = attemptsAt(seat, now);
  const then = after ? attemptsAt(seat, after) : [];
  if (before.length === 0 && then.length === 0) return null;
  return (
    <ul className="stack gap-0 dock-runs">
      {before.slice(0, 1).map((attempt) => (
        <li key="now" className="is-bad">
          <Icon name="warning" size={16} /> as you fly now: <b>{attemptTag(attempt, now.id)}</b>
        </li>
      ))}
      {after && (
        <li className={then.length > 0 ? 'is-bad' : 'is-good'}>
          <Icon name={then.length > 0 ? 'warning' : 'check'} size={16} /> after it:{' '}
          <b>{then[0] ? attemptTag(then[0], after.id) : 'no missile meets you'}</b>
        </li>
      )}
    </ul>
  );
}

/** What the log says is left once a price is paid. */
const leftAfter = (entry: OrderEntry): string => (entry.cost === null || entry.cost === 'free' ? '' : entry.cost);

function SlotAnswer({
  seat,
  state,
  filled,
}: {
  seat: Seat;
  state: Extract<Answer, { kind: 'slot' }>;
  filled: boolean;
}) {
  const controls = useControls();
  const { slot, unit } = state;
  const { label, effect, cost } = faceOf(slot);
  const [only] = slot.open;
  const action = only && slot.open.length === 1 ? onlyAction(only) : null;
  const after = useMemo(() => (action ? seat.preview(action) : null), [seat, action]);
  if (!only) {
    const refusal = slot.refused?.refusal;
    return (
      <>
        <Say icon={SLOT_ORDERS[slot.id].icon} title={slot.refused?.label ?? label}>
          <p>
            {refusal ? capital(effect) : 'Not in this phase.'} {refusal && <Rules cases={[refusal.rule]} />}
          </p>
        </Say>
        <Nothing words="Not now" />
      </>
    );
  }
  return (
    <>
      <Say icon={SLOT_ORDERS[slot.id].icon} title={only.label} facts={effect}>
        <Dangers seat={seat} now={unit} after={after} />
      </Say>
      <Giver label={label} cost={leftAfter(only) || cost} filled={filled} onGive={() => pressSlot(controls, slot)} />
    </>
  );
}

/** [9.4] Why a missile meets nobody with its first move, and from which hex it would. */
function missWords(seat: Seat, scenario: Scenario, launch: Launch, open: readonly Action[]): string {
  const miss = missOf(seat, launch, open);
  if (!miss) return 'it meets nobody with its first move';
  const named = (hex: typeof miss.there): string => hexId({ sheets: seat.view.sheets, scenario }, hex);
  return missText(miss.target, { ...miss, there: named(miss.there), from: miss.from && named(miss.from) });
}

function ChoosingAnswer({
  seat,
  state,
  filled,
}: {
  seat: Seat;
  state: Extract<Answer, { kind: 'choosing' }>;
  filled: boolean;
}) {
  const controls = useControls();
  const scenario = useTable((table) => table.scenario);
  const preview = useView((view) => view.preview);
  const { mode, unit } = state;
  const { laid } = mode;
  const shown = preview ?? laid;
  const after = useMemo(() => (shown ? seat.preview(shown) : null), [seat, shown]);
  const entry = useMemo(() => seat.offers(unit.id).find((offer) => offer.do === laid?.do), [seat, unit, laid]);
  const title =
    mode.slot !== null && mode.slot in SLOT_ORDERS ? SLOT_ORDERS[mode.slot as keyof typeof SLOT_ORDERS].name : 'Deploy';
  if (!shown) {
    return (
      <>
        <Say title={title} facts="pick one of them, here or on the map" />
        <Nothing />
      </>
    );
  }
  const meeting = isLaunch(shown) && shown.do !== 'launch-battlecraft' ? meetingOf(seat, shown) : null;
  const words = choiceWords(seat, scenario, shown);
  const cost = entry?.cost ?? null;
  return (
    <>
      <Say
        title={isPlacing(shown) ? title : `${title} ${words.label}`}
        facts={
          isPlacing(shown)
            ? `into ${shown.hex}, to ${directionName(shown.direction)}, velocity ${shown.velocity}`
            : [words.beside, words.note].filter(Boolean).join(', ')
        }
      >
        {isLaunch(shown) && shown.do === 'launch-battlecraft' && (
          <p>{isAlongside(seat, shown) ? `flies on as ${unit.id} does` : 'flies its own way'}</p>
        )}
        {isLaunch(shown) && shown.do !== 'launch-battlecraft' && (
          <p className="row items-baseline gap-4 gap-y-none dock-figures">
            <b className="head text-phase ink num">{percentText(meeting?.probability ?? 0)}</b>{' '}
            {meeting
              ? meetingText(meeting, hexId({ sheets: seat.view.sheets, scenario }, meeting.hex))
              : missWords(seat, scenario, shown, mode.all)}
          </p>
        )}
        {!isPlacing(shown) && <Dangers seat={seat} now={unit} after={after} />}
      </Say>
      {laid ? (
        <Giver
          label={title}
          cost={cost ? (words.beside && title === 'Recharge' ? null : costLabel(cost)) : null}
          filled={filled}
          onGive={controls.giveLaid}
        />
      ) : (
        <Nothing />
      )}
    </>
  );
}

interface AnswerProps {
  seat: Seat;
  answer: Answer;
  /** Its button is the strongest thing on the screen. */
  filled: boolean;
}

function Content({ seat, answer, filled }: AnswerProps) {
  const controls = useControls();
  switch (answer.kind) {
    case 'choosing':
      return <ChoosingAnswer seat={seat} state={answer} filled={filled} />;
    case 'slot':
      return <SlotAnswer seat={seat} state={answer} filled={filled} />;
    case 'fire':
      return <FireAnswer seat={seat} state={answer} filled={filled} />;
    case 'move': {
      const { move, stay, unit } = answer;
      return (
        <>
          <Say icon="move" title={`Move ${unit.id}`} facts={move.effect}>
            <Dangers seat={seat} now={unit} after={null} />
            {stay && (
              <button type="button" className="line dock-press is-small" onClick={() => controls.begin(stay)}>
                {stay.label}
              </button>
            )}
          </Say>
          <Giver label="Move" filled={filled} part="move" onGive={() => controls.begin(move)} />
        </>
      );
    }
    case 'fly-on':
      return (
        <>
          <Say icon="orbit" title="At the planet" facts="Turn, go faster or slower at no cost, then fly on.">
            <p className="muted">{actionText(answer.action)}: ends the free maneuvers.</p>
          </Say>
          <Giver label="Fly on" filled={filled} onGive={() => void controls.give(answer.action)} />
        </>
      );
    case 'seen': {
      const { unit, move } = answer;
      return (
        <>
          <SeenAnswer seat={seat} state={answer} />
          {move ? (
            <Giver label={`Move ${unit.id}`} filled={filled} part="move" onGive={() => controls.begin(move)} />
          ) : (
            <Nothing words="Looking only" />
          )}
        </>
      );
    }
    case 'threats':
      return <ThreatsAnswer seat={seat} unit={answer.unit} />;
    case 'none':
      return (
        <>
          <Say title="No unit is chosen" facts="Choose one in the line above, or on the map." />
          <Nothing />
        </>
      );
  }
}

/** What the laid order does, and the one button that gives it; said aloud as long as one is laid. */
export function AnswerPart(props: AnswerProps) {
  const { kind } = props.answer;
  return (
    <section
      className="dock-answer"
      data-part="dock-answer"
      aria-label="What the laid order does"
      aria-live={kind === 'threats' || kind === 'none' ? 'off' : 'polite'}
    >
      <Content {...props} />
    </section>
  );
}
