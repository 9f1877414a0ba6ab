import { useEffect, useState } from 'react';
import { takeOffList, takeWhatIsLeft } from '../../store/table/invitations.ts';
import type { MyTable } from '../../store/table/my-tables.ts';
import type { ScreensState } from '../../store/table/table-state.ts';
import { Button } from '../kit/Button.tsx';
import { comeToTable } from '../pages/pages.ts';
import { Invitation, invitationOf } from './Invitation.tsx';
import { AskStandIn } from './StandIn.tsx';

/** That a table waits for anybody to come, and the way to end that. */
function Listed({ mine }: { mine: MyTable }) {
  const [isOff, setOff] = useState(false);
  if (isOff) return <p role="status">The table is off the list: only people with the link can come.</p>;
  return (
    <p className="row items-center gap-3 gap-y-1">
      <span>This table stands in the server’s list: the first person to take the seat there plays it.</span>
      <Button onClick={() => void takeOffList(mine).then(setOff)}>Take it off the list</Button>
    </p>
  );
}

/** A table at which a seat is free: the invitation, or who is waited for. */
export function WaitingTable({ mine, screens: { people, seat } }: { mine: MyTable; screens: ScreensState }) {
  const words = invitationOf(mine);
  useEffect(() => {
    // Anybody who has come to choose a side is told of among the people.
    if (!mine.choice || !people) return;
    void takeWhatIsLeft(mine).then((seated) => {
      if (seated?.ok) void comeToTable(mine.table, 'replace');
    });
  }, [mine, people]);
  if (words) {
    return (
      <>
        {mine.open && <Listed mine={mine} />}
        <Invitation words={words} commitment={mine.commitment} isChoice={mine.choice !== undefined} />
        {mine.key !== null && <AskStandIn mine={mine} />}
      </>
    );
  }
  return (
    <p role="status">
      {seat === null
        ? 'The game has not begun: a seat is free.'
        : 'You sit here. The other seat is kept for the person who invited you, and the game begins when they are back.'}
    </p>
  );
}
