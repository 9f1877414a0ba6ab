import './pods.css';
import { produce } from 'immer';
import { type BuiltShip, POD_TYPES, PODS, type PodType, shipFaults } from '../../engine/index.ts';
import { capital, podName, podNote, transText } from '../../words/index.ts';
import { freshPod, putPod } from '../../workbench/ships/edit.ts';
import { podPrice } from '../../workbench/ships/figures.ts';
import { rove } from '../kit/rove.ts';
import { Rule } from '../play/Rules.tsx';
import { Term } from '../play/Term.tsx';
import type { BuildProps } from './build-props.ts';

const hasPart = (type: PodType): boolean => PODS[type].civLevel !== null;

const GROUPS = [
  { words: 'Weapons', types: POD_TYPES.filter((type) => PODS[type].weapons) },
  {
    words: 'Commands, craft, jump and energy',
    types: POD_TYPES.filter((type) => hasPart(type) && !PODS[type].weapons),
  },
  { words: 'For victory alone', types: POD_TYPES.filter((type) => !hasPart(type)) },
] as const;

interface PodPickerProps {
  ship: BuildProps['ship'];
  /** The box that the pod goes into. */
  index: number;
  onTry: (type: PodType | null) => void;
  onChoose: (type: PodType) => void;
}

/** Why a pod cannot go into a box; nothing where it can. */
function faultOf(ship: BuiltShip, index: number, type: PodType) {
  const known = new Set(shipFaults(ship).map(({ at, message }) => `${at} ${message}`));
  return shipFaults(produce(ship, putPod(index, freshPod(type)))).find(
    ({ at, message }) => !known.has(`${at} ${message}`),
  );
}

/** [5.8] The pods, each with what it gives; one that is looked at is tried on the log. */
export function PodPicker({ ship, index, onTry, onChoose }: PodPickerProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from pod to pod, Tab does too
    <div className="surface yard-picker" onKeyDown={rove} onPointerLeave={() => onTry(null)}>
      {GROUPS.map(({ words, types }) => (
        <section key={words} aria-label={words}>
          <h3 className="stack top-0 px-3 py-1h text-left surface cap yard-picker-head">
            {words}
            <span>
              <Term>Armor</Term>
            </span>
            <span>
              <Term name="trans">Trans</Term>
            </span>
          </h3>
          {types.map((type) => {
            const fault = faultOf(ship, index, type);
            const pod = freshPod(type);
            const price = podPrice(ship, pod);
            return (
              <div key={type} className="grid items-center border-t yard-pod-line">
                <button
                  type="button"
                  className="stack px-3 py-1 yard-pod"
                  aria-disabled={fault !== undefined}
                  onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onTry(fault ? null : type)}
                  onFocus={() => onTry(fault ? null : type)}
                  onBlur={() => onTry(null)}
                  onClick={() => !fault && onChoose(type)}
                >
                  <span>
                    <b>{capital(podName(type))}</b>{' '}
                    <small className="small muted">{fault ? fault.message : podNote(pod)}</small>
                  </span>
                  <span className="num">{PODS[type].armor ?? '0 to 2'}</span>
                  <span className="num">{price === 0 ? '–' : transText(price)}</span>
                </button>
                {fault && <Rule id={fault.rule} />}
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}
