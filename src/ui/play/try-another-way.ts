import { isClosed, listPeople } from '../../game/people.ts';
import type { TableState } from '../../store/table/table-state.ts';
import type { OpenGame } from './context.ts';

/**
 * [R10.0b] Why no other way can be tried from a game as it is now; null if it can or, under the curtain, once
 * both players have agreed.
 */
export function whyNoLine({ settings, screens, seat }: TableState): string | null {
  if (screens?.hasRecord === false) {
    return 'The server keeps this game until it is over. Then another way can be tried from every moment of it.';
  }
  const hides = isClosed(settings) && seat?.stage !== 'over';
  if (hides && listPeople(settings).length === 1) {
    return 'You and the program have secrets from each other. When the game is over, another way can be tried from every moment of it.';
  }
  return hides && seat !== null
    ? 'You have secrets from each other, and in a line everything lies open. Under the curtain between your turns both of you can agree to try another way.'
    : null;
}

/** Opens the way to try another one, from a moment of the game on: from what is looked at, if none is said. */
export function tryAnotherWay({ table, view }: Pick<OpenGame, 'table' | 'view'>, at?: number): void {
  const { replayAt } = view.state.getState();
  view.set({ dialog: 'lines', lineAt: at ?? replayAt ?? table.state.getState().actions });
}
