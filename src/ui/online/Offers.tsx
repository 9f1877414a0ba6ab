import { otherPlayer, type Player } from '../../engine/index.ts';
import type { ScreensState, Undone } from '../../store/table/table-state.ts';
import type { Offered, StandingOffer } from '../../wire/messages.ts';
import { capital, shortName, undoneText } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../kit/Button.tsx';
import { useGame, useTable } from '../play/context.ts';
import { TakenBackWords } from '../play/events/TakenBack.tsx';

const WHAT: Record<Exclude<Offered, 'take-back'>, string> = {
  draw: 'a draw',
  pause: 'to stop the clock for now; orders wait until it goes on',
  rematch: 'a rematch',
};

/** What exactly would go from both screens. */
function backText({ events, dice }: Undone, nameOf: (player: Player) => string): string {
  const gone = undoneText(events, nameOf) || 'orders of which nothing is seen from here';
  return `to take back: ${gone}.${dice ? ' The dice that fell are known, and fall again' : ''}`.replace(/\.$/, '');
}

/** What the other does who does not want it. */
const DECLINES: Record<Offered, string> = {
  draw: 'plays on: no draw',
  'take-back': 'plays on: the last orders stand',
  pause: 'lets the clock run on',
  rematch: 'wants no rematch',
};

/** What was taken back last, until something else happens. */
export function TakenBackNote({ screens: { newsBack } }: { screens: ScreensState }) {
  if (!newsBack) return null;
  return (
    <p className="row items-center gap-3 gap-y-1" role="status">
      {newsBack.by !== null && <SideMark side={newsBack.by} size={18} title="" />}
      <TakenBackWords gone={newsBack} />
    </p>
  );
}

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
      <p className="row items-center gap-3 gap-y-1" role="status">
        <SideMark side={otherPlayer(seat)} size={18} title="" />
        <Declined screens={screens} />
      </p>
    );
  }
  if (!offer) return null;
  const mine = offer.seat === seat;
  const nameOf = (player: Player) => shortName(names, player);
  const what = ({ what: kind, to }: StandingOffer): string => {
    if (kind !== 'take-back') return `${mine ? 'offer' : 'offers'} ${WHAT[kind]}`;
    const undone = table.screens?.toTakeBack(to) ?? { events: [], dice: false };
    return `${mine ? 'ask' : 'asks'} ${backText(undone, nameOf)}`;
  };
  return (
    <p className="row items-center gap-3 gap-y-1" role="status">
      <SideMark side={offer.seat} size={18} title="" />
      <span>
        {mine ? 'You' : capital(nameOf(offer.seat))} {what(offer)}.{' '}
        <span className="muted">It stands until the next order.</span>
      </span>
      {!mine && <Button onClick={() => void table.screens?.offer(offer.what)}>Agree</Button>}
      <Button onClick={() => void table.screens?.offer('none')}>{mine ? 'Withdraw' : 'Play on'}</Button>
    </p>
  );
}
