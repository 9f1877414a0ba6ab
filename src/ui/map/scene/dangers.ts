import { useEffect, useState } from 'react';
import { course, type Hex, hexId, type Scenario, type Snapshot, type UnitId } from '../../../engine/index.ts';
import type { Exposure } from '../../../opponent/index.ts';
import { useGame, useTable, useView } from '../../play/context.ts';
import type { MapHighlight } from '../types.ts';

/** From these chances on a missile makes a hex unsafe, and deadly; and a launch from there is worth a mark. */
export const UNSAFE = 0.3;
export const DEADLY = 0.6;
export const STRIKING = 0.5;

const NONE: readonly Exposure[] = [];

/** What the outcomes of the selected unit expose it to, once somebody has worked it out; nothing while it is not asked for. */
export function useExposure(selected: UnitId | null, isAllowed: boolean): readonly Exposure[] {
  const { table } = useGame();
  const actions = useTable((state) => state.actions);
  // Reasons that lie open may speak of them too.
  const isWanted = useView(({ dangers, reasons }) => dangers || reasons?.kind === 'advice') && isAllowed;
  const [found, setFound] = useState({ unit: '', at: 0, exposures: NONE });
  useEffect(() => {
    let isCurrent = isWanted && selected !== null;
    if (isCurrent && selected !== null) {
      void table.advice.exposure(selected).then((exposures) => {
        if (isCurrent) setFound({ unit: selected, at: actions, exposures: exposures ?? NONE });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [table, selected, isWanted, actions]);
  return isWanted && found.unit === selected && found.at === actions ? found.exposures : NONE;
}

/** Where a unit lies after its next move. */
const endOf = ({ outcome: { hex, velocity, ...heading } }: Exposure): Hex =>
  course({ hex, ...heading }, velocity).stops.at(-1) ?? hex;

/**
 * [9.4, 9.6] The hexes within reach by what is the safest way to each, and by the best launch on any. Where the present course
 * ends, the danger is that of the present course: nothing may be told of it that the map does not show.
 */
export function dangerMarks(exposures: readonly Exposure[], { sheets }: Snapshot, scenario: Scenario): MapHighlight[] {
  const ends = new Map<string, { hex: Hex; danger: number; launch: number }>();
  const present = exposures.find(({ outcome }) => outcome.orders.length === 0);
  for (const exposure of exposures) {
    const hex = endOf(exposure);
    const id = hexId({ sheets, scenario }, hex);
    const known = ends.get(id) ?? { hex, danger: 1, launch: 0 };
    const danger = Math.min(known.danger, exposure.intercepted);
    ends.set(id, { hex, danger, launch: Math.max(known.launch, exposure.launch?.chance ?? 0) });
  }
  const end = present && ends.get(hexId({ sheets, scenario }, endOf(present)));
  if (end) end.danger = present.intercepted;
  return [...ends.values()].flatMap(({ hex, danger, launch }): MapHighlight[] => [
    ...(danger >= UNSAFE ? [{ hex, kind: danger >= DEADLY ? ('deadly' as const) : ('unsafe' as const) }] : []),
    ...(launch >= STRIKING ? [{ hex, kind: 'striking' as const }] : []),
  ]);
}
