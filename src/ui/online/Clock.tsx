import { useEffect, useState } from 'react';
import { otherPlayer, PLAYERS, type Player } from '../../engine/index.ts';
import type { ScreensClock, ScreensState } from '../../store/table/table-state.ts';
import { capital, shortName } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../kit/Button.tsx';
import { useGame, useTable } from '../play/context.ts';
import { timeText } from './clock-words.ts';

/** How often the time that is left is drawn anew, in milliseconds. */
const TICK = 500;

/** What is left now: the server has told it, and since then it runs here. */
function useLeft({ left, running, paused, told }: ScreensClock): (player: Player) => number {
  const [now, setNow] = useState(told);
  const runs = running !== null && !paused;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return (player) => left[player] - (runs && player === running ? Math.max(0, now - told) : 0);
}

/** The time both players have left, and what can be done about it. */
export function Clock({ clock, screens: { seat } }: { clock: ScreensClock; screens: ScreensState }) {
  const { table } = useGame();
  const names = useTable(({ settings }) => settings);
  const leftOf = useLeft(clock);
  const { running, paused, untold = 0 } = clock;
  if (running === null) return null;
  const nameOf = (player: Player) => capital(shortName(names, player));
  const mayClaim = seat !== null && running === otherPlayer(seat) && !paused && leftOf(running) + untold <= 0;
  return (
    <div className="row items-center gap-3 gap-y-1">
      {PLAYERS.map((player) => (
        <span
          key={player}
          className="inline-flex items-center gap-1 px-1 screens-clock"
          data-running={player === running && !paused}
        >
          <SideMark side={player} size={18} title="" />{' '}
          <span role="timer" aria-label={`Time ${nameOf(player)} has left`} className="num">
            {timeText(leftOf(player))}
          </span>
        </span>
      ))}
      {paused && (
        <span role="status">
          The clock stands, and nothing is ordered until {running === seat ? 'you go' : `${nameOf(running)} goes`} on.
        </span>
      )}
      {paused && running === seat && (
        <Button look="primary" onClick={() => void table.screens?.offer('go-on')}>
          Go on
        </Button>
      )}
      {untold > 0 && (
        <span role="status">
          The server stood still for {timeText(untold)}. That may be claimed only after you both have been here again.
        </span>
      )}
      {mayClaim && (
        <>
          <span role="status">{nameOf(running)} has no time left. Play on, or:</span>
          <Button look="primary" onClick={() => void table.screens?.offer('claim')}>
            Claim the game
          </Button>
        </>
      )}
    </div>
  );
}
