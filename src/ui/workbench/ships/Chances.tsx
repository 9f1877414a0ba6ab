import './chances.css';
import { useMemo, useState } from 'react';
import { FIRE_TYPES, type FireType, type Player } from '../../../engine/index.ts';
import { capital, fireName, percentText, podName } from '../../../words/index.ts';
import { bestPodChance, STANDARD_RANGES, STANDARD_VELOCITY } from '../../../workbench/ships/chances.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { Term } from '../../play/Term.tsx';

const TYPES = FIRE_TYPES.map((value) => ({ value, label: capital(fireName(value)) }));

/** `with its heavy weapon pod 2`; of what the ship fires at the first range. */
function sourceText(design: ShipDesign, type: FireType): string {
  const from = bestPodChance(design, type, STANDARD_RANGES[0])?.from;
  if (from === undefined) return `fires no ${fireName(type)}`;
  const pod = from === 'burster' ? undefined : design.pods[from - 1];
  return pod ? `${podName(pod.type)} pod` : 'burster';
}

interface ChancesProps {
  design: ShipDesign;
  /** Another ship to compare it with, and what can be chosen for that. */
  other: ShipDesign | null;
  children?: React.ReactNode;
}

/** [8.6] The chance to hit at the standard ranges, beside another ship's. */
export function Chances({ design, other, children }: ChancesProps) {
  const [type, setType] = useState<FireType>('laser-barrage');
  const ships = useMemo(
    () =>
      [design, other].flatMap((ship, index) => {
        if (!ship) return [];
        const chances = STANDARD_RANGES.map((range) => bestPodChance(ship, type, range)?.probability ?? null);
        return [{ side: (index + 1) as Player, name: ship.name, source: sourceText(ship, type), chances }];
      }),
    [design, other, type],
  );
  return (
    <section className="yard-chances" aria-label="Chance to hit">
      <div className="row items-baseline apart gap-3 gap-y-1 yard-head">
        <h2>
          <Term name="hit chance">Chance to hit</Term>
        </h2>
        <Segments label="Type of fire" options={TYPES} chosen={type} onChoose={setType} />
        {children}
        <small>
          <Term name="relative velocity">relative velocity</Term> {STANDARD_VELOCITY}, as built
        </small>
      </div>
      <div className="stack one-column gap-5 gap-y-2 mt-2 yard-ranges">
        <ul className="stack gap-1 yard-versus">
          {ships.map(({ side, name, source }) => (
            <li className="line" key={side}>
              <SideMark side={side} title="" />
              <span>
                <b>{name || 'Unnamed'}</b> <small className="muted">{source}</small>
              </span>
            </li>
          ))}
        </ul>
        {STANDARD_RANGES.map((range, nth) => (
          <div key={range} className="yard-range">
            <h3 className="mb-1 cap">Range {range}</h3>
            {ships.map(({ side, name, chances }) => {
              const chance = chances[nth] ?? null;
              return (
                <p className="line" key={side}>
                  <SideMark side={side} title={name} />
                  <svg className="flex-1 yard-chance" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect fill="var(--pressed)" width={100} height={8} />
                    <rect fill={`var(--p${side}-tone)`} width={(chance ?? 0) * 100} height={8} />
                  </svg>
                  <span className="num">{chance === null ? 'none' : percentText(chance)}</span>
                </p>
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}
