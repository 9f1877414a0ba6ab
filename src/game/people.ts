import { PLAYERS, type Player } from '../engine/index.ts';
import type { GameSettings } from './entries.ts';
import { type History, presentAt } from './history.ts';

type Seats = Pick<GameSettings, 'program'>;

/** Whether the program gives the orders of a player. */
export const isProgram = ({ program }: Seats, player: Player | null): boolean =>
  player !== null && program[player] !== undefined;

/** The players who give their orders themselves; none where two programs are watched. */
export const listPeople = (seats: Seats): Player[] => PLAYERS.filter((player) => !isProgram(seats, player));

/** Who is at the screen: against the program always the same person, else the one who was handed it last. */
export function personAt(history: History, settings: Seats, count = history.steps.length): Player {
  const [only, other] = listPeople(settings);
  return only === undefined || other !== undefined ? presentAt(history, count) : only;
}

/** Whether players have secrets from each other; one who watches two programs sees everything. */
export const isClosed = (settings: GameSettings): boolean =>
  settings.mode !== 'rehearsal' && settings.logs === 'closed' && listPeople(settings).length > 0;

/** Whether the screen goes from one person to another, and is covered between them. */
export const hasCurtain = (settings: GameSettings): boolean => isClosed(settings) && listPeople(settings).length > 1;
