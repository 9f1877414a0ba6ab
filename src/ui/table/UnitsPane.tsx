import './roster.css';
import { PLAYERS, type Player, type UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { calledName, capital, playerName } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { useView } from '../play/context.ts';
import { useControls } from '../play/controls.ts';
import { distanceBetween } from '../play/distance.ts';
import { unitSeen } from '../play/orders/groups.ts';
import { motionText, notesOf } from '../play/orders/unit-words.ts';
import { bearingText } from '../play/spoken.ts';
import { useNames } from '../play/useNames.ts';

function Line({ seat, unit, from }: { seat: Seat; unit: UnitView; from: UnitView | null }) {
  const controls = useControls();
  const aimed = useView((state) => state.aim.target === unit.id);
  const notes = notesOf(unit, seat.view.units);
  const place = bearingText(seat, from, unit);
  const choose = () => {
    controls.pickUnit(unit.id);
    controls.lookAtUnit(unit.id);
  };
  return (
    <tr className={from?.id === unit.id ? 'roster-selected' : undefined}>
      <th scope="row">
        <button type="button" className="roster-pick" aria-pressed={from?.id === unit.id || aimed} onClick={choose}>
          <b>{unit.id}</b> {calledName(unit)}
        </button>
      </th>
      <td>{place || <span className="muted">{from?.id === unit.id ? 'selected' : ''}</span>}</td>
      <td>
        {motionText(unit)}
        {notes.length > 0 && <span className="block small muted">{capital(notes.join('; '))}</span>}
      </td>
    </tr>
  );
}

/** The units of one player that are on the map, the nearest first. */
function Side({ seat, player, from }: { seat: Seat; player: Player; from: UnitView | null }) {
  const names = useNames();
  const far = (unit: UnitView): number => (from && distanceBetween(seat.view, from, unit)) ?? 0;
  const units = seat.view.units
    .filter(({ owner, hex }) => owner === player && hex !== null)
    .sort((a, b) => far(a) - far(b) || a.id.localeCompare(b.id));
  return (
    <table className="w-full text-base collapse roster-side">
      <caption className="head-loose text-body text-left">
        <SideMark side={player} size={16} /> {capital(playerName(names, player))}
      </caption>
      <thead>
        <tr>
          <th scope="col">Unit</th>
          <th scope="col">{from ? `From ${from.id}` : 'Distance'}</th>
          <th scope="col">Course</th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <Line key={unit.id} seat={seat} unit={unit} from={from} />
        ))}
      </tbody>
    </table>
  );
}

/**
 * [R10.0a] All that lies on the map, side by side with how far it is, in which direction, where it goes and what is seen of
 * it: the map in words, from the selected unit.
 */
export function UnitsPane({ seat }: { seat: Seat }) {
  const selected = useView((state) => state.selected);
  const from = unitSeen(seat, selected);
  return (
    <section className="flex-1 min-h-0 pane-units" data-part="units" aria-label="Units">
      {PLAYERS.map((player) => (
        <Side key={player} seat={seat} player={player} from={from} />
      ))}
    </section>
  );
}
