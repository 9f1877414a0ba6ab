import { type AskedQuestion, preferences } from '../../store/device/preferences.ts';
import { keepSilenced } from '../../store/saved/silenced.ts';
import type { OpenGame } from './context.ts';

/** Whether a question is asked: it has been silenced neither for this game nor for all of them. */
export const isAsked = ({ view }: Pick<OpenGame, 'view'>, question: AskedQuestion): boolean =>
  !view.state.getState().silenced.includes(question) && !preferences.getState().unasked.includes(question);

/** Has questions left out in this game from now on, also when it is opened again. */
export function silenceForGood({ table, view }: Pick<OpenGame, 'table' | 'view'>, ...questions: AskedQuestion[]): void {
  silence({ view }, ...questions);
  keepSilenced(table.state.getState().id, view.state.getState().silenced);
}

/** Has questions left out for as long as this game lies open. */
export const silence = ({ view }: Pick<OpenGame, 'view'>, ...questions: AskedQuestion[]): void =>
  view.set({ silenced: [...new Set([...view.state.getState().silenced, ...questions])] });
