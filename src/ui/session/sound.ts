import type { EventType, GameEvent } from '../../engine/index.ts';
import { preferences } from '../../store/device/preferences.ts';
import type { Sound } from './synth.ts';

/** What makes each sound; of several that happen at once the first of these is heard. */
const EVENTS: readonly { sound: Sound; types: readonly EventType[] }[] = [
  { sound: 'kill', types: ['lost'] },
  { sound: 'hit', types: ['part-hit', 'exploded', 'missiles-lost'] },
  { sound: 'miss', types: ['fired', 'interception', 'hit-roll'] },
  { sound: 'launch', types: ['launched'] },
];

/** What some events sound like: the greatest of what happened, or else an order. */
export const soundOf = (events: readonly GameEvent[]): Sound =>
  EVENTS.find(({ types }) => events.some(({ type }) => types.includes(type)))?.sound ?? 'order';

/** Plays a sound, if sounds are wished; what makes them is loaded with the first. */
export function playSound(sound: Sound): void {
  if (!preferences.getState().sound) return;
  // Without sound the game is whole: what cannot be loaded or heard is left out.
  import('./synth.ts').then(({ ringTone }) => ringTone(sound)).catch(() => undefined);
}
