import './scene.css';
import { useEffect, useMemo, useState } from 'react';
import { capital, eventText, phaseName } from '../../words/index.ts';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { useGame, useTable, useView } from '../session/context.ts';
import { logOf, watch } from '../session/replay.ts';

/** From one action to the next, long enough to see what it did. */
const PACE = 900;

/** What happened last at a point of the game, in one sentence. */
function useCaption(at: number): string {
  const log = useTable((state) => state.log);
  return useMemo(() => {
    if (at === 0) return 'Before the first order';
    const lines = logOf(log, at - 1).filter(({ event }) => event.type !== 'stepped' && event.type !== 'paid');
    const last = lines.find(({ event }) => event.type !== 'phase') ?? lines[0];
    if (!last) return '';
    const { turn, kind, player } = last.phase;
    return `Game-Turn ${turn}, ${phaseName(kind)}, player ${player}. ${capital(eventText(last.event))}`;
  }, [log, at]);
}

/** The game watched again on the map, step by step or by a slider. */
export function ReplayBar() {
  const game = useGame();
  const at = useView((state) => state.replayAt) ?? 0;
  const count = useTable((state) => state.actions);
  const [playing, setPlaying] = useState(false);
  const caption = useCaption(at);
  const running = playing && at < count;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => watch(game, at + 1), PACE);
    return () => clearTimeout(timer);
  }, [running, at, game]);

  const goTo = (next: number) => {
    setPlaying(false);
    watch(game, Math.min(Math.max(next, 0), count));
  };
  const play = () => {
    if (at >= count) watch(game, 0);
    setPlaying(!running);
  };

  return (
    <section className="replay" aria-label="Watch the game again">
      <p role="status">{caption}</p>
      <div className="replay-row">
        <Button aria-label="One step back" onClick={() => goTo(at - 1)}>
          <Icon name="back" />
        </Button>
        <Button onClick={play}>{running ? 'Hold' : 'Play'}</Button>
        <Button aria-label="One step on" onClick={() => goTo(at + 1)}>
          <Icon name="next" />
        </Button>
        <input
          type="range"
          min={0}
          max={count}
          value={at}
          aria-label="Action"
          aria-valuetext={`${at} of ${count}: ${caption}`}
          onChange={({ target }) => goTo(Number(target.value))}
        />
        <span className="num">
          {at} of {count}
        </span>
        <Button onClick={() => watch(game, null)}>Close</Button>
      </div>
    </section>
  );
}
