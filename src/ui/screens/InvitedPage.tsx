import './screens.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { otherPlayer } from '../../engine/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { type CallTrouble, lookAt } from '../../store/table/calls.ts';
import { sitDown } from '../../store/table/invitations.ts';
import type { LookAnswer } from '../../wire/calls.ts';
import { briefingOf } from '../../words/briefings.ts';
import { shortName } from '../../words/index.ts';
import { Button } from '../elements/Button.tsx';
import { comeToTable, leave } from '../pages/pages.ts';

const TROUBLES: Partial<Record<CallTrouble, string>> = {
  forbidden: 'This invitation opens nothing: it may be incomplete, or the table is gone.',
  'not-found': 'This invitation opens nothing: it may be incomplete, or the table is gone.',
  taken: 'Somebody has taken this seat already: an invitation works once.',
  'too-many': 'The server is asked too often. Try again in a minute.',
  unreachable: 'No server answers here. Try again later, or ask whoever sent the link.',
};
const troubleOf = (why: CallTrouble): string => TROUBLES[why] ?? 'The server cannot answer just now. Try again later.';

const titleOf = ({ scenario }: Pick<LookAnswer, 'scenario'>): string => {
  const found = typeof scenario === 'string' ? findScenario(scenario) : scenario;
  return found ? briefingOf(found).title : 'a battle';
};

interface Invited {
  table: string;
  invitation: string;
}

/** What one is invited to, by whom, and the way to the seat. */
function TakeSeat({ table, invitation, look }: Invited & { look: LookAnswer }) {
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const seat = look.seat ?? 1;
  const title = titleOf(look);
  const host = shortName({ names: [look.names[1], look.names[2]], program: {} }, otherPlayer(seat));
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const taken = await sitDown({ table, invitation, title, commitment: look.commitment }, name.trim());
    setBusy(false);
    if (taken.ok) await comeToTable(table, 'replace');
    else setTrouble(troubleOf(taken.why));
  };
  if (look.taken[seat]) return <p role="alert">{TROUBLES.taken}</p>;
  return (
    <form className="screens-form" onSubmit={(event) => void onSubmit(event)}>
      <p>
        {host} invites you to <strong>{title}</strong>: you would be player {seat}, with {look.settings.logs} logs.
      </p>
      <p className="muted">
        The server rolls the dice; they follow from a secret whose fingerprint is {look.commitment.slice(0, 16)}…, and
        at the end everybody can check them. Whoever runs the server could look into the game.
      </p>
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
      {trouble && <p role="alert">{trouble}</p>}
      <Button type="submit" look="primary" aria-disabled={busy}>
        Take the seat
      </Button>
    </form>
  );
}

/** Where an invitation leads. */
export function InvitedPage({ table, invitation }: Invited) {
  const [look, setLook] = useState<LookAnswer | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = 'An invitation - DeltaVee';
    heading.current?.focus({ preventScroll: true });
    void lookAt(table, { invitation }).then((seen) =>
      seen.ok ? setLook(seen.value as LookAnswer) : setTrouble(troubleOf(seen.why)),
    );
  }, [table, invitation]);
  return (
    <main className="screens-page">
      <h1 className="brand" tabIndex={-1} ref={heading}>
        DeltaVee
      </h1>
      {trouble && <p role="alert">{trouble}</p>}
      {look && <TakeSeat table={table} invitation={invitation} look={look} />}
      {!look && !trouble && <p role="status">The server is asked what this is an invitation to.</p>}
      <Button look="plain" onClick={leave}>
        To the start
      </Button>
    </main>
  );
}
