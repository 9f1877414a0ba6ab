import { useMemo } from 'react';
import type { Seat } from '../../../store/seat/seat.ts';
import { useView } from '../../play/context.ts';
import { type Answer, answerFor } from './answer.ts';

/** What the dock answers now, as long as it stays so. */
export function useAnswer(seat: Seat): Answer {
  const selected = useView((state) => state.selected);
  const hovered = useView((state) => state.hovered);
  const aim = useView((state) => state.aim);
  const interaction = useView((state) => state.interaction);
  return useMemo(
    () => answerFor(seat, { selected, hovered, aim, interaction }),
    [seat, selected, hovered, aim, interaction],
  );
}
