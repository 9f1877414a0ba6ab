import { useEffect } from 'react';
import { HISTORY } from '../commands/history.ts';
import { selectParts } from '../elements/part.ts';
import { lineFor } from '../keys/command.ts';
import { useGame } from '../session/context.ts';
import { showAnswers, skip } from '../session/showing.ts';

/** What works while the program's orders are shown, and does not skip them. */
const APART = `${selectParts('show', 'top')}, dialog`;

/** Keys that lead from button to button, or are held with another one. */
const HELD: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** Keys that do something of their own meanwhile. */
const isOwn = (event: KeyboardEvent): boolean => HELD.has(event.key) || lineFor(event, HISTORY) !== null;

const isApart = (target: EventTarget | null): boolean => target instanceof Element && target.closest(APART) !== null;

/** Shows what the program has ordered; any other click or key skips it, and a key does nothing else. */
export function useShowing(shown: boolean): void {
  const game = useGame();
  useEffect(() => showAnswers(game), [game]);
  useEffect(() => {
    if (!shown) return;
    const onPointerDown = ({ target }: PointerEvent) => !isApart(target) && skip(game);
    const onKeyDown = (event: KeyboardEvent) => {
      if (isOwn(event) || isApart(event.target)) return;
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
