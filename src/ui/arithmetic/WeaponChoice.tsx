import '../elements/panel.css';
import type { UnitView } from '../../engine/index.ts';
import { useControls } from '../session/ControlsContext.ts';
import type { Fire } from '../session/fires.ts';

/** The weapons of a craft; nothing where it has only one. */
export function WeaponChoice({ unit, fire, always = false }: { unit: UnitView; fire: Fire; always?: boolean }) {
  const controls = useControls();
  if (fire.weapons.length < 2 && !always) return null;
  return (
    <fieldset className="pnl-seg ari-weapons" aria-label="Weapon">
      {fire.weapons.map(({ from, label, state }) => (
        <button
          key={from}
          type="button"
          className={state === '' ? undefined : 'ari-spent'}
          aria-pressed={from === fire.from}
          onClick={() => controls.chooseWeapon(unit.id, from)}
        >
          {state === '' ? label : `${label}, ${state}`}
        </button>
      ))}
    </fieldset>
  );
}
