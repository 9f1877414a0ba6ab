import type { Player, UnitView } from '../engine/index.ts';
import { HALF, outline } from '../sheet/outline.ts';
import { words } from '../sheet/paper/draw.ts';
import { SIDES } from '../sheet/paper/ink.ts';
import type { Face, Mark } from '../sheet/paper/marks.ts';
import { plate, stripes } from '../sheet/plate.ts';
import { FAMILIES, HULL_SHAPES, MISSILE_SHAPES } from '../sheet/silhouettes.ts';
import type { CounterFace } from './counter.ts';
import type { PagePoint } from './hex-grid.ts';
import { asteroidMarks, planetMarks } from './terrain-art.ts';

const WHITE = '#ffffff';
const BLACK = '#000000';
/** The stripes of a back: between the body and its ink, plain to see in greys. */
const STRIPE: Readonly<Record<Player, string>> = { 1: '#4d9cc9', 2: '#b87f00' };
const JUMP = '#8f2f6b';

/** A counter's body leaves so much of its cell white that scissors may err by half a millimetre. */
const SHARE = 0.92;

/** A place on a page for one side of a counter: 100 units are nearly its edge. */
interface Drawing {
  shape: (d: string, ink: { fill?: string; stroke?: string; thick?: number }, at?: Placing) => Mark;
  text: (text: string, x: number, y: number, size: number, more?: Lettering) => Mark;
}

interface Placing {
  x: number;
  y: number;
  scale: number;
}

interface Lettering {
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  face?: Face;
  within?: number;
}

function drawingAt({ x, y }: PagePoint, edge: number): Drawing {
  const unit = (edge * SHARE) / 100;
  return {
    shape: (d, ink, at = { x: 0, y: 0, scale: 1 }) => ({
      kind: 'path',
      d,
      ...ink,
      placed: {
        x: x + at.x * unit,
        y: y + at.y * unit,
        turn: 0,
        scale: unit * at.scale,
        reach: at.scale < 1 ? 40 : 50,
      },
    }),
    text: (text, dx, dy, size, { fill = BLACK, anchor = 'middle', face = 'title', within } = {}) =>
      words(text, x + dx * unit, y + dy * unit, {
        face,
        size: size * unit,
        fill,
        anchor,
        ...(within === undefined ? {} : { within: within * unit }),
      }),
  };
}

/** The arrowhead of a unit, at the edge towards which it flies. */
const arrow = (half: number): string => `M0 ${4 - half}L17 ${22 - half}L0 ${17 - half}L-17 ${22 - half}Z`;

