import type { UnitId } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import { useView } from './context.ts';

/**
 * The unit that is thought about beside the selected one: the enemy under the pointer or the keyboard, else the one
 * that was chosen.
 */
export function useTarget(seat: Seat): UnitId | null {
  const selected = useView((state) => state.selected);
  const hovered = useView((state) => state.hovered);
  const target = useView((state) => state.target);
  const ownerOf = (id: UnitId | null) => seat.view.units.find((unit) => unit.id === id)?.owner;
  const own = ownerOf(selected);
  const other = ownerOf(hovered);
  return own !== undefined && other !== undefined && other !== own ? hovered : target;
}
