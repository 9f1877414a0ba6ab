import { useMemo } from 'react';
import { PLAYERS } from '../../engine/index.ts';
import { isClosed } from '../../game/people.ts';
import { rankName, type StoryLine, tellStory } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Sentence } from '../elements/Sentence.tsx';
import { useGame, useTable, useView } from '../session/context.ts';
import { useWhy } from '../session/useWhy.ts';
import { CornerCard } from './CornerCard.tsx';

/** The unit that a line tells a maneuver of, and nothing else. */
const maneuvered = ({ events: [event, more] }: StoryLine): string | null =>
  event?.type === 'maneuvered' && more === undefined ? event.unit : null;

/** Maneuvers of a unit that follow each other in one line, but for those that can be asked about one by one. */
function shortened(lines: readonly StoryLine[], mayAskWhy: (line: StoryLine) => boolean): StoryLine[] {
  const told: StoryLine[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const unit = maneuvered(line);
    const follows = last?.events[0]?.type === 'maneuvered' && last.events[0].unit === unit && !mayAskWhy(line);
    if (follows) told[told.length - 1] = { ...last, parts: [...last.parts, ',', ...line.parts.slice(1)] };
    else told.push(line);
  }
  return told;
}

/** What the program has done since one's own last order, in words, where it was not shown step by step. */
export function AnswerCard() {
  const { view } = useGame();
  const log = useTable((state) => state.log);
  const since = useTable((state) => state.since);
  const program = useTable(({ settings }) => settings.program);
  const actions = useTable((state) => state.actions);
  const isDue = useTable(({ seat }) => seat?.toAct === true);
  const isWanted = useView(({ recapAt, counsel }) => recapAt === actions && counsel?.at !== actions);
  const { mayAskWhy, onWhy } = useWhy(log);
  const isHidden = useTable(({ settings, seat }) => isClosed(settings) && seat?.stage !== 'over');
  const player = PLAYERS.find((one) => program[one]);
  // One's own missiles speed up by themselves, and that is no answer.
  const lines = useMemo(
    () =>
      tellStory(log.slice(since))
        .flatMap((group) => group.lines)
        .filter(({ events: [event], side }) => event?.type !== 'gained' || side === player),
    [log, since, player],
  );
  const seat = player && program[player];
  // That it is ready is told by the phase that begins.
  const isNews = lines.some(({ events }) => events.some(({ type }) => type !== 'ready'));
  if (!isWanted || !isDue || !seat || !isNews) return null;
  return (
    <CornerCard label="What the program has done">
      <header>
        <SideMark side={player} title="" />
        <h2 className="cap">The {rankName(seat.rank)}’s answer</h2>
        <button type="button" className="counsel-close" aria-label="Close" onClick={() => view.set({ recapAt: null })}>
          <Icon name="close" />
        </button>
      </header>
      <ul className="stack gap-1 counsel-orders">
        {shortened(lines, mayAskWhy).map((line, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change
          <li key={nth}>
            <Sentence parts={line.parts} />
            {mayAskWhy(line) && (
              <button type="button" className="counsel-ask" onClick={() => onWhy(line)}>
                Why?
              </button>
            )}
          </li>
        ))}
      </ul>
      {isHidden && <p className="muted">It says why at the end, when the logs lie open.</p>}
    </CornerCard>
  );
}
