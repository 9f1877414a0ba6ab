import './launch.css';
import { useEffect, useId } from 'react';
import { hexId, type UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { Choosing, Value } from '../../store/table/view-store.ts';
import { directionName, meetingText, percentText } from '../../words/index.ts';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { answerOf, choosingTitle } from '../orders/answers.ts';
import { useControls } from '../session/ControlsContext.ts';
import { valuesOf } from '../session/choosing.ts';
import { useTable } from '../session/context.ts';
import { bestLaunch, type Launch, meetingOf } from '../session/launching.ts';
import { isLaunch, launchesAmong, withValue } from './launches.ts';

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
    <fieldset className="hand-choice">
      <legend className="cap">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={value === chosen ? 'hand-option is-chosen' : 'hand-option'}>
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

/** Where it meets whom, or that it meets nobody. */
function useMeeting(seat: Seat, laid: Launch | null): { chance: number; text: string } {
  const scenario = useTable((state) => state.scenario);
  const meeting = laid && meetingOf(seat, laid);
  if (!meeting) return { chance: 0, text: 'meets nobody with its first move' };
  const hex = hexId({ sheets: seat.view.sheets, scenario }, meeting.hex);
  return { chance: meeting.probability, text: meetingText(meeting, hex) };
}

/** [9.4] A launch with all that it asks on one screen: the best one is laid ready, and one press gives it. */
export function LaunchCard({ seat, unit, mode }: LaunchCardProps) {
  const controls = useControls();
  const launches = launchesAmong(mode);
  const laid = isLaunch(mode.laid) ? mode.laid : null;
  const { chance, text } = useMeeting(seat, laid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything has been chosen
  useEffect(() => {
    const best = laid ? null : bestLaunch(seat, launches);
    if (best) controls.lay(best);
  }, [laid === null]);
  if (!laid) return null;
  const kinds = [...new Map(launches.map((launch) => [`${launch.pod} ${launch.missile}`, launch])).values()];
  const choose = (field: 'hex' | 'direction' | 'velocity') => (value: Value) => {
    const next = withValue(mode.actions.filter(isLaunch), laid, field, value);
    if (next) controls.lay(next);
  };
  const there = mode.actions.filter(isLaunch).filter(({ hex }) => hex === laid.hex);
  const toward = there.filter(({ direction }) => direction === laid.direction);
  const worded = (field: 'hex' | 'direction' | 'velocity', actions: readonly Launch[]) =>
    valuesOf(actions, field).map((value) => {
      const { label, note } = answerOf(seat.view, mode, { field, value });
      return { value, label: field === 'hex' && note ? `${label}, ${note}` : label };
    });
  return (
    <section className="hand-launch" data-part="launch" aria-label={choosingTitle(mode)}>
      <div className="hand-launch-head">
        <h3>
          {unit.id}: launch from pod {laid.pod}
        </h3>
        <Button onClick={controls.breakOff}>
          <Icon name="close" size={16} />
          Cancel
        </Button>
      </div>
      <Choice
        legend="Missile"
        options={kinds.map((launch) => {
          const { label, note } = answerOf(
            seat.view,
            { ...mode, actions: [launch] },
            { field: 'missile', value: launch.missile },
          );
          return {
            value: `${launch.pod} ${launch.missile}`,
            label: `Pod ${launch.pod}, ${label}${note && `, ${note}`}`,
          };
        })}
        chosen={`${laid.pod} ${laid.missile}`}
        onChoose={(kind) => {
          const best = bestLaunch(
            seat,
            launches.filter(({ pod, missile }) => `${pod} ${missile}` === kind),
          );
          if (best) controls.lay(best);
        }}
      />
      <p className="hand-launch-chance">
        <b className="num">{percentText(chance)}</b> to intercept
      </p>
      <p role="status">
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
      <p className="muted hand-launch-hint">
        {chance > 0
          ? `The best of ${launches.length} is laid ready`
          : `None of ${launches.length} meets anybody at once`}
        . Or pull from a lit hex the way it shall fly: farther is faster.
      </p>
      <Choice
        legend="Hex"
        options={worded('hex', mode.actions.filter(isLaunch))}
        chosen={laid.hex}
        onChoose={choose('hex')}
      />
      <Choice
        legend="Direction"
        options={worded('direction', there)}
        chosen={laid.direction}
        onChoose={choose('direction')}
      />
      <Choice
        legend="Velocity"
        options={worded('velocity', toward)}
        chosen={laid.velocity}
        onChoose={choose('velocity')}
      />
    </section>
  );
}
