import './pods.css';
import { Fragment, useEffect, useRef } from 'react';
import { HULLS, type PodType, type ShipFault, shipFaults } from '../../engine/index.ts';
import { capital, podName, podNote, transText } from '../../words/index.ts';
import { exchangePods, freshPod, putPod, takeOutPod } from '../../workbench/ships/edit.ts';
import { podPrice } from '../../workbench/ships/figures.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Rule } from '../play/Rules.tsx';
import { Term } from '../play/Term.tsx';
import type { BuildProps } from './build-props.ts';
import { PodOptions } from './PodOptions.tsx';
import { PodPicker } from './PodPicker.tsx';

/** The pod space that is open, and whether a pod is being chosen for it. */
export interface OpenSlot {
  index: number;
  choosing: boolean;
  /** What had the focus is gone, and it goes on from here. */
  focus?: true;
}

interface PodSlotsProps extends BuildProps {
  open: OpenSlot | null;
  onOpen: (open: OpenSlot | null) => void;
  onTry: (type: PodType | null) => void;
}

/** Where a fault of a pod stands: `pods[2].armor` is one of pod space 3. */
const isIn = ({ at }: ShipFault, index: number): boolean => at.startsWith(`pods[${index}]`);

/** What is wrong at this place, with its case. */
export const FaultLine = ({ fault: { message, rule } }: { fault: ShipFault }) => (
  <span className="block small warn yard-fault">
    {message} <Rule id={rule} />
  </span>
);

type SlotProps = PodSlotsProps & { index: number; faults: readonly ShipFault[] };

function SlotButton({ ship, index, faults, open, onOpen }: SlotProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pod = ship.pods[index];
  const isOpen = open?.index === index;
  const isChoosing = isOpen && open.choosing;
  const tooMany = index >= HULLS[ship.hull].pods;
  const isFaulty = tooMany || faults.length > 0;
  useEffect(() => {
    if (open?.focus && open.index === index) button.current?.focus({ preventScroll: true });
  }, [open, index]);
  return (
    <button
      ref={button}
      type="button"
      className={
        isFaulty
          ? 'stack box items-center gap-3 w-full yard-slot is-faulty'
          : 'stack box items-center gap-3 w-full yard-slot'
      }
      aria-expanded={isOpen}
      onClick={() => onOpen(isOpen ? null : { index, choosing: !pod })}
    >
      <i className="grid num">{index + 1}</i>
      <span>
        <b>{pod ? capital(podName(pod.type, pod.count)) : isChoosing ? 'Choose a pod' : 'Empty'}</b>
        {pod && <small className="block small">{podNote(pod)}</small>}
      </span>
      <span className="num">
        {tooMany ? 'not aboard' : pod && podPrice(ship, pod) > 0 && transText(podPrice(ship, pod))}
      </span>
    </button>
  );
}

/** What can be done with the pod that is there. */
function SlotTools({ ship, index, onOpen, change }: SlotProps) {
  const last = ship.pods.length - 1;
  const move = (to: number) => {
    change(exchangePods(index, to));
    onOpen({ index: to, choosing: false, focus: true });
  };
  return (
    <div className="row yard-tools">
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
          change(takeOutPod(index));
          onOpen({ index, choosing: index === last, focus: true });
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
  const { ship, index, faults, open, onOpen, onTry, change } = props;
  const pod = ship.pods[index];
  const isOpen = open?.index === index;
  const choose = (type: PodType) => {
    onTry(null);
    change(putPod(index, freshPod(type)));
    // Anybody who has filled a pod space goes on at the next, unless there is something to be said of this one.
    const next = Math.min(index, ship.pods.length) + 1;
    const isNext = !pod && !ASKED.includes(type) && next < HULLS[ship.hull].pods;
    onOpen(isNext ? { index: next, choosing: true, focus: true } : { index, choosing: false, focus: true });
  };
  return (
    <li>
      <SlotButton {...props} />
      {faults.map((fault) => (
        <FaultLine key={fault.at} fault={fault} />
      ))}
      {isOpen && !open.choosing && pod && (
        <div className="stack gap-3 surface yard-inside">
          <PodOptions ship={ship} index={index} pod={pod} change={change} />
          <SlotTools {...props} />
        </div>
      )}
      {isOpen && open.choosing && <PodPicker ship={ship} index={index} onTry={onTry} onChoose={choose} />}
    </li>
  );
}

/** [5.0] The pod spaces of the hull, and the pods that have no room in it. */
export function PodSlots(props: PodSlotsProps) {
  const { ship } = props;
  const room = HULLS[ship.hull].pods;
  const faults = shipFaults(ship);
  const count = Math.max(room, ship.pods.length);
  // What has no room is told once, at the first pod that has none.
  const noRoom = faults.filter(({ at }) => at === 'pods');
  return (
    <section aria-label="Pod spaces">
      <div className="row items-baseline apart gap-3 gap-y-1 yard-head">
        <span className="cap">
          <Term name="pod space">Pod spaces</Term>
        </span>
        <small>
          {Math.min(ship.pods.length, room)} of {room} filled
        </small>
      </div>
      <ol className="stack gap-1 yard-slots">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pod space is known by its number
          <Fragment key={index}>
            {(index <= ship.pods.length || index === props.open?.index) && (
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
      {ship.pods.length + 1 < room && <p className="muted">{room - ship.pods.length - 1} more behind it.</p>}
    </section>
  );
}
