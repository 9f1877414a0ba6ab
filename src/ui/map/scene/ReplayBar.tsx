import './scene.css';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { capital, eventText, phaseName } from '../../../words/index.ts';
import { type Jump, REPLAY } from '../../commands/parts.ts';
import { useKeys } from '../../commands/useKeys.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { useGame, useTable, useView } from '../../play/context.ts';
import { beginnings, beside, logOf, watch } from '../../play/replay.ts';
import { PlayerNames } from '../../play/unit-names.ts';

/** From one action to the next in milliseconds, long enough to see what it did. */
const PACE = 900;
const SPEEDS = [1, 4, 16].map((value) => ({ value, label: `× ${value}` }));

/** What happened last at a point of the game, in one sentence. */
function useCaption(at: number): string {
  const nameOf = use(PlayerNames);
  const log = useTable((state) => state.log);
  return useMemo(() => {
    if (at === 0) return 'Before the first order';
    const lines = logOf(log, at - 1).filter(({ event }) => event.type !== 'stepped' && event.type !== 'paid');
    const last = lines.find(({ event }) => event.type !== 'phase') ?? lines[0];
    if (!last) return '';
    const { turn, kind, player } = last.phase;
    return `Game-Turn ${turn}, ${phaseName(kind)}, player ${player}. ${capital(eventText(last.event, nameOf))}`;
  }, [log, at, nameOf]);
}

/** Where each button and key leads from a moment. */
function useLeads(at: number, count: number): (jump: Jump) => number {
  const log = useTable((state) => state.log);
  const marks = useMemo(() => ({ phase: beginnings(log, 'phase'), turn: beginnings(log, 'turn') }), [log]);
  return ({ over, way }) =>
    over === 'step' ? Math.min(Math.max(at + way, 0), count) : beside(marks[over], at, way, count);
}

const BACK: readonly { over: Jump['over']; icon: IconName; label: string }[] = [
  { over: 'turn', icon: 'turn-back', label: 'One Game-Turn back' },
  { over: 'phase', icon: 'phase-back', label: 'One phase back' },
  { over: 'step', icon: 'back', label: 'One step back' },
];

const ON: typeof BACK = [
  { over: 'step', icon: 'next', label: 'One step on' },
  { over: 'phase', icon: 'phase-on', label: 'One phase on' },
  { over: 'turn', icon: 'turn-on', label: 'One Game-Turn on' },
];

interface JumpsProps {
  jumps: typeof BACK;
  way: Jump['way'];
  onJump: (jump: Jump) => void;
}

const Jumps = ({ jumps, way, onJump }: JumpsProps) =>
  jumps.map(({ over, icon, label }) => (
    <Button key={over} aria-label={label} title={label} onClick={() => onJump({ over, way })}>
      <Icon name={icon} />
    </Button>
  ));

/** The game once more on the map: step by step, by phases and Game-Turns, by a slider, or by itself. */
export function ReplayBar() {
  const game = useGame();
  const at = useView((state) => state.replayAt) ?? 0;
  const count = useTable((state) => state.actions);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const caption = useCaption(at);
  const running = playing && at < count;
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => play.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => watch(game, at + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [running, at, speed, game]);

  const goTo = (next: number) => {
    setPlaying(false);
    watch(game, next);
  };
  const leads = useLeads(at, count);
  const jump = (to: Jump) => goTo(leads(to));
  useKeys(REPLAY, jump);

  const onPlay = () => {
    if (at >= count) watch(game, 0);
    setPlaying(!running);
  };

  return (
    <section className="card self-end p-0 replay" data-part="replay" aria-label="Replay">
      <p className="mb-2" role="status">
        {caption}
      </p>
      <div className="row line replay-row">
        <Jumps jumps={BACK} way={-1} onJump={jump} />
        <Button ref={play} className="justify-center replay-play" onClick={onPlay}>
          {running ? 'Hold' : 'Play'}
        </Button>
        <Jumps jumps={ON} way={1} onJump={jump} />
      </div>
      <div className="row line replay-row">
        <input
          className="min-w-0 hit"
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
        <Segments label="Speed" options={SPEEDS} chosen={speed} onChoose={setSpeed} />
      </div>
    </section>
  );
}
