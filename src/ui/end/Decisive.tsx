import { useMemo } from 'react';
import type { EventType } from '../../engine/index.ts';
import type { LoggedEvent } from '../../game/log.ts';
import { favoured, type SideFigures } from '../../game/statistics.ts';
import { type StoryLine, tellStory } from '../../words/index.ts';
import { Sentence } from '../elements/Sentence.tsx';
import { useMe } from '../session/useNames.ts';

/** What can bring a game to its end. */
const BLOWS: ReadonlySet<EventType> = new Set(['fired', 'interception', 'exploded', 'asteroid-check', 'part-hit']);

const EFFECTS: ReadonlySet<EventType> = new Set(['part-hit', 'lost', 'exploded']);

/** The line of the last blow that did something, with the Game-Turn it fell in; null if nobody came to harm. */
export function lastBlow(log: readonly LoggedEvent[]): { turn: number; line: StoryLine } | null {
  const lines = tellStory(log).flatMap(({ turn, lines: told }) => told.map((line) => ({ turn, line })));
  const harmed = (nth: number): boolean =>
    [lines[nth], lines[nth + 1]].some((one) => one?.line.events.some(({ type }) => EFFECTS.has(type)));
  return (
    lines.findLast(({ line }, nth) => line.events[0] !== undefined && BLOWS.has(line.events[0].type) && harmed(nth)) ??
    null
  );
}

/** What decided the game, in a sentence, and whether the dice had more than their share in it. */
export function Decisive({ log, sides }: { log: readonly LoggedEvent[]; sides: readonly [SideFigures, SideFigures] }) {
  const me = useMe();
  const blow = useMemo(() => lastBlow(log), [log]);
  const lucky = favoured(sides);
  const isFought = sides.some(({ fired }) => fired > 0);
  if (!blow && !isFought) return null;
  const dice = !isFought
    ? ''
    : lucky === null
      ? 'The dice favoured nobody.'
      : `The dice were ${me === null ? `with player ${lucky}` : lucky === me ? 'with you' : 'against you'}.`;
  return (
    <p>
      {blow && (
        <>
          The last blow, in Game-Turn {blow.turn}: <Sentence parts={blow.line.parts} />.{' '}
        </>
      )}
      {dice}
    </p>
  );
}
