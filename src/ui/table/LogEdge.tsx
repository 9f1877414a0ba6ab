import type { Seat } from '../../store/seat/seat.ts';
import { unitName } from '../../words/index.ts';
import { hitsOf } from '../orders/UnitHeader.tsx';
import { useView } from '../session/context.ts';

/** [R10.0b] What the log that would open comes to, in a line on the edge of the folded drawer. */
export function LogEdge({ seat: { view, player } }: { seat: Seat }) {
  const selected = useView((state) => state.selected);
  const ships = view.units.filter(({ kind, owner }) => kind === 'spaceship' && (player === null || owner === player));
  const ship = ships.find(({ id }) => selected?.startsWith(id)) ?? ships[0];
  if (!ship?.energy || !('marked' in ship.energy)) return null;
  const { blocks, marked } = ship.energy;
  const hits = hitsOf(ship);
  return (
    <span className="drawer-edge">
      <b>{unitName(ship)}</b>, fuel {blocks - marked} of {blocks} blocks,{' '}
      {hits.length > 0 ? hits.join(', ') : 'no hits'}
    </span>
  );
}
