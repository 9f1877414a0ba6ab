import { count, list } from '../../../words/index.ts';
import { setTerrain } from '../../../workbench/battles/map-edits.ts';
import { Button } from '../../kit/Button.tsx';
import { Term } from '../../play/Term.tsx';
import { useEditing } from './editing.ts';
import { GoesOnFields } from './GoesOnFields.tsx';
import { JumpFields } from './JumpFields.tsx';
import { SheetPlan } from './SheetPlan.tsx';

/** The sheets, what lies on them, and who may jump from them. */
export function MapPanel() {
  const { battle, change } = useEditing();
  const { planets, asteroidFields } = battle;
  const clear = (kind: 'planets' | 'asteroidFields') => change(setTerrain(kind, battle[kind], false));
  return (
    <section className="stack gap-2h battle-section" aria-labelledby="battle-map-heading">
      <h2 id="battle-map-heading">Map</h2>
      <SheetPlan />
      <dl className="stack gap-1 battle-terrain">
        <div className="row items-center gap-2 gap-y-1 hit-line">
          <dt>
            <Term name="planet">Planets</Term>
          </dt>
          <dd className="line apart gap-1 muted">
            <span>{planets.length === 0 ? 'none' : list(planets)}</span>
            {planets.length > 0 && (
              <Button look="small" aria-label="Clear the planets" onClick={() => clear('planets')}>
                Clear
              </Button>
            )}
          </dd>
        </div>
        <div className="row items-center gap-2 gap-y-1 hit-line">
          <dt>
            <Term name="asteroids">Asteroids</Term>
          </dt>
          <dd className="line apart gap-1 muted">
            <span>{asteroidFields.length === 0 ? 'none' : count(asteroidFields.length, 'field')}</span>
            {asteroidFields.length > 0 && (
              <Button look="small" aria-label="Clear the asteroids" onClick={() => clear('asteroidFields')}>
                Clear
              </Button>
            )}
          </dd>
        </div>
      </dl>
      <JumpFields />
      <GoesOnFields />
    </section>
  );
}
