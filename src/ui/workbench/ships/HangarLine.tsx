import './hangar.css';
import { shipFaults } from '../../../engine/index.ts';
import type { Kept } from '../../../store/workbench/storage.ts';
import { count, hullName, list, podName, transText } from '../../../words/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { asBuilt, isWorn } from '../../../workbench/ships/edit.ts';
import { priceOf } from '../../../workbench/ships/figures.ts';
import { shipFileName, writeShipFile } from '../../../workbench/ships/ship-file.ts';
import { printAddress } from '../../elements/address.ts';
import { Button } from '../../elements/Button.tsx';
import { Icon } from '../../elements/Icon.tsx';
import { saveText } from '../../elements/save-text.ts';
import { HullMark } from './HullMark.tsx';

/** `2 arsenal, battlecraft and energy`: the pods of a ship, each kind once. */
function podsText({ pods }: ShipDesign): string {
  if (pods.length === 0) return 'no pods';
  const names = pods.map(({ type, count: number }) => podName(type, number));
  return list(
    [...new Set(names)].map((name) => {
      const many = names.filter((other) => other === name).length;
      return many === 1 ? name : `${many} ${name}`;
    }),
  );
}

interface HangarLineProps {
  ship: Kept<ShipDesign>;
  isMarked: boolean;
  mayMark: boolean;
  onMark: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onSave: () => void;
}

/** A ship in the hangar, and what can be done with it. */
export function HangarLine({ ship, isMarked, mayMark, onMark, onDuplicate, onRemove, onSave }: HangarLineProps) {
  const { id, work } = ship;
  const name = work.name || 'Unnamed';
  const faults = shipFaults(work).length;
  const worn = isWorn(work);
  return (
    <li className="hangar-line">
      <label className="hangar-mark">
        <input type="checkbox" checked={isMarked} disabled={!isMarked && !mayMark} onChange={onMark} />
        <span className="unseen">Mark {name}</span>
      </label>
      <HullMark hull={work.hull} size={44} />
      <div className="hangar-words">
        <a href={printAddress({ place: { at: 'workbench', part: 'ship', id }, rules: null })}>{name}</a>
        <p className="muted">
          {hullName(work.hull)}: {podsText(work)}
          {worn && ', not as built'}
          {faults > 0 && <span className="hangar-faulty">, cannot be built: {count(faults, 'fault')}</span>}
        </p>
      </div>
      <span className="num hangar-price">{transText(priceOf(work).total)}</span>
      <div className="hangar-tools">
        <Button look="small" aria-label={`Duplicate ${name}`} title="Duplicate" onClick={onDuplicate}>
          Duplicate
        </Button>
        <Button
          look="small"
          aria-label={`Save ${name} as a file`}
          aria-disabled={faults > 0}
          onClick={() => faults === 0 && onSave()}
        >
          <Icon name="save" />
          {worn ? 'This ship' : 'Save'}
        </Button>
        {worn && faults === 0 && (
          <Button
            look="small"
            aria-label={`Save the class of ${name} as a file`}
            onClick={() => saveText(shipFileName([work]), writeShipFile([asBuilt(work)]))}
          >
            <Icon name="save" />
            Its class
          </Button>
        )}
        <Button look="small" aria-label={`Delete ${name}`} onClick={onRemove}>
          <Icon name="close" />
          Delete
        </Button>
      </div>
    </li>
  );
}
