import { use, useMemo } from 'react';
import type { EventType } from '../../../engine/index.ts';
import type { LoggedEvent } from '../../../game/log.ts';
import { favoured, type SideFigures } from '../../../game/statistics.ts';
import { type StoryLine, tellStory } from '../../../words/index.ts';
import { Sentence } from '../../play/Sentence.tsx';
import { PlayerNames } from '../../play/unit-names.ts';
import { useMe } from '../../play/useNames.ts';

/** What can bring a game to its end. */
const BLOWS: ReadonlySet<EventType> = new Set(['fired', 'interception', 'exploded', 'asteroid-check', 'part-hit']);

/** What can without one. */
const FEATS: ReadonlySet<EventType> = new Set(['docked', 'jumped', 'orbited', 'landed']);

const EFFECTS: ReadonlySet<EventType> = new Set(['part-hit', 'lost', 'exploded']);

/** A line of the story with the Game-Turn it fell in. */
interface TimedLine {
  turn: number;
  line: StoryLine;
}

const linesOf = (log: readonly LoggedEvent[]): TimedLine[] =>
  tellStory(log).flatMap(({ turn, lines }) => lines.map((line) => ({ turn, line })));

/** The line of what ended the game at once, where that was no blow. */
export function lastFeat(log: readonly LoggedEvent[]): TimedLine | null {
  const last = linesOf(log).findLast(({ line }) => line.events[0]?.type !== 'game-over');
  return last?.line.events[0] && FEATS.has(last.line.events[0].type) ? last : null;
}

/** The line of the last blow that did something; null if nobody came to harm. */
export function lastBlow(log: readonly LoggedEvent[]): TimedLine | null {
  const lines = linesOf(log);
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
  const nameOf = use(PlayerNames);
  const feat = useMemo(() => lastFeat(log), [log]);
  const blow = useMemo(() => feat ?? lastBlow(log), [feat, log]);
  const lucky = favoured(sides);
  const isFought = sides.some(({ fired }) => fired > 0);
  if (!blow && !isFought) return null;
  const dice = !isFought
    ? ''
    : lucky === null
      ? 'The dice favoured nobody.'
      : `The dice were ${me === null ? `with ${nameOf(lucky)}` : lucky === me ? 'with you' : 'against you'}.`;
  return (
    <p>
      {blow && (
        <>
          {feat ? 'What ended it' : 'The last blow'}, in Game-Turn {blow.turn}: <Sentence parts={blow.line.parts} />.{' '}
        </>
      )}
      {dice}
    </p>
  );
}
