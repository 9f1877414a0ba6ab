import type { UnitView } from '../../engine/index.ts';
import { Segments } from '../elements/Segments.tsx';
import { useControls } from '../session/ControlsContext.ts';
import type { Fire } from '../session/fires.ts';

/** The weapons of a craft; nothing where it has only one. */
export function WeaponChoice({ unit, fire, always = false }: { unit: UnitView; fire: Fire; always?: boolean }) {
  const controls = useControls();
  if (fire.weapons.length < 2 && !always) return null;
  return (
    <Segments
      label="Weapon"
      className={fire.weapons.length < 2 ? 'arithmetic-weapons is-only' : 'arithmetic-weapons'}
      part="weapons"
      options={fire.weapons.map(({ from, label, state }) => ({
        value: from,
        label: state === '' ? label : `${label}, ${state}`,
        spent: state !== '',
      }))}
      chosen={fire.from}
      onChoose={(from) => controls.chooseWeapon(unit.id, from)}
    />
  );
}
