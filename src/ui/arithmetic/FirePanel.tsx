import '../elements/order.css';
import './fires.css';
import { type ReactNode, useMemo } from 'react';
import type { UnitId, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { count, effectText, fireName, percentText, refusalText, rejectionText } from '../../words/index.ts';
import { Icon } from '../elements/Icon.tsx';
import { Rule, Rules } from '../elements/Rules.tsx';
import { Term } from '../elements/Term.tsx';
import { type Shot, shotOf } from '../session/aiming.ts';
import { useControls } from '../session/ControlsContext.ts';
import { useView } from '../session/context.ts';
import { enemiesOnMap } from '../session/fires.ts';
import { FireCard } from './FireCard.tsx';
import { Targets } from './Targets.tsx';
import { WeaponChoice } from './WeaponChoice.tsx';

interface FirePanelProps {
  seat: Seat;
  unit: UnitView;
  /** The enemy whose arithmetic is drawn. */
  target: UnitId | null;
  /** Other orders of this phase, before the arithmetic. */
  children?: ReactNode;
}

/** What comes of the shot, or why there is none. */
function effectOf({ refusal, fired, row }: Shot): string {
  if (refusal) return rejectionText(refusal);
  if (fired) return 'fired: press a target or a weapon for the next shot';
  if (!row?.odds || !row.effect) return 'choose a target';
  return `${percentText(row.odds.probability)} hit, ${effectText(row.effect)}`;
}

/** The button keeps its place without a fire that can be made, so that it never comes up under a finger that picks one. */
export function FireButton({ shot }: { shot: Shot }) {
  const controls = useControls();
  const { action, target, type, row, refusal, fired } = shot;
  return (
    <div className="order-place fire-go" data-part="fire">
      <button
        type="button"
        className="order"
        data-order="fire"
        aria-disabled={action ? undefined : true}
        onClick={() => controls.fire()}
      >
        <Icon name="target" />
        <span className="order-label">{target ? `Fire ${fireName(type)} at ${target.id}` : 'Fire'}</span>{' '}
        <span className="order-effect">{effectOf(shot)}</span>{' '}
        {!refusal && !fired && row && (
          <span className={row.cost === 0 ? 'order-cost order-free' : 'order-cost'}>
            {row.cost === 0 ? 'free' : count(row.cost, 'unit')}
          </span>
        )}
      </button>
      {refusal && <Rule id={refusal.rule} />}
    </div>
  );
}

/** [8.0] The fire of one craft: its weapons, every target with its chances, and the arithmetic of the chosen one. */
export function FirePanel({ seat, unit, target, children }: FirePanelProps) {
  const aim = useView((state) => state.aim);
  const shot = useMemo(
    () => shotOf(seat, { selected: unit.id, hovered: null, aim }, target),
    [seat, unit, aim, target],
  );
  const someEnemy = useMemo(() => enemiesOnMap(seat, unit).length > 0, [seat, unit]);
  if (!shot) return children;
  const refusal = shot.offer?.refusal ?? null;
  return (
    <>
      <section className="stack fire" aria-label="Fire">
        <div className="order-head">
          <h3 className="cap">
            <Term>Fire</Term>
          </h3>
          {refusal && (
            <span className="order-left">
              {refusalText('fire', refusal)} <Rules cases={[refusal.rule]} />
            </span>
          )}
        </div>
        <WeaponChoice unit={unit} fire={shot} always />
        <Targets seat={seat} unit={unit} fire={shot} target={target} />
      </section>
      {children}
      {shot.target && <FireCard seat={seat} unit={unit} target={shot.target} fire={shot} />}
      {someEnemy && <FireButton shot={shot} />}
    </>
  );
}
