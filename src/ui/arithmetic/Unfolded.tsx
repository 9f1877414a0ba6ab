import type { ReactNode } from 'react';
import { Icon } from '../elements/Icon.tsx';
import { useGame, useView } from '../session/context.ts';

/**
 * First the answer, then the proof: the arithmetic behind a chance is one press away, and stays open or folded as it was
 * left. In a lesson it is open from the start.
 */
export function Unfolded({ needs, children }: { needs: string; children: ReactNode }) {
  const { view, lesson } = useGame();
  const asked = useView((state) => state.arithmeticOpen);
  const open = asked ?? lesson !== undefined;
  return (
    <>
      <button
        type="button"
        className="line arithmetic-fold"
        aria-expanded={open}
        onClick={() => view.set({ arithmeticOpen: !open })}
      >
        <Icon name={open ? 'up' : 'down'} size={15} />
        <span>{open ? 'Hide the arithmetic' : 'Show the arithmetic'}</span>
        {!open && <small className="muted">{needs}</small>}
      </button>
      {open && children}
    </>
  );
}
