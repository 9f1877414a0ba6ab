import { listPeople } from '../../../game/people.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame, useTable, useView } from '../../play/context.ts';

/** Holds two programs that play each other, or lets them go on; nothing where somebody plays against one. */
export function HoldButton() {
  const { view } = useGame();
  const watched = useTable(({ settings }) => listPeople(settings).length === 0);
  const held = useView((state) => state.held);
  if (!watched) return null;
  return (
    <Button className="phase-now" aria-pressed={held} onClick={() => view.set({ held: !held })}>
      {held ? 'Go on' : 'Hold'}
    </Button>
  );
}
