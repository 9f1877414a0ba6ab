import './shiplog.css';
import type { CraftSection, SheetChanges } from '../../sheet/index.ts';
import { capital, hullName, unitStatusName } from '../../words/index.ts';
import { Button } from '../kit/Button.tsx';
import { Term } from '../play/Term.tsx';
import { Boxes, type PressBox } from './Boxes.tsx';
import { Status, statusBefore } from './Status.tsx';

interface CraftProps {
  sections: readonly CraftSection[];
  changed: SheetChanges;
  press?: PressBox | undefined;
}

const PARTS = ['bridge', 'engine'] as const;

/** [10.4] The Battlecraft sections of a ship that carries any. */
export function BattlecraftBoxes({ sections, changed, press }: CraftProps) {
  return sections.map((section, index) => {
    const { unit, hull, status, boxes } = section;
    if (unit === null || hull === null || status === null) return null;
    const aboard = boxes.filter((box) => box !== 'struck');
    const left = aboard.filter((box) => box === 'open').length;
    return (
      <div key={unit} className="stack gap-1 mt-2">
        <div className="flex items-baseline apart gap-2 small nowrap shiplog-row">
          <h4 className="cap">
            {unit.slice(1)} <Term>{hullName(hull)}</Term>
          </h4>
          <span className={changed.has(`craft ${index}`) ? 'muted shiplog-new' : 'muted'}>
            <Term>{unitStatusName(status)}</Term>
          </span>
        </div>
        <div className="row shiplog-craft-parts">
          {PARTS.map((part) => {
            const state = section[part];
            return state ? (
              <span key={part} className="inline-flex items-center gap-1">
                <Term>{capital(part)}</Term>{' '}
                <span className="faint">
                  <Term>armor</Term> {state.armor}
                </span>
                <Status
                  status={state.status}
                  armor={state.armor}
                  was={statusBefore(changed, `craft ${index} ${part}`)}
                  name={`${unit} ${part}`}
                  onPress={press && ((hit) => press({ is: 'craft-status', craft: index, part, status: hit }))}
                />
              </span>
            ) : null;
          })}
        </div>
        <Boxes
          boxes={aboard}
          nameOf={(nth) => `craft ${index} ${nth}`}
          changed={changed}
          label={`${left} of ${aboard.length} units left`}
          press={press}
          boxAt={(nth) => ({ is: 'craft-unit', craft: index, number: nth + 1 })}
          boxName={(nth) => `${unit} unit ${nth + 1}, spent`}
        />
        {press && (
          <Button
            look="small"
            aria-pressed={status === 'destroyed'}
            onClick={() => press({ is: 'craft-lost', craft: index })}
          >
            {unit} is lost
          </Button>
        )}
      </div>
    );
  });
}
