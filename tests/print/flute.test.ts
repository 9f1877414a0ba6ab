import { describe, expect, test } from 'vitest';
import { drawBlank, drawLog, drawLogs } from '../../src/sheet/paper/index.ts';
import { beforePlay, flute, scenarioOf, sheetsFor } from '../fixtures/sheets.ts';
import { penOf, readPaper, textsOf } from './on-paper.ts';

const [sheet] = sheetsFor(beforePlay(scenarioOf(flute)), null);
const pages = drawLog(sheet!, { size: 'a4', colour: false });
const paper = readPaper(pages);

const count = (pens: readonly string[], pen: string): number => pens.filter((one) => one === pen).length;
const lineNames = (type: string): string[] =>
  [...paper.boxes.keys()].filter((name) => new RegExp(`^line ${type} \\d+$`).test(name));
const acrossLines = (type: string): string[] =>
  lineNames(type).map((name) => [...paper.boxes.get(name)!.pen, ...(paper.others.get(name) ?? [])].join(' '));

describe('10.0 the booklet’s Flute, on paper', () => {
  test('10.1 its four pods stand in their boxes; the boxes for pods 5 and 6 are crossed out', () => {
    const written = [1, 2, 3, 4, 5, 6].map((nth) => paper.boxes.get(`part pod-${nth}`));
    expect(written.map((box) => box?.texts.join(' '))).toEqual([
      'Heavy weapon',
      'Energy',
      'Battlecraft B1',
      'Standard jump',
      '',
      '',
    ]);
    expect(written.map((box) => box?.pen.join(' '))).toEqual(['', '', '', '', 'struck', 'struck']);
    const armors = ['bridge', 'engine', 'force-field', 'pod-1', 'pod-2', 'pod-3', 'pod-4'].map((part) =>
      paper.others.get(`part ${part} armor`),
    );
    expect(armors).toEqual(Array(7).fill(['2']));
  });

  test('10.2 four unguided boxes, two guided, two intelligent and one MIMS line are crossed out', () => {
    expect(acrossLines('unguided')).toEqual([...Array(6).fill(''), ...Array(4).fill('struck')]);
    expect(acrossLines('guided')).toEqual([...Array(5).fill(''), 'struck', 'struck']);
    expect(acrossLines('intelligent')).toEqual(['', '', '', 'struck', 'struck']);
    expect(acrossLines('mims')).toEqual(['', 'struck']);
  });

  test('10.2 the rightmost boxes are crossed out until a guided missile has 9, an intelligent 7, a MIMS 6', () => {
    const units = (name: string, boxes: number) =>
      Array.from({ length: boxes }, (_, nth) => paper.boxes.get(`${name} ${nth}`)!.pen.join(' '));
    for (const nth of [0, 1, 2, 3, 4])
      expect(units(`line guided ${nth}`, 10)).toEqual([...Array(9).fill(''), 'struck']);
    for (const nth of [0, 1, 2])
      expect(units(`line intelligent ${nth}`, 9)).toEqual([...Array(7).fill(''), 'struck', 'struck']);
    expect(units('line mims 0', 7)).toEqual([...Array(6).fill(''), 'struck']);
  });

  test('10.3 the top 35 of 48 blocks are left, 7 and 8 of the track are crossed out, the marker lies on 0', () => {
    const blocks = penOf(paper, 'block ');
    expect(blocks).toEqual([...Array(35).fill(''), ...Array(13).fill('struck')]);
    expect(count(penOf(paper, 'track '), 'ringed')).toBe(1);
    expect(Array.from({ length: 9 }, (_, nth) => paper.boxes.get(`track ${nth}`)!.pen.join(' '))).toEqual([
      'ringed',
      ...Array(6).fill(''),
      'struck',
      'struck',
    ]);
    expect(textsOf(pages[0]!)).toContain('66 + 144 units, divided by 6 = 35 blocks');
  });

  test('10.4 the Terwillicker-5000 has armor 1; the second section is crossed out', () => {
    expect(textsOf(pages[0]!)).toContain('B1 Terwillicker-5000');
    expect(paper.others.get('craft 0 bridge armor') ?? paper.boxes.get('craft 0 bridge')?.texts).toEqual(['1']);
    expect(paper.others.get('craft 1')).toEqual(['struck']);
    expect(paper.others.get('craft 1 boxes')).toEqual(['struck']);
  });

  test('4.0 the head has the figures of the charts', () => {
    const figures = [...paper.boxes]
      .slice(0, 14)
      .flatMap(([name, { texts }]) => texts.map((text) => `${name} ${text}`));
    expect(figures).toEqual([
      'class Flute',
      'id B',
      'velocity-rating 3',
      'maneuver-rating 6',
      'burn-rate 6',
      'energy-capacity 66+144',
      'burster 1',
      'armor 2',
      'force-field 1',
      'targeting-program −4',
      'battle-commands 1',
      'fires 2',
    ]);
  });
});

describe('R10.1a empty logs', () => {
  test.each([
    [1, 9, 10, 7, 5, 2, 9],
    [2, 15, 16, 14, 10, 4, 17],
  ] as const)('Nr. %i has its boxes, and nothing in them', (log, parts, unguided, guided, intelligent, mims, track) => {
    const [page, ...more] = drawBlank(log, { size: 'letter', colour: false });
    expect(more).toEqual([]);
    const { boxes, others } = readPaper([page!]);
    const named = (name: RegExp) => [...boxes.keys()].filter((one) => name.test(one)).length;
    expect(named(/^part /)).toBe(parts);
    expect(named(/^line unguided \d+$/)).toBe(unguided);
    expect(named(/^line guided \d+$/)).toBe(guided);
    expect(named(/^line guided \d+ \d+$/)).toBe(guided * 10);
    expect(named(/^line intelligent \d+$/)).toBe(intelligent);
    expect(named(/^line intelligent \d+ \d+$/)).toBe(intelligent * 9);
    expect(named(/^line mims \d+$/)).toBe(mims);
    expect(named(/^line mims \d+ \d+$/)).toBe(mims * 7);
    expect(named(/^line mims \d+ four$/)).toBe(mims);
    expect(named(/^track \d+$/)).toBe(track);
    expect(named(/^block \d+$/)).toBe(48);
    expect(named(/^craft [01] \d+$/)).toBe(30);
    expect([...others.keys()]).toEqual([]);
    expect([...boxes.values()].every(({ pen, texts }) => pen.length + texts.length === 0)).toBe(true);
    expect(textsOf(page!)).toContain(`Spaceship Log Nr. ${log}`);
  });

  test('one drawing: the boxes of an empty log and of a filled one are the same', () => {
    const blank = readPaper(drawBlank(1, { size: 'a4', colour: false }));
    const places = ({ boxes }: typeof blank) => [...boxes].map(([name, { bounds }]) => [name, bounds]);
    expect(places(paper)).toEqual(places(blank));
  });

  test('two small ones share a page on its side, a third has the next', () => {
    const small = [sheet!, sheet!, sheet!];
    const together = drawLogs(small, { size: 'a4', colour: false, twoUp: true });
    expect(together.map(({ sideways, width, height }) => [sideways, width, height])).toEqual([
      [true, 297, 210],
      [true, 297, 210],
    ]);
    for (const half of [0, 1]) {
      const isHere = ({ left, right }: { left: number; right: number }) => left + right > 297 === (half === 1);
      expect(penOf(readPaper([together[0]!], isHere), 'block ')).toEqual(penOf(paper, 'block '));
    }
    expect(drawLogs(small, { size: 'a4', colour: false })).toHaveLength(3);
  });
});
