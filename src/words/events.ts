import type { EventType, GameEvent } from '../engine/index.ts';
import { COMMAND_TELLERS } from './tell-commands.ts';
import { FIRE_TELLERS, MISSILE_TELLERS } from './tell-fire.ts';
import { MOVEMENT_TELLERS, TABLE_TELLERS } from './tell-movement.ts';
import type { Teller, Tellers } from './tellers.ts';
import { capital, plain, type TextPart } from './text.ts';

const TELLERS: Tellers<EventType> = {
  ...TABLE_TELLERS,
  ...MOVEMENT_TELLERS,
  ...COMMAND_TELLERS,
  ...FIRE_TELLERS,
  ...MISSILE_TELLERS,
};

/** What happened, in pieces and without a full stop; an event that is masked tells no more than it holds. */
export const eventParts = (event: GameEvent): TextPart[] => (TELLERS[event.type] as Teller<EventType>)(event as never);

/** What happened, as one sentence of plain text. */
export const eventText = (event: GameEvent): string => `${capital(plain(eventParts(event)))}.`;
