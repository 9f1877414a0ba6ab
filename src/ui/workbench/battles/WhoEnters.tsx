import { PLAYERS } from '../../../engine/index.ts';
import { Button } from '../../kit/Button.tsx';
import { useEditing } from './editing.ts';

/** [R10.0b] The curtain of a position: what one side hides is entered while the other does not look. */
export function WhoEnters() {
  const { battle, looking, look } = useEditing();
  if (!battle.goesOn) return null;
  const { eyes } = looking;
  if (eyes !== null) {
    return (
      <div className="row line gap-1h battle-line">
        {eyes === 'both' ? 'Both of you see everything.' : `What player ${3 - eyes} hides is covered.`}
        <Button look="small" onClick={() => look({ eyes: null })}>
          Cover everything
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="stack gap-1h box px-3 py-2">
      <legend className="cap">Who is looking?</legend>
      <p className="small muted">
        Energy, missiles and face-down counters are covered until you say who is at the screen.
      </p>
      <div className="row gap-1h">
        {PLAYERS.map((player) => (
          <Button key={player} look="small" onClick={() => look({ eyes: player })}>
            Player {player} alone
          </Button>
        ))}
        <Button look="small" onClick={() => look({ eyes: 'both' })}>
          Both, openly
        </Button>
      </div>
    </fieldset>
  );
}
