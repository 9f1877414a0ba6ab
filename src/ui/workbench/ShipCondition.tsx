import './pods.css';
import { type BuiltShip, blocksOf, HULLS, shipFaults } from '../../engine/index.ts';
import { isWorn, repair, spendEnergy } from '../../workbench/ships/edit.ts';
import { Button } from '../kit/Button.tsx';
import { Count, Field } from '../kit/fields.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { BuildProps } from './build-props.ts';
import { Hits } from './PodOptions.tsx';
import { FaultLine } from './PodSlots.tsx';

const PARTS = [
  ['bridge', 'Bridge'],
  ['engine', 'Engine'],
  ['force-field', 'Force field'],
] as const;

/** [10.3] Energy that may be spent before play. */
const SPENT = [
  { field: 'spentBlocks', words: 'Blocks spent', most: (ship: BuiltShip) => Math.floor(blocksOf(ship)) },
  { field: 'spentUnits', words: 'Unit track', most: ({ hull }: BuiltShip) => HULLS[hull].burnRate - 1 },
] as const;

/** [8.8, 10.3] What a ship begins with that has been in a battle: hits and spent energy. */
export function ShipCondition({ ship, change }: BuildProps) {
  const worn = isWorn(ship);
  const faults = shipFaults(ship).filter(({ at }) => /^(damage|spent)/.test(at));
  return (
    <details className="pt-2 border-t yard-condition" open={faults.length > 0 || undefined}>
      <summary className="line hit-line pointer">
        <Icon name="down" size={15} />
        <span className="cap">Hits and spent energy</span>
        <small>{worn ? 'not as built' : 'as built'}</small>
      </summary>
      <div className="row py-2 yard-options">
        {PARTS.map(([part, words]) => (
          <Hits key={part} ship={ship} part={part} words={words} change={change} />
        ))}
        {SPENT.map(({ field, words, most }) => (
          <Field key={field} name={words}>
            <Count
              label={words}
              value={ship[field] ?? 0}
              most={most(ship)}
              onCount={(number) => change(spendEnergy(field, number), field)}
            />
          </Field>
        ))}
        {worn && <Button onClick={() => change(repair)}>Repair it, as it was built</Button>}
        {faults.map((fault) => (
          <FaultLine key={fault.at} fault={fault} />
        ))}
      </div>
    </details>
  );
}
