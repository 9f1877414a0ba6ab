import { type ReactNode, useEffect, useState } from 'react';
import { type GameRecord, hidesOneSide, type Scenario } from '../../engine/index.ts';
import { askAbout, askAboutProgram, listOpen } from '../../store/table/calls.ts';
import { beginScreens, type OwnSide } from '../../store/table/invitations.ts';
import { recordOfScenario } from '../../store/table/to-screens.ts';
import type { ListedTable } from '../../wire/calls.ts';
import { Segments } from '../kit/Segments.tsx';
import { clockTermsText } from './clock-words.ts';
import { OpenTableList } from './OpenTableList.tsx';
import { type Opponent, OtherSeat } from './OtherSeat.tsx';
import { PairChoice } from './PairChoice.tsx';
import { SitDownForm } from './SitDownForm.tsx';
import { sideOptions } from './sides.ts';

const LOGS = [
  { value: 'closed', label: 'Closed' },
  { value: 'open', label: 'Open' },
] as const;
type Logs = (typeof LOGS)[number]['value'];

const CLOCKS = [
  { value: 'none', label: 'None', terms: null },
  { value: 'short', label: '30 minutes', terms: { per: 'game', minutes: 30, increment: 15 } },
  { value: 'long', label: '90 minutes', terms: { per: 'game', minutes: 90, increment: 30 } },
  { value: 'day', label: 'A day a turn', terms: { per: 'turn', days: 1 } },
  { value: 'days', label: '3 days', terms: { per: 'turn', days: 3 } },
] as const;
type ClockChoice = (typeof CLOCKS)[number]['value'];

/** What a clock comes to, for who chooses it. */
function clockNote(choice: ClockChoice): string {
  const terms = CLOCKS.find(({ value }) => value === choice)?.terms;
  if (!terms) return 'Take the time you want: the table waits.';
  return `${clockTermsText(terms)}. Whose time is out has lost if the other claims it.`;
}

const SIDE_NOTES: Partial<Record<OwnSide, string>> = {
  chance: 'A die decides when you lay the table.',
  left: 'The person who opens your link chooses a side; you get the one that is left.',
};

const LOG_NOTES: Record<Logs, string> = {
  closed: 'Nobody sees the other’s log, missiles and face-down counters before the end.',
  open: 'Everything lies on the table for both.',
};

const NOT_CLOSED =
  'This battle goes on from a table, and what a side hides in it would reach both screens: it is played at one screen, or with open logs.';

const BUTTONS: Partial<Record<Opponent, string>> = {
  link: 'Lay the table and invite',
  anybody: 'Lay the table and invite',
};

const NO_SERVER =
  'Two screens need the program’s own server, started with npm start: this page came from none, or it does not answer.';

interface NewScreensProps {
  scenario: Scenario;
  title: string;
  /** What was agreed before, in a game that goes on. */
  agreed?: Logs;
  /** What the server begins with; without it the scenario from its beginning. */
  recordWith?: (logs: Logs) => GameRecord;
  children?: ReactNode;
}

/** How a game on two screens is begun: the side, the logs, and a name. */
export function NewScreens({ scenario, title, agreed = 'closed', recordWith, children }: NewScreensProps) {
  const [served, setServed] = useState<boolean | null>(null);
  const [side, setSide] = useState<OwnSide>(1);
  const isHiding = hidesOneSide(scenario);
  const [logs, setLogs] = useState<Logs>(isHiding ? 'open' : agreed);
  const [clock, setClock] = useState<ClockChoice>('none');
  const [isPair, setPair] = useState(false);
  const [open, setOpen] = useState<readonly ListedTable[] | null>(null);
  const [hasProgram, setHasProgram] = useState(false);
  const [opponent, setOpponent] = useState<Opponent>('link');
  useEffect(() => {
    void askAbout().then(({ ok }) => setServed(ok));
    void askAboutProgram().then(({ ok }) => setHasProgram(ok));
    void listOpen().then((asked) => setOpen(asked.ok ? asked.value.open : null));
  }, []);
  if (served !== true) return <p role="status">{served === null ? 'The server is asked.' : NO_SERVER}</p>;
  const sides = [
    ...sideOptions(scenario),
    { value: 'chance' as const, label: 'By chance' },
    { value: 'left' as const, label: 'The other chooses' },
  ];
  // Anybody who lets the other choose a side does not sit down before somebody has come.
  const other = side === 'left' ? 'link' : opponent;
  const begin = (name: string) => {
    const record = recordWith?.(logs) ?? recordOfScenario(scenario, logs);
    const terms = CLOCKS.find(({ value }) => value === clock)?.terms ?? null;
    const program = other === 'link' || other === 'anybody' ? null : other;
    return beginScreens({ record, title, side, name, isPair, clock: terms, open: other === 'anybody', program });
  };
  return (
    <>
      {!recordWith && open && <OpenTableList open={open} />}
      <SitDownForm button={BUTTONS[other] ?? 'Lay the table and play'} ask={begin}>
        {children}
        <div className="stack justify-start gap-1h">
          <span className="cap">Your side</span>
          <Segments<OwnSide> label="Your side" options={sides} chosen={side} onChoose={setSide} />
          {SIDE_NOTES[side] && <span className="muted">{SIDE_NOTES[side]}</span>}
        </div>
        <div className="stack justify-start gap-1h">
          <span className="cap">Logs</span>
          <Segments
            label="Logs"
            options={isHiding ? LOGS.filter(({ value }) => value === 'open') : LOGS}
            chosen={logs}
            onChoose={setLogs}
          />
          <span className="muted">{isHiding ? NOT_CLOSED : LOG_NOTES[logs]}</span>
        </div>
        <div className="stack justify-start gap-1h">
          <span className="cap">Clock</span>
          <Segments<ClockChoice> label="Clock" options={CLOCKS} chosen={clock} onChoose={setClock} />
          <span className="muted">{clockNote(clock)}</span>
        </div>
        {side !== 'left' && (open || hasProgram) && (
          <OtherSeat chosen={opponent} hasList={open !== null} hasProgram={hasProgram} onChoose={setOpponent} />
        )}
        {!recordWith && <PairChoice isPair={isPair} onChange={(pair) => setPair(pair !== undefined)} />}
        <p className="muted">The server rolls, and at the end every die can be checked.</p>
      </SitDownForm>
    </>
  );
}
