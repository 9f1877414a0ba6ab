import './arrangement.css';
import { useState } from 'react';
import {
  type Action,
  boxOf,
  dieForPart,
  isPodPart,
  listedParts,
  type Part,
  type UnitView,
} from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { capital, list, partName, podName } from '../../../words/index.ts';
import { useControls } from '../controls.ts';

interface ArrangementProps {
  seat: Seat;
  ship: UnitView;
}

/** [8.7] The lines of the Hit Table that list a pod. */
const DICE = [3, 4, 5, 6, 7, 8, 9, 10] as const;

/** [R11.0a] The order that swaps two boxes, in whichever order they are named. */
const swapOf = ({ legal }: Seat, ship: UnitView, one: number, other: number): Action | undefined =>
  legal.find(
    (action) =>
      action.do === 'swap-pods' &&
      action.ship === ship.id &&
      action.a === Math.min(one, other) &&
      action.b === Math.max(one, other),
  );

/** Whether a ship has two pods to swap: then the arrangement takes the place of the order. */
export const mayArrange = ({ stage, legal }: Seat, { id }: UnitView): boolean =>
  stage === 'set-up' && legal.some((action) => action.do === 'swap-pods' && action.ship === id);

function Share({ part, ship }: { part: Part; ship: UnitView }) {
  const others = listedParts(dieForPart(part)).filter((other) => other !== part && ship.parts?.[other]);
  const shared = others.length === 0 ? '' : `, with ${list(others.map(partName))}`;
  return (
    <span className="visually-hidden">
      , die {dieForPart(part)}
      {shared}
    </span>
  );
}

/** [8.7, R11.0a] The pods in their boxes, line by line of the Hit Table; two presses swap two of them. */
export function Arrangement({ seat, ship }: ArrangementProps) {
  const controls = useControls();
  const [picked, setPicked] = useState<number | null>(null);
  const press = (box: number) => {
    const swap = picked === null ? undefined : swapOf(seat, ship, picked, box);
    setPicked(picked === null ? box : null);
    if (swap) void controls.give(swap);
  };
  const lines = DICE.map((die) => ({ die, parts: listedParts(die).filter((part) => ship.parts?.[part]) }));
  return (
    <section className="stack gap-1" aria-label="Pods in their boxes">
      <div className="order-head">
        <h3 className="cap">Pods in their boxes</h3>
        <span className="order-left">{picked === null ? 'press two to swap them' : `pod ${picked} with which?`}</span>
      </div>
      <p className="small muted">A hit finds its part with a second die. What stands in one line shares that die.</p>
      <ol className="stack gap-1">
        {lines
          .filter(({ parts }) => parts.length > 0)
          .map(({ die, parts }) => (
            <li key={die} className="stack items-center gap-1 arrangement-line">
              <b className="num">
                <span className="visually-hidden">Die </span>
                {die}
              </b>
              {parts.map((part) => {
                const pod = ship.parts?.[part]?.type;
                const box = isPodPart(part) ? boxOf(part) : 0;
                if (!pod) {
                  return (
                    <span key={part} className="grid hit text-left muted arrangement-part">
                      {capital(partName(part))}
                    </span>
                  );
                }
                return (
                  <button
                    key={part}
                    type="button"
                    className="hit raised arrangement-pod"
                    data-part="pod"
                    aria-pressed={picked === box}
                    onClick={() => press(box)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Escape' || picked === null) return;
                      // What is in progress here is broken off, and nothing else.
                      event.nativeEvent.preventDefault();
                      setPicked(null);
                    }}
                  >
                    <span className="muted">{capital(partName(part))}</span> {capital(podName(pod))}
                    <Share part={part} ship={ship} />
                  </button>
                );
              })}
            </li>
          ))}
      </ol>
    </section>
  );
}
