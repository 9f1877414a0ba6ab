import './pods.css';
import { BATTLECRAFT_HULLS, HULLS, PODS, type ScenarioPod } from '../../engine/index.ts';
import { hullName } from '../../words/index.ts';
import { changeBattlecraft, editPod } from '../../workbench/ships/edit.ts';
import { Field, Select } from '../kit/fields.tsx';
import { Segments } from '../kit/Segments.tsx';
import { Rule } from '../play/Rules.tsx';
import { Term } from '../play/Term.tsx';
import type { BuildProps } from './build-props.ts';

interface OptionProps extends BuildProps {
  index: number;
  pod: ScenarioPod;
}

const ARMORS = ([0, 1, 2] as const).map((value) => ({ value, label: String(value) }));

/** [R8.8b] Armor from 0 to 2. */
function Armor({ index, pod, change }: OptionProps) {
  const printed = PODS[pod.type].armor ?? 0;
  return (
    <Field name={<Term>Armor</Term>}>
      <Segments
        label={`Armor of pod ${index + 1}`}
        options={ARMORS}
        chosen={pod.armor ?? printed}
        onChoose={(armor) => change(editPod(index, { armor: armor === printed ? undefined : armor }))}
      />
      <small className="muted">{PODS[pod.type].armor === null ? 'open in the chart' : `${printed} in the chart`}</small>
    </Field>
  );
}

const LEVELS = ([7, 8] as const).map((value) => ({ value, label: `Level ${value}` }));

/** [R7.4e] The Civ Level of a tractor beam. */
function Level({ ship, index, pod, change }: OptionProps) {
  const isLowered = pod.civLevel === 8 && HULLS[ship.hull].civLevel < 8;
  return (
    <Field name={<Term>Civ Level</Term>}>
      <Segments
        label={`Civ Level of pod ${index + 1}`}
        options={LEVELS}
        chosen={pod.civLevel === 8 ? 8 : 7}
        onChoose={(level) => change(editPod(index, { civLevel: level === 8 ? 8 : undefined }))}
      />
      {isLowered && (
        <small>
          works at level 7 on this hull <Rule id="5.3" />
        </small>
      )}
    </Field>
  );
}

const BATTLECRAFT = BATTLECRAFT_HULLS.map((value) => ({ value, label: hullName(value) }));
const NONE_YET = { value: '', label: 'None yet' } as const;

/** [5.6] The battlecraft in the pod. */
function Battlecraft({ index, pod, change }: OptionProps) {
  return (
    <Field name="Battlecraft">
      <Select
        label="Battlecraft"
        value={pod.battlecraft ?? ''}
        options={[...(pod.battlecraft ? [] : [NONE_YET]), ...BATTLECRAFT]}
        onChoose={(hull) => change(changeBattlecraft(index, hull || undefined))}
      />
    </Field>
  );
}

const ROOM = [
  { value: 1 as const, label: 'One' },
  { value: 2 as const, label: 'Two' },
];

/** [R5.8a] One or two Energy Pods in the space. */
function Pair({ ship, index, pod, change }: OptionProps) {
  const { streamlined } = HULLS[ship.hull];
  return (
    <Field name={<Term name="energy pod">Energy pods</Term>}>
      {streamlined && pod.count === undefined ? (
        <small>
          one: the hull is streamlined <Rule id="R5.8a" />
        </small>
      ) : (
        <Segments
          label={`Energy pods in pod space ${index + 1}`}
          options={ROOM}
          chosen={pod.count ?? 1}
          onChoose={(count) => change(editPod(index, { count: count === 2 ? 2 : undefined }))}
        />
      )}
    </Field>
  );
}

/** What can be said of a pod beyond its type. */
export function PodOptions(props: OptionProps) {
  const { pod } = props;
  return (
    <div className="row yard-options">
      {pod.type === 'battlecraft' && <Battlecraft {...props} />}
      {pod.type === 'tractor-beam' && <Level {...props} />}
      {pod.type === 'energy' && <Pair {...props} />}
      <Armor {...props} />
    </div>
  );
}
