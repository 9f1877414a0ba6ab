import './counsel.css';
import type { ReactNode } from 'react';
import { useTable, useView } from '../session/context.ts';
import { useCorner } from './useCorner.ts';

/** A card over the map that speaks of no one hex, such as a hint: it keeps out of the way of all that is there. */
export function CornerCard({ label, children }: { label: string; children: ReactNode }) {
  const seat = useTable((state) => state.seat);
  const selected = useView((state) => state.selected);
  const card = useCorner(seat, selected);
  return (
    <section ref={card} className="stack card counsel" data-part="counsel" aria-label={label}>
      {children}
    </section>
  );
}
