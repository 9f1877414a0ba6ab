import './recap.css';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { idleOrder } from '../../../game/idle.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { actText, capital, forcedWords, phaseName, playerName, shortName, stageTitle } from '../../../words/index.ts';
import { CounterFigure } from '../../counters/CounterFigure.tsx';
import { mapCounter } from '../../counters/map-counter.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useGame, useTable } from '../../play/context.ts';
import { EventLog } from '../../play/events/EventLog.tsx';
import { listTodo } from '../../play/todo.ts';
import { useMe, useNames } from '../../play/useNames.ts';
import { changesOn, newsFor, type Remark, threatsTo } from './recap.ts';

/** The greatest number that can be taken in at a glance. */
const MOST = 6;

function Remarks({ title, remarks, seat }: { title: string; remarks: readonly Remark[]; seat: Seat }) {
  if (remarks.length === 0) return null;
  return (
    <section className="card-quiet recap-card" aria-label={title}>
      <h3 className="cap">{title}</h3>
      <ul className="stack">
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

/** What comes now, and what one press gives of it where it holds no decision. */
interface Now {
  button: string;
  text: ReactNode;
  give?: () => Promise<unknown>;
}

function useNow(seat: Seat): Now {
  const { table } = useGame();
  const forced = useTable((state) => state.forced);
  const scenario = useTable((state) => state.scenario);
  const names = useNames();
  if (forced) {
    const { title, note, button } = forcedWords(forced);
    return {
      button,
      text: `${title}. ${note}. You carry it out, then it is your turn.`,
      give: async () => table.here?.carryOut(),
    };
  }
  const idle = idleOrder(seat, scenario);
  const { stage, decider, toAct } = seat;
  if (!toAct && decider !== null) {
    return {
      button: 'Go to the table',
      text: `${actText(capital(shortName(names, decider)), stage)}: it is not your turn.`,
    };
  }
  if (stage !== 'movement' && stage !== 'command' && stage !== 'fire' && stage !== 'set-up') {
    return { button: 'Go to the decision', text: `${stageTitle(stage)}: the game waits for your word.` };
  }
  const open = listTodo(seat).filter(({ done }) => !done);
  const units = open.map(({ unit, note }) => `${unit.id} ${note}`).join('; ');
  const text = `${stageTitle(stage)}${units === '' ? '.' : `: ${units}.`}`;
  if (idle?.do === 'move-all') return { button: 'Move all', text, give: () => table.order(idle) };
  return { button: `Go to the ${phaseName(stage)}`, text };
}

/**
 * What happened since a player last looked, as far as they may know it: over the map, on which each line shows its place.
 * It goes with the first order, too.
 */
export function Recap({ seat }: { seat: Seat }) {
  const { table, view } = useGame();
  const names = useNames();
  const log = useTable((state) => state.log);
  const since = useTable((state) => state.since);
  const heading = useRef<HTMLHeadingElement>(null);
  const me = useMe();
  const player = seat.player ?? me ?? 1;
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

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section className="card scroll-y ground recap" data-part="recap" aria-label="Since you last looked">
      <header className="row line recap-head" data-part="recap-head">
        <SideMark side={player} size={34} title="" />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {capital(playerName(names, player))}, since you last looked
          </h2>
          <p className="muted">Only what you may know is told here.</p>
        </div>
        <Button
          onClick={() => {
            table.goToTable();
            void now.give?.();
          }}
        >
          {now.button}
          <Icon name="next" />
        </Button>
      </header>
      <div className="stack items-start recap-columns">
        <section className="card-quiet text-body recap-card" aria-label="Events since">
          <h3 className="visually-hidden">Events</h3>
          <EventLog
            log={recent}
            onPoint={(line) =>
              view.set({ pointed: line && { hexes: line.hexes, units: line.units, event: line.events[0] } })
            }
            phases={99}
            nothing="Nothing that you could see."
          />
        </section>
        <div className="stack gap-3 recap-side">
          <Remarks title="What changed on your side" remarks={changes} seat={seat} />
          <Remarks title="What you face" remarks={threats} seat={seat} />
          <section className="card-quiet recap-card" aria-label="What you do now">
            <h3 className="cap">What you do now</h3>
            <p>{now.text}</p>
          </section>
        </div>
      </div>
    </section>
  );
}
