import { useEffect } from 'react';
import { useGame } from '../session/context.ts';
import { showAnswers, skip } from '../session/showing.ts';

/** What works while the program's orders are shown, and does not skip them. */
const APART = '.phase-show, .top, dialog';

/** Keys that do something of their own meanwhile: to take back, and to go from button to button. */
const KEYS: ReadonlySet<string> = new Set(['z', 'Z', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);

const isApart = (target: EventTarget | null): boolean => target instanceof Element && target.closest(APART) !== null;

/** Shows what the program has ordered; any other click or key skips it, and a key does nothing else. */
export function useShowing(shown: boolean): void {
  const game = useGame();
  useEffect(() => showAnswers(game), [game]);
  useEffect(() => {
    if (!shown) return;
    const onPointerDown = ({ target }: PointerEvent) => !isApart(target) && skip(game);
    const onKeyDown = (event: KeyboardEvent) => {
      if (KEYS.has(event.key) || isApart(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      skip(game);
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [game, shown]);
}
