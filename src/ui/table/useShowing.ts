import { useEffect, useLayoutEffect } from 'react';
import { lineFor } from '../commands/command.ts';
import { HISTORY } from '../commands/history.ts';
import { selectParts } from '../kit/part.ts';
import { useGame } from '../play/context.ts';
import { showAnswers, showNext } from '../play/showing.ts';
import type { ShownMoment } from '../play/useMoment.ts';

/** What works while something is shown that passes by, and does not skip it. */
const APART = `${selectParts('show', 'top')}, dialog`;

/** Keys that lead from button to button, or are held with another one. */
const HELD: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** Keys that do something of their own meanwhile. */
const isOwn = (event: KeyboardEvent): boolean => HELD.has(event.key) || lineFor(event, HISTORY) !== null;

const isApart = (target: EventTarget | null): boolean => target instanceof Element && target.closest(APART) !== null;

/**
 * Shows what has happened; any other click or key skips what passes by up to what has to be read, and a key does nothing
 * else.
 */
export function useShowing({ shown, held }: ShownMoment): void {
  const game = useGame();
  // Before the first picture: what is now is not seen before what has led to it.
  useLayoutEffect(() => showAnswers(game), [game]);
  const passes = shown && !held;
  useEffect(() => {
    if (!passes) return;
    const skip = () => showNext(game, true);
    const onPointerDown = ({ target }: PointerEvent) => !isApart(target) && skip();
    const onKeyDown = (event: KeyboardEvent) => {
      if (isOwn(event) || isApart(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [game, passes]);
}
