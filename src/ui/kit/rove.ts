import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus by an arrow among the buttons of the group that hears the key, round at its ends; whether it did. */
export function rove(event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const nth = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
  if (!step || nth < 0) return false;
  buttons[(nth + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
  event.stopPropagation();
  return true;
}
