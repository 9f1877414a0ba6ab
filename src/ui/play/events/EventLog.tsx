import './events.css';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TakenBack } from '../../../store/table/table-state.ts';
import {
  phaseName,
  type StoryGroup,
  type StoryLine,
  samePhase,
  type TimedEvent,
  tellStory,
} from '../../../words/index.ts';
import { selectParts } from '../../kit/part.ts';
import { useLater } from '../../kit/useLater.ts';
import { EventLine } from './EventLine.tsx';
import { TakenBackLine } from './TakenBack.tsx';

interface EventLogProps {
  /** What happened, as the one who looks may know it, with the phases in which it fell. */
  log: readonly TimedEvent[];
  /** The line that is pointed at, with its hexes and units; null when none is. */
  onPoint: (line: StoryLine | null) => void;
  /** Whether somebody can say why what a line tells was ordered. */
  mayAskWhy?: ((line: StoryLine) => boolean) | undefined;
  onWhy?: ((line: StoryLine) => void) | undefined;
  /** How many phases are shown at first; older ones on demand. */
  phases?: number | undefined;
  /** What was taken back, told behind what is left of its phase. */
  takenBack?: readonly TakenBack[] | undefined;
  /** What is said where nothing is to be told. */
  nothing?: string | undefined;
}

const headOf = ({ turn, kind, player }: StoryGroup): string => {
  if (kind === 'set-up') return 'Set-up';
  return `Game-Turn ${turn}: ${phaseName(kind)}${player === null ? '' : `, player ${player}`}`;
};

/** The lines that are drawn. */
const LINES = selectParts('event-line');

/** Where the arrow keys lead among the lines. */
function stepTo(key: string, at: number, last: number): number | null {
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'ArrowDown') return Math.min(last, at + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/** The number of phases that are drawn first, which is more than a pane shows; earlier phases follow. */
const FIRST = 5;

/** The number of lines that are drawn at once: more than a few phases have, unless somebody gives one order thousands of times. */
const MOST = 400;

/** The last phases of a story with their last lines: no more of either than may be drawn. */
function latest(story: readonly StoryGroup[], phases: number, most: number): StoryGroup[] {
  const groups: StoryGroup[] = [];
  let left = most;
  for (const group of story.slice(-phases).reverse()) {
    if (left <= 0) break;
    groups.unshift(group.lines.length <= left ? group : { ...group, lines: group.lines.slice(-left) });
    left -= group.lines.length;
  }
  return groups;
}

const countLines = (story: readonly StoryGroup[]): number => story.reduce((sum, { lines }) => sum + lines.length, 0);

const Backs = ({ gone }: { gone: readonly TakenBack[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
  gone.map((one, nth) => <TakenBackLine key={nth} gone={one} />);

/** The story of the game by phases, the newest at the bottom; to point at a line is to see where it happened. */
export function EventLog(props: EventLogProps) {
  const { log, onPoint, mayAskWhy, onWhy, phases = 12, takenBack = [], nothing = 'Nothing has happened yet.' } = props;
  const box = useRef<HTMLDivElement>(null);
  /** How often more has been asked for. */
  const [pages, setPages] = useState(1);
  const [at, setAt] = useState<number | null>(null);
  const story = useMemo(() => tellStory(log).filter(({ lines }) => lines.length > 0), [log]);
  const isLaid = useLater(true, false);
  const groups = latest(story, isLaid ? pages * phases : FIRST, pages * MOST);
  const total = countLines(groups);
  const current = at === null || at >= total ? total - 1 : at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new comes into sight
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    setAt(null);
  }, [log, isLaid, takenBack.length]);
  // Always the same function: the lines that stay as they are are not drawn again.
  const heard = useRef(onPoint);
  useEffect(() => {
    heard.current = onPoint;
  });
  const point = useCallback((line: StoryLine | null) => heard.current(line), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, current, total - 1);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    box.current?.querySelectorAll<HTMLElement>(LINES)[next]?.focus();
  };
  let index = -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the lines in it take the keys, it only hears of them
    <div className="min-h-0 h-full scroll-y event" ref={box} onKeyDown={onKeyDown}>
      {isLaid && countLines(story) > total && (
        <button
          type="button"
          className="w-full hit px-3 py-1 text-center muted event-older"
          onClick={() => setPages(pages + 1)}
        >
          Show earlier events
        </button>
      )}
      {groups.length === 0 && takenBack.length === 0 && <p className="px-3 py-2h muted">{nothing}</p>}
      {groups.map((group, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story only grows at its end
        <section key={story.length - groups.length + nth} className="event-group">
          <h3 className="cap event-head">{headOf(group)}</h3>
          <ol className="event-list">
            {group.lines.map((line, lineNth) => {
              index += 1;
              return (
                <EventLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: a phase only grows at its end
                  key={lineNth}
                  line={line}
                  tabIndex={index === current ? 0 : -1}
                  onPoint={point}
                  onWhy={mayAskWhy?.(line) ? onWhy : undefined}
                />
              );
            })}
          </ol>
          <Backs gone={takenBack.filter(({ phase }) => samePhase(phase, group))} />
        </section>
      ))}
      <Backs gone={takenBack.filter(({ phase }) => !story.some((group) => samePhase(phase, group)))} />
    </div>
  );
}
