import './slots.css';
import { useId } from 'react';
import { blocksOf, HULLS, shipFaults } from '../../../engine/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { asBuilt, isWorn, withSpent } from '../../../workbench/ships/edit.ts';
import { Button } from '../../elements/Button.tsx';
import { Icon } from '../../elements/Icon.tsx';
import { NumberInput } from './NumberInput.tsx';
import { Hits } from './PodOptions.tsx';
import { FaultLine } from './PodSlots.tsx';

interface ConditionProps {
  design: ShipDesign;
  onChange: (design: ShipDesign, as?: string) => void;
}

interface NumberFieldProps {
  words: string;
  value: number;
  most: number;
  onNumber: (value: number) => void;
}

/** A whole number under its name; an empty field is none. */
export function NumberField({ words, value, most, onNumber }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="yard-option">
      <label className="cap" htmlFor={id}>
        {words}
      </label>
      <NumberInput id={id} value={value} most={most} onNumber={(typed) => onNumber(typed ?? 0)} />
    </div>
  );
}

const PARTS = [
  ['bridge', 'Bridge'],
  ['engine', 'Engine'],
  ['force-field', 'Force field'],
] as const;

/** [8.8, 10.3] What a ship begins with that has been in a battle: hits and spent energy. */
export function Condition({ design, onChange }: ConditionProps) {
  const { spentBlocks = 0, spentUnits = 0 } = design;
  const worn = isWorn(design);
  const faults = shipFaults(design).filter(({ at }) => /^(damage|spent)/.test(at));
  return (
    <details className="yard-condition" open={faults.length > 0 || undefined}>
      <summary>
        <Icon name="down" size={15} />
        <span className="cap">Hits and spent energy</span>
        <small>{worn ? 'not as built' : 'as built'}</small>
      </summary>
      <div className="yard-options">
        {PARTS.map(([part, words]) => (
          <Hits key={part} design={design} part={part} words={words} onChange={onChange} />
        ))}
        <NumberField
          words="Blocks spent"
          value={spentBlocks}
          most={blocksOf(design)}
          onNumber={(blocks) => onChange(withSpent(design, blocks, spentUnits), 'blocks')}
        />
        <NumberField
          words="Unit track"
          value={spentUnits}
          most={HULLS[design.hull].burnRate - 1}
          onNumber={(units) => onChange(withSpent(design, spentBlocks, units), 'units')}
        />
        {worn && <Button onClick={() => onChange(asBuilt(design))}>Repair it, as it was built</Button>}
        {faults.map((fault) => (
          <FaultLine key={fault.at} fault={fault} />
        ))}
      </div>
    </details>
  );
}
