import { useEffect } from 'react';
import { takeWhatIsLeft } from '../../store/table/invitations.ts';
import type { MyTable } from '../../store/table/my-tables.ts';
import type { ScreensState } from '../../store/table/table-state.ts';
import { comeToTable } from '../pages/pages.ts';
import { Invitation, invitationOf } from './Invitation.tsx';

/** A table at which a seat is free: the invitation, or who is waited for. */
export function WaitingTable({ mine, screens: { people, seat } }: { mine: MyTable; screens: ScreensState }) {
  const words = invitationOf(mine);
  useEffect(() => {
    // Whoever has come to choose a side is told of among the people.
    if (!mine.choice || !people) return;
    void takeWhatIsLeft(mine).then((seated) => {
      if (seated?.ok) void comeToTable(mine.table, 'replace');
    });
  }, [mine, people]);
  if (words) return <Invitation words={words} isChoice={mine.choice !== undefined} />;
  return (
    <p role="status">
      {seat === null
        ? 'The game has not begun: a seat is free.'
        : 'You sit here. The other seat is kept for whoever invited you, and the game begins when they are back.'}
    </p>
  );
}
