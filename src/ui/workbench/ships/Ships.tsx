import { hangar } from '../../../store/workbench/ships.ts';
import { Button } from '../../elements/Button.tsx';
import { type FoundWork, useWork } from '../useWork.ts';
import { WorkbenchTop } from '../WorkbenchTop.tsx';
import { Hangar } from './Hangar.tsx';
import { toHangar } from './hangar-ways.ts';
import { Shipyard } from './Shipyard.tsx';

const MISSING: Record<Exclude<FoundWork<never>, object>, string> = {
  looking: '',
  missing: 'The ship with this address is not on this device.',
  damaged: 'This ship cannot be read: its entry is damaged. It has been left alone.',
  unavailable: 'This browser does not let the page read its ships.',
};

function OneShip({ id }: { id: string }) {
  const found = useWork(hangar, id);
  if (typeof found === 'object') return <Shipyard open={found} />;
  return (
    <div className="workbench">
      <WorkbenchTop part="ship" />
      <main className="workbench-fault">
        <h1>Shipyard</h1>
        <p role="status">{MISSING[found]}</p>
        {found !== 'looking' && <Button onClick={toHangar}>To the hangar</Button>}
      </main>
    </div>
  );
}

/** The ships of one's own; with an id, the one that is being built. */
export function Ships({ id }: { id: string | null }) {
  return id === null ? <Hangar /> : <OneShip id={id} />;
}
