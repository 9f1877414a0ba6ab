import type { Player, Rank } from '../../engine/index.ts';
import { fullSettings } from '../../game/entries.ts';
import type { WholeGame } from '../../lessons/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { noteLearning, preferences } from '../../store/device/preferences.ts';
import type { SavedGame } from '../../store/saved/saved-game.ts';
import { ask } from '../pages/asked.ts';
import { beginGame, goOnWithGame } from '../pages/pages.ts';
import { lookUp } from '../pages/state.ts';

interface Told {
  title: string;
  /** In a word, for a narrow button. */
  short: string;
  brief: string;
  minutes: number;
  /** The seats that the program plays. */
  ranks: Partial<Record<Player, Rank>>;
}

/** The games at the end of a part of the lessons, each against the program at its easiest. */
export const WHOLE_GAMES: Readonly<Record<WholeGame, Told>> = {
  showdown: {
    title: 'The Showdown, with advice',
    short: 'Showdown',
    brief:
      'A whole game against the Ensign, the program at its easiest. The adviser says what threatens you, what your best chance is, and what to do.',
    minutes: 15,
    ranks: { 2: 'ensign' },
  },
  pirates: {
    title: 'Pirates!',
    short: 'Pirates!',
    brief:
      'Two ships of yours hunt a liner among asteroids, against the Ensign. Docking with it wins; missiles, force fields, beams and fighters are all there.',
    minutes: 40,
    ranks: { 1: 'ensign' },
  },
};

/** Whether a game that is kept is this one: of the one with the coach it has been noted. */
const isOf = (id: WholeGame, { scenario, table, ...game }: SavedGame): boolean =>
  id === 'showdown'
    ? game.id === preferences.getState().learning.game
    : scenario === id && Object.keys(table.program).join() === Object.keys(WHOLE_GAMES[id].ranks).join();

/** Whether one of these games waits to be gone on with, or has been played to its end. */
export function standingOf(id: WholeGame, games: readonly SavedGame[]): 'new' | 'begun' | 'done' {
  const own = games.filter((game) => isOf(id, game));
  if (own.some(({ result }) => result !== null)) return 'done';
  return own.length > 0 ? 'begun' : 'new';
}

/** The game at the end of a part of the lessons: the one that was begun, or a new one against the lowest rank. */
export async function playWholeGame(id: WholeGame): Promise<void> {
  const asked = ask();
  const begun = (await lookUp()).find((game) => isOf(id, game) && game.result === null);
  if (begun) {
    await goOnWithGame(begun.id, asked);
    return;
  }
  const scenario = findScenario(id);
  const table = scenario && (await beginGame(scenario, fullSettings(), WHOLE_GAMES[id].ranks, asked));
  if (table && id === 'showdown') noteLearning({ game: table.store.state.getState().id });
}
