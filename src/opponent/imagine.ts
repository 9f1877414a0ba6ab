import { type Game, gameFromView, nothingSeen, SEQUENCE, view, viewEvents, witness } from '../engine/index.ts';
import { believe, type Supposing } from './beliefs.ts';
import type { SeatKnowledge } from './contract.ts';
import { QuestionRefused } from './refusal.ts';

/** Whether two things would be written alike as JSON but for the order of keys. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (!Object.keys(one).every((key) => isAlike(Reflect.get(one, key), Reflect.get(other, key)))) return false;
  return Object.keys(other).every((key) => key in one || Reflect.get(other, key) === undefined);
}

const PHASES: ReadonlySet<string> = new Set(['set-up', 'over', ...SEQUENCE.map(({ kind }) => kind)]);

/**
 * Whether a seat shows what such a game shows this player: nothing of it is damaged, and nothing more is told. Counters whose
 * launch nobody saw are not in the game.
 */
function isSeatOf(game: Game, { player, view: seen, events }: SeatKnowledge): boolean {
  const numbers = [seen.turn, ...seen.units.map(({ velocity }) => velocity ?? 0)];
  if (!numbers.every(Number.isSafeInteger) || !PHASES.has(seen.phase.kind)) return false;
  const shown = { ...view(game, player), rolls: seen.rolls };
  const there = new Set(shown.units.map(({ id }) => id));
  const units = seen.units.filter(({ id, kind }) => there.has(id) || kind === 'spaceship');
  return isAlike(shown, { ...seen, units }) && isAlike(viewEvents(events, player), events);
}

/** A game to search on, made from what the seat knows and what it believes of the rest. */
export function imagine(seat: SeatKnowledge, seed: number, suppose?: Supposing): Game {
  let game: Game;
  let sound: boolean;
  try {
    const { scenario, rulings, player, view: seen, events } = seat;
    const knowledge = { scenario, rulings, player, view: seen, seen: witness(nothingSeen(scenario), events) };
    game = gameFromView(knowledge, believe(seat, suppose), seed);
    sound = isSeatOf(game, seat);
  } catch {
    throw new QuestionRefused('seat');
  }
  if (!sound) throw new QuestionRefused('seat');
  return game;
}
