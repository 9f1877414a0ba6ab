import { useMemo } from 'react';
import { addressNow, goToRules } from '../elements/location.ts';
import type { KeyId } from '../keys/keys.ts';
import { useKeys } from '../keys/useKeys.ts';
import { useControls } from '../session/ControlsContext.ts';
import { type OpenGame, useGame } from '../session/context.ts';
import type { Controls } from '../session/controls.ts';
import { askHint } from '../session/counsel.ts';

const focusOn = (selector: string): void => {
  const place = document.querySelector<HTMLElement>(selector);
  const inside = place?.matches('button, [tabindex]') ? place : place?.querySelector<HTMLElement>('button, [tabindex]');
  inside?.focus();
};

/** Opens a part of the table and goes there. */
function goTo({ view }: OpenGame, tab: 'orders' | 'log' | 'events' | 'victory' | 'units', selector: string): void {
  view.set(tab === 'orders' ? { tab } : { tab, drawerOpen: true });
  requestAnimationFrame(() => focusOn(selector));
}

/** What each key of the table does. */
export const keyActs = (controls: Controls, game: OpenGame): Partial<Record<KeyId, () => unknown>> => {
  const { table, view } = game;
  const toggle = (what: 'allCourses' | 'dangers' | 'ranges') => view.set({ [what]: !view.state.getState()[what] });
  return {
    next: () => controls.nextTodo(1),
    previous: () => controls.nextTodo(-1),
    move: () => controls.giveKind('move'),
    'move-all': () => controls.giveKind('move-all'),
    accelerate: () => controls.maneuver('accelerate'),
    decelerate: () => controls.maneuver('decelerate'),
    left: () => controls.maneuver('left'),
    right: () => controls.maneuver('right'),
    'next-target': () => controls.nextTarget(1),
    'previous-target': () => controls.nextTarget(-1),
    fire: () => controls.fire(),
    end: () => controls.endPhase(),
    undo: () => controls.undo(),
    redo: () => controls.redo(),
    hint: () => game.lesson === undefined && table.state.getState().seat?.toAct && askHint(game),
    courses: () => toggle('allCourses'),
    ranges: () => toggle('ranges'),
    dangers: () => toggle('dangers'),
    'to-orders': () => goTo(game, 'orders', '.pane-orders .order, .pane-orders button'),
    'to-map': () => focusOn('.map-view'),
    'to-log': () => goTo(game, 'log', '.pane-log'),
    'to-events': () => goTo(game, 'events', '.pane-events'),
    'to-victory': () => goTo(game, 'victory', '.pane-victory'),
    'to-units': () => goTo(game, 'units', '.pane-units'),
    handbook: () => goToRules(addressNow().rules === null ? '' : null),
    keys: () => view.set({ dialog: 'keys' }),
    palette: () => view.set({ dialog: 'palette' }),
    back: () => controls.back(),
  };
};

const PLACES = ['orders', 'looking', 'page'] as const;

/** The keys of the table, wherever the focus is on it. */
export function useHotkeys(): void {
  const game = useGame();
  const controls = useControls();
  const acts = useMemo(() => keyActs(controls, game), [controls, game]);
  useKeys(PLACES, acts);
}
