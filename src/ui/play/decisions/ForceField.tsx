import './decisions.css';
import type { UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { orderName } from '../../../words/index.ts';
import { Icon } from '../../kit/Icon.tsx';
import { DieRow } from '../arithmetic/DieRow.tsx';
import { Why } from '../arithmetic/Sum.tsx';
import { useControls } from '../controls.ts';
import { orderIcon } from '../orders/faces.ts';
import { fieldClassOf, fieldNeeds } from './field.ts';

interface ForceFieldProps {
  seat: Seat;
  unit: UnitView;
}

const CHOICES = ['raise-field', 'no-field'] as const;

/** [9.8, R9.8a] Whether a ship tries its force field at the last moment, and what comes of it. */
export function ForceFieldQuestion({ seat, unit }: ForceFieldProps) {
  const controls = useControls();
  const hits = fieldClassOf(unit) === 2 ? 'one roll' : 'three rolls';
  const words = {
    'raise-field': `if it comes up: a block, and ${hits} for hits; if not, ${unit.id} is destroyed`,
    'no-field': `${unit.id} is destroyed at once`,
  };
  return (
    <div className="stack one-column gap-1" data-part="decision">
      <div className="stack mb-1">
        <Why reasons={[{ text: 'Its Civ Level less two, or less, raises the field', rules: ['9.8', 'R9.8a'] }]} />
        <DieRow chance={fieldNeeds(unit)} />
      </div>
      {CHOICES.map((kind) => {
        const action = seat.legal.find((one) => one.do === kind);
        if (!action) return null;
        return (
          <button
            key={kind}
            type="button"
            className="stack box items-center gap-2h gap-y-0 px-2h py-1 decision-choice"
            data-part="answer"
            onClick={() => void controls.give(action)}
          >
            <Icon name={orderIcon(kind)} />
            <span className="decision-words">
              <b>{orderName(kind)}</b> <span className="block small leading-125 muted">{words[kind]}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
