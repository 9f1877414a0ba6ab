import { findPart, selectParts } from '../kit/part.ts';
import { mayHint, turnAdvice } from '../play/advice.ts';
import type { OpenGame } from '../play/context.ts';
import type { Controls } from '../play/controls.ts';
import { answerAloud, type SpokenQuestion, sayAloud } from '../play/spoken.ts';
import type { Command } from './command.ts';
import { GAME_COMMANDS, type GameAt } from './game.ts';
import { HISTORY, type UndoHistory } from './history.ts';
import { type DialogPage, PAGE } from './page.ts';

/** A table at which something can be ordered. */
export type TableAt = GameAt & UndoHistory & DialogPage;

/** What the commands of a table work on. */
export function tableAt(game: OpenGame, controls: Controls): TableAt {
  const { table, view } = game;
  // While the past is watched, taking back leads to the present.
  const isPast = () => view.state.getState().replayAt !== null;
  return {
    game,
    controls,
    open: (dialog) => view.set({ dialog }),
    mayUndo: () => isPast() || (table.state.getState().mayUndo && !table.state.getState().readOnly),
    mayRedo: () => isPast() || (table.state.getState().mayRedo && !table.state.getState().readOnly),
    undo: controls.undo,
    redo: controls.redo,
  };
}

/** What is ordered by a key. */
const ORDERS = [
  {
    id: 'next',
    label: 'Next unit with something left to do',
    keys: ['N'],
    place: 'orders',
    repeats: true,
    run: ({ controls }) => controls.nextTodo(1),
  },
  {
    id: 'previous',
    label: 'Previous unit with something left to do',
    keys: ['P'],
    place: 'orders',
    repeats: true,
    run: ({ controls }) => controls.nextTodo(-1),
  },
  {
    id: 'move',
    label: 'Move the selected unit',
    keys: ['M'],
    place: 'orders',
    isElsewhere: true,
    run: ({ controls }) => controls.giveKind('move'),
  },
  {
    id: 'move-all',
    label: 'Move all the rest',
    keys: ['Shift+M'],
    place: 'orders',
    isElsewhere: true,
    run: ({ controls }) => controls.giveKind('move-all'),
  },
  {
    id: 'next-target',
    label: 'Next target',
    keys: ['V'],
    place: 'orders',
    run: ({ controls }) => controls.nextTarget(1),
  },
  {
    id: 'previous-target',
    label: 'Previous target',
    keys: ['Shift+V'],
    place: 'orders',
    run: ({ controls }) => controls.nextTarget(-1),
  },
  {
    id: 'confirm',
    label: 'What is filled: give the order that is laid, go on, or end the phase',
    keys: ['Enter'],
    place: 'orders',
    isElsewhere: true,
    run: () => document.querySelector<HTMLElement>('[data-filled="true"]')?.click(),
  },
  {
    id: 'go-on',
    label: 'Go on, once what happened has been read',
    keys: ['Space'],
    place: 'orders',
    isElsewhere: true,
    run: () => document.querySelector<HTMLElement>(`${selectParts('stage')} [data-filled="true"]`)?.click(),
  },
  {
    id: 'end',
    label: 'End the phase',
    keys: ['Shift+Enter'],
    place: 'orders',
    run: ({ controls }) => controls.endPhase(),
  },
  {
    id: 'hint',
    label: 'Advice, in a rehearsal and against the program',
    labelNow: () => 'Advice on and off',
    keys: ['I'],
    place: 'orders',
    when: ({ game }) => mayHint(game),
    run: ({ game }) => turnAdvice(game),
  },
] as const satisfies readonly Command<TableAt>[];

/** Draws something on the map, or no longer. */
const toggle =
  (what: 'allCourses' | 'dangers' | 'ranges') =>
  ({ game: { view } }: TableAt): void =>
    view.set({ [what]: !view.state.getState()[what] });

/** Opens a drawer and goes there. */
const openDrawer =
  (drawer: 'log' | 'events' | 'victory' | 'units') =>
  ({ game }: TableAt): void => {
    game.view.set({ drawer });
    requestAnimationFrame(() => {
      const pane = findPart(drawer);
      const first = pane?.querySelector<HTMLElement>('button, [tabindex]');
      (pane?.matches('[tabindex]') ? pane : first)?.focus();
    });
  };

/** Goes to the first of the orders that can be given, and not to a term that stands before it. */
const goToOrders = (): void => {
  const orders = findPart('orders');
  const first = orders?.querySelector<HTMLElement>('[data-slot]:not([aria-disabled=true], .is-never), [data-fire]');
  (first ?? orders?.querySelector<HTMLElement>('button'))?.focus();
};

/** What is looked at by a key. */
const LOOKING = [
  {
    id: 'courses',
    label: 'Courses of all units, on and off',
    keys: ['K'],
    place: 'looking',
    run: toggle('allCourses'),
  },
  {
    id: 'ranges',
    label: 'How far the selected unit reaches, on and off',
    keys: ['B'],
    place: 'looking',
    run: toggle('ranges'),
  },
  {
    id: 'dangers',
    label: 'Where the selected unit would be unsafe, on and off',
    keys: ['X'],
    place: 'looking',
    when: ({ game }) => mayHint(game),
    run: toggle('dangers'),
  },
  { id: 'to-orders', label: 'To the orders', keys: ['O'], place: 'looking', run: goToOrders },
  { id: 'to-map', label: 'To the map', keys: ['C'], place: 'looking', run: () => findPart('map')?.focus() },
  { id: 'to-log', label: 'To the ship’s log', keys: ['L'], place: 'looking', run: openDrawer('log') },
  { id: 'to-events', label: 'To what happened', keys: ['Shift+L'], place: 'looking', run: openDrawer('events') },
  {
    id: 'to-victory',
    label: 'To the victory conditions',
    keys: ['Shift+O'],
    place: 'looking',
    run: openDrawer('victory'),
  },
  { id: 'to-units', label: 'To the list of units', keys: ['Shift+N'], place: 'looking', run: openDrawer('units') },
] as const satisfies readonly Command<TableAt>[];

const asking =
  (question: SpokenQuestion) =>
  ({ game }: TableAt): void =>
    answerAloud(game, question);

/** What is asked by a key and answered aloud, by whoever does not see the map. */
const ASKING = [
  { id: 'ask-happened', label: 'What happened last', keys: ['Shift+H'], place: 'asking', run: asking('happened') },
  { id: 'ask-threats', label: 'What threatens me now', keys: ['Shift+T'], place: 'asking', run: asking('threats') },
  { id: 'ask-orders', label: 'What this unit can do now', keys: ['Shift+C'], place: 'asking', run: asking('orders') },
  { id: 'ask-ships', label: 'My ships', keys: ['Shift+S'], place: 'asking', run: asking('ships') },
  { id: 'ask-enemies', label: 'The enemies by range', keys: ['Shift+E'], place: 'asking', run: asking('enemies') },
  {
    id: 'ask-course',
    label: 'Where this course ends, and what it meets',
    keys: ['Shift+W'],
    place: 'asking',
    run: asking('course'),
  },
  {
    id: 'say-again',
    label: 'Once more what was said',
    keys: ['Shift+R'],
    place: 'asking',
    run: ({ game }) => sayAloud(game, findPart('voice')?.innerText ?? ''),
  },
] as const satisfies readonly Command<TableAt>[];

/** Everything that a table can do. */
export const TABLE = [...ORDERS, ...LOOKING, ...ASKING, ...HISTORY, ...PAGE, ...GAME_COMMANDS] as const;
