import './pods.css';
import { useCallback } from 'react';
import { shipFaults } from '../../engine/index.ts';
import type { LogSheet } from '../../sheet/index.ts';
import { isWorn, repair } from '../../workbench/ships/edit.ts';
import { pressBox } from '../../workbench/ships/press.ts';
import { Button } from '../kit/Button.tsx';
import type { PressBox } from '../logs/Boxes.tsx';
import { ShipLog } from '../logs/ShipLog.tsx';
import type { BuildProps } from './build-props.ts';
import { FaultLine } from './PodSlots.tsx';

/** [8.8, 10.2, 10.3] The log with which a ship begins: what has been hit or spent before play is ticked off on it. */
export function TickedLog({ ship, sheet, change }: BuildProps & { sheet: LogSheet }) {
  const press: PressBox = useCallback((box) => change(pressBox(box)), [change]);
  const faults = shipFaults(ship).filter(({ at }) => /^(damage|spent)/.test(at));
  return (
    <>
      <p className="small muted">Press a box that is ticked off on the log; press it again to clear it.</p>
      <ShipLog sheet={sheet} press={press} />
      {faults.map((fault) => (
        <FaultLine key={fault.at} fault={fault} />
      ))}
      {isWorn(ship) && <Button onClick={() => change(repair)}>Repair it, as it was built</Button>}
    </>
  );
}
