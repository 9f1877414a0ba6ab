import './fires.css';
import { memo, useMemo } from 'react';
import { FIRE_TYPES, type FireType, type UnitView } from '../../../engine/index.ts';
import type { Seat, Weapon } from '../../../store/seat/seat.ts';
import { capital, count, fireName, percentText, rejectionText } from '../../../words/index.ts';
import type { LaidShot } from '../../play/aiming.ts';
import { useControls } from '../../play/controls.ts';
import { type FireRow, fireRows, weaponStates } from '../../play/fires.ts';
import { Term } from '../../play/Term.tsx';

interface CellProps {
  from: Weapon;
  row: FireRow | null;
  type: FireType;
  /** How often it is laid. */
  times: number;
  /** The weapon has nothing left. */
  spent: boolean;
}

const costWords = (cost: number): string => (cost === 0 ? 'free' : count(cost, 'unit'));

/** One type of fire of one weapon: the chance to hit, the chance to hurt and the cost; a press lays or lifts it. */
const Cell = memo(function Cell({ from, row, type, times, spent }: CellProps) {
  const controls = useControls();
  // As a word it stands beside the row and above the column only.
  const label = `${from === 'burster' ? 'Burster' : `Pod ${from}`}, ${fireName(type)}`;
  if (!row || row.odds === null) return <span className="dock-tile dock-shot is-never" data-part="fire-type" />;
  const { odds, effect, cost, refusal } = row;
  const isLaid = times > 0;
  const hurt = `${percentText(effect?.probability ?? 0)} hurt${effect?.sure === false ? ' at most' : ''}`;
  return (
    <button
      type="button"
      className={isLaid ? 'dock-tile dock-shot is-laid' : 'dock-tile dock-shot'}
      data-part="fire-type"
      data-fire={`${from} ${type}`}
      aria-pressed={isLaid}
      aria-disabled={refusal !== null || spent ? true : undefined}
      title={refusal ? capital(rejectionText(refusal)) : undefined}
      onClick={() => refusal === null && !spent && controls.chooseFire(from, type)}
    >
      <span className="visually-hidden">{label}: </span>
      <b className="num">{percentText(odds.probability)}</b>
      {times > 1 && <span className="ink dock-times">×{times}</span>}{' '}
      <span className="truncate dock-hurt">{spent ? '' : refusal ? rejectionText(refusal) : hurt}</span>{' '}
      <span className="nowrap muted dock-cost">{spent ? '' : costWords(cost)}</span>
    </button>
  );
});

interface FiresProps {
  seat: Seat;
  unit: UnitView;
  /** What is aimed at; null for nothing yet. */
  target: UnitView | null;
  shots: readonly LaidShot[];
}

/**
 * [8.0, 8.1, 8.2] A row for each weapon and a column for each type of fire, where at other times the maneuvers stand. A press
 * on the name of a weapon lifts all others.
 */
export function Fires({ seat, unit, target, shots }: FiresProps) {
  const controls = useControls();
  const weapons = useMemo(() => weaponStates(seat, unit), [seat, unit]);
  return (
    <section className="stack gap-1 dock-fires" data-part="fire-types" aria-label={`Weapons of ${unit.id}`}>
      <div className="stack gap-1 dock-fire-heads">
        <span />
        {FIRE_TYPES.map((type) => (
          <span key={type} className="truncate muted dock-fire-head">
            <Term name={capital(fireName(type))}>{capital(fireName(type))}</Term>
          </span>
        ))}
      </div>
      <div className="stack content-start gap-1 min-h-0 scroll-y dock-fire-rows" data-part="weapons">
        {weapons.map(({ from, label, state }) => {
          const rows = target ? fireRows(seat, unit.id, from, target.id) : [];
          const [name = label, kind] = /^(Pod \d+) (.+)$/.exec(label)?.slice(1) ?? [];
          return (
            <div
              key={String(from)}
              className={state === '' ? 'stack gap-1 dock-fire-row' : 'stack gap-1 dock-fire-row is-spent'}
            >
              <span className="self-center min-w-0 clip small muted dock-weapon">
                <button
                  type="button"
                  data-weapon={from}
                  title="Fire this weapon alone"
                  onClick={() => controls.chooseWeapon(from)}
                >
                  {name}
                </button>{' '}
                <small>{state === '' ? kind && <Term name={`${kind} pod`}>{kind}</Term> : state}</small>
              </span>
              {FIRE_TYPES.map((type) => (
                <Cell
                  key={type}
                  from={from}
                  type={type}
                  row={rows.find((row) => row.type === type) ?? null}
                  times={shots.filter((shot) => shot.from === from && shot.type === type).length}
                  spent={state !== ''}
                />
              ))}
            </div>
          );
        })}
      </div>
    </section>
  );
}
