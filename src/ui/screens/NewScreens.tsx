import './screens.css';
import { useEffect, useState } from 'react';
import type { Player, Scenario } from '../../engine/index.ts';
import { askAbout } from '../../store/table/calls.ts';
import { beginScreens } from '../../store/table/invitations.ts';
import { Button } from '../elements/Button.tsx';
import { Segments } from '../elements/Segments.tsx';
import { comeToTable } from '../pages/pages.ts';

const SIDES = [
  { value: '1', label: 'Player 1' },
  { value: '2', label: 'Player 2' },
  { value: 'chance', label: 'By chance' },
] as const;
type Side = (typeof SIDES)[number]['value'];
const LOGS = [
  { value: 'closed', label: 'Closed logs' },
  { value: 'open', label: 'Open logs' },
] as const;

const NO_SERVER = 'Two screens need the program’s own server: this page came from none, or it does not answer.';

/** How a game on two screens is begun: the side, the logs, and a name. */
export function NewScreens({ scenario, title }: { scenario: Scenario; title: string }) {
  const [served, setServed] = useState<boolean | null>(null);
  const [side, setSide] = useState<Side>('1');
  const [logs, setLogs] = useState<(typeof LOGS)[number]['value']>('closed');
  const [name, setName] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  useEffect(() => {
    void askAbout().then(({ ok }) => setServed(ok));
  }, []);
  const begin = async () => {
    if (state === 'busy') return;
    setState('busy');
    const seat = side === 'chance' ? null : (Number(side) as Player);
    const made = await beginScreens({ scenario, title, seat, logs, name: name.trim() });
    setState(made.ok ? 'open' : 'failed');
    if (made.ok) await comeToTable(made.value.table);
  };
  if (served !== true) return <p role="status">{served === null ? 'The server is asked.' : NO_SERVER}</p>;
  return (
    <div className="screens-form">
      <Segments label="Your side" options={SIDES} chosen={side} onChoose={setSide} />
      <Segments label="Logs" options={LOGS} chosen={logs} onChoose={setLogs} />
      <label>
        <span className="cap">Your name</span>
        <input
          type="text"
          value={name}
          maxLength={24}
          autoComplete="off"
          placeholder="Name, if you like"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {state === 'failed' && <p role="alert">The table could not be made. Try again in a moment.</p>}
      <Button look="primary" aria-disabled={state === 'busy'} onClick={() => void begin()}>
        Lay {title} on two screens
      </Button>
    </div>
  );
}
