import './curtain.css';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Seat } from '../../store/seat.ts';
import { forcedWords, phaseName, shortName, stageTitle } from '../../words/index.ts';
import { CounterFigure } from '../counters/CounterFigure.tsx';
import { mapCounter } from '../counters/map-counter.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { EventLog } from '../events/EventLog.tsx';
import { useGame, useTable } from '../session/context.ts';
import { listTodo } from '../session/todo.ts';
import { changesOn, newsFor, type Remark, threatsTo } from './recap.ts';

/** There is no map on this page. */
const noPointing = () => undefined;

/** No more than can be taken in at a glance. */
const MOST = 6;

function Remarks({ title, remarks, seat }: { title: string; remarks: readonly Remark[]; seat: Seat }) {
  if (remarks.length === 0) return null;
  return (
    <section className="recap-card" aria-label={title}>
      <h2 className="cap">{title}</h2>
      <ul>
        {remarks.slice(0, MOST).map(({ unit, name, text }) => (
          <li key={unit.id}>
            <CounterFigure counter={mapCounter(unit, seat.view)} size={38} decorative />
            <div>
              <strong className="num">{name}</strong>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {remarks.length > MOST && <p className="muted">And {remarks.length - MOST} more on the map.</p>}
    </section>
  );
}

function useNow(seat: Seat): { title: string; text: ReactNode } {
  const forced = useTable((state) => state.forced);
  if (forced) {
    const { title, note } = forcedWords(forced);
    return { title: 'table', text: `${title}. ${note}. You carry it out, then it is your turn.` };
  }
  const { stage } = seat;
  if (stage !== 'movement' && stage !== 'command' && stage !== 'fire' && stage !== 'set-up') {
    return { title: 'decision', text: `${stageTitle(stage)}: the game waits for your word.` };
  }
  const open = listTodo(seat).filter(({ done }) => !done);
  const units = open.map(({ unit, note }) => `${unit.id} ${note}`).join('; ');
  return { title: phaseName(stage), text: `${stageTitle(stage)}${units === '' ? '.' : `: ${units}.`}` };
}

/** What happened since a player last looked, as far as he may know it. */
export function RecapPage({ seat }: { seat: Seat }) {
  const { table } = useGame();
  const names = useTable((state) => state.settings);
  const log = useTable((state) => state.log);
  const since = useTable((state) => state.since);
  const heading = useRef<HTMLHeadingElement>(null);
  const player = seat.player ?? 1;
  const recent = useMemo(() => newsFor(player, log.slice(since)), [player, log, since]);
  const changes = useMemo(
    () =>
      changesOn(
        seat,
        player,
        recent.map(({ event }) => event),
      ),
    [seat, player, recent],
  );
  const threats = useMemo(() => threatsTo(seat, player), [seat, player]);
  const now = useNow(seat);

  useEffect(() => {
    document.title = `DeltaVee: player ${player}, since you last looked`;
    heading.current?.focus({ preventScroll: true });
  }, [player]);

  return (
    <main className="recap">
      <header className="recap-head">
        <SideMark side={player} size={34} title="" />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {shortName(names, player) === `player ${player}` ? `Player ${player}` : shortName(names, player)}, since you
            last looked
          </h1>
          <p className="muted">Only what you may know is told here.</p>
        </div>
        <Button look="primary" onClick={table.goToTable}>
          Go to the {now.title}
          <Icon name="next" />
        </Button>
      </header>
      <div className="recap-columns">
        <section className="recap-card recap-story" aria-label="What happened">
          <h2 className="unseen">What happened</h2>
          <EventLog log={recent} onPoint={noPointing} phases={99} nothing="Nothing that you could see." />
        </section>
        <div className="recap-side">
          <Remarks title="What changed on your side" remarks={changes} seat={seat} />
          <Remarks title="What you face" remarks={threats} seat={seat} />
          <section className="recap-card" aria-label="What you do now">
            <h2 className="cap">What you do now</h2>
            <p>{now.text}</p>
          </section>
        </div>
      </div>
    </main>
  );
}
