import type { SavedGame } from '../../store/saved/saved-game.ts';
import { aboutText, titleText } from './saved-game-words.ts';

/** By what the games of the list are sorted. */
export const ARRANGEMENTS = [
  { value: 'played', label: 'Last played' },
  { value: 'begun', label: 'Begun' },
  { value: 'name', label: 'Name' },
] as const;

export type ListOrder = (typeof ARRANGEMENTS)[number]['value'];

const COMPARE: Readonly<Record<ListOrder, (one: SavedGame, other: SavedGame) => number>> = {
  played: (one, other) => other.touched - one.touched || other.created - one.created,
  begun: (one, other) => other.created - one.created,
  name: (one, other) => titleText(one).localeCompare(titleText(other), 'en'),
};

/** The games whose name, scenario or people contain every word that is sought, in this order. */
export function arrange(games: readonly SavedGame[], sought: string, order: ListOrder): SavedGame[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (game: SavedGame): boolean => {
    const text = `${titleText(game)} ${aboutText(game)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return games.filter(isFound).sort(COMPARE[order]);
}
