import './screens.css';
import { useEffect, useState } from 'react';
import { checkDice } from '../../game/dice-proof.ts';
import { type MyTable, readTable } from '../../store/table/my-tables.ts';
import type { ScreensWord } from '../../store/table/table-state.ts';
import { useGame, useTable } from '../session/context.ts';
import { Offers } from './Offers.tsx';
import { Presence } from './Presence.tsx';
import { Talk } from './Talk.tsx';
import { WaitingTable } from './WaitingTable.tsx';

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
      {mine && !screens.begun && <WaitingTable mine={mine} screens={screens} />}
      {screens.word && <p role="alert">{WORDS[screens.word]}</p>}
      <Offers screens={screens} />
      {screens.begun && screens.seat !== null && <Talk />}
      {mine && screens.hasRecord && <DiceCheck mine={mine} />}
    </div>
  );
}
