import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kitDocument } from '../../src/cli/kit.ts';
import { InputRefused, UsageError } from '../../src/cli/output.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { GAME_PAPERS } from '../../src/sheet/paper/index.ts';
import { drawGameKit, KIT_PARTS } from '../../src/tabletop/index.ts';
import { boundsOf, isWithin } from '../print/on-paper.ts';

const labels = (document: string): string[] =>
  [...document.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!);

describe('the whole game as one document', () => {
  test('2.1 has the card, the map, the counters, the logs and the charts in this order', () => {
    expect(labels(kitDocument(['showdown']))).toEqual([
      'The Showdown',
      'How a Game-Turn runs, page 1',
      'How a Game-Turn runs, page 2',
      'Map sheet A',
      'Map sheet B',
      ...Array(4).fill('Map sheet, empty'),
      'Counters of player 1',
      'Counters of player 2',
      'Counters of both players, and spares',
      'Spaceship Log Nr. 1 of 1E, Piccolo',
      'Spaceship Log Nr. 1 of 2D, Piccolo',
      'Spaceship Log Nr. 1, empty',
      'Spaceship Log Nr. 2, empty',
      'Charts',
      'Charts of hulls and pods',
    ]);
  });

  test('2.1 has the parts that are asked for', () => {
    expect(labels(kitDocument(['showdown', '--what', 'charts,card']))).toEqual([
      'The Showdown',
      'How a Game-Turn runs, page 1',
      'How a Game-Turn runs, page 2',
      'Charts',
      'Charts of hulls and pods',
    ]);
    expect(kitDocument(['pirates', '--what', 'everything'])).toBe(kitDocument(['pirates']));
  });

  test('2.4 the fronts of counters lie on odd pages when their backs are on the other side', () => {
    for (const { id } of SCENARIOS) {
      const pages = labels(kitDocument([id, '--counters', 'sides']));
      const fronts = pages.flatMap((label, nth) => (/^Counters/.test(label) && !label.endsWith('backs') ? [nth] : []));
      expect(fronts.length).toBeGreaterThan(0);
      for (const nth of fronts) expect([nth % 2, pages[nth + 1]]).toEqual([0, `${pages[nth]}, backs`]);
    }
  });

  test('R10.0b a player’s kit has no log and no counter of the other', () => {
    const own = labels(kitDocument(['convoy-red', '--player', '2', '--what', 'counters,logs']));
    expect(own.filter((label) => / of 1[A-Z]|player 1/.test(label))).toEqual([]);
    expect(own.filter((label) => / of 2[A-Z]/.test(label))).toHaveLength(3);
  });

  test.each(GAME_PAPERS)('2.1 on %s it is lines and letters alone, of that size, and fetches nothing', (paper) => {
    const document = kitDocument(['pirates', '--paper', paper]);
    const size = { a4: 'A4', letter: 'letter', a3: 'A3', tabloid: 'ledger' }[paper];
    expect(document).toContain(`@page { size: ${size} portrait; margin: 0; }`);
    expect(document.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|<script|<link|<img|<image|opacity/,
    );
  });

  test.each(GAME_PAPERS)('2.1 on %s nothing lies outside of 6 mm', (paper) => {
    for (const scenario of SCENARIOS) {
      const pages = drawGameKit(scenario, { paper, backs: 'fold', parts: KIT_PARTS, player: null });
      for (const { title, width, height, marks } of pages) {
        const inner = { left: 6, top: 6, right: width - 6, bottom: height - 6 };
        for (const mark of marks) {
          if (!isWithin(boundsOf(mark), inner)) throw new Error(`${title}: ${JSON.stringify(mark)}`);
        }
      }
    }
  });

  test.each(GAME_PAPERS)('11.0, 3.0 on %s the card is one page of its own, and the Game-Turn two', (paper) => {
    for (const { id } of SCENARIOS) {
      const pages = labels(kitDocument([id, '--paper', paper, '--what', 'card'])).flatMap((label) => label.split('; '));
      expect(pages).toHaveLength(3);
    }
  });

  test.each<[string, string[]]>([
    ['no scenario', []],
    ['a scenario that there is not', ['armada']],
    ['a paper that nobody sells', ['showdown', '--paper', 'a5']],
    ['counters without backs', ['showdown', '--counters', 'glued']],
    ['a part that there is not', ['showdown', '--what', 'map,dice']],
    ['no part', ['showdown', '--what', '']],
    ['a player 3', ['showdown', '--player', '3']],
    ['an option without its value', ['showdown', '--what']],
    ['too many words', ['showdown', 'pirates']],
  ])('a call with %s is wrong', (_name, words) => {
    expect(() => kitDocument(words)).toThrow(UsageError);
  });

  test('2.1 the file of a battle is a scenario too, and a broken one is refused', () => {
    const path = join(tmpdir(), `deltavee-kit-${process.pid}.json`);
    writeFileSync(path, JSON.stringify({ ...SCENARIOS[0], id: '<b>mine' }));
    const document = kitDocument([path, '--what', 'card']);
    expect(labels(document)[0]).toBe('&lt;b&gt;mine');
    expect(document).not.toContain('<b>mine');
    writeFileSync(path, '{"id":');
    expect(() => kitDocument([path])).toThrow(InputRefused);
  });
});
