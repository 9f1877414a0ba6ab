import { useState } from 'react';
import { DIRECTIONS, parseHexId, type ScenarioShip, type UnitId } from '../../../engine/index.ts';
import { count } from '../../../words/index.ts';
import { allowHexes, deployShip, setFormation, toggleStart } from '../../../workbench/battles/ship-edits.ts';
import { Button } from '../../kit/Button.tsx';
import { Toggles } from '../../kit/fields.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { Tick } from '../../kit/Tick.tsx';
import { Compass } from './Compass.tsx';
import { useEditing } from './editing.ts';

const VELOCITIES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const FIXED_OR_OPEN = [
  { value: false, label: 'Fixed' },
  { value: true, label: 'Its player chooses' },
];

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
    <div className="stack border-t battle-field">
      <h3 className="cap">Hex</h3>
      <Segments label="Where it starts" options={FIXED_OR_OPEN} chosen={isOpen} onChoose={setOpen} />
      <form
        className="row line gap-1h battle-line"
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

/** Directions or velocities, of which one is fixed, or several are left to the ship's player. */
function useChoices(id: UnitId, field: 'directions' | 'velocities', values: readonly number[], all: readonly number[]) {
  const { change } = useEditing();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOpen = wanted ?? values.length > 1;
  const setOpen = (open: boolean) => {
    setWanted(open);
    change(deployShip(id, { [field]: open ? [...all] : values.slice(0, 1) }));
  };
  const press = (value: number) =>
    change(isOpen ? toggleStart(id, field, value) : deployShip(id, { [field]: [value] }));
  return { isOpen, setOpen, press };
}

const REMINDERS = [
  { value: 'left', label: 'Reminder left' },
  { value: 'right', label: 'Reminder right' },
] as const;

function DirectionFields({ id, ship: { deployment } }: StartProps) {
  const { battle, change } = useEditing();
  const { isOpen, setOpen, press } = useChoices(id, 'directions', deployment.directions, DIRECTIONS);
  return (
    <div className="stack border-t battle-field">
      <h3 className="cap">Direction</h3>
      <Segments label="Which way it points" options={FIXED_OR_OPEN} chosen={isOpen} onChoose={setOpen} />
      <Compass label="Directions" chosen={deployment.directions} onPress={press} />
      {battle.goesOn && (
        <Segments
          label="Direction Reminder"
          options={REMINDERS}
          chosen={deployment.reminder ?? 'left'}
          onChoose={(side) => change(deployShip(id, { reminder: side === 'right' ? side : undefined }))}
        />
      )}
    </div>
  );
}

function VelocityFields({ id, ship: { deployment } }: StartProps) {
  const { velocities } = deployment;
  const slow = VELOCITIES.filter((velocity) => velocity <= Math.max(3, ...velocities));
  const { isOpen, setOpen, press } = useChoices(id, 'velocities', velocities, slow);
  return (
    <div className="stack border-t battle-field">
      <h3 className="cap">Velocity</h3>
      <Segments label="How fast it is" options={FIXED_OR_OPEN} chosen={isOpen} onChoose={setOpen} />
      <Toggles
        label="Velocities"
        className="battle-velocities"
        options={VELOCITIES.map((velocity) => ({ value: velocity, label: velocity, name: `Velocity ${velocity}` }))}
        chosen={velocities}
        onToggle={press}
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
        <Tick checked={formation === true} onChange={(ticked) => change(setFormation(id, ticked))}>
          In formation: direction and velocity as its player’s others
        </Tick>
      )}
    </>
  );
}
