import type { Part, PartView, PodType, UnitView } from '../../engine/index.ts';

/** The parts whose places are seen, in the order of the log. */
export const listParts = ({ parts = {} }: UnitView): { part: Part; state: PartView }[] =>
  Object.entries(parts).flatMap(([part, state]) => (state ? [{ part: part as Part, state }] : []));

/** The pods whose boxes are seen. */
export const listPods = (unit: UnitView): { box: number; type: PodType; state: PartView }[] =>
  listParts(unit).flatMap(({ part, state }) =>
    state.type === undefined ? [] : [{ box: Number(part.slice(4)), type: state.type, state }],
  );
