import { useEffect } from 'react';
import { addressNow, goToRules } from '../elements/location.ts';
import { useControls } from '../session/ControlsContext.ts';
import { type OpenGame, useGame } from '../session/context.ts';
import type { Controls } from '../session/controls.ts';
import { askHint } from '../session/counsel.ts';

/** Letters belong to whoever types, and inside a dialog to the dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

const focusOn = (selector: string): void => {
  const place = document.querySelector<HTMLElement>(selector);
  const inside = place?.matches('button, [tabindex]') ? place : place?.querySelector<HTMLElement>('button, [tabindex]');
  inside?.focus();
};

type Press = (controls: Controls, game: OpenGame) => unknown;

const KEYS: Readonly<Record<string, Press>> = {
  n: (controls) => controls.nextTodo(1),
  p: (controls) => controls.nextTodo(-1),
  ']': (controls) => controls.nextTodo(1),
  '[': (controls) => controls.nextTodo(-1),
  m: (controls) => controls.giveKind('move'),
  M: (controls) => controls.giveKind('move-all'),
  a: (controls) => controls.maneuver('accelerate'),
  d: (controls) => controls.maneuver('decelerate'),
  l: (controls) => controls.maneuver('left'),
  r: (controls) => controls.maneuver('right'),
  t: (controls) => controls.nextTarget(1),
  T: (controls) => controls.nextTarget(-1),
  f: (controls) => controls.fire(),
  e: (controls) => controls.endPhase(),
  z: (controls) => controls.undo(),
  Z: (controls) => controls.redo(),
  c: (_, { view }) => view.set({ allCourses: !view.state.getState().allCourses }),
  x: (_, { view }) => view.set({ dangers: !view.state.getState().dangers }),
  u: (_, { view }) => view.set({ ranges: !view.state.getState().ranges }),
  i: (_, game) => game.lesson === undefined && game.table.state.getState().seat?.toAct && askHint(game),
  h: () => goToRules(addressNow().rules === null ? '' : null),
  g: () => focusOn('.map-view'),
  o: (_, { view }) => {
    view.set({ tab: 'orders' });
    requestAnimationFrame(() => focusOn('.pane-orders .order, .pane-orders button'));
  },
  s: (_, { view }) => {
    view.set({ tab: 'log', drawerOpen: true });
    requestAnimationFrame(() => focusOn('.pane-log'));
  },
  v: (_, { view }) => {
    view.set({ tab: 'events', drawerOpen: true });
    requestAnimationFrame(() => focusOn('.pane-events'));
  },
  w: (_, { view }) => {
    view.set({ tab: 'victory', drawerOpen: true });
    requestAnimationFrame(() => focusOn('.pane-victory'));
  },
  '?': (_, { view }) => view.set({ keysShown: true }),
  Escape: (controls) => controls.back(),
};

/** The letters of the table, wherever the focus is on it. */
export function useHotkeys(): void {
  const game = useGame();
  const controls = useControls();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const press = KEYS[event.key];
      if (!press || (event.repeat && event.key !== 'n' && event.key !== 'p')) return;
      event.preventDefault();
      press(controls, game);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [controls, game]);
}
