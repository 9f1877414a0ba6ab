import type { GameEvent } from '../engine/index.ts';
import { briefingOf } from '../words/briefings.ts';
import { capital, eventText, phaseName } from '../words/index.ts';
import type { FoughtBattle } from './battle.ts';

/** What the map shows, or a log. */
const SEEN: ReadonlySet<GameEvent['type']> = new Set(['stepped', 'paid']);

/** What is said of a moment: the name of the battle, when it is, and what the last order led to. */
export interface MomentText {
  title: string;
  when: string;
  /** Empty where the order led to nothing that is told. */
  told: string;
}

/** [R10.0b] A moment of a battle in words, after so many orders; before the first the situation is told. */
export function momentText({ games, log, settings, side }: FoughtBattle, count: number): MomentText {
  const game = games[count];
  if (!game) throw new Error('A moment lies within its battle.');
  const { title, situation } = briefingOf(game.scenario);
  const { turn, phase, setUp, result } = game;
  const told = log.filter(({ action, event }) => action === count - 1 && !SEEN.has(event.type));
  const now = setUp !== null ? 'Set-up' : `Game-Turn ${turn}, ${capital(phaseName(phase.kind))}`;
  return {
    title: settings.name || title,
    when: result ? `Game-Turn ${turn}, the end` : `${now}, ${side(setUp ?? phase.player)}`,
    told: count === 0 ? situation : told.map(({ event }) => eventText(event, side)).join(' '),
  };
}
