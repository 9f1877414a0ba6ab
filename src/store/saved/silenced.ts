import * as v from 'valibot';
import type { AskedQuestion } from '../device/preferences.ts';
import { smallStorage } from '../device/small-storage.ts';

const NAME = 'deltavee.silenced';

/** Of how many games it is kept; the oldest are long over. */
const MOST = 50;

const KeptForm = v.array(
  v.object({ game: v.string(), questions: v.array(v.picklist(['command', 'fire', 'no-effect'])) }),
);

/** What is not asked any more in games, the game in which it was said last before the others. */
function listKept(): v.InferOutput<typeof KeptForm> {
  const text = smallStorage.getItem(NAME);
  try {
    return v.parse(KeptForm, JSON.parse(typeof text === 'string' ? text : '[]'));
  } catch {
    return [];
  }
}

/** What is not asked any more in a game. */
export const silencedIn = (game: string): readonly AskedQuestion[] =>
  listKept().find((kept) => kept.game === game)?.questions ?? [];

/** Keeps what is not asked any more in a game, for when it is opened again. */
export function keepSilenced(game: string, questions: readonly AskedQuestion[]): void {
  const others = listKept().filter((kept) => kept.game !== game);
  smallStorage.setItem(NAME, JSON.stringify([{ game, questions }, ...others].slice(0, MOST)));
}
