import './slots.css';
import {
  armorOf,
  BATTLECRAFT_HULLS,
  type HitStatus,
  HULLS,
  listHits,
  MISSILE_TYPES,
  type Part,
  PODS,
  type ScenarioPod,
} from '../../../engine/index.ts';
import { hullName, missileName, partStatusName } from '../../../words/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { withHit, withPodFields } from '../../../workbench/ships/edit.ts';
import { Button } from '../../elements/Button.tsx';
import { Rule } from '../../elements/Rules.tsx';
import { Segments } from '../../elements/Segments.tsx';
import { Term } from '../../elements/Term.tsx';

interface OptionProps {
  design: ShipDesign;
  index: number;
  pod: ScenarioPod;
  onChange: (design: ShipDesign, as?: string) => void;
}

const ARMORS = ([0, 1, 2] as const).map((value) => ({ value, label: String(value) }));

/** [R8.8b] Armor from 0 to 2. */
function Armor({ design, index, pod, onChange }: OptionProps) {
  const printed = PODS[pod.type].armor ?? 0;
  return (
    <div className="yard-option">
      <span className="cap">
        <Term>Armor</Term>
      </span>
      <Segments
        label={`Armor of pod ${index + 1}`}
        options={ARMORS}
        chosen={pod.armor ?? printed}
        onChoose={(armor) => onChange(withPodFields(design, index, { armor: armor === printed ? undefined : armor }))}
      />
      <small className="muted">{PODS[pod.type].armor === null ? 'open in the chart' : `${printed} in the chart`}</small>
    </div>
  );
}

const LEVELS = ([7, 8] as const).map((value) => ({ value, label: `Level ${value}` }));

/** [R7.4e] The Civ Level of a tractor beam. */
function Level({ design, index, pod, onChange }: OptionProps) {
  const isLowered = pod.civLevel === 8 && HULLS[design.hull].civLevel < 8;
  return (
    <div className="yard-option">
      <span className="cap">
        <Term>Civ Level</Term>
      </span>
      <Segments
        label={`Civ Level of pod ${index + 1}`}
        options={LEVELS}
        chosen={pod.civLevel === 8 ? 8 : 7}
        onChoose={(level) => onChange(withPodFields(design, index, { civLevel: level === 8 ? 8 : undefined }))}
      />
      {isLowered && (
        <small>
          works at level 7 on this hull <Rule id="5.3" />
        </small>
      )}
    </div>
  );
}

/** [5.6] The battlecraft in the pod. */
function Craft({ design, index, pod, onChange }: OptionProps) {
  return (
    <label className="yard-option">
      <span className="cap">Battlecraft</span>
      <select
        value={pod.battlecraft ?? ''}
        onChange={({ target }) => {
          const battlecraft = BATTLECRAFT_HULLS.find((hull) => hull === target.value);
          const fresh = { battlecraft, damage: undefined, spentUnits: undefined, lost: undefined };
          onChange(withPodFields(design, index, fresh));
        }}
      >
        {!pod.battlecraft && <option value="">None yet</option>}
        {BATTLECRAFT_HULLS.map((hull) => (
          <option key={hull} value={hull}>
            {hullName(hull)}
          </option>
        ))}
      </select>
    </label>
  );
}

const ROOM = [
  { value: 1 as const, label: 'One' },
  { value: 2 as const, label: 'Two' },
];

/** [R5.8a] One or two Energy Pods in the space. */
function Pair({ design, index, pod, onChange }: OptionProps) {
  const { streamlined } = HULLS[design.hull];
  return (
    <div className="yard-option">
      <span className="cap">
        <Term name="energy pod">Energy pods</Term>
      </span>
      {streamlined && pod.count === undefined ? (
        <small>
          one: the hull is streamlined <Rule id="R5.8a" />
        </small>
      ) : (
        <Segments
          label={`Energy pods in pod space ${index + 1}`}
          options={ROOM}
          chosen={pod.count ?? 1}
          onChoose={(count) => onChange(withPodFields(design, index, { count: count === 2 ? 2 : undefined }))}
        />
      )}
    </div>
  );
}

/** [9.1] The missiles that begin in the pod, up to the chart's number. */
function Missiles({ design, index, pod, onChange }: OptionProps) {
  const chart = PODS[pod.type].missiles;
  const set = (kind: (typeof MISSILE_TYPES)[number], number: number) => {
    const { [kind]: _before, ...others } = pod.missiles ?? {};
    const missiles = number === chart[kind] ? others : { ...others, [kind]: number };
    const fields = { missiles: Object.keys(missiles).length === 0 ? undefined : missiles };
    onChange(withPodFields(design, index, fields));
  };
  return (
    <fieldset className="yard-missiles">
      <legend className="cap">
        <Term name="missile">Missiles</Term>
      </legend>
      {MISSILE_TYPES.filter((kind) => chart[kind] > 0).map((kind) => {
        const number = pod.missiles?.[kind] ?? chart[kind];
        return (
          <div key={kind} className="yard-step">
            <span>{missileName(kind)}</span>
            <Button
              look="small"
              aria-label={`One ${missileName(kind)} less`}
              aria-disabled={number === 0}
              onClick={() => number > 0 && set(kind, number - 1)}
            >
              −
            </Button>
            <span className="num" aria-live="polite">
              {number}
            </span>
            <Button
              look="small"
              aria-label={`One ${missileName(kind)} more`}
              aria-disabled={number >= chart[kind]}
              onClick={() => number < chart[kind] && set(kind, number + 1)}
            >
              +
            </Button>
            <small className="muted">of {chart[kind]}</small>
          </div>
        );
      })}
    </fieldset>
  );
}

interface HitsProps {
  design: ShipDesign;
  part: Part;
  words: string;
  onChange: (design: ShipDesign) => void;
}

/** [8.8] The hits that a part begins with. */
export function Hits({ design, part, words, onChange }: HitsProps) {
  const armor = armorOf(design, part);
  if (armor === undefined) return null;
  const hits = listHits(armor);
  const options: { value: HitStatus | 'intact'; label: string }[] = [
    { value: 'intact', label: 'Intact' },
    ...hits.map((value) => ({ value, label: { vulnerable: 'V', damaged: 'D', destroyed: 'X' }[value] })),
  ];
  const chosen = design.damage?.[part] ?? 'intact';
  return (
    <div className="yard-option">
      <span className="cap">{words}</span>
      <Segments
        label={`Status of ${words}`}
        options={options}
        chosen={chosen}
        onChoose={(status) => onChange(withHit(design, part, status === 'intact' ? undefined : status))}
      />
      <small className="muted">{partStatusName(chosen)}</small>
    </div>
  );
}

/** What can be said of a pod beyond its type. */
export function PodOptions(props: OptionProps) {
  const { design, index, pod, onChange } = props;
  const { weapons } = PODS[pod.type];
  return (
    <div className="yard-options">
      {pod.type === 'battlecraft' && <Craft {...props} />}
      {pod.type === 'tractor-beam' && <Level {...props} />}
      {pod.type === 'energy' && <Pair {...props} />}
      <Armor {...props} />
      <Hits design={design} part={`pod-${index + 1}`} words="Hits" onChange={onChange} />
      {weapons && <Missiles {...props} />}
    </div>
  );
}