/** A maker's or a missile's shape, nose up; what is left blank on it has the colour of the ground. */
function silhouette(
  { shape }: Drawing,
  face: Extract<CounterFace, { kind: 'spaceship' | 'battlecraft' | 'missile' }>,
  at: Placing,
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
function spaceship(drawing: Drawing, face: Extract<CounterFace, { kind: 'spaceship' }>): Mark[] {
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
function battlecraft(drawing: Drawing, face: Extract<CounterFace, { kind: 'battlecraft' }>): Mark[] {
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
function missile(drawing: Drawing, face: Extract<CounterFace, { kind: 'missile' }>): Mark[] {
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
function faceDown(drawing: Drawing, { player, of }: Extract<CounterFace, { kind: 'face-down' }>): Mark[] {
  const { fill, digit } = SIDES[player];
  return [
    ...body(drawing, player, of, fill),
    drawing.shape(stripes(player, HALF[of]), { stroke: STRIPE[player], thick: 5 }),
    drawing.shape(arrow(HALF[of]), { fill: digit }),
    drawing.text('?', -17, 30, 58, { fill: digit }),
    ...plateMarks(drawing, player, of, 2, ''),
  ];
}

function blank(drawing: Drawing, { player, of }: Extract<CounterFace, { kind: 'blank' }>): Mark[] {
  const { fill, digit } = SIDES[player];
  const half = HALF[of];
  return [
    ...body(drawing, player, of, fill),
    drawing.shape(outline(player, half - 7), { fill: WHITE }),
    drawing.shape(arrow(half - 6), { fill: player === 1 ? fill : digit }),
  ];
}

/** [2.6] A velocity; a bar under 6 and 9 says which way is up. */
function velocity(drawing: Drawing, { player, value }: Extract<CounterFace, { kind: 'velocity' }>): Mark[] {
  const { fill } = SIDES[player];
  return [
    drawing.shape(outline(player, 44), { fill }),
    drawing.shape(outline(player, 37), { fill: WHITE }),
    drawing.text(String(value), 0, 21, 60),
    ...(value === 6 || value === 9 ? [drawing.shape('M-13 28H13', { stroke: BLACK, thick: 4 })] : []),
  ];
}

/** [6.1, R6.1b] A hollow head, its filled half on the side to which the next move goes. */
function reminder({ shape }: Drawing, { player, side }: Extract<CounterFace, { kind: 'reminder' }>): Mark[] {
  const { tone } = SIDES[player];
  return [
    shape('M0-42 32 30 0 18-32 30Z', { fill: WHITE, stroke: tone, thick: 5 }),
    shape(side === 'left' ? 'M0-42V18L-32 30Z' : 'M0-42V18L32 30Z', { fill: tone }),
  ];
}

const DISC = 'M-40 0a40 40 0 1 0 80 0a40 40 0 1 0 -80 0Z';

/** [7.2] One chevron on white is Prepare Jump, two on a full disc are Jump. */
function jump({ shape, text }: Drawing, { jump: marker }: Extract<CounterFace, { kind: 'jump' }>): Mark[] {
  const full = marker === 'jumping';
  const ink = full ? WHITE : JUMP;
  return [
    shape(DISC, { fill: full ? JUMP : WHITE, stroke: JUMP, thick: 6 }),
    shape(full ? 'M-18 0 0-18 18 0M-18-14 0-32 18-14' : 'M-18-4 0-22 18-4', { stroke: ink, thick: 7 }),
    text(full ? 'JUMP' : 'PREPARE', 0, 20, full ? 17 : 15, { fill: ink, face: 'label', within: 62 }),
  ];
}

/** [2.7] The face of any counter, in a square of this edge about its middle, in millimetres. */
export function faceMarks(face: CounterFace, middle: PagePoint, edge: number): Mark[] {
  const drawing = drawingAt(middle, edge);
  switch (face.kind) {
    case 'spaceship':
      return spaceship(drawing, face);
    case 'battlecraft':
      return battlecraft(drawing, face);
    case 'missile':
      return missile(drawing, face);
    case 'face-down':
      return faceDown(drawing, face);
    case 'blank':
      return blank(drawing, face);
    case 'velocity':
      return velocity(drawing, face);
    case 'reminder':
      return reminder(drawing, face);
    case 'jump':
      return jump(drawing, face);
    case 'energy':
      return [
        drawing.shape(outline(face.player, 40), { fill: WHITE, stroke: SIDES[face.player].tone, thick: 5 }),
        drawing.shape('M8-30-18 5H-2L-8 30 18-6H2Z', { fill: SIDES[face.player].tone }),
      ];
    case 'chit':
      return [
        drawing.shape('M0-44 42-14 26 38H-26L-42-14Z', { fill: WHITE, stroke: BLACK, thick: 4 }),
        drawing.text(
          face.value === null ? 'DIE' : String(face.value),
          0,
          face.value === null ? 10 : 20,
          face.value === null ? 24 : 48,
        ),
        ...(face.value === 6 || face.value === 9 ? [drawing.shape('M-11 27H11', { stroke: BLACK, thick: 4 })] : []),
      ];
    case 'planet':
      return planetMarks(middle, edge * 0.6);
    case 'asteroids':
      return asteroidMarks(middle, edge * 0.76);
  }
}
