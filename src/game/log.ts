import { asOwner, type Game, type GameEvent, type PhaseKind, type Player, viewEvents } from '../engine/index.ts';

/** The phase in which an event happened. */
export interface PhaseMark {
  turn: number;
  kind: PhaseKind | 'set-up';
  player: Player;
}

/** An event with the phase in which it happened. */
export interface LoggedEvent {
  event: GameEvent;
  phase: PhaseMark;
  /** The index of the action it followed from. */
  action: number;
}

/** [3.0] The phase a game is in, for what happens next. */
export function phaseMark(game: Game): PhaseMark {
  if (game.setUp !== null) return { turn: 1, kind: 'set-up', player: game.setUp };
  return { turn: game.turn, kind: game.phase.kind, player: game.phase.player };
}

/** The events of one action, each with its phase; a `phase` event begins a new one. */
export function logEvents(before: Game, events: readonly GameEvent[], action: number): LoggedEvent[] {
  let phase = phaseMark(before);
  return events.map((event) => {
    if (event.type === 'phase') phase = { turn: event.turn, kind: event.kind, player: event.player };
    return { event, phase, action };
  });
}

/** [R10.0a, R10.0b] The log as a player may know it; null sees everything. */
export function viewLog(log: readonly LoggedEvent[], player: Player | null): readonly LoggedEvent[] {
  if (player === null) return log.map((line) => ({ ...line, event: asOwner(line.event) }));
  return log.flatMap((line) => viewEvents([line.event], player).map((event) => ({ ...line, event })));
}
