import './targets.css';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import type { UnitId, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { NO_AIM } from '../../store/table/view-store.ts';
import { calledName, capital, percentText, unitName } from '../../words/index.ts';
import { FireCard } from '../arithmetic/FireCard.tsx';
import { FireButton } from '../arithmetic/FirePanel.tsx';
import { aimedAt, TargetCard } from '../arithmetic/TargetCard.tsx';
import { WeaponChoice } from '../arithmetic/WeaponChoice.tsx';
import { SideMark } from '../counters/SideMark.tsx';
import { Icon } from '../elements/Icon.tsx';
import { EnemySummary } from '../orders/EnemySummary.tsx';
import { unitSeen } from '../orders/groups.ts';
import { bestFirst, type Shot, shotOf } from '../session/aiming.ts';
import { useControls } from '../session/ControlsContext.ts';
import { useGame, useView } from '../session/context.ts';
import { distanceBetween } from '../session/distance.ts';
import { enemiesOnMap, fireOf, fireOffer } from '../session/fires.ts';
import { hexOf } from '../session/placed.ts';
import { HandCard } from './HandCard.tsx';

/** Whether it is the selected craft's turn to fire. */
const isFiring = (seat: Seat, unit: UnitView): boolean =>
  unit.owner === seat.decider && unit.status === 'in-play' && fireOffer(seat, unit.id) !== null;

/** What a chip says of an enemy: how far it is, and the best chance to hit it now. */
function noteOf(seat: Seat, unit: UnitView, enemy: UnitView, short: boolean): string {
  const far = `range ${distanceBetween(seat.view, unit, enemy) ?? '?'}`;
  const { row } = isFiring(seat, unit) ? fireOf(seat, unit, enemy, NO_AIM) : { row: null };
  if (!row?.odds || row.refusal) return far;
  const best = row.odds.probability > 0 ? `best ${percentText(row.odds.probability)}` : 'no shot';
  return short ? best : `${far}, ${best}`;
}

interface EnemiesProps {
  seat: Seat;
  unit: UnitView;
  target: UnitId | null;
  /** Where a chip has room for its letter and one figure. */
  short?: boolean;
}

/** The enemies as chips at the edge of the map: the likeliest to be hurt first, else the nearest. */
const Enemies = memo(function Enemies({ seat, unit, target, short = false }: EnemiesProps) {
  const controls = useControls();
  const { view } = useGame();
  const enemies = useMemo(() => {
    const all = enemiesOnMap(seat, unit);
    const far = (enemy: UnitView): number => distanceBetween(seat.view, unit, enemy) ?? 0;
    const order = isFiring(seat, unit)
      ? bestFirst(
          seat,
          unit,
          all.map(({ id }) => id),
        )
      : [...all].sort((a, b) => far(a) - far(b)).map(({ id }) => id);
    return order.flatMap((id) => all.find((enemy) => enemy.id === id) ?? []);
  }, [seat, unit]);
  if (enemies.length === 0) return null;
  return (
    <ul className="stack gap-1 hand-enemies" data-part="targets" aria-label="Enemy units">
      {enemies.map((enemy) => (
        <li key={enemy.id}>
          <button
            type="button"
            className="line hand-enemy"
            data-part="target"
            aria-pressed={enemy.id === target}
            onClick={() => {
              controls.aimAt(enemy.id);
              controls.lookAtUnit(enemy.id);
            }}
            onFocus={() => view.set({ hovered: enemy.id })}
            onBlur={() => view.set({ hovered: null })}
            onMouseEnter={() => view.set({ hovered: enemy.id })}
            onMouseLeave={() => view.set({ hovered: null })}
          >
            <SideMark side={enemy.owner} title="" size={18} />
            <span>
              <b>{enemy.id}</b> <span className={short ? 'unseen' : undefined}>{calledName(enemy)}</span>{' '}
              <small>{noteOf(seat, unit, enemy, short)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
});

/** First the answer: how likely it hits, and how likely it hurts. */
function Answer({ shot: { row } }: { shot: Shot }) {
  if (!row?.odds || !row.effect) return null;
  return (
    <p className="hand-answer">
      <span>
        <b className="num">{percentText(row.odds.probability)}</b> to hit
      </span>{' '}
      <span>
        <b className="num">{percentText(row.effect.probability)}</b> to hurt{row.effect.sure ? '' : ' at most'}
      </span>
    </p>
  );
}

interface TargetProps {
  seat: Seat;
  unit: UnitView;
  target: UnitView;
  /** The way to the other orders of the unit, beside the button that fires. */
  other?: ReactNode;
}

/** The shot at a target, or what is seen of it and could be fired in another phase. */
export function Target({ seat, unit, target, other }: TargetProps) {
  const { view } = useGame();
  const aim = useView((state) => state.aim);
  const shot = useMemo(
    () => (isFiring(seat, unit) ? shotOf(seat, { selected: unit.id, hovered: null, aim }, target.id) : null),
    [seat, unit, aim, target],
  );
  const aimed = aimedAt(seat, unit, target.id);
  const close = (
    <button
      type="button"
      className="hand-close"
      aria-label={`Close ${target.id}`}
      onClick={() => view.aim({ target: null })}
    >
      <Icon name="close" />
    </button>
  );
  if (!shot) {
    return (
      <>
        {close}
        <EnemySummary seat={seat} unit={unit} seen={target} folded={false} />
        {aimed && <TargetCard seat={seat} unit={unit} target={aimed} />}
      </>
    );
  }
  return (
    <FireCard
      seat={seat}
      unit={unit}
      target={target}
      fire={shot}
      title={
        <>
          <span className="unseen">
            {unit.id} fires at {target.id}:{' '}
          </span>
          <SideMark side={target.owner} title="" size={18} /> {capital(unitName(target))}{' '}
          <small className="muted">{shot.odds ? `range ${shot.odds.range}` : ''}</small>
        </>
      }
      side={close}
      weapon={
        <>
          <Answer shot={shot} />
          <WeaponChoice unit={unit} fire={shot} always />
        </>
      }
      action={
        <>
          <div className="hand-fire">
            <FireButton shot={shot} />
            {other}
          </div>
          <EnemySummary seat={seat} unit={unit} seen={target} folded />
        </>
      }
    />
  );
}

/** The enemies of the selected unit as short chips, in the row of units of a phone. */
export function PhoneEnemies({ seat }: { seat: Seat }) {
  const selected = useView((state) => state.selected);
  const target = useView((state) => state.aim.target);
  const unit = unitSeen(seat, useDeferredValue(selected));
  return unit && unit.hex !== null ? <Enemies seat={seat} unit={unit} target={target} short /> : null;
}

/** The enemies of the selected unit at the edge of the map, and a card beside the one that is aimed at. */
export function TargetsAt({ seat }: { seat: Seat }) {
  const selected = useView((state) => state.selected);
  const target = useView((state) => state.aim.target);
  const busy = useView((state) => state.interaction.kind === 'choosing');
  const later = useDeferredValue(selected);
  const unit = unitSeen(seat, later);
  const aimed = unitSeen(seat, target);
  const hex = useMemo(() => hexOf(seat.view, target), [seat.view, target]);
  if (!unit || unit.hex === null) return null;
  const isAimed = !busy && later === selected && aimed !== null && hex !== null && aimed.owner !== unit.owner;
  return (
    <>
      <Enemies seat={seat} unit={unit} target={target} />
      {isAimed && (
        <HandCard
          key={aimed.id}
          label={`${unit.id} at ${aimed.id}`}
          part="target-card"
          seat={seat}
          hex={hex}
          bare={isFiring(seat, unit)}
          line
        >
          <Target seat={seat} unit={unit} target={aimed} />
        </HandCard>
      )}
    </>
  );
}
