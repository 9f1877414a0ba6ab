import './new-game.css';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Scenario } from '../../engine/index.ts';
import { fullSettings, type GameSettings } from '../../game/entries.ts';
import { preferences } from '../../store/device/preferences.ts';
import type { Ranks } from '../../store/table/new-saved.ts';
import { LatePart, late } from '../kit/late.tsx';
import { PairChoice } from '../online/PairChoice.tsx';
import { beginGame } from '../pages/pages.ts';
import { Term } from '../play/Term.tsx';

/** Who plays what against the program, which is loaded when somebody wants to. */
const ProgramSeatFields = late(async () => (await import('./ProgramSeats.tsx')).ProgramSeatFields);

/** What a game on two screens begins with, which is loaded when somebody wants one. */
const NewScreens = late(async () => (await import('../online/NewScreens.tsx')).NewScreens);

/** The form that Enter sends, also from a choice or the button that stands outside of it. */
export const FORM = 'begin';

interface ChoiceProps<T extends string> {
  legend: ReactNode;
  value: T;
  options: readonly { value: T; label: string; note: string }[];
  onChange: (value: T) => void;
}

/** A few things of which one is chosen, each with what it means. */
function Choice<T extends string>({ legend, value, options, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="stack">
      <legend className="cap">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="option">
          <input
            type="radio"
            name={name}
            form={FORM}
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

const WAYS = [
  { value: 'hotseat', label: 'Two players, one screen', note: 'You pass the device; between you it goes dark.' },
  { value: 'program', label: 'Against the program', note: 'It sees no more than a player in its seat would.' },
  { value: 'rehearsal', label: 'Rehearsal', note: 'You play both sides, and take back as much as you like.' },
  { value: 'screens', label: 'Two screens', note: 'Each has a device of their own, in one room or far apart.' },
] as const;

export type WayToPlay = (typeof WAYS)[number]['value'];

const LOGS = [
  { value: 'closed', label: 'Closed logs', note: 'Nobody sees the other’s log, missiles and face-down counters.' },
  { value: 'open', label: 'Open logs', note: 'Everything lies on the table, and nothing is covered.' },
] as const;

const DICE = [
  { value: 'rolled', label: 'Rolled here', note: 'Nobody needs any: the log shows how each falls.' },
  { value: 'typed', label: 'Your own dice', note: 'You roll on the table and press what fell.' },
] as const;

const NOBODY: readonly [string, string] = ['', ''];

interface NamesProps {
  names: [string, string];
  onChange: (names: [string, string]) => void;
}

function Names({ names, onChange }: NamesProps) {
  return (
    <div className="stack new-game-names">
      {([0, 1] as const).map((nth) => (
        <label key={nth}>
          <span className="cap">Player {nth + 1}</span>
          <input
            type="text"
            value={names[nth]}
            maxLength={24}
            autoComplete="off"
            placeholder="Name, if you like"
            onChange={({ target }) => onChange(nth === 0 ? [target.value, names[1]] : [names[0], target.value])}
          />
        </label>
      ))}
    </div>
  );
}

interface NewGameProps {
  scenario: Scenario;
  title: string;
  way: WayToPlay;
  onWay: (way: WayToPlay) => void;
}

/** How a game is begun: who plays, and what they hide from each other. */
export function NewGame({ scenario, title, way, onWay }: NewGameProps) {
  const [seats, setSeats] = useState<Ranks>(() => {
    const { begun } = preferences.getState();
    return begun?.way === 'program' ? begun.seats : { 2: 'captain' };
  });
  const [logs, setLogs] = useState<GameSettings['logs']>('closed');
  const [dice, setDice] = useState<GameSettings['dice']>(() => preferences.getState().dice);
  const [names, setNames] = useState<[string, string]>(['', '']);
  const [pair, setPair] = useState<GameSettings['pair']>();

  const watches = way === 'program' && !!seats[1] && !!seats[2];
  const hasSides = way !== 'rehearsal' && !watches;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const mode = way === 'rehearsal' ? 'rehearsal' : 'hotseat';
    const given = way === 'hotseat' ? names : NOBODY;
    void beginGame(
      scenario,
      fullSettings({
        mode,
        logs,
        dice,
        names: [given[0].trim(), given[1].trim()],
        ...(pair && hasSides && { pair }),
      }),
      way === 'program' ? seats : {},
    );
  };

  return (
    <div className="stack gap-4 new-game">
      <Choice legend="Who plays" value={way} options={WAYS} onChange={onWay} />
      {way === 'screens' ? (
        <LatePart name="Two screens">
          <NewScreens scenario={scenario} title={title} />
        </LatePart>
      ) : (
        <form id={FORM} className="stack gap-4" onSubmit={onSubmit} aria-label={`Begin ${title}`}>
          {way === 'program' && (
            <LatePart name="Against the program">
              <ProgramSeatFields scenario={scenario} seats={seats} onChange={setSeats} />
            </LatePart>
          )}
          {hasSides && <Choice legend={<Term>Logs</Term>} value={logs} options={LOGS} onChange={setLogs} />}
          {way === 'hotseat' && <Names names={names} onChange={setNames} />}
          {hasSides && <PairChoice isPair={!!pair} onChange={setPair} />}
          <Choice legend={<Term>Dice</Term>} value={dice} options={DICE} onChange={setDice} />
        </form>
      )}
    </div>
  );
}
