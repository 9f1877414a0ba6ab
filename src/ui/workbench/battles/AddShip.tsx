import './battle-list.css';
import { useEffect, useState } from 'react';
import type { Player } from '../../../engine/index.ts';
import { hangar } from '../../../store/workbench/ships.ts';
import { hullName, podsText } from '../../../words/index.ts';
import { freeStart } from '../../../workbench/battles/free-start.ts';
import { addShip, nextShipId } from '../../../workbench/battles/ship-edits.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useEditing } from './editing.ts';
import { listBookletShips, listHulls, type ShipModel } from './ship-models.ts';

interface GroupProps {
  title: string;
  ships: readonly ShipModel[];
  empty?: string;
  onTake: (ship: ShipModel) => void;
}

function Group({ title, ships, empty, onTake }: GroupProps) {
  return (
    <section className="battle-offers">
      <h3 className="cap">{title}</h3>
      {ships.length === 0 && empty && <p className="muted">{empty}</p>}
      <ul>
        {ships.map((ship) => (
          <li key={ship.key}>
            <button
              type="button"
              className="box grid content-start w-full h-full px-2h py-2 battle-offer"
              onClick={() => onTake(ship)}
            >
              <strong className="text-lead num">{ship.name}</strong>
              <span className="muted">{ship.note}</span>
              {ship.model.pods.length > 0 && <span className="small faint">{podsText(ship.model.pods)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a ship for a battle is taken from: the hangar, the booklet's scenarios, or a bare hull. */
export function AddShip({ player, onClose }: { player: Player; onClose: () => void }) {
  const { battle, change, look } = useEditing();
  const [built, setBuilt] = useState<readonly ShipModel[]>([]);
  useEffect(() => {
    hangar.list().then(
      ({ kept }) =>
        setBuilt(kept.map(({ id, work }) => ({ key: id, name: work.name, note: hullName(work.hull), model: work }))),
      () => setBuilt([]),
    );
  }, []);
  const onTake = ({ model }: ShipModel) => {
    const id = nextShipId(battle, player);
    change(addShip(player, model, freeStart(battle, player)));
    if (id) look({ selected: id, tool: 'place', panel: 'ship' });
    onClose();
  };
  return (
    <Dialog title={`A ship for player ${player}`} onClose={onClose}>
      <div className="stack gap-4 scroll-y battle-offered">
        <Group title="Your hangar" ships={built} empty="Ships that you build under Ships stand here." onTake={onTake} />
        <Group title="From the five scenarios" ships={listBookletShips()} onTake={onTake} />
        <Group title="Bare hulls" ships={listHulls()} onTake={onTake} />
      </div>
      <div className="dialog-buttons">
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}
