import './screens.css';
import { useEffect, useState } from 'react';
import { otherPlayer } from '../../engine/index.ts';
import { checkDice } from '../../game/dice-proof.ts';
import { type MyTable, readTable } from '../../store/table/my-tables.ts';
import type { ScreensState, ScreensWord } from '../../store/table/table-state.ts';
import { capital, shortName } from '../../words/index.ts';
import { Button } from '../elements/Button.tsx';
import { useGame, useTable } from '../session/context.ts';
import { Invitation } from './Invitation.tsx';
import { Talk } from './Talk.tsx';

const WORDS: Record<ScreensWord, string> = {
  stale: 'The position had changed before this came to the server: nothing was played.',
  'not-to-act': 'That is not possible now.',
  over: 'The game is over.',
  form: 'The server does not understand this page. Load it again.',
  busy: 'The server is busy. Try again in a moment.',
  unavailable: 'The server cannot answer just now. Try again in a moment.',
  'not-sent': 'Not connected: it was not sent.',
  'moved-on': 'Orders that waited were not sent: the position is no longer the one they were given in.',
};

const ordersWait = (count: number): string => (count === 1 ? '1 order waits' : `${count} orders wait`);

/** Who is there: told by a shape and a word. */
function Presence({ screens }: { screens: ScreensState }) {
  const { table } = useGame();
  const names = useTable(({ settings }) => settings);
  const { connection, seat, people, waiting, begun } = screens;
  if (connection === 'refused')
    return <p role="status">This seat has been given other keys. The table is closed here.</p>;
  if (connection === 'lost' || waiting > 0) {
    return (
      <p role="status" className="screens-presence" data-presence="lost">
        Not connected.{waiting > 0 && ` ${ordersWait(waiting)}, to be sent when the connection is back.`}{' '}
        {waiting > 0 && <Button onClick={() => table.screens?.withdraw()}>Withdraw</Button>}
      </p>
    );
  }
  if (seat === null || !begun) return null;
  const other = otherPlayer(seat);
  const { here } = people[other];
  return (
    <p role="status" className="screens-presence" data-presence={here ? 'here' : 'away'}>
      {capital(shortName(names, other))} is {here ? 'here' : 'away'}.
    </p>
  );
}

/** What one has offered the other, and what can be offered. */
function Offers({ screens: { offers, seat, begun } }: { screens: ScreensState }) {
  const { table } = useGame();
  const names = useTable(({ settings }) => settings);
  const isOver = useTable((state) => state.seat?.stage === 'over');
  if (seat === null || isOver || !begun) return null;
  const offer = offers[0];
  if (!offer) {
    return (
      <Button look="plain" onClick={() => void table.screens?.askBack()}>
        Ask to take back
      </Button>
    );
  }
  const what =
    offer.what === 'draw' ? 'a draw' : 'to take back the last orders; dice that fell are known, and fall again';
  const mine = offer.seat === seat;
  return (
    <p role="status" className="screens-offer">
      {mine ? 'You offer' : `${capital(shortName(names, offer.seat))} offers`} {what}.{' '}
      {!mine && <Button onClick={() => void table.screens?.offer(offer.what)}>Agree</Button>}{' '}
      <Button onClick={() => void table.screens?.offer('none')}>{mine ? 'Withdraw' : 'No'}</Button>
    </p>
  );
}

/** Whether the dice of a game that is over follow from the secret whose fingerprint was shown. */
function DiceCheck({ mine }: { mine: MyTable }) {
  const { table } = useGame();
  const [words] = useState(() => {
    const record = table.record();
    const check = checkDice(record);
    if (!check.ok) return `The dice could not be checked: ${check.message}.`;
    if (record.dice.proof?.commitment !== mine.commitment) return 'The fingerprint is not the one shown at the start.';
    return `All ${check.dice} dice follow from the secret whose fingerprint you were shown at the start.`;
  });
  return <p>{words}</p>;
}

/** What a game on two screens has beside the table: who is there, the invitation, offers, talk, and the dice at the end. */
export function ScreensNote() {
  const id = useTable((state) => state.id);
  const screens = useTable((state) => state.screens);
  const [mine, setMine] = useState<MyTable | null>(null);
  useEffect(() => {
    readTable(id).then(
      (found) => setMine(found ?? null),
      () => undefined,
    );
  }, [id]);
  if (!screens) return null;
  return (
    <div className="screens-lines">
      <Presence screens={screens} />
      {mine?.invitation !== undefined && !screens.begun && <Invitation table={id} invitation={mine.invitation} />}
      {screens.word && <p role="alert">{WORDS[screens.word]}</p>}
      <Offers screens={screens} />
      {screens.begun && <Talk />}
      {mine && screens.hasRecord && <DiceCheck mine={mine} />}
    </div>
  );
}
