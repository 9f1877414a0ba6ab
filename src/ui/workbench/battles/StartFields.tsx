import { useState } from 'react';
import { DIRECTIONS, type Direction, parseHexId, type ScenarioShip, type UnitId } from '../../../engine/index.ts';
import { count } from '../../../words/index.ts';
import {
  allowHexes,
  deployShip,
  setFormation,
  toggleDirection,
  toggleVelocity,
} from '../../../workbench/battles/ship-edits.ts';
import { Button } from '../../elements/Button.tsx';
import { Segments } from '../../elements/Segments.tsx';
import { Toggles } from '../fields.tsx';
import { Compass } from './Compass.tsx';
import { useEditing } from './editing.ts';

const VELOCITIES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const FIXED_OR_OPEN = [
  { value: false, label: 'Fixed' },
  { value: true, label: 'Its player chooses' },
];

/** Whether a value is left open: as it stands, until somebody says otherwise. */
function useOpen(values: readonly unknown[]): [boolean, (open: boolean) => void] {
  const [wanted, setWanted] = useState<boolean | null>(null);
  return [wanted ?? values.length > 1, setWanted];
}

interface StartProps {
  id: UnitId;
  ship: ScenarioShip;
}

/** The hexes in which a ship may start: typed here, or pressed on the map. */
function HexFields({ id, ship: { deployment } }: StartProps) {
  const { battle, change, looking, look } = useEditing();
  const [typed, setTyped] = useState('');
  const { hexes } = deployment;
  const paints = looking.tool === 'start';
  const isOpen = paints || hexes.length > 1;
  const name = typed.trim().toUpperCase();
  const isHex = parseHexId(battle.sheets, name) !== undefined;
  const take = () => {
    if (!isHex) return;
    change(isOpen ? allowHexes(id, [name], !hexes.includes(name)) : deployShip(id, { hexes: [name] }));
    setTyped('');
  };
  const setOpen = (open: boolean) => {
    look({ tool: open ? 'start' : 'place' });
    if (!open && hexes.length > 1) change(deployShip(id, { hexes: hexes.slice(0, 1) }));
  };
  return (
    <div className="battle-field">
      <h3 className="cap">Hex</h3>
      <Segments label="Where it starts" options={FIXED_OR_OPEN} chosen={isOpen} onChoose={setOpen} />
      <form
        className="battle-line"
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <strong className="num">
          {hexes.length === 0 ? 'Nowhere yet' : hexes.length === 1 ? hexes[0] : count(hexes.length, 'hex', 'hexes')}
        </strong>
        <input
          type="text"
          className="battle-hex"
          aria-label={isOpen ? 'A hex more, or one less' : 'Another hex'}
          placeholder={hexes[0] ?? 'A0101'}
          value={typed}
          maxLength={6}
          autoComplete="off"
          aria-invalid={(typed !== '' && !isHex) || undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button look="small" type="submit" aria-disabled={!isHex}>
          {isOpen ? (hexes.includes(name) ? 'Take out' : 'Add') : 'Put there'}
        </Button>
      </form>
      <p className="muted">{isOpen ? 'Or paint them on the map.' : 'Or press a hex on the map.'}</p>
    </div>
  );
}

function DirectionFields({ id, ship: { deployment } }: StartProps) {
  const { change } = useEditing();
  const [isOpen, setOpen] = useOpen(deployment.directions);
  const setWays = (open: boolean) => {
    setOpen(open);
    const { directions } = deployment;
    change(deployShip(id, { directions: open ? [...DIRECTIONS] : directions.slice(0, 1) }));
  };
  const onPress = (direction: Direction) =>
    change(isOpen ? toggleDirection(id, DIRECTIONS, direction) : deployShip(id, { directions: [direction] }));
  return (
    <div className="battle-field">
      <h3 className="cap">Direction</h3>
      <Segments label="Which way it points" options={FIXED_OR_OPEN} chosen={isOpen} onChoose={setWays} />
      <Compass label="Directions" chosen={deployment.directions} onPress={onPress} />
    </div>
  );
}

function VelocityFields({ id, ship: { deployment } }: StartProps) {
  const { change } = useEditing();
  const [isOpen, setOpen] = useOpen(deployment.velocities);
  const setWays = (open: boolean) => {
    setOpen(open);
    const { velocities } = deployment;
    const up = VELOCITIES.filter((velocity) => velocity <= Math.max(3, ...velocities));
    change(deployShip(id, { velocities: open ? up : velocities.slice(0, 1) }));
  };
  return (
    <div className="battle-field">
      <h3 className="cap">Velocity</h3>
      <Segments label="How fast it is" options={FIXED_OR_OPEN} chosen={isOpen} onChoose={setWays} />
      <Toggles
        label="Velocities"
        className="battle-velocities"
        options={VELOCITIES.map((velocity) => ({ value: velocity, label: velocity, name: `Velocity ${velocity}` }))}
        chosen={deployment.velocities}
        onToggle={(velocity) =>
          change(isOpen ? toggleVelocity(id, VELOCITIES, velocity) : deployShip(id, { velocities: [velocity] }))
        }
      />
    </div>
  );
}

/** [R11.0c] Where, which way and how fast a ship starts, or what of it is left to its player. */
export function StartFields(props: StartProps) {
  const { change } = useEditing();
  const { id, ship } = props;
  const { directions, velocities, formation } = ship.deployment;
  return (
    <>
      <HexFields {...props} />
      <DirectionFields {...props} />
      <VelocityFields {...props} />
      {(directions.length > 1 || velocities.length > 1 || formation) && (
        <label className="battle-check-line">
          <input
            type="checkbox"
            checked={formation === true}
            onChange={({ target }) => change(setFormation(id, target.checked))}
          />
          In formation: direction and velocity as its player’s others
        </label>
      )}
    </>
  );
}
