import {
  type ArmorClass,
  BATTLECRAFT_HULLS,
  MISSILE_TYPES,
  PODS,
  type ScenarioPod,
  type ScenarioShip,
  type UnitId,
} from '../../../engine/index.ts';
import { capital, hullName, podName } from '../../../words/index.ts';
import { setPod, withMissiles } from '../../../workbench/battles/ship-edits.ts';
import { Term } from '../../elements/Term.tsx';
import { useEditing } from './editing.ts';
import { Choose, Count } from './fields.tsx';

const MISSILE_WORDS = { unguided: 'Unguided', guided: 'Guided', intelligent: 'Intelligent', mims: 'MIMS' } as const;

const ARMORS = (['0', '1', '2'] as const).map((value) => ({ value, label: `armor ${value}` }));
const CRAFT = BATTLECRAFT_HULLS.map((value) => ({ value, label: hullName(value) }));
const LEVELS = (['7', '8'] as const).map((value) => ({ value, label: `Civ Level ${value}` }));

function PodRow({ id, index, pod }: { id: UnitId; index: number; pod: ScenarioPod }) {
  const { battle, change } = useEditing();
  const chart = PODS[pod.type];
  const name = `Pod ${index + 1}`;
  const set = (next: ScenarioPod) => change(setPod(battle, id, index, next));
  const { armor: _, ...bare } = pod;
  return (
    <li className="battle-pod">
      <div className="battle-line">
        <span className="num faint">{index + 1}</span>
        <strong>
          <Term name={`${podName(pod.type)} pod`}>{capital(podName(pod.type, pod.count))}</Term>
        </strong>
        {pod.type === 'battlecraft' && (
          <Choose
            label={`${name}: battlecraft`}
            value={pod.battlecraft ?? 'terwillicker-x'}
            options={CRAFT}
            onChoose={(battlecraft) => set({ ...pod, battlecraft })}
          />
        )}
        {pod.type === 'tractor-beam' && (
          <Choose
            label={`${name}: level`}
            value={pod.civLevel === 8 ? '8' : '7'}
            options={LEVELS}
            onChoose={(level) => set({ ...pod, civLevel: level === '8' ? 8 : 7 })}
          />
        )}
        <Choose
          label={`${name}: armor`}
          value={String(pod.armor ?? chart.armor ?? 0) as '0' | '1' | '2'}
          options={ARMORS}
          onChoose={(armor) => set({ ...bare, armor: Number(armor) as ArmorClass })}
        />
      </div>
      {chart.weapons && (
        <div className="battle-missiles">
          {MISSILE_TYPES.filter((type) => chart.missiles[type] > 0).map((type) => (
            <span key={type} className="battle-missile">
              <span className="faint">{MISSILE_WORDS[type]}</span>
              <Count
                label={`${name}: ${MISSILE_WORDS[type]} missiles`}
                value={pod.missiles?.[type] ?? chart.missiles[type]}
                most={chart.missiles[type]}
                onCount={(number) => set(withMissiles(pod, type, number))}
              />
            </span>
          ))}
        </div>
      )}
    </li>
  );
}

/** [5.0, R8.8b] The pods of a ship: their armor, and the missiles that are left out. */
export function PodFields({ id, ship }: { id: UnitId; ship: ScenarioShip }) {
  if (ship.pods.length === 0)
    return <p className="muted">No pod is aboard. Build a ship under Ships, and take it from there.</p>;
  return (
    <ol className="battle-pods">
      {ship.pods.map((pod, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pod is known by its box
        <PodRow key={index} id={id} index={index} pod={pod} />
      ))}
    </ol>
  );
}
