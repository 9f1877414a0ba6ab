import { fullSettings } from '../../game/entries.ts';
import { preferences } from '../../store/device/preferences.ts';
import type { SavedGame } from '../../store/saved/saved-game.ts';
import { scenarioTitle } from '../../words/briefings.ts';
import { againstText } from '../../words/program.ts';

const PHASES = {
  'set-up': 'set-up',
  movement: 'Movement Phase',
  command: 'Command Phase',
  fire: 'Fire Phase',
  over: '',
};

/** Where a game stands, and nothing of what either player keeps to themselves. */
export function standing({ result, turn, phase, player }: SavedGame): string {
  if (result) return result.winner === null ? 'ended in a draw' : `won by player ${result.winner}`;
  const whose = player === null ? '' : `, player ${player}`;
  return phase === 'set-up' ? `being set up${whose}` : `Game-Turn ${turn}, ${PHASES[phase]}${whose}`;
}

function peopleIn({ table }: SavedGame): string {
  const { names, mode, program } = fullSettings(table);
  const against = againstText({ program });
  return against || (mode === 'rehearsal' ? 'rehearsal' : names.filter((name) => name !== '').join(' and '));
}

/** The scenario and who plays it: `The Showdown, against the Captain`. */
export function aboutText(game: SavedGame): string {
  const coach = game.id === preferences.getState().learning.game ? 'with advice' : '';
  return [scenarioTitle(game.scenario), peopleIn(game), coach].filter((part) => part !== '').join(', ');
}

/** What a game is called: by its people, or else by what it is about. */
export const titleText = (game: SavedGame): string => fullSettings(game.table).name || aboutText(game);
