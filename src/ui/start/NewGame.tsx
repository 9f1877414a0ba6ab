import './new-game.css';
import { type FormEvent, useId, useState } from 'react';
import { fullSettings, type GameSettings } from '../../store/entries.ts';
import { Button } from '../elements/Button.tsx';
import { begin } from '../pages/pages.ts';

interface ChoiceProps<T extends string> {
  legend: string;
  value: T;
  options: readonly { value: T; label: string; note: string }[];
  onChange: (value: T) => void;
}

/** A few things of which one is chosen, each with what it means. */
function Choice<T extends string>({ legend, value, options, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="new-game-choice">
      <legend className="cap">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="option">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            <strong>{option.label}</strong>
            <span className="muted">{option.note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const MODES = [
  { value: 'hotseat', label: 'Two players, one screen', note: 'You pass the device; between you it goes dark.' },
  { value: 'rehearsal', label: 'Rehearsal', note: 'You play both sides, and take back as much as you like.' },
] as const;

const LOGS = [
  { value: 'closed', label: 'Closed logs', note: 'Nobody sees the other’s log, missiles and face-down counters.' },
  { value: 'open', label: 'Open logs', note: 'Everything lies on the table, and nothing is covered.' },
] as const;

const DICE = [
  { value: 'rolled', label: 'Rolled here', note: 'The program rolls, and the log shows every die.' },
  { value: 'typed', label: 'Your own dice', note: 'You roll on the table and press what fell.' },
] as const;

/** How a game is begun: who plays, and what they hide from each other. */
export function NewGame({ scenario, title }: { scenario: string; title: string }) {
  const [mode, setMode] = useState<GameSettings['mode']>('hotseat');
  const [logs, setLogs] = useState<GameSettings['logs']>('closed');
  const [dice, setDice] = useState<GameSettings['dice']>('rolled');
  const [names, setNames] = useState<[string, string]>(['', '']);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void begin(scenario, fullSettings({ mode, logs, dice, names: [names[0].trim(), names[1].trim()] }));
  };

  return (
    <form className="new-game" onSubmit={onSubmit} aria-label={`Begin ${title}`}>
      <Choice legend="Who plays" value={mode} options={MODES} onChange={setMode} />
      {mode === 'hotseat' && (
        <>
          <Choice legend="Logs" value={logs} options={LOGS} onChange={setLogs} />
          <div className="new-game-names">
            {([0, 1] as const).map((nth) => (
              <label key={nth}>
                <span className="cap">Player {nth + 1}</span>
                <input
                  type="text"
                  value={names[nth]}
                  maxLength={24}
                  autoComplete="off"
                  placeholder="Name, if you like"
                  onChange={({ target }) => setNames(nth === 0 ? [target.value, names[1]] : [names[0], target.value])}
                />
              </label>
            ))}
          </div>
        </>
      )}
      <Choice legend="Dice" value={dice} options={DICE} onChange={setDice} />
      <Button type="submit" look="primary" className="new-game-begin">
        Begin {title}
      </Button>
    </form>
  );
}
