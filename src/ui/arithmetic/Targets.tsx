import './fires.css';
import { memo, useMemo } from 'react';
import { FIRE_TYPES, type FireType, type UnitId, type UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { calledName, capital, effectText, fireName, percentText } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Term } from '../elements/Term.tsx';
import { bestFirst } from '../session/aiming.ts';
import { useControls } from '../session/ControlsContext.ts';
import { useGame } from '../session/context.ts';
import { enemiesOnMap, type Fire, type FireRow, fireRows } from '../session/fires.ts';

interface TargetsProps {
  seat: Seat;
  unit: UnitView;
  fire: Fire;
  target: UnitId | null;
}

interface Aimed {
  target: UnitView;
  rows: readonly FireRow[];
  /** Range and target value, once any type of fire has been worked out. */
  figures: { range: number; targetValue: number } | null;
}

/** Every enemy on the map, with what a weapon could do to it. */
function aimsOf(seat: Seat, unit: UnitView, from: Fire['from']): Aimed[] {
  const enemies = new Map(enemiesOnMap(seat, unit).map((enemy) => [enemy.id, enemy]));
  return bestFirst(seat, unit, [...enemies.keys()]).flatMap((id) => {
    const target = enemies.get(id);
    const rows = fireRows(seat, unit.id, from, id);
    return target ? { target, rows, figures: rows.find(({ odds }) => odds !== null)?.odds ?? null } : [];
  });
}

const nameOf = (unit: UnitView): string => `${unit.id} ${calledName(unit)}`;

const chanceClass = ({ refusal, odds }: FireRow, chosen: boolean): string =>
  `num fire-cell${refusal || !odds?.probability ? ' fire-none' : ''}${chosen ? ' fire-chosen' : ''}`;

interface TargetRowProps {
  aimed: Aimed;
  /** The type of fire that is chosen at it; null for a target that is not thought about. */
  chosen: FireType | null;
}

/** One target with the chances of every type of fire. */
const TargetRow = memo(function TargetRow({ aimed: { target, rows, figures }, chosen }: TargetRowProps) {
  const controls = useControls();
  const { view } = useGame();
  const isOn = chosen !== null;
  return (
    <tr className={isOn ? 'fire-target fire-on' : 'fire-target'}>
      <th scope="row">
        <button
          type="button"
          className="fire-pick"
          data-part="target"
          aria-pressed={isOn}
          onClick={() => controls.aimAt(target.id)}
          onFocus={() => view.set({ hovered: target.id })}
          onBlur={() => view.set({ hovered: null })}
        >
          <SideMark side={target.owner} title="" />
          <span>
            {nameOf(target)} <small>{figures ? `range ${figures.range}` : ''}</small>
          </span>
        </button>
      </th>
      <td className="num">{figures?.targetValue ?? ''}</td>
      {rows.map((row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a short cut; the name and the types of fire are buttons
        <td
          key={row.type}
          className={chanceClass(row, row.type === chosen)}
          onClick={() => controls.aimAt(target.id, row.type)}
        >
          {row.odds ? percentText(row.odds.probability) : 'none'}
          {row.effect && row.effect.probability > 0 && <small>{effectText(row.effect)}</small>}
        </td>
      ))}
    </tr>
  );
});

/**
 * Every target of one weapon with the chances of every type of fire. To focus one is to see its arithmetic, as if it were
 * pointed at; only a press aims at it, so that nobody who passes by with the Tab key aims at something else.
 */
export function Targets({ seat, unit, fire, target }: TargetsProps) {
  const { from } = fire;
  const aims = useMemo(() => aimsOf(seat, unit, from), [seat, unit, from]);
  if (aims.length === 0) return <p className="order-none">No target on the map.</p>;
  return (
    <table className="fire-targets" data-part="targets">
      <thead>
        <tr>
          <th scope="col">
            <Term>Target</Term>
          </th>
          <th scope="col">
            <Term name="target value">Value</Term>
          </th>
          {FIRE_TYPES.map((type) => (
            <th key={type} scope="col">
              <Term>{capital(fireName(type))}</Term>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {aims.map((aimed) => (
          <TargetRow key={aimed.target.id} aimed={aimed} chosen={aimed.target.id === target ? fire.type : null} />
        ))}
      </tbody>
    </table>
  );
}
