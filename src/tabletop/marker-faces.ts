import { outline } from '../sheet/outline.ts';
import { SIDES } from '../sheet/paper/ink.ts';
import type { Mark } from '../sheet/paper/marks.ts';
import type { PaperFace } from './counter.ts';
import type { Drawing } from './drawing.ts';
import { BLACK, WHITE } from './inks.ts';

const JUMP = '#8f2f6b';

/** [2.6] A velocity, or room to write one; a bar under 6 and 9 says which way is up. */
export function velocityFace(drawing: Drawing, { player, value }: Extract<PaperFace, { kind: 'velocity' }>): Mark[] {
  const { fill } = SIDES[player];
  return [
    drawing.shape(outline(player, 44), { fill }),
    drawing.shape(outline(player, 37), { fill: WHITE }),
    ...(value === null ? [] : [drawing.text(String(value), 0, 21, 60)]),
    ...(value === 6 || value === 9 ? [drawing.shape('M-13 28H13', { stroke: BLACK, thick: 4 })] : []),
  ];
}

/** [6.1, R6.1b] A hollow head, its filled half on the side to which the next move goes. */
export function reminderFace({ shape }: Drawing, { player, side }: Extract<PaperFace, { kind: 'reminder' }>): Mark[] {
  const { tone } = SIDES[player];
  return [
    shape('M0-42 32 30 0 18-32 30Z', { fill: WHITE, stroke: tone, thick: 5 }),
    shape(side === 'left' ? 'M0-42V18L-32 30Z' : 'M0-42V18L32 30Z', { fill: tone }),
  ];
}

const DISC = 'M-40 0a40 40 0 1 0 80 0a40 40 0 1 0 -80 0Z';

/** [7.2] One chevron on white is Prepare Jump, two on a full disc are Jump. */
export function jumpFace({ shape, text }: Drawing, { jump: marker }: Extract<PaperFace, { kind: 'jump' }>): Mark[] {
  const full = marker === 'jumping';
  const ink = full ? WHITE : JUMP;
  return [
    shape(DISC, { fill: full ? JUMP : WHITE, stroke: JUMP, thick: 6 }),
    shape(full ? 'M-18 0 0-18 18 0M-18-14 0-32 18-14' : 'M-18-4 0-22 18-4', { stroke: ink, thick: 7 }),
    text(full ? 'JUMP' : 'PREPARE', 0, 20, full ? 17 : 15, { fill: ink, face: 'label', within: 62 }),
  ];
}

/** [10.3] The marker of the Energy Unit Track. */
export const energyFace = (drawing: Drawing, face: Extract<PaperFace, { kind: 'energy' }>): Mark[] => [
  drawing.shape(outline(face.player, 40), { fill: WHITE, stroke: SIDES[face.player].tone, thick: 5 }),
  drawing.shape('M8-30-18 5H-2L-8 30 18-6H2Z', { fill: SIDES[face.player].tone }),
];

/** [2.7] A chit to be drawn in the place of a die; all are alike from behind. */
export const chitFace = (drawing: Drawing, face: Extract<PaperFace, { kind: 'chit' }>): Mark[] => [
  drawing.shape('M0-44 42-14 26 38H-26L-42-14Z', { fill: WHITE, stroke: BLACK, thick: 4 }),
  drawing.text(
    face.value === null ? 'DIE' : String(face.value),
    0,
    face.value === null ? 10 : 20,
    face.value === null ? 24 : 48,
  ),
  ...(face.value === 6 || face.value === 9 ? [drawing.shape('M-11 27H11', { stroke: BLACK, thick: 4 })] : []),
];
