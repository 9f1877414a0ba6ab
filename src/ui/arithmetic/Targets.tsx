import { byChance } from '../session/aiming.ts';
import './fires.css';
import { useMemo } from 'react';
import { FIRE_TYPES, type UnitId, type UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import { backName, capital, className, fireName, percentText } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { type FireRow, fireRows } from './fires.ts';
import type { Fire } from './useFire.ts';

interface TargetsProps {
  seat: Seat;
  unit: UnitView;
  fire: Fire;
  targets: readonly UnitView[];
  target: UnitId | null;
  onTarget?: ((target: UnitId | null) => void) | undefined;
}

interface Aimed {
  target: UnitView;
  rows: FireRow[];
  /** Range and target value, once any type of fire has been worked out. */
  figures: { range: number; targetValue: number } | null;
}

function work(seat: Seat, unit: UnitView, { from, offer }: Pick<Fire, 'from' | 'offer'>, target: UnitView): Aimed {
  const rows = fireRows(seat, unit.id, from, target.id, offer);
  return { target, rows, figures: rows.find(({ odds }) => odds !== null)?.odds ?? null };
}

const nameOf = ({ id, kind, class: name }: UnitView): string => `${id} ${name ? className(name) : backName(kind)}`;

const chanceClass = ({ refusal, odds }: FireRow, chosen: boolean): string =>
  `num fir-cell${refusal || !odds?.probability ? ' fir-none' : ''}${chosen ? ' fir-chosen' : ''}`;

/** Every target of one weapon with the chances of every type of fire; to focus one is to see its arithmetic. */
export function Targets({ seat, unit, fire, targets, target, onTarget }: TargetsProps) {
  const { from, offer } = fire;
  const aims = useMemo(
    () =>
      targets.map((enemy) => work(seat, unit, { from, offer }, enemy)).sort((a, b) => byChance(a.figures, b.figures)),
    [seat, unit, from, offer, targets],
  );
  if (aims.length === 0) return <p className="ord-none">No target on the map.</p>;
  return (
    <table className="fir-targets">
      <thead>
        <tr>
          <th scope="col">Target</th>
          <th scope="col">Value</th>
          {FIRE_TYPES.map((type) => (
            <th key={type} scope="col">
              {capital(fireName(type))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {aims.map(({ target: enemy, rows, figures }) => (
          <tr key={enemy.id} className={enemy.id === target ? 'fir-target fir-on' : 'fir-target'}>
            <th scope="row">
              <button
                type="button"
                className="fir-pick"
                aria-pressed={enemy.id === target}
                onClick={() => onTarget?.(enemy.id)}
                onFocus={() => onTarget?.(enemy.id)}
              >
                <SideMark side={enemy.owner} title="" />
                <span>
                  {nameOf(enemy)} <small>{figures ? `range ${figures.range}` : ''}</small>
                </span>
              </button>
            </th>
            <td className="num">{figures?.targetValue ?? ''}</td>
            {rows.map((row) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: a short cut; the name and the types of fire are buttons
              <td
                key={row.type}
                className={chanceClass(row, enemy.id === target && row.type === fire.type)}
                onClick={() => {
                  fire.setType(row.type);
                  onTarget?.(enemy.id);
                }}
              >
                {row.odds ? percentText(row.odds.probability) : 'none'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
