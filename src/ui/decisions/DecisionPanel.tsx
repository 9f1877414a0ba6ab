import './decisions.css';
import { useEffect, useMemo, useRef } from 'react';
import type { Action, PendingView, UnitView } from '../../engine/index.ts';
import type { Seat } from '../../store/seat.ts';
import type { Choosing } from '../../store/view-store.ts';
import { actionText, capital, count, unitName } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Rules } from '../elements/Rules.tsx';
import { Chooser } from '../orders/Chooser.tsx';
import { begin, isCurrent } from '../session/choosing.ts';
import { AtPlanet } from './AtPlanet.tsx';
import { ChoosePart } from './ChoosePart.tsx';
import { ForceField } from './ForceField.tsx';
import { Intercept } from './Intercept.tsx';

interface DecisionPanelProps {
  seat: Seat;
  onOrder: (action: Action) => void;
  onPreview: (action: Action | null) => void;
  /** The placement of a MIMS's missile that is being put together; the map may drive it too. */
  mode: Choosing | null;
  onMode: (mode: Choosing | null) => void;
}

/** What is asked, and by which case. */
function questionOf(pending: PendingView, unit: UnitView | undefined): { text: string; rule: string } {
  const name = unit ? unitName(unit) : '';
  switch (pending.kind) {
    case 'choose-part':
      return { text: `Which part of ${name} is hit?`, rule: '8.7' };
    case 'intercept':
      return {
        text: `${name} meets ${pending.targets.length > 1 ? 'enemies: which does it attempt?' : 'an enemy: does it attempt?'}`,
        rule: '9.6',
      };
    case 'force-field':
      return { text: `A missile is upon ${name}: raise the force field?`, rule: '9.8' };
    case 'planet-maneuver':
      return { text: `${name} passes the planet: maneuver for nothing?`, rule: '6.5' };
    case 'mims':
      return { text: `${name} launches: ${count(pending.left, 'missile')} to go`, rule: '9.9' };
  }
}

const unitOf = (pending: PendingView): string => ('unit' in pending ? pending.unit : pending.missile);

/** [9.9] The next of the four: begun by itself, so that the map can answer too, and not to be broken off. */
function NextOfFour({ seat, mode, onMode, onOrder, onPreview }: DecisionPanelProps) {
  const fresh = useMemo(() => {
    const launches = seat.legal.filter((action) => action.do === 'mims-launch');
    const [first] = launches;
    return first ? begin(first.missile, launches) : null;
  }, [seat]);
  const asked = mode?.do === 'mims-launch' && isCurrent(mode, seat.legal) ? mode : null;
  useEffect(() => {
    const next = asked ? null : fresh?.mode;
    // Later than the unit that a decision selects by itself.
    if (next) queueMicrotask(() => onMode(next));
  }, [asked, fresh, onMode]);
  const only = fresh?.action;
  if (only) {
    return (
      <button type="button" className="dec-choice" onClick={() => onOrder(only)}>
        <Icon name="missile" />
        <span className="dec-words">
          <b>{capital(actionText(only))}</b> <span className="dec-now">the one place left</span>
        </span>
      </button>
    );
  }
  const shown = asked ?? fresh?.mode;
  if (!shown) return null;
  return (
    <Chooser
      seat={seat}
      mode={shown}
      onMode={onMode}
      onOrder={onOrder}
      onPreview={onPreview}
      title="Place it"
      mayCancel={false}
    />
  );
}

function Choices(props: DecisionPanelProps & { pending: PendingView; unit: UnitView | undefined }) {
  const { seat, pending, unit, onOrder, onPreview } = props;
  if (pending.kind === 'choose-part') return <ChoosePart unit={unit} actions={seat.legal} onOrder={onOrder} />;
  if (pending.kind === 'intercept') return <Intercept seat={seat} pending={pending} onOrder={onOrder} />;
  if (!unit) return null;
  if (pending.kind === 'force-field') return <ForceField seat={seat} unit={unit} onOrder={onOrder} />;
  if (pending.kind === 'mims') return <NextOfFour {...props} />;
  return <AtPlanet seat={seat} unit={unit} onOrder={onOrder} onPreview={onPreview} />;
}

/** A decision that everything else waits for, with what each answer would come to; nothing while none is due. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { seat } = props;
  const { pending } = seat.view;
  const heading = useRef<HTMLHeadingElement>(null);
  const due = pending && `${pending.kind} ${unitOf(pending)} ${seat.view.rolls.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question takes the cursor, an old one does not
  useEffect(() => heading.current?.focus(), [due]);
  if (!pending) return null;
  const unit = seat.view.units.find(({ id }) => id === unitOf(pending));
  const { text, rule } = questionOf(pending, unit);
  return (
    <section className="dec" aria-label="Decision">
      <div className="dec-head">
        <SideMark side={pending.player} size={22} />
        <h2 className="dec-title" ref={heading} tabIndex={-1}>
          {text}
        </h2>
        <Rules cases={[rule]} />
      </div>
      {seat.toAct ? (
        <Choices {...props} pending={pending} unit={unit} />
      ) : (
        <p className="ord-none">Player {pending.player} decides.</p>
      )}
    </section>
  );
}
