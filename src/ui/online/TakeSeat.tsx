import { useEffect, useState } from 'react';
import { otherPlayer, type Player } from '../../engine/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { type CallTrouble, lookAt } from '../../store/table/calls.ts';
import { sitDown } from '../../store/table/invitations.ts';
import { type MyTable, readTable } from '../../store/table/my-tables.ts';
import type { LookAnswer } from '../../wire/calls.ts';
import { briefingOf } from '../../words/briefings.ts';
import { capital, phaseName, rankName, shortName } from '../../words/index.ts';
import { Segments } from '../kit/Segments.tsx';
import { comeToTable } from '../pages/pages.ts';
import { callTroubleText } from './call-words.ts';
import { clockTermsText } from './clock-words.ts';
import { Fingerprint } from './DiceProof.tsx';
import { OwnSeat } from './OwnSeat.tsx';
import { SeatHere } from './SeatHere.tsx';
import { SitDownForm } from './SitDownForm.tsx';
import { battleTitle, fleetText, sideOptions } from './sides.ts';

/** Where a game stands that one is invited into: nothing of one that has not begun. */
function standsText({ turn, phase: { kind, player } }: LookAnswer['at']): string {
  if (kind === 'set-up') return '';
  if (kind === 'over') return ' The game is over.';
  return ` It is in progress: Game-Turn ${turn}, ${phaseName(kind)} of player ${player}.`;
}

/** Stands behind an invitation that somebody gives to themselves. */
export const OWN = 'mine';

interface InvitedProps {
  table: string;
  /** The invitation of a seat, or those of both, of which one who comes chooses one. */
  invitations: readonly string[];
}

/** What one is invited to, by whom, and the way to the seat. */
function Seat({ table, invitations, look }: InvitedProps & { look: LookAnswer }) {
  const [seat, setSeat] = useState<Player>(look.seat ?? 1);
  const isChoice = invitations.length > 1;
  const scenario = typeof look.scenario === 'string' ? findScenario(look.scenario) : look.scenario;
  const title = battleTitle(scenario);
  if (look.taken[seat] || (isChoice && look.taken[otherPlayer(seat)]))
    return <p role="alert">{callTroubleText('taken')}</p>;
  const invitation = invitations[isChoice ? seat - 1 : 0] ?? '';
  const { names, settings, commitment, at } = look;
  const host = shortName({ names: [names[1], names[2]], program: {} }, otherPlayer(seat));
  return (
    <SitDownForm button="Take the seat" ask={(name) => sitDown({ table, invitation, title, commitment }, name)}>
      <p className="text-title">
        {isChoice ? 'You are invited' : `${capital(host)} invites you`} to <strong>{title}</strong>
        {isChoice
          ? ': choose your side.'
          : `: you would be player ${seat}${scenario ? `, with ${fleetText(scenario, seat)}` : ''}.`}
        {standsText(at)}
        {look.program?.[seat] &&
          ` The program, as ${rankName(look.program[seat])}, has played your side until now: you take it over as it stands.`}
      </p>
      {isChoice && scenario && (
        <Segments label="Your side" options={sideOptions(scenario)} chosen={seat} onChoose={setSeat} />
      )}
      {scenario && <p className="muted">{briefingOf(scenario).situation}</p>}
      <p className="muted">
        A game of spaceship combat for two, in turns, with {settings.logs} logs
        {settings.logs === 'closed' && ': neither sees what the other hides'}.
        {settings.clock && ` The clock: ${clockTermsText(settings.clock)}.`} No account: this browser keeps your seat.
        The program keeps the rules and shows what can be done; the handbook is beside it.
      </p>
      <p className="muted">
        The server rolls the dice. They follow from a secret with this fingerprint, and at the end everybody can check
        them. The person who runs the server could look into the game.
      </p>
      <Fingerprint commitment={commitment} />
    </SitDownForm>
  );
}

/**
 * Where an invitation leads: to the seat that this browser has at the table, or else to the one that is free. A seat is
 * uncovered only where the link was its own.
 */
export function TakeSeat({ table, invitations }: InvitedProps) {
  const [look, setLook] = useState<LookAnswer | null>(null);
  const [here, setHere] = useState<MyTable | null>(null);
  const [trouble, setTrouble] = useState<CallTrouble | null>(null);
  const [invitation = '', choice] = invitations;
  useEffect(() => {
    const come = async () => {
      const mine = await readTable(table).catch(() => undefined);
      // Anybody who lets the other choose has no seat yet, and so nothing to hide.
      if (mine?.choice) return void comeToTable(table, 'replace');
      const seen = await lookAt(table, { invitation });
      const seat = seen.ok ? seen.value.seat : null;
      if (mine && mine.key !== null) {
        if (seat === mine.seat) await comeToTable(table, 'replace');
        else setHere(mine);
      } else if (seen.ok) setLook(seen.value as LookAnswer);
      else setTrouble(seen.why);
    };
    void come();
  }, [table, invitation]);
  if (here) return <SeatHere mine={here} />;
  if (trouble) return <p role="alert">{callTroubleText(trouble)}</p>;
  if (!look) return <p role="status">The server is asked what this is an invitation to.</p>;
  if (choice === OWN) return <OwnSeat table={table} invitation={invitation} look={look} />;
  return <Seat table={table} invitations={invitations} look={look} />;
}
