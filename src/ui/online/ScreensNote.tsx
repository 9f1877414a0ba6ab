import './screens.css';
import { useEffect, useState } from 'react';
import { changeTable, isUnkept, type MyTable, readTable } from '../../store/table/my-tables.ts';
import type { ScreensWord } from '../../store/table/table-state.ts';
import { Button } from '../kit/Button.tsx';
import { useTable, useView } from '../play/context.ts';
import { AdviceEnd } from './AdviceEnd.tsx';
import { Clock } from './Clock.tsx';
import { DiceCheckPanel, DiceDialog } from './DiceProof.tsx';
import { Offers, TakenBackNote } from './Offers.tsx';
import { Presence } from './Presence.tsx';
import { Rematch } from './Rematch.tsx';
import { StandIn } from './StandIn.tsx';
import { TalkNews } from './Talk.tsx';
import { askToCall, mayAskToCall, useTurnCall } from './useTurnCall.ts';
import { WaitingTable } from './WaitingTable.tsx';
import { Ways } from './Ways.tsx';

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

/** The browser is asked only at a press whether it may call somebody who looks elsewhere. */
function CallMe() {
  const [asked, setAsked] = useState(!mayAskToCall());
  if (asked) return null;
  const ask = () => void askToCall().then(() => setAsked(true));
  return (
    <Button look="plain" onClick={ask}>
      Call me when it is my turn
    </Button>
  );
}

/** What is kept of the table that is open; null while it is read, and where nothing is kept. */
function useMine(): MyTable | null {
  const id = useTable((state) => state.id);
  const result = useTable(({ seat }) => seat?.view.result ?? null);
  const [mine, setMine] = useState<MyTable | null>(null);
  useEffect(() => {
    const read = async () => {
      if (result) await changeTable(id, { winner: result.winner });
      setMine((await readTable(id)) ?? null);
    };
    read().catch(() => undefined);
  }, [id, result]);
  return mine;
}

/** What a game on two screens has beside the table: who is there, the invitation, offers, talk, and the dice at the end. */
export function ScreensNote() {
  const screens = useTable((state) => state.screens);
  const isOver = useTable(({ seat }) => seat?.stage === 'over');
  const dialog = useView((state) => state.dialog);
  const mine = useMine();
  useTurnCall(mine?.title);
  if (!screens) return null;
  const { begun, seat, people } = screens;
  return (
    <>
      <div className="row items-start no-pointer screens-lines">
        <Presence screens={screens} />
        {mine && !begun && <WaitingTable mine={mine} screens={screens} />}
        {mine && begun && !isOver && <StandIn mine={mine} screens={screens} />}
        {mine && seat !== null && !isOver && <AdviceEnd mine={mine} seat={seat} people={people} />}
        {mine && isUnkept(mine.table) && (
          <p role="status">
            {seat === null
              ? 'This browser does not keep this table: it is gone with the tab, and its link leads here again.'
              : 'This browser does not keep your seat: it is gone with the tab. Give another device a key to it first, by the menu.'}
          </p>
        )}
        {screens.word && <p role="alert">{WORDS[screens.word]}</p>}
        {begun && seat !== null && !isOver && <CallMe />}
        {screens.clock && <Clock clock={screens.clock} screens={screens} />}
        <Offers screens={screens} />
        <TakenBackNote screens={screens} />
        {begun && seat !== null && <TalkNews />}
        {mine && isOver && <Rematch mine={mine} screens={screens} />}
        {mine && screens.hasRecord && <DiceCheckPanel commitment={mine.commitment} />}
      </div>
      {mine && dialog === 'ways' && <Ways mine={mine} ways={screens.ways} />}
      {dialog === 'dice' && (
        <DiceDialog commitment={mine?.commitment ?? screens.commitment} hasRecord={screens.hasRecord} />
      )}
    </>
  );
}
