import { useStore } from 'zustand';
import { trial } from '../../store/workbench/trial.ts';
import { Button } from '../elements/Button.tsx';
import { goToPlace } from '../elements/location.ts';

/** The way back from a game that tries a battle out to the battle that is being made. */
export function TrialLine({ game }: { game: string }) {
  const tried = useStore(trial);
  if (tried.game !== game || tried.battle === null) return null;
  const { battle } = tried;
  return (
    <div className="line trial" role="note">
      <p>You are trying a battle out.</p>
      <Button onClick={() => goToPlace({ at: 'workbench', part: 'battle', id: battle })}>Back to the workbench</Button>
    </div>
  );
}
