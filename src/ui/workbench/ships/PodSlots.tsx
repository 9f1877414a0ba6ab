import './slots.css';
import { Fragment, useEffect, useRef } from 'react';
import { HULLS, type PodType, type ShipFault, shipFaults } from '../../../engine/index.ts';
import { capital, podName, podNote, transText } from '../../../words/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { freshPod, withoutPod, withPod, withPodsSwapped } from '../../../workbench/ships/edit.ts';
import { podPrice } from '../../../workbench/ships/figures.ts';
import { Button } from '../../elements/Button.tsx';
import { Icon } from '../../elements/Icon.tsx';
import { Rule } from '../../elements/Rules.tsx';
import { Term } from '../../elements/Term.tsx';
import { PodOptions } from './PodOptions.tsx';
import { PodPicker } from './PodPicker.tsx';

/** The pod space that is open, and whether a pod is being chosen for it. */
export interface OpenSlot {
  index: number;
  choosing: boolean;
  /** What had the focus is gone, and it goes on from here. */
  focus?: true;
}

interface PodSlotsProps {
  design: ShipDesign;
  open: OpenSlot | null;
  onOpen: (open: OpenSlot | null) => void;
  onTry: (type: PodType | null) => void;
  onChange: (design: ShipDesign, as?: string) => void;
}

/** Where a fault of a pod stands: `pods[2].armor` is one of pod space 3. */
const isIn = ({ at }: ShipFault, index: number): boolean => at.startsWith(`pods[${index}]`);

/** What is wrong at this place, with its case. */
export const FaultLine = ({ fault: { message, rule } }: { fault: ShipFault }) => (
  <span className="yard-fault">
    {message} <Rule id={rule} />
  </span>
);

type SlotProps = PodSlotsProps & { index: number; faults: readonly ShipFault[] };

function SlotButton({ design, index, faults, open, onOpen }: SlotProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pod = design.pods[index];
  const isOpen = open?.index === index;
  const isChoosing = isOpen && open.choosing;
  const tooMany = index >= HULLS[design.hull].pods;
  const isFaulty = tooMany || faults.length > 0;
  useEffect(() => {
    if (open?.focus && open.index === index) button.current?.focus({ preventScroll: true });
  }, [open, index]);
  return (
    <button
      ref={button}
      type="button"
      className={isFaulty ? 'yard-slot is-faulty' : 'yard-slot'}
      aria-expanded={isOpen}
      onClick={() => onOpen(isOpen ? null : { index, choosing: !pod })}
    >
      <i className="num">{index + 1}</i>
      <span>
        <b>{pod ? capital(podName(pod.type, pod.count)) : isChoosing ? 'Choose a pod' : 'Empty'}</b>
        {pod && <small>{podNote(pod)}</small>}
      </span>
      <span className="num">
        {tooMany ? 'not aboard' : pod && podPrice(design, pod) > 0 && transText(podPrice(design, pod))}
      </span>
    </button>
  );
}

/** What can be done with the pod that is there. */
function SlotTools({ design, index, onOpen, onChange }: SlotProps) {
  const last = design.pods.length - 1;
  const move = (to: number) => {
    onChange(withPodsSwapped(design, index, to));
    onOpen({ index: to, choosing: false, focus: true });
  };
  return (
    <div className="yard-tools">
      <Button onClick={() => onOpen({ index, choosing: true, focus: true })}>
        <Icon name="swap" />
        Another pod
      </Button>
      <Button aria-label="Up" aria-disabled={index === 0} onClick={() => index > 0 && move(index - 1)}>
        <Icon name="up" />
      </Button>
      <Button aria-label="Down" aria-disabled={index >= last} onClick={() => index < last && move(index + 1)}>
        <Icon name="down" />
      </Button>
      <Button
        onClick={() => {
          const next = withoutPod(design, index);
          onChange(next);
          onOpen({ index: Math.min(index, next.pods.length), choosing: next.pods.length <= index, focus: true });
        }}
      >
        <Icon name="close" />
        Take it out
      </Button>
    </div>
  );
}

/** Pods of which the chart leaves more open than the armor. */
const ASKED: readonly PodType[] = ['battlecraft', 'tractor-beam'];

function Slot(props: SlotProps) {
  const { design, index, faults, open, onOpen, onTry, onChange } = props;
  const pod = design.pods[index];
  const isOpen = open?.index === index;
  const choose = (type: PodType) => {
    const next = withPod(design, index, freshPod(type));
    onTry(null);
    onChange(next);
    // Whoever has filled a pod space goes on at the next, unless there is something to be said of this one.
    const isNext = !pod && !ASKED.includes(type) && next.pods.length < HULLS[design.hull].pods;
    onOpen(isNext ? { index: next.pods.length, choosing: true, focus: true } : { index, choosing: false, focus: true });
  };
  return (
    <li>
      <SlotButton {...props} />
      {faults.map((fault) => (
        <FaultLine key={fault.at} fault={fault} />
      ))}
      {isOpen && !open.choosing && pod && (
        <div className="yard-inside">
          <PodOptions design={design} index={index} pod={pod} onChange={onChange} />
          <SlotTools {...props} />
        </div>
      )}
      {isOpen && open.choosing && <PodPicker design={design} index={index} onTry={onTry} onChoose={choose} />}
    </li>
  );
}

/** [5.0] The pod spaces of the hull, and the pods that have no room in it. */
export function PodSlots(props: PodSlotsProps) {
  const { design } = props;
  const room = HULLS[design.hull].pods;
  const faults = shipFaults(design);
  const count = Math.max(room, design.pods.length);
  // What has no room is told once, at the first pod that has none.
  const noRoom = faults.filter(({ at }) => at === 'pods');
  return (
    <section aria-label="Pod spaces">
      <div className="yard-head">
        <span className="cap">
          <Term name="pod space">Pod spaces</Term>
        </span>
        <small>
          {Math.min(design.pods.length, room)} of {room} filled
        </small>
      </div>
      <ol className="yard-slots">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pod space is known by its number
          <Fragment key={index}>
            {(index <= design.pods.length || index === props.open?.index) && (
              <Slot
                {...props}
                index={index}
                faults={[
                  ...faults.filter((fault) => isIn(fault, index)),
                  ...(index === Math.min(room, count - 1) ? noRoom : []),
                ]}
              />
            )}
          </Fragment>
        ))}
      </ol>
      {design.pods.length + 1 < room && <p className="muted">{room - design.pods.length - 1} more behind it.</p>}
    </section>
  );
}
