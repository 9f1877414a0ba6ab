import '../elements/panel.css';
import type { Fire } from './useFire.ts';

/** The weapons of a craft; nothing where it has only one. */
export function WeaponChoice({ fire, always = false }: { fire: Fire; always?: boolean }) {
  if (fire.weapons.length < 2 && !always) return null;
  return (
    <fieldset className="pnl-seg ari-weapons" aria-label="Weapon">
      {fire.weapons.map(({ from, label, state }) => (
        <button
          key={from}
          type="button"
          className={state === '' ? undefined : 'ari-spent'}
          aria-pressed={from === fire.from}
          onClick={() => fire.setFrom(from)}
        >
          {state === '' ? label : `${label}, ${state}`}
        </button>
      ))}
    </fieldset>
  );
}
