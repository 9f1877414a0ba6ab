import { findPart } from '../elements/part.ts';
import type { Command } from '../keys/command.ts';
import type { OpenGame } from '../session/context.ts';
import type { Controls } from '../session/controls.ts';
import { askHint, mayHint } from '../session/counsel.ts';
import { foldDrawer } from '../session/folds.ts';
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
    id: 'accelerate',
    label: 'Accelerate',
    keys: ['A'],
    place: 'orders',
    isElsewhere: true,
    run: ({ controls }) => controls.maneuver('accelerate'),
  },
  {
    id: 'decelerate',
    label: 'Decelerate',
    keys: ['D'],
    place: 'orders',
    isElsewhere: true,
    run: ({ controls }) => controls.maneuver('decelerate'),
  },
  {
    id: 'left',
    label: 'Turn left',
    keys: ['L'],
    place: 'orders',
    isElsewhere: true,
    run: ({ controls }) => controls.maneuver('left'),
  },
  {
    id: 'right',
    label: 'Turn right',
    keys: ['R'],
    place: 'orders',
    isElsewhere: true,
    run: ({ controls }) => controls.maneuver('right'),
  },
  {
    id: 'next-target',
    label: 'Next target',
    keys: ['T'],
    place: 'orders',
    run: ({ controls }) => controls.nextTarget(1),
  },
  {
    id: 'previous-target',
    label: 'Previous target',
    keys: ['Shift+T'],
    place: 'orders',
    run: ({ controls }) => controls.nextTarget(-1),
  },
  {
    id: 'fire',
    label: 'Fire at the target, as the arithmetic shows it',
    keys: ['F'],
    place: 'orders',
    run: ({ controls }) => controls.fire(),
  },
  { id: 'end', label: 'End the phase', keys: ['E'], place: 'orders', run: ({ controls }) => controls.endPhase() },
  {
    id: 'hint',
    label: 'A hint, in a rehearsal and against the program',
    labelNow: () => 'A hint: what an Admiral would do',
    keys: ['I'],
    place: 'orders',
    when: ({ game }) => mayHint(game),
    run: ({ game }) => askHint(game),
  },
] as const satisfies readonly Command<TableAt>[];

/** Draws something on the map, or no longer. */
const toggle =
  (what: 'allCourses' | 'dangers' | 'ranges') =>
  ({ game: { view } }: TableAt): void =>
    view.set({ [what]: !view.state.getState()[what] });

/** Opens a part of the table and goes there. */
const goTo =
  (part: 'orders' | 'log' | 'events' | 'victory' | 'units') =>
  ({ game }: TableAt): void => {
    game.view.set({ tab: part });
    if (part !== 'orders') foldDrawer(game, true);
    requestAnimationFrame(() => {
      // The orders stand at the piece or in their panel.
      const pane = (part === 'orders' ? findPart('wings') : null) ?? findPart(part);
      const first = pane?.querySelector<HTMLElement>(part === 'orders' ? 'button' : 'button, [tabindex]');
      (pane?.matches('[tabindex]') ? pane : first)?.focus();
    });
  };

/** What is looked at by a key. */
const LOOKING = [
  {
    id: 'courses',
    label: 'Courses of all units, on and off',
    keys: ['C'],
    place: 'looking',
    run: toggle('allCourses'),
  },
  {
    id: 'ranges',
    label: 'How far the selected unit reaches, on and off',
    keys: ['U'],
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
  { id: 'to-orders', label: 'To the orders', keys: ['O'], place: 'looking', run: goTo('orders') },
  { id: 'to-map', label: 'To the map', keys: ['G'], place: 'looking', run: () => findPart('map')?.focus() },
  { id: 'to-log', label: 'To the ship’s log', keys: ['S'], place: 'looking', run: goTo('log') },
  { id: 'to-events', label: 'To the events', keys: ['V'], place: 'looking', run: goTo('events') },
  { id: 'to-victory', label: 'To the victory conditions', keys: ['W'], place: 'looking', run: goTo('victory') },
  { id: 'to-units', label: 'To the list of units', keys: ['B'], place: 'looking', run: goTo('units') },
] as const satisfies readonly Command<TableAt>[];

/** Everything that a table can do. */
export const TABLE = [...ORDERS, ...LOOKING, ...HISTORY, ...PAGE, ...GAME_COMMANDS] as const;
