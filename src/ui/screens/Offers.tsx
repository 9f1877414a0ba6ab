import { otherPlayer } from '../../engine/index.ts';
import type { ScreensState } from '../../store/table/table-state.ts';
import type { Offered } from '../../wire/messages.ts';
import { capital, shortName } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../elements/Button.tsx';
import { useGame, useTable } from '../session/context.ts';

const WHAT: Record<Offered, string> = {
  draw: 'a draw',
  'take-back': 'to take back the last orders; dice that fell are known, and fall again',
  pause: 'to stop the clock for now; orders wait until it goes on',
  rematch: 'a rematch',
};

/** What the other does who does not want it. */
const DECLINES: Record<Offered, string> = {
  draw: 'plays on: no draw',
  'take-back': 'plays on: the last orders stand',
  pause: 'lets the clock run on',
  rematch: 'wants no rematch',
};

/** That the other has declined what was offered here, until something else is done. */
export function Declined({ screens: { declined, seat } }: { screens: ScreensState }) {
  const names = useTable(({ settings }) => settings);
  if (!declined || declined.seat !== seat) return null;
  return (
    <span>
      {capital(shortName(names, otherPlayer(seat)))} {DECLINES[declined.what]}.
    </span>
  );
}

/** What one has offered the other: a line, never a dialog. */
export function Offers({ screens }: { screens: ScreensState }) {
  const { offers, declined, seat, begun } = screens;
  const { table } = useGame();
  const names = useTable(({ settings }) => settings);
  const isOver = useTable((state) => state.seat?.stage === 'over');
  if (seat === null || isOver || !begun) return null;
  const offer = offers[0];
  if (!offer && declined?.seat === seat) {
    return (
      <p className="screens-offer" role="status">
        <SideMark side={otherPlayer(seat)} size={18} title="" />
        <Declined screens={screens} />
      </p>
    );
  }
  if (!offer) return null;
  const mine = offer.seat === seat;
  return (
    <p className="screens-offer" role="status">
      <SideMark side={offer.seat} size={18} title="" />
      <span>
        {mine ? 'You offer' : `${capital(shortName(names, offer.seat))} offers`} {WHAT[offer.what]}.{' '}
        <span className="muted">It stands until the next order.</span>
      </span>
      {!mine && <Button onClick={() => void table.screens?.offer(offer.what)}>Agree</Button>}
      <Button onClick={() => void table.screens?.offer('none')}>{mine ? 'Withdraw' : 'Play on'}</Button>
    </p>
  );
}
