import { useEffect } from 'react';
import { type OpenGame, useGame } from './context.ts';
import { useMoves } from './MovesContext.ts';
import type { Moves } from './moves.ts';

/** Letters belong to whoever types, and inside a dialog to the dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

const focusOn = (selector: string): void => {
  const place = document.querySelector<HTMLElement>(selector);
  const inside = place?.matches('button, [tabindex]') ? place : place?.querySelector<HTMLElement>('button, [tabindex]');
  inside?.focus();
};

type Press = (moves: Moves, game: OpenGame) => unknown;

const KEYS: Readonly<Record<string, Press>> = {
  n: (moves) => moves.nextTodo(1),
  p: (moves) => moves.nextTodo(-1),
  ']': (moves) => moves.nextTodo(1),
  '[': (moves) => moves.nextTodo(-1),
  m: (moves) => moves.giveKind('move'),
  M: (moves) => moves.giveKind('move-all'),
  a: (moves) => moves.maneuver('accelerate'),
  d: (moves) => moves.maneuver('decelerate'),
  l: (moves) => moves.maneuver('left'),
  r: (moves) => moves.maneuver('right'),
  t: (moves) => moves.nextTarget(1),
  T: (moves) => moves.nextTarget(-1),
  f: (moves) => moves.fire(),
  e: (moves) => moves.endPhase(),
  z: (moves) => moves.undo(),
  Z: (moves) => moves.redo(),
  c: (_, { view }) => view.set({ allCourses: !view.state.getState().allCourses }),
  h: (_, { view }) => view.set({ ranges: !view.state.getState().ranges }),
  g: () => focusOn('.map-view'),
  o: (_, { view }) => {
    view.set({ tab: 'orders' });
    requestAnimationFrame(() => focusOn('.orders-place .ord, .orders-place button'));
  },
  s: (_, { view }) => {
    view.set({ tab: 'log', drawerOpen: true });
    requestAnimationFrame(() => focusOn('.log-place'));
  },
  v: (_, { view }) => {
    view.set({ tab: 'events', drawerOpen: true });
    requestAnimationFrame(() => focusOn('.events-place'));
  },
  w: (_, { view }) => {
    view.set({ tab: 'victory', drawerOpen: true });
    requestAnimationFrame(() => focusOn('.victory-place'));
  },
  '?': (_, { view }) => view.set({ keysShown: true }),
  Escape: (moves) => moves.stepBack(),
};

/** The letters of the table, wherever the focus is on it. */
export function useHotkeys(): void {
  const game = useGame();
  const moves = useMoves();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const press = KEYS[event.key];
      if (!press || (event.repeat && event.key !== 'n' && event.key !== 'p')) return;
      event.preventDefault();
      press(moves, game);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [moves, game]);
}
