import './decisions.css';
import type { Action, PendingView, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import { unitName } from '../../words/index.ts';
import { motionOf } from '../arithmetic/fires.ts';
import { InterceptionArithmetic } from '../arithmetic/InterceptionArithmetic.tsx';
import { interceptionOdds } from '../arithmetic/interception.ts';
import { Icon } from '../panel/Icon.tsx';
import { Rules } from '../panel/Rules.tsx';
import { fieldClassOf } from './field.ts';

interface InterceptProps {
  seat: Seat;
  pending: Extract<PendingView, { kind: 'intercept' }>;
  onOrder: (action: Action) => void;
}

/** [9.6, 9.8] What comes of success, as far as the seat knows the target, and of a miss. */
function outcomeOf(missile: UnitView, target: UnitView): string {
  const miss = `if not, ${missile.id} flies on`;
  if (target.kind !== 'spaceship') return `if it succeeds, both are destroyed; ${miss}`;
  const status = target.parts?.['force-field']?.status;
  const sound = status === 'intact' || status === 'vulnerable';
  const rolls = fieldClassOf(target) === 2 && sound ? 'one roll' : 'three rolls';
  if (target.forceField) return `if it succeeds, ${rolls} for hits on its field; ${miss}`;
  return `if it succeeds, ${target.id} is destroyed${sound ? ', unless its field comes up in time' : ''}; ${miss}`;
}

/** [9.6, R9.6c] Which unit a missile attempts, or whether it holds back. */
export function Intercept({ seat, pending, onOrder }: InterceptProps) {
  const find = (id: string) => seat.view.units.find((unit) => unit.id === id);
  const missile = find(pending.missile);
  const decline = seat.legal.find((action) => action.do === 'decline');
  return (
    <div className="dec-list">
      {pending.targets.map((id) => {
        const target = find(id);
        const action = seat.legal.find((one) => one.do === 'intercept' && one.target === id);
        if (!missile || !target || !action) return null;
        const odds = interceptionOdds(missile, target, seat.view.sheets);
        const [from, to] = [motionOf(missile), motionOf(target)];
        return (
          <div key={id} className="dec-attempt">
            {odds && from && to && (
              <InterceptionArithmetic
                title={`${missile.id} attempts ${unitName(target)}`}
                odds={odds}
                missile={from}
                target={to}
              />
            )}
            <button type="button" className="dec-choice" onClick={() => onOrder(action)}>
              <Icon name="target" />
              <span className="dec-words">
                <b>Attempt {target.id}</b> <span className="dec-now">{outcomeOf(missile, target)}</span>
              </span>
            </button>
          </div>
        );
      })}
      {decline && (
        <button type="button" className="dec-choice" onClick={() => onOrder(decline)}>
          <Icon name="hold" />
          <span className="dec-words">
            <b>Hold it back</b>{' '}
            <span className="dec-now">
              no attempt on any of them while they share this hex <Rules cases={['R9.6a']} />
            </span>
          </span>
        </button>
      )}
    </div>
  );
}
