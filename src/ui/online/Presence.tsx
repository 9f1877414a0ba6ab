import { otherPlayer, PLAYERS, type Player } from '../../engine/index.ts';
import type { ScreensState } from '../../store/table/table-state.ts';
import type { Person } from '../../wire/messages.ts';
import { capital, shortName } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../kit/Button.tsx';
import { useGame, useTable } from '../play/context.ts';

const ordersWait = (count: number): string => (count === 1 ? '1 order waits' : `${count} orders wait`);

/** Whether somebody is at the table: told by a shape and a word. */
function Here({ player, here }: { player: Player; here: boolean }) {
  const names = useTable(({ settings }) => settings);
  return (
    <span className="inline-flex items-center gap-2 screens-presence" data-presence={here ? 'here' : 'away'}>
      <SideMark side={player} size={18} title="" /> {capital(shortName(names, player))} is {here ? 'here' : 'away'}
    </span>
  );
}

const One = ({ player, here, program }: Person & { player: Player }) =>
  program ? <AtSeat player={player} /> : <Here player={player} here={here} />;

/** What the program does at a seat: it is always there. */
function AtSeat({ player }: { player: Player }) {
  const names = useTable(({ settings }) => settings);
  const isThinking = useTable(({ seat }) => seat?.decider === player);
  const isOver = useTable(({ seat }) => seat?.stage === 'over');
  const does = isOver ? 'has played' : isThinking ? 'is thinking' : 'plays';
  return (
    <span className="inline-flex items-center gap-2 screens-presence" data-presence={isThinking ? 'thinking' : 'here'}>
      <SideMark side={player} size={18} title="" /> {capital(shortName(names, player))}, the program, {does}
    </span>
  );
}

/** Who is there, and whether this page is connected. */
export function Presence({ screens }: { screens: ScreensState }) {
  const { table } = useGame();
  const { connection, seat, people, waiting, begun } = screens;
  if (connection === 'refused')
    return <p role="status">This seat has been given other keys. The table is closed here.</p>;
  if (connection === 'lost' || waiting.length > 0) {
    return (
      <p role="status" className="inline-flex items-center gap-2 screens-presence" data-presence="lost">
        Not connected.{' '}
        {waiting.length > 0
          ? `${ordersWait(waiting.length)}, to be sent when the connection is back.`
          : 'It comes back by itself; look round meanwhile.'}{' '}
        {waiting.length > 0 && <Button onClick={() => table.screens?.withdraw()}>Withdraw</Button>}
      </p>
    );
  }
  if (!begun) return null;
  return (
    <p role="status" className="row items-center gap-3 gap-y-1">
      {seat === null && <span>You watch, and see what neither side hides.</span>}
      {(seat === null ? PLAYERS : [otherPlayer(seat)]).map((player) => (
        <One key={player} player={player} {...people[player]} />
      ))}
    </p>
  );
}
