import type { EventType, GameEvent, Player } from '../engine/index.ts';
import { COMMAND_DESCRIBERS } from './describe-commands.ts';
import { FIRE_DESCRIBERS, MISSILE_DESCRIBERS } from './describe-fire.ts';
import { MOVEMENT_DESCRIBERS, TABLE_DESCRIBERS } from './describe-movement.ts';
import { type Describers, describeBy } from './describers.ts';
import { capital, plain, type TextPart } from './text.ts';

const DESCRIBERS: Describers<EventType> = {
  ...TABLE_DESCRIBERS,
  ...MOVEMENT_DESCRIBERS,
  ...COMMAND_DESCRIBERS,
  ...FIRE_DESCRIBERS,
  ...MISSILE_DESCRIBERS,
};

/** What happened, as pieces of a sentence without its full stop. A masked event says only what its viewer may know. */
export const eventParts = (event: GameEvent): TextPart[] => describeBy(DESCRIBERS, event);

/** What happened, as one sentence of plain text; players by their numbers, where no names are given. */
export const eventText = (event: GameEvent, nameOf?: (player: Player) => string): string =>
  `${capital(plain(eventParts(event), nameOf))}.`;
