import { expect, test } from 'vitest';
import { snapshot } from '../../src/engine/index.ts';
import type { PageMarks } from '../../src/sheet/paper/index.ts';
import { drawGameKit, KIT_PARTS } from '../../src/tabletop/index.ts';
import { begun, scenario } from '../fixtures/scenario-game.ts';

/** Two who have nothing but the pages read them, and do as they say. */
const pages = drawGameKit(scenario('first-shot'), { paper: 'a4', backs: 'fold', parts: KIT_PARTS, player: null });
const textsOf = ({ marks }: PageMarks): string[] => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const titled = (title: string): PageMarks => pages.find((page) => page.title.startsWith(title))!;

/** One counter less lies on the heap of a player: what is printed on it, one text after the other. */
function takeCounter(heap: string[], ...printed: string[]): void {
  const at = heap.findIndex((_, nth) => printed.every((text, more) => heap[nth + more] === text));
  expect(at, `a counter with ${printed.join(' ')}`).toBeGreaterThanOrEqual(0);
  heap.splice(at, printed.length);
}

/** `2 × heavy weapon pod, battlecraft pod (Terwillicker-X) and energy pod` as the types of pods, each by itself. */
const podsOf = (text: string): string[] =>
  text.split(/, | and /).flatMap((piece) => {
    const [, number = '1', name = ''] = /^(?:(\d) × )?(.+) pod/.exec(piece) ?? [];
    return Array<string>(Number(number)).fill(name);
  });

/** The boxes of a log that are filled in: pods with their armor, as the engine calls them. */
const filledIn = (log: PageMarks): [type: string, armor: number][] =>
  [
    ...textsOf(log)
      .join('|')
      .matchAll(/Pod \d+\|([^|]+)\|V\|D\|X\|(\d)/g),
  ].map(([, name = '', armor]) => [name.replace(/ [A-Z]\d$/, '').toLowerCase(), Number(armor)]);

const SHIP =
  /(\d)([A-Z]) (\w+) in (([A-Z])\d{4}), velocity (\d) towards (\d+) o’clock\. Pods, with armor (\d): (.*?)\. Log Nr\. (\d)\./g;

test('2.1, 11.0 The First Shot is set up from what is printed, by following its card', () => {
  const card = textsOf(titled('The First Shot')).join(' ');
  const heaps = ([1, 2] as const).map((player) =>
    pages.filter(({ title }) => title.startsWith(`Counters of player ${player}`)).flatMap(textsOf),
  );
  const waiting: string[][] = [];
  const laid = [...card.matchAll(SHIP)].map(
    ([, player, letter, hull = '', hex = '', sheet, velocity, hour, ...more]) => {
      const [armor, pods = '', log] = more;
      const heap = heaps[Number(player) - 1]!;
      takeCounter(heap, letter!, hull.slice(0, 3).toUpperCase());
      takeCounter(heap, velocity!);
      for (const [, craft] of pods.matchAll(/battlecraft pod \((\S+)\)/g)) {
        takeCounter(heap, `${letter}1`);
        waiting.push([`${player}${letter}1`, craft!.toLowerCase(), 'in-pod']);
      }
      expect(textsOf(titled(`Map sheet ${sheet}`))).toContain(hex);
      const sheets = filledIn(titled(`Spaceship Log Nr. ${log} of ${player}${letter}, ${hull}`));
      expect(sheets.map(([type]) => type).sort()).toEqual(podsOf(pods).sort());
      expect(sheets.map(([, box]) => box)).toEqual(sheets.map(() => Number(armor)));
      const id = `${player}${letter}`;
      return { id, hull: hull.toLowerCase(), hex, velocity: Number(velocity), direction: Number(hour), pods: sheets };
    },
  );

  const { units } = snapshot(begun('first-shot'));
  const ships = units.filter(({ kind }) => kind === 'spaceship');
  expect(laid).toEqual(
    ships.map(({ id, class: hull, hex, velocity, direction, parts = {} }) => ({
      id,
      hull,
      hex,
      velocity,
      direction,
      pods: Object.values(parts).flatMap((part) => (part?.type ? [[part.type.replaceAll('-', ' '), part.armor]] : [])),
    })),
  );
  const others = units.filter(({ kind }) => kind !== 'spaceship');
  expect(others.map(({ id, class: hull, status }) => [id, hull, status])).toEqual(waiting);
});
