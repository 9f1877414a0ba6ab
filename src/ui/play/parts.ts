import { boxOf, isPodPart, type Part, type PartView, type PodType, type UnitView } from '../../engine/index.ts';

/** The parts whose places are seen, in the order of the log. */
export const seenParts = ({ parts = {} }: UnitView): { part: Part; state: PartView }[] =>
  Object.entries(parts).flatMap(([part, state]) => (state ? [{ part: part as Part, state }] : []));

/** The pods whose boxes are seen. */
export const listPods = (unit: UnitView): { box: number; type: PodType; state: PartView }[] =>
  seenParts(unit).flatMap(({ part, state }) =>
    isPodPart(part) && state.type ? [{ box: boxOf(part), type: state.type, state }] : [],
  );
