import type { TablePart } from '../../lessons/index.ts';

/**
 * The parts of a page that are looked for: by a key that leads there, by the map that keeps clear of what lies on it, by a
 * lesson that points at them. They carry the name in `data-part`, and classes are for style sheets alone.
 */
export type PartName =
  | TablePart
  | 'map'
  | 'line'
  | 'adviser'
  | 'dock'
  | 'stage'
  | 'voice'
  | 'proof'
  | 'tools'
  | 'map-tool'
  | 'paper-pages'
  | 'map-effect'
  | 'map-tag'
  | 'map-legend'
  | 'pointed-hex'
  | 'course-tip'
  | 'course-head'
  | 'pointer-tip'
  | 'leader'
  | 'edge-tab'
  | 'replay'
  | 'coach'
  | 'advice'
  | 'reasons'
  | 'top'
  | 'show'
  | 'chooser'
  | 'orders'
  | 'launch'
  | 'drawer'
  | 'ticker'
  | 'notices'
  | 'log'
  | 'events'
  | 'event-line'
  | 'victory'
  | 'units'
  | 'room'
  | 'table'
  | 'curtain'
  | 'take-seat'
  | 'recap'
  | 'recap-head'
  | 'menu'
  | 'turn'
  | 'todo'
  | 'die'
  | 'unit-name'
  | 'unit-motion'
  | 'question'
  | 'answer'
  | 'dock-answer'
  | 'choice'
  | 'target'
  | 'fire-type'
  | 'pod'
  | 'end-buttons'
  | 'lookup'
  | 'kept-game'
  | 'chances'
  | 'curve'
  | 'moment'
  | 'puzzle-card';

declare module 'react' {
  interface HTMLAttributes<T> {
    'data-part'?: PartName | undefined;
  }
  interface SVGAttributes<T> {
    'data-part'?: PartName | undefined;
  }
}

/** A selector for any of some parts of the page. */
export const selectParts = (...names: PartName[]): string => names.map((name) => `[data-part="${name}"]`).join(', ');

/**
 * All of some parts of the page as they are now. One attribute is found at once; a list of its values would be held against
 * every element of the page.
 */
export const findParts = (names: readonly PartName[]): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-part]')].filter(({ dataset }) =>
    names.some((name) => name === dataset.part),
  );

/** A part of the page as it is now; null where it is not drawn. */
export const findPart = (name: PartName): HTMLElement | null => document.querySelector(selectParts(name));
