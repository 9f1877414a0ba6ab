import type { EventType, GameEvent, UnitId } from '../engine/index.ts';
import type { TextPart } from './text.ts';

export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

/** Says what happened, without the full stop. */
export type Describer<T extends EventType> = (event: EventOf<T>) => TextPart[];

/** Describers of some types of events. */
export type Describers<T extends EventType> = { [K in T]: Describer<K> };

/** Says of an event what the describer of its type says. */
export const describeBy = <T extends EventType>(describers: Describers<T>, event: EventOf<T>): TextPart[] =>
  describers[event.type as T](event);

/** The other player's counter has no type, and shows its back in its very name. */
export const isBack = (unit: UnitId): boolean => unit.includes('?');
