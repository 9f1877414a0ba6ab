import type { Player, UnitView } from '../engine/index.ts';
import { HALF, outline } from '../sheet/outline.ts';
import { SIDES } from '../sheet/paper/ink.ts';
import type { Mark } from '../sheet/paper/marks.ts';
import { plate, stripes } from '../sheet/plate.ts';
import { FAMILIES, HULL_SHAPES, MISSILE_SHAPES } from '../sheet/silhouettes.ts';
import type { PaperFace } from './counter.ts';
import type { Drawing, FacePlace } from './drawing.ts';
import { WHITE } from './inks.ts';

/** The stripes of a back: between the body and its ink, plain to see in greys. */
const STRIPE: Readonly<Record<Player, string>> = { 1: '#4d9cc9', 2: '#b87f00' };

/** The arrowhead of a unit, at the edge towards which it flies. */
const arrow = (half: number): string => `M0 ${4 - half}L17 ${22 - half}L0 ${17 - half}L-17 ${22 - half}Z`;

/** A maker's or a missile's shape, nose up; what is left blank on it has the colour of the ground. */
function silhouette(
  { shape }: Drawing,
  face: Extract<PaperFace, { kind: 'spaceship' | 'battlecraft' | 'missile' }>,
  at: FacePlace,
  ink: string,
  ground: string,
): Mark[] {
  const form = face.kind === 'missile' ? MISSILE_SHAPES[face.missile] : HULL_SHAPES[FAMILIES[face.hull]];
  const { body, cut, holes, lines = [] } = form;
  return [
    shape(body, { fill: ink }, at),
    ...(cut ? [shape(cut.d, { stroke: ground, thick: cut.width }, at)] : []),
    ...(holes ? [shape(holes, { fill: ground }, at)] : []),
    ...lines.map(({ d, width }) => shape(d, { stroke: ink, thick: width }, at)),
  ];
}

const body = ({ shape }: Drawing, player: Player, of: UnitView['kind'], fill: string): Mark[] => [
  shape(outline(player, HALF[of]), { fill }),
];

/** [2.5] A spaceship; with its field up (7.4) the same in a white piece within a thick edge. */
export function spaceshipFace(drawing: Drawing, face: Extract<PaperFace, { kind: 'spaceship' }>): Mark[] {
  const { player, letter, hull, field } = face;
  const { fill, digit, tone } = SIDES[player];
  const [ground, ink] = field ? [WHITE, tone] : [fill, digit];
  const code = field ? 'FIELD' : (hull.split('-').at(-1) ?? hull).slice(0, 3).toUpperCase();
  return [
    ...body(drawing, player, 'spaceship', field ? tone : fill),
    ...(field ? [drawing.shape(outline(player, 41), { fill: WHITE })] : []),
    drawing.shape(arrow(field ? 43 : 50), { fill: ink }),
    ...silhouette(drawing, face, { x: -13, y: 6, scale: field ? 0.66 : 0.78 }, ink, ground),
    drawing.text(letter, field ? 24 : 28, 20, field ? 40 : 46, { fill: ink, within: 32 }),
    drawing.text(code, field ? 22 : 27, field ? 34 : 40, field ? 12 : 16, { fill: ink, face: 'label' }),
  ];
}

/** [2.5] A battlecraft, by the letter of its ship and its own number. */
export function battlecraftFace(drawing: Drawing, face: Extract<PaperFace, { kind: 'battlecraft' }>): Mark[] {
  const { player, label } = face;
  const { fill, digit } = SIDES[player];
  return [
    ...body(drawing, player, 'battlecraft', fill),
    drawing.shape(arrow(HALF.battlecraft), { fill: digit }),
    ...silhouette(drawing, face, { x: -16, y: 6, scale: 0.66 }, digit, fill),
    drawing.text(label, 22, 26, 36, { fill: digit, within: 36 }),
  ];
}

/** A plate in the lower right corner, in the colour of a body's ink: for an identity, or to write one on. */
function plateMarks(drawing: Drawing, player: Player, of: UnitView['kind'], left: number, text: string): Mark[] {
  const edge = HALF[of] - 3;
  const { fill, digit } = SIDES[player];
  const ground = player === 1 || text === '' ? WHITE : digit;
  const ink = player === 1 ? SIDES[1].tone : fill;
  const x = (left + edge) / 2 - (player === 2 ? 1.5 : 0);
  const size = text.length > 2 ? 27 : 30;
  return [
    drawing.shape(plate(player, left, 8, edge), { fill: ground }),
    ...(text
      ? [drawing.text(text, x, (8 + edge) / 2 + size * 0.35, size, { fill: ink, within: edge - left - 5 })]
      : []),
  ];
}

/** [2.5] A missile by its drawing and its number. */
export function missileFace(drawing: Drawing, face: Extract<PaperFace, { kind: 'missile' }>): Mark[] {
  const { player, label } = face;
  const { fill, digit } = SIDES[player];
  return [
    ...body(drawing, player, 'missile', fill),
    drawing.shape(arrow(HALF.missile), { fill: digit }),
    ...silhouette(drawing, face, { x: -14, y: 4, scale: 0.56 }, digit, fill),
    ...plateMarks(drawing, player, 'missile', label.length > 2 ? -4 : 4, label),
  ];
}

/**
 * [2.5, R10.0a] The back of a missile or battlecraft, which may be told apart: an arrow, a question mark, and a plate to
 * pencil the number of the launch on.
 */
export function faceDownFace(drawing: Drawing, { player, of }: Extract<PaperFace, { kind: 'face-down' }>): Mark[] {
  const { fill, digit } = SIDES[player];
  return [
    ...body(drawing, player, of, fill),
    drawing.shape(stripes(player, HALF[of]), { stroke: STRIPE[player], thick: 5 }),
    drawing.shape(arrow(HALF[of]), { fill: digit }),
    drawing.text('?', -17, 30, 58, { fill: digit }),
    ...plateMarks(drawing, player, of, 2, ''),
  ];
}

export function blankFace(drawing: Drawing, { player, of }: Extract<PaperFace, { kind: 'blank' }>): Mark[] {
  const { fill, digit } = SIDES[player];
  const half = HALF[of];
  return [
    ...body(drawing, player, of, fill),
    drawing.shape(outline(player, half - 7), { fill: WHITE }),
    drawing.shape(arrow(half - 6), { fill: player === 1 ? fill : digit }),
  ];
}
