import { useStore } from 'zustand';
import { trial } from '../../store/workbench/trial.ts';
import { Button } from '../kit/Button.tsx';
import { goToPlace } from '../kit/location.ts';

/** The way back from a game that tries a ship or a battle out to the work that is being made. */
export function TrialLine({ game }: { game: string }) {
  const tried = useStore(trial);
  if (tried.game !== game || tried.work === null) return null;
  const { part, work } = tried;
  return (
    <div className="line trial" role="note">
      <p>You are trying a {part} out.</p>
      <Button onClick={() => goToPlace({ at: 'workbench', part, id: work })}>Back to the workbench</Button>
    </div>
  );
}
