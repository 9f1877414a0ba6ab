import { type EventType, type GameEvent, HULLS, ownerOfId, type Player } from '../../engine/index.ts';
import { preferences, type Volume } from '../../store/device/preferences.ts';
import type { Sound } from './synth.ts';

/** What makes each sound; of several that happen at once the first of these is heard. */
const EVENTS: readonly { sound: Sound; types: readonly EventType[] }[] = [
  { sound: 'kill', types: ['lost'] },
  { sound: 'hit', types: ['part-hit', 'exploded', 'missiles-lost'] },
  { sound: 'miss', types: ['fired', 'interception', 'hit-roll'] },
  { sound: 'launch', types: ['launched'] },
  { sound: 'thrust', types: ['maneuvered'] },
];

const isOwnCraft = (event: GameEvent, me: Player): boolean =>
  event.type === 'lost' && event.what !== null && event.what in HULLS && ownerOfId(event.unit) === me;

const isTheirs = (event: GameEvent, me: Player): boolean => event.type === 'launched' && ownerOfId(event.unit) !== me;

/** What some events sound like to a player: the greatest of what happened, or else an order; before it the shot, if there was one. */
export function soundsOf(events: readonly GameEvent[], me: Player | null = null): Sound[] {
  const greatest = EVENTS.find(({ types }) => events.some(({ type }) => types.includes(type)))?.sound ?? 'order';
  const isShot = events.some(({ type }) => type === 'fired');
  const mine =
    me !== null && events.some((event) => isOwnCraft(event, me))
      ? 'loss'
      : me !== null && greatest === 'launch' && events.some((event) => isTheirs(event, me))
        ? 'alarm'
        : greatest;
  return isShot ? ['fire', mine] : [mine];
}

const LOUDNESS: Readonly<Record<Volume, number>> = { quiet: 0.4, normal: 1, loud: 1.8 };

/** The time from the beginning of one sound to that of the next, in seconds. */
const APART = 0.3;

/** Plays sounds one after the other, if sounds are wished; what makes them is loaded with the first. */
export function playSounds(...sounds: Sound[]): void {
  const { sound, volume } = preferences.getState();
  if (!sound) return;
  // Without sound the game is whole: what cannot be loaded or heard is left out.
  import('./synth.ts')
    .then(({ ringTone }) => {
      for (const [nth, one] of sounds.entries()) ringTone(one, { after: nth * APART, loudness: LOUDNESS[volume] });
    })
    .catch(() => undefined);
}
