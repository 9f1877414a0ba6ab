import { type ReactNode, useEffect, useState } from 'react';
import type { GameRecord, Scenario } from '../../engine/index.ts';
import { askAbout } from '../../store/table/calls.ts';
import { beginScreens, type OwnSide } from '../../store/table/invitations.ts';
import { recordOfScenario } from '../../store/table/to-screens.ts';
import { Segments } from '../elements/Segments.tsx';
import { SitDownForm } from './SitDownForm.tsx';
import { sideOptions } from './sides.ts';

const LOGS = [
  { value: 'closed', label: 'Closed' },
  { value: 'open', label: 'Open' },
] as const;
type Logs = (typeof LOGS)[number]['value'];

const SIDE_NOTES: Partial<Record<OwnSide, string>> = {
  chance: 'A die decides when you lay the table.',
  left: 'Whoever opens your link chooses a side; you get the one that is left.',
};

const LOG_NOTES: Record<Logs, string> = {
  closed: 'Nobody sees the other’s log, missiles and face-down counters before the end.',
  open: 'Everything lies on the table for both.',
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
  const [logs, setLogs] = useState<Logs>(agreed);
  const [isPair, setPair] = useState(false);
  useEffect(() => {
    void askAbout().then(({ ok }) => setServed(ok));
  }, []);
  if (served !== true) return <p role="status">{served === null ? 'The server is asked.' : NO_SERVER}</p>;
  const sides = [
    ...sideOptions(scenario),
    { value: 'chance' as const, label: 'By chance' },
    { value: 'left' as const, label: 'The other chooses' },
  ];
  const begin = (name: string) => {
    const record = recordWith?.(logs) ?? recordOfScenario(scenario, logs);
    return beginScreens({ record, title, side, name, isPair });
  };
  return (
    <SitDownForm button="Lay the table and invite" ask={begin}>
      {children}
      <div className="stack gap-1h screens-choice">
        <span className="cap">Your side</span>
        <Segments<OwnSide> label="Your side" options={sides} chosen={side} onChoose={setSide} />
        {SIDE_NOTES[side] && <span className="muted">{SIDE_NOTES[side]}</span>}
      </div>
      <div className="stack gap-1h screens-choice">
        <span className="cap">Logs</span>
        <Segments label="Logs" options={LOGS} chosen={logs} onChoose={setLogs} />
        <span className="muted">{LOG_NOTES[logs]}</span>
      </div>
      {!recordWith && (
        <label className="option">
          <input type="checkbox" checked={isPair} onChange={({ target }) => setPair(target.checked)} />
          <span>
            <strong>Play both sides</strong>
            <span className="muted">
              Two games, the sides changed in between, scored together: fair in any scenario.
            </span>
          </span>
        </label>
      )}
      <p className="muted">The server rolls, and at the end every die can be checked.</p>
    </SitDownForm>
  );
}
