import './launch.css';
import { useEffect, useId, useMemo } from 'react';
import { fieldValue, hexId, type UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { Choosing, Value } from '../../store/table/view-store.ts';
import { count, directionName, meetingText, percentText } from '../../words/index.ts';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { answerOf, choosingTitle } from '../orders/answers.ts';
import { useControls } from '../session/ControlsContext.ts';
import { valuesOf } from '../session/choosing.ts';
import { useTable } from '../session/context.ts';
import { bestLaunch, isAlongside, isLaunch, type Launch, meetingOf } from '../session/launching.ts';
import { launchesAmong, withValue } from './launches.ts';

/** `into A1106, to 3 o’clock, velocity 3`. */
export const placingText = ({ hex, direction, velocity }: Launch): string =>
  `into ${hex}, to ${directionName(direction)}, velocity ${velocity}`;

interface ChoiceProps {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of the questions, with all its answers in sight; nothing where there is one answer. */
function Choice({ legend, options, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  if (options.length < 2) return null;
  return (
    <fieldset className="row gap-1 hand-choice">
      <legend className="cap">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={value === chosen ? 'box small hand-option is-chosen' : 'box small hand-option'}>
          <input
            type="radio"
            name={name}
            className="unseen"
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface LaunchCardProps {
  seat: Seat;
  unit: UnitView;
  mode: Choosing;
}

/** What a launch is told to come to, as its chance to intercept and in words; a battlecraft has no such chance. */
function useOutlook(seat: Seat, unit: UnitView, laid: Launch | null): { chance: number | null; text: string } {
  const scenario = useTable((state) => state.scenario);
  if (laid?.do === 'launch-battlecraft') {
    return { chance: null, text: isAlongside(seat, laid) ? `flies on as ${unit.id} does` : 'flies its own way' };
  }
  const meeting = laid && meetingOf(seat, laid);
  if (!meeting) return { chance: 0, text: 'meets nobody with its first move' };
  const hex = hexId({ sheets: seat.view.sheets, scenario }, meeting.hex);
  return { chance: meeting.probability, text: meetingText(meeting, hex) };
}

/** Out of which pod what is launched comes, and of which type it is: what is chosen before its place. */
const kindOf = (launch: Launch): string => `${fieldValue(launch, 'pod')} ${fieldValue(launch, 'missile')}`;

/** What is launched, with how many there are; the pod it lies in where there is more than one. */
function kindLabel(seat: Seat, mode: Choosing, launch: Launch, pods: number): string {
  const field = launch.do === 'launch-battlecraft' ? 'pod' : 'missile';
  const value = fieldValue(launch, field);
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const { label, note } = answerOf(seat.view, { ...mode, actions: [launch] }, { field, value });
  const words = note === '' ? label : `${label}, ${note}`;
  return launch.do === 'launch-missile' && pods > 1 ? `Pod ${launch.pod}, ${words}` : words;
}

function titleOf({ view }: Seat, { id }: UnitView, laid: Launch): string {
  if (laid.do !== 'mims-launch') return `${id}: launch from pod ${laid.pod}`;
  const { pending } = view;
  return pending?.kind === 'mims' ? `${id}: ${count(pending.left, 'missile')} to go` : `${id}: the first of four`;
}

const hintOf = (launches: readonly Launch[], chance: number | null): string =>
  chance === null
    ? 'A launch alongside the ship is laid ready'
    : chance > 0
      ? `The best of ${launches.length} is laid ready`
      : `None of ${launches.length} meets anybody at once: one towards the enemy is laid ready`;

const PLACE = { hex: 'Hex', direction: 'Direction', velocity: 'Velocity' } as const;

/** Where it is laid, which way it points and how fast it is: each question with what the answers before it leave open. */
function PlaceChoices({ seat, mode, laid }: { seat: Seat; mode: Choosing; laid: Launch }) {
  const controls = useControls();
  const open = mode.actions.filter(isLaunch);
  const there = open.filter(({ hex }) => hex === laid.hex);
  const toward = there.filter(({ direction }) => direction === laid.direction);
  return (['hex', 'direction', 'velocity'] as const).map((field) => (
    <Choice
      key={field}
      legend={PLACE[field]}
      options={valuesOf({ hex: open, direction: there, velocity: toward }[field], field).map((value) => {
        const { label, note } = answerOf(seat.view, mode, { field, value });
        return { value, label: field === 'hex' && note ? `${label}, ${note}` : label };
      })}
      chosen={laid[field]}
      onChoose={(value) => {
        const next = withValue(open, laid, field, value);
        if (next) controls.lay(next);
      }}
    />
  ));
}

/**
 * [9.4, 9.9, R7.4g] A launch with all that it asks on one screen: the best one is laid ready, and one press gives it. Of the
 * four of a MIMS the next one follows at once.
 */
export function LaunchCard({ seat, unit, mode }: LaunchCardProps) {
  const controls = useControls();
  const launches = launchesAmong(mode);
  const chosen = isLaunch(mode.laid) ? mode.laid : null;
  const best = useMemo(() => (chosen ? null : bestLaunch(seat, mode.all.filter(isLaunch))), [seat, mode.all, chosen]);
  const laid = chosen ?? best;
  const { chance, text } = useOutlook(seat, unit, laid);
  useEffect(() => {
    if (best) controls.lay(best);
  }, [best, controls]);
  if (!laid) return null;
  const pods = new Set(launches.map((launch) => fieldValue(launch, 'pod'))).size;
  const kinds = [...new Map(launches.map((launch) => [kindOf(launch), launch])).values()];
  return (
    <section className="stack gap-1h hand-launch" data-part="launch" aria-label={choosingTitle(mode)}>
      <div className="line hand-launch-head">
        <h3>{titleOf(seat, unit, laid)}</h3>
        {mode.mayCancel && (
          <Button onClick={controls.breakOff}>
            <Icon name="close" size={16} />
            Cancel
          </Button>
        )}
      </div>
      <Choice
        legend={laid.do === 'launch-battlecraft' ? 'Battlecraft' : 'Missile'}
        options={kinds.map((launch) => ({ value: kindOf(launch), label: kindLabel(seat, mode, launch, pods) }))}
        chosen={kindOf(laid)}
        onChoose={(kind) => {
          const next = bestLaunch(
            seat,
            launches.filter((launch) => kindOf(launch) === kind),
          );
          if (next) controls.lay(next);
        }}
      />
      {chance !== null && (
        <p className="muted hand-launch-chance">
          <b className="num">{percentText(chance)}</b> to intercept
        </p>
      )}
      <p role="status" className="hand-launch-words">
        {placingText(laid)}: {text}
      </p>
      <button
        type="button"
        className="button button-primary"
        data-order="launch"
        onClick={() => void controls.give(laid)}
      >
        Launch
      </button>
      <p className="muted small hand-launch-hint">
        {hintOf(launches, chance)}. Or pull from a lit hex the way it shall fly: farther is faster.
      </p>
      <PlaceChoices seat={seat} mode={mode} laid={laid} />
    </section>
  );
}
