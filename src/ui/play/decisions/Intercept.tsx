import './decisions.css';
import { interceptionResult, type PendingView, seenAttempt } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { interceptionText, unitName } from '../../../words/index.ts';
import { Icon } from '../../kit/Icon.tsx';
import { InterceptionArithmetic } from '../arithmetic/InterceptionArithmetic.tsx';
import { useControls } from '../controls.ts';
import { motionOf } from '../fires.ts';
import { orderIcon } from '../orders/faces.ts';
import { Rule } from '../Rules.tsx';

interface InterceptProps {
  seat: Seat;
  pending: Extract<PendingView, { kind: 'intercept' }>;
}

/** [9.6, R9.6c] Which unit a missile attempts, or whether it holds back. */
export function Intercept({ seat, pending }: InterceptProps) {
  const controls = useControls();
  const find = (id: string) => seat.view.units.find((unit) => unit.id === id);
  const missile = find(pending.missile);
  const decline = seat.legal.find((action) => action.do === 'decline');
  return (
    <div className="stack one-column gap-1" data-part="decision">
      {pending.targets.map((id) => {
        const target = find(id);
        const action = seat.legal.find((one) => one.do === 'intercept' && one.target === id);
        if (!missile || !target || !action) return null;
        const odds = seenAttempt(missile, target, seat.view.sheets);
        const [from, to] = [motionOf(missile), motionOf(target)];
        return (
          <div key={id} className="stack one-column gap-1 mb-1h">
            {odds && from && to && (
              <InterceptionArithmetic
                title={`${missile.id} attempts ${unitName(target)}`}
                odds={odds}
                missile={from}
                target={to}
              />
            )}
            <button
              type="button"
              className="stack box items-center gap-2h gap-y-0 px-2h py-1 decision-choice"
              data-part="answer"
              onClick={() => void controls.give(action)}
            >
              <Icon name={orderIcon('intercept')} />
              <span className="decision-words">
                <b>Attempt {target.id}</b>{' '}
                <span className="block small leading-125 muted">
                  {interceptionText(interceptionResult(target), target.id)}; if it misses, it flies on
                </span>
              </span>
            </button>
          </div>
        );
      })}
      {decline && (
        <div className="order-place">
          <button
            type="button"
            className="stack box items-center gap-2h gap-y-0 px-2h py-1 decision-choice"
            data-part="answer"
            onClick={() => void controls.give(decline)}
          >
            <Icon name={orderIcon('decline')} />
            <span className="decision-words">
              <b>Hold it back</b>{' '}
              <span className="block small leading-125 muted">no attempt on any of them while they share this hex</span>
            </span>
          </button>
          <Rule id="R9.6a" />
        </div>
      )}
    </div>
  );
}
