import { useMemo } from 'react';
import { PLAYERS } from '../../engine/index.ts';
import { rankName, tellStory } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Sentence } from '../elements/Sentence.tsx';
import { useTable } from '../session/context.ts';

/** What the program has done since one's own last order, in words: its orders may have been shown all at once. */
export function ProgramTold() {
  const log = useTable((state) => state.log);
  const since = useTable((state) => state.since);
  const program = useTable(({ settings }) => settings.program);
  const isDue = useTable(({ seat }) => seat?.toAct === true);
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
  if (!isDue || !seat || !isNews) return null;
  return (
    <section className="strip-told" aria-label="What the program has done">
      <h2 className="line cap">
        <SideMark side={player} title="" size={16} /> The {rankName(seat.rank)}’s answer
      </h2>
      {lines.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change
        <p key={nth}>
          <Sentence parts={line.parts} />
        </p>
      ))}
    </section>
  );
}
