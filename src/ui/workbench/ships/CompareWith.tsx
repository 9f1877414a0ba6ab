import { useEffect, useState } from 'react';
import { SPACESHIP_HULLS } from '../../../engine/index.ts';
import { hangar } from '../../../store/workbench/ships.ts';
import type { StoredWork } from '../../../store/workbench/storage.ts';
import { hullName } from '../../../words/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { newDesign } from '../../../workbench/ships/edit.ts';
import { Select } from '../../kit/fields.tsx';
import { Chances } from './Chances.tsx';

const NO_OTHER = { value: '', label: 'no other ship' };

const BARE = SPACESHIP_HULLS.map((hull) => ({ id: `hull ${hull}`, work: newDesign(hull, `${hullName(hull)}, bare`) }));

/** The chances of a ship beside those of another: one of the hangar, or a bare hull. */
export function CompareWith({ design, id }: { design: ShipDesign; id: string }) {
  const [others, setOthers] = useState<readonly Pick<StoredWork<ShipDesign>, 'id' | 'work'>[]>([]);
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    hangar.list().then(
      ({ kept }) => setOthers(kept.filter((one) => one.id !== id)),
      () => setOthers([]),
    );
  }, [id]);
  const other = [...others, ...BARE].find((one) => one.id === chosen)?.work ?? null;
  return (
    <Chances design={design} other={other}>
      <div className="line yard-with">
        <span className="muted" aria-hidden="true">
          beside
        </span>
        <Select
          label="beside"
          value={chosen}
          options={[
            NO_OTHER,
            ...[...others, ...BARE].map(({ id, work }) => ({ value: id, label: work.name || 'Unnamed' })),
          ]}
          onChoose={setChosen}
        />
      </div>
    </Chances>
  );
}
