import { type AskedQuestion, preferences } from '../../store/device/preferences.ts';
import type { OpenGame } from './context.ts';

/** Whether a question is asked: it has been silenced neither for this game nor for all of them. */
export const isAsked = ({ view }: Pick<OpenGame, 'view'>, question: AskedQuestion): boolean =>
  !view.state.getState().silenced.includes(question) && !preferences.getState().unasked.includes(question);

/** Has questions left out for as long as this game lies open. */
export const silence = ({ view }: Pick<OpenGame, 'view'>, ...questions: AskedQuestion[]): void =>
  view.set({ silenced: [...new Set([...view.state.getState().silenced, ...questions])] });
