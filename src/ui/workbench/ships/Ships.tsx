import { useEffect, useState } from 'react';
import { HULLS, SPACESHIP_HULLS, type SpaceshipHull } from '../../../engine/index.ts';
import { newId } from '../../../store/random.ts';
import { hangar } from '../../../store/workbench/ships.ts';
import type { WorkList } from '../../../store/workbench/storage.ts';
import { className } from '../../../words/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { Button } from '../../elements/Button.tsx';
import { goToPlace } from '../../elements/location.ts';
import { useWork } from '../useWork.ts';
import { WorkButtons } from '../WorkButtons.tsx';
import { WorkbenchTop } from '../WorkbenchTop.tsx';

const openShip = (id: string | null) => goToPlace({ at: 'workbench', part: 'ship', id });

/** Lays a new ship down and opens it. */
async function build(hull: SpaceshipHull): Promise<void> {
  const now = Date.now();
  const kept = { id: newId(), created: now, touched: now, work: { name: className(hull), hull, pods: [] } };
  await hangar.keep(kept, null);
  openShip(kept.id);
}

/** The ships on this device. */
function Hangar() {
  const [list, setList] = useState<WorkList<ShipDesign> | null>(null);
  useEffect(() => {
    void hangar.list().then(setList);
  }, []);
  return (
    <div className="workbench">
      <WorkbenchTop part="ship" />
      <main>
        <h1>Hangar</h1>
        <ul>
          {list?.kept.map(({ id, work }) => (
            <li key={id}>
              <Button onClick={() => openShip(id)}>{work.name}</Button>
            </li>
          ))}
        </ul>
        {list?.damaged.map((id) => (
          <p key={id}>A ship cannot be read: its entry is damaged. It has been left alone.</p>
        ))}
        {SPACESHIP_HULLS.map((hull) => (
          <Button key={hull} onClick={() => void build(hull)}>
            {className(hull)}, {HULLS[hull].pods} pods
          </Button>
        ))}
      </main>
    </div>
  );
}

function Shipyard({ id }: { id: string }) {
  const open = useWork(hangar, id);
  return (
    <div className="workbench">
      <WorkbenchTop part="ship">{typeof open === 'object' && <WorkButtons open={open} />}</WorkbenchTop>
      <main>
        <h1>{typeof open === 'object' ? open.state.getState().work.name : open}</h1>
      </main>
    </div>
  );
}

/** The ships of one's own; with an id, the one that is being built. */
export function Ships({ id }: { id: string | null }) {
  return id === null ? <Hangar /> : <Shipyard id={id} />;
}
