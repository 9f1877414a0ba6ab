import { useEffect, useState } from 'react';
import { otherPlayer } from '../../engine/index.ts';
import type { MyTable } from '../../store/table/my-tables.ts';
import { offerRematch, playProgramAgain, takeRematch, whetherTaken } from '../../store/table/rematch.ts';
import type { ScreensState } from '../../store/table/table-state.ts';
import { capital, shortName } from '../../words/index.ts';
import { Button } from '../kit/Button.tsx';
import { comeToTable } from '../pages/pages.ts';
import { useGame, useTable } from '../play/context.ts';
import { Declined } from './Offers.tsx';

/** After the end: another game with the sides changed, offered by one and taken by the other with one press. */
export function Rematch({ mine, screens }: { mine: MyTable; screens: ScreensState }) {
  const { table } = useGame();
  const names = useTable(({ settings }) => settings);
  const [next, setNext] = useState<string | null>(mine.next ?? null);
  const [trouble, setTrouble] = useState(false);
  const [busy, setBusy] = useState(false);
  const { seat, offers, pair, people } = screens;
  const offer = offers.find(({ what }) => what === 'rematch');
  const isOffered = offer !== undefined;
  // Taken or withdrawn, an offer is gone: the table that was made for it tells which.
  useEffect(() => {
    if (isOffered || next === null) return;
    void whetherTaken(next).then((taken) => {
      if (taken) void comeToTable(next);
    });
  }, [isOffered, next]);
  if (seat === null) return null;
  const { program } = people[otherPlayer(seat)];
  const other = capital(shortName(names, otherPlayer(seat)));
  const game = pair?.game === 1 ? 'The second game of the pair' : 'A rematch';
  const doing = (job: () => Promise<string | null>) => async () => {
    if (busy) return;
    setBusy(true);
    const made = await job();
    setBusy(false);
    setTrouble(made === null);
    return made;
  };
  const propose = doing(async () => {
    const made = await offerRematch(table, mine);
    setNext(made);
    return made;
  });
  const again = doing(async () => {
    const made = program ? await playProgramAgain(table, mine, program) : null;
    if (made !== null) await comeToTable(made);
    return made;
  });
  const accept = doing(async () => {
    const made = offer ? await takeRematch(table, mine, offer) : null;
    if (made !== null) await comeToTable(made);
    return made;
  });
  return (
    <div className="row items-center gap-3 gap-y-1" role="status">
      {trouble && <span>The server has not done it. Try again in a moment.</span>}
      {program && (
        <Button look="primary" aria-disabled={busy} onClick={() => void again()}>
          Play it again, sides changed
        </Button>
      )}
      {!offer && <Declined screens={screens} />}
      {!offer && !program && (
        <Button look="primary" aria-disabled={busy} onClick={() => void propose()}>
          {pair?.game === 1 ? 'Play the second game, sides changed' : 'Offer a rematch, sides changed'}
        </Button>
      )}
      {offer?.seat === seat && (
        <>
          <span>
            {game} is offered. It begins when {other} accepts.
          </span>
          <Button onClick={() => void table.screens?.offer('none')}>Withdraw</Button>
        </>
      )}
      {offer && offer.seat !== seat && (
        <>
          <span>
            {other} offers {game.toLowerCase()}: you would be player {otherPlayer(seat)}.
          </span>
          <Button look="primary" aria-disabled={busy} onClick={() => void accept()}>
            Accept
          </Button>
          <Button onClick={() => void table.screens?.offer('none')}>No</Button>
        </>
      )}
    </div>
  );
}
