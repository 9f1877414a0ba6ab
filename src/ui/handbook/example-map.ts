import {
  course,
  type Hex,
  isMissileType,
  newGame,
  ownerOfId,
  parseHexId,
  range,
  sameHex,
  snapshot,
} from '../../engine/index.ts';
import { type Example, exampleAnswer, exampleScenario } from '../../handbook/index.ts';
import { missileName } from '../../words/index.ts';
import { mapCounter } from '../counters/map-counter.ts';
import type { MapCounter } from '../counters/types.ts';
import { fitting, type Size } from '../map/camera.ts';
import { hexToPoint, RADIUS } from '../map/geometry.ts';
import type { MapContents } from '../map/props.ts';
import type { MapCourse, MapPiece } from '../map/types.ts';

type Unit = Example['units'][number];

/** A missile of an example is in no scenario; its counter is made from the example alone. */
function missileCounter(unit: Unit): MapCounter {
  const { id, what, direction, velocity } = unit;
  const missile = isMissileType(what) ? what : 'unguided';
  const title = `${missileName(missile)}, velocity ${velocity}`;
  return { side: ownerOfId(unit.id), kind: 'missile', missile, label: id.slice(2), direction, velocity, title };
}

/** Where the first unit of an example goes. */
function courseOf(unit: Unit, hex: Hex): MapCourse {
  const { id, direction, velocity } = unit;
  const { stops, reminder, nextSide } = course({ hex, direction, nextSide: 'left' }, velocity);
  const mark = { hex: reminder, turn: nextSide };
  return { id, side: ownerOfId(unit.id), stops: [hex, ...stops], end: direction, style: 'selected', reminder: mark };
}

/** What is drawn besides the counters. */
function drawnFor(example: Example, hexOf: (id: string) => Hex): Partial<MapContents> {
  const [first, second] = example.units;
  const from = hexOf(first.hex);
  const answer = exampleAnswer(example);
  if (answer.kind === 'course') return { courses: [courseOf(first, from)] };
  if (answer.kind === 'launch') {
    return { highlights: answer.placements.map(({ hex }) => ({ hex: hexOf(hex), kind: 'option' })) };
  }
  const to = second && hexOf(second.hex);
  if (answer.kind !== 'fire' || !to || sameHex(from, to)) return {};
  return { rangeLine: { from, to, label: `range ${range(from, to)}` } };
}

/** What an example shows on the map: its counters, and what is asked about them. */
export function exampleContents(example: Example): MapContents {
  const view = snapshot(newGame(exampleScenario(example), {}));
  const hexOf = (id: string): Hex => parseHexId(view.sheets, id) ?? { q: 0, r: 0 };
  const pieces = example.units.map((unit): MapPiece => {
    const ship = view.units.find(({ id }) => id === unit.id);
    return { id: unit.id, hex: hexOf(unit.hex), counter: ship ? mapCounter(ship, view) : missileCounter(unit) };
  });
  return { sheets: view.sheets, pieces, ...drawnFor(example, hexOf) };
}

/** The camera that shows what an example is about, with a hex or so round it. */
export function exampleCamera({ pieces, courses = [], highlights = [] }: MapContents, size: Size) {
  const hexes = [
    ...pieces.map(({ hex }) => hex),
    ...courses.flatMap(({ stops, reminder }) => [...stops, ...(reminder ? [reminder.hex] : [])]),
    ...highlights.map(({ hex }) => hex),
  ];
  const points = hexes.map(hexToPoint);
  const round = 1.3 * RADIUS;
  const box = {
    left: Math.min(...points.map(({ x }) => x)) - round,
    right: Math.max(...points.map(({ x }) => x)) + round,
    top: Math.min(...points.map(({ y }) => y)) - round,
    bottom: Math.max(...points.map(({ y }) => y)) + round,
  };
  return fitting(box, size);
}
