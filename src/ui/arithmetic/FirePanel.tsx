import './fires.css';
import { type ReactNode, useMemo } from 'react';
import type { Action, UnitId, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import { count, fireName, percentText, refusalText, rejectionText } from '../../words/index.ts';
import { Icon } from '../elements/Icon.tsx';
import { Rules } from '../elements/Rules.tsx';
import { FireCard } from './FireCard.tsx';
import { targetsOf } from './fires.ts';
import { Targets } from './Targets.tsx';
import { type Fire, useFire } from './useFire.ts';
import { WeaponChoice } from './WeaponChoice.tsx';

interface FirePanelProps {
  seat: Seat;
  unit: UnitView;
  target: UnitId | null;
  onTarget?: ((target: UnitId | null) => void) | undefined;
  onOrder: (action: Action) => void;
  /** Other orders of this phase, before the arithmetic. */
  children?: ReactNode;
}

const fireAction = ({ legal }: Seat, unit: UnitView, { from, type }: Fire, target: UnitId): Action | undefined =>
  legal.find(
    (action) =>
      action.do === 'fire' &&
      action.unit === unit.id &&
      action.from === from &&
      action.type === type &&
      action.target === target,
  );

/** The button keeps its place without a fire that can be made, so that it never comes up under a finger that picks one. */
function FireButton({
  seat,
  unit,
  target,
  fire,
  onOrder,
}: Omit<FirePanelProps, 'target' | 'children'> & { target: UnitView | null; fire: Fire }) {
  const action = target ? fireAction(seat, unit, fire, target.id) : undefined;
  const { row, offer } = fire;
  const refusal = row ? row.refusal : offer?.refusal;
  const chance = row?.odds ? percentText(row.odds.probability) : 'choose a target';
  return (
    <button
      type="button"
      className="ord fir-go"
      data-order="fire"
      data-target={target?.id}
      aria-disabled={action ? undefined : true}
      onClick={() => action && onOrder(action)}
    >
      <Icon name="target" />
      <span className="ord-label">{target ? `Fire ${fireName(fire.type)} at ${target.id}` : 'Fire'}</span>{' '}
      <span className="ord-effect">{refusal ? rejectionText(refusal) : chance}</span>{' '}
      {refusal && <Rules cases={[refusal.rule]} />}
      {!refusal && row && (
        <span className={row.cost === 0 ? 'ord-cost ord-free' : 'ord-cost'}>
          {row.cost === 0 ? 'free' : count(row.cost, 'unit')}
        </span>
      )}
    </button>
  );
}

/** [8.0] The fire of one craft: its weapons, every target with its chances, and the arithmetic of the chosen one. */
export function FirePanel({ seat, unit, target, onTarget, onOrder, children }: FirePanelProps) {
  const targets = useMemo(() => targetsOf(seat, unit), [seat, unit]);
  const aimed = targets.find(({ id }) => id === target) ?? null;
  const fire = useFire(seat, unit, aimed);
  const refusal = fire.offer?.refusal ?? null;
  return (
    <>
      <section className="fir" aria-label="Fire">
        <div className="ord-head">
          <h3 className="cap">Fire</h3>
          {refusal && (
            <span className="ord-left">
              {refusalText('fire', refusal)} <Rules cases={[refusal.rule]} />
            </span>
          )}
        </div>
        <WeaponChoice fire={fire} always />
        <Targets seat={seat} unit={unit} fire={fire} targets={targets} target={target} onTarget={onTarget} />
      </section>
      {children}
      {aimed && <FireCard seat={seat} unit={unit} target={aimed} fire={fire} />}
      {targets.length > 0 && <FireButton seat={seat} unit={unit} target={aimed} fire={fire} onOrder={onOrder} />}
    </>
  );
}
