import './shiplog.css';
import type { UnitView } from '../../engine/index.ts';
import type { LogSheet, SheetChanges } from '../../sheet/index.ts';
import { capital, unitStatusName } from '../../words/index.ts';
import { BattlecraftBoxes } from './BattlecraftBoxes.tsx';
import type { PressBox } from './Boxes.tsx';
import { Compartments } from './Compartments.tsx';
import { Energy } from './Energy.tsx';
import { Missiles, PodMissiles } from './Missiles.tsx';
import { Ratings } from './Ratings.tsx';

interface ShipLogProps {
  sheet: LogSheet;
  /** What the latest order wrote on it. */
  changed?: SheetChanges | undefined;
  /** Ticks a box off; without it the log is only to be read. */
  press?: PressBox | undefined;
}

const NOTHING: SheetChanges = new Map();

/** The ways a ship is gone for good: its log is stamped. */
const GONE: ReadonlySet<UnitView['status']> = new Set(['destroyed', 'jumped', 'orbited']);

/** [10.0] The log of a ship, filling itself in, or with boxes that are ticked off by hand. */
export function ShipLog({ sheet, changed = NOTHING, press }: ShipLogProps) {
  return (
    <div className={press ? 'relative contained shiplog shiplog-by-hand' : 'relative contained shiplog'}>
      {sheet.ship && GONE.has(sheet.ship.status) && (
        <p className="absolute no-pointer px-3 warn shiplog-stamp">{capital(unitStatusName(sheet.ship.status))}</p>
      )}
      <div className="stack items-start one-column shiplog-columns">
        <div className="stack content-start one-column shiplog-section">
          <Compartments log={sheet.log} compartments={sheet.compartments} changed={changed} press={press} />
          <BattlecraftBoxes sections={sheet.craft} changed={changed} press={press} />
        </div>
        <div className="stack content-start one-column shiplog-section">
          <Energy energy={sheet.energy} changed={changed} press={press} />
        </div>
        <div className="stack items-start content-start one-column shiplog-rest">
          {press ? (
            <PodMissiles compartments={sheet.compartments} changed={changed} press={press} />
          ) : (
            <>
              <Missiles sections={sheet.missiles} changed={changed} />
              <Ratings header={sheet.header} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
