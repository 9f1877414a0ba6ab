import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/engine/index.ts';
import type { History } from '../../src/game/history.ts';
import { openRecord, toRecord } from '../../src/game/record-file.ts';
import { printedCode } from '../../src/sheet/paper/index.ts';
import { unpackText } from '../../src/store/device/link.ts';
import type { PageAddress } from '../../src/ui/kit/address.ts';
import { goToPlace } from '../../src/ui/kit/location.ts';
import { codesOf } from '../../src/ui/logs/print/codes.ts';
import { readCode } from '../fixtures/qr-code.ts';
import { ACTIONS, played, ROLLS, SHOWDOWN, startOf, TO_FIRE } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

/** An address of so many characters. */
const long = (length: number): string => `https://deltavee.example/#/open/1${'Ab-_9'.repeat(length)}`.slice(0, length);

describe('a square code on paper', () => {
  test.each([40, 84, 200, 331, 332, 425])('reads back an address of %i characters, in modules of 0.33 mm', (length) => {
    const code = printedCode([long(length)], 24);
    expect(code && readCode(code.path)).toBe(long(length));
    expect(code?.module).toBeGreaterThanOrEqual(0.33);
    expect((code?.size ?? 0) * (code?.module ?? 0)).toBeLessThanOrEqual(24.001);
  });

  test('holds the first address that is legible, and is not there where none is', () => {
    const code = printedCode([long(426), 'https://deltavee.example/#/game/1'], 24);
    expect(code && readCode(code.path)).toBe('https://deltavee.example/#/game/1');
    expect(printedCode([long(426)], 24)).toBeNull();
    expect(printedCode([], 24)).toBeNull();
  });
});

/** The codes on the sheets of a game at an address of the program. */
async function codesAt(place: PageAddress, history: History, settings = {}, order: number | null = null) {
  goToPlace(place, 'replace');
  return codesOf(tableOn(history, settings).store, order);
}

const CLOSED = { logs: 'closed' } as const;
const GAME: PageAddress = { at: 'game', id: 'one', order: null };
const here = (hash: string): string => `${location.origin}${location.pathname}${hash}`;
const under = (actions: typeof TO_FIRE, seed = 7) => played(startOf(ROLLS, seed), actions);
/** The record in a link. */
async function linked(link: string | undefined) {
  const text = await unpackText(link?.split('#/open/')[1] ?? '');
  return text.ok ? JSON.parse(text.text) : text.why;
}

describe('R10.0b what a code opens', () => {
  test('while the players have secrets, the place in this browser and nothing else, whatever they hide', async () => {
    expect(await codesAt(GAME, under(TO_FIRE), CLOSED)).toEqual([here('#/game/one')]);
    expect(await codesAt(GAME, under([...TO_FIRE].slice(0, 2), 99), CLOSED)).toEqual([here('#/game/one')]);
    expect(await codesAt({ ...GAME, order: 3 } as PageAddress, under(TO_FIRE), CLOSED, 3)).toEqual([
      here('#/game/one'),
    ]);
    expect(await codesAt({ at: 'table', id: 'T1' }, under(TO_FIRE), CLOSED)).toEqual([here('#/table/T1')]);
  });

  test.each<PageAddress>([
    { at: 'open', packed: '1abc' },
    { at: 'screens', way: 'take', words: ['T1', 'secret'] },
    { at: 'learn', lesson: 2 },
    { at: 'start' },
  ])('while they have secrets, nothing at $at', async (place) => {
    expect(await codesAt(place, under(TO_FIRE), CLOSED)).toEqual([]);
  });

  test('of an open game and of one that is over the link, then the moment in this browser', async () => {
    for (const [actions, settings] of [
      [TO_FIRE, { mode: 'rehearsal' }],
      [ACTIONS, CLOSED],
    ] as const) {
      const { store } = tableOn(under([...actions]), settings);
      goToPlace(GAME, 'replace');
      const [link, own, ...more] = await codesOf(store, null);
      expect([own, more]).toEqual([here(`#/game/one/at/${actions.length}`), []]);
      const opened = await openRecord(JSON.stringify(await linked(link)));
      expect(opened?.ok && toRecord(opened.record.history, opened.record.table)).toEqual(store.record());
    }
  });

  test('of a game watched again the moment that is shown, with no die that fell later', async () => {
    const history = under([...ACTIONS]);
    const at = history.steps.findIndex(({ game }) => game.dice.fallen.length === 2) + 1;
    const [link, own] = await codesAt(GAME, history, CLOSED, at);
    expect(own).toBe(here(`#/game/one/at/${at}`));
    const record = await linked(link);
    expect(record.actions).toEqual(ACTIONS.slice(0, at));
    expect(record.dice.rolls).toEqual(ROLLS.slice(0, 2));
    const opened = await openRecord(JSON.stringify(record));
    expect(opened?.ok && opened.record.history.steps.at(-1)?.game.units).toEqual(history.steps[at - 1]?.game.units);
  });

  test('of a game in a link the link alone: nothing lies here', async () => {
    const start = { start: newGame(SHOWDOWN, { seed: 3 }), steps: [] };
    const codes = await codesAt({ at: 'open', packed: '1abc' }, start, { mode: 'rehearsal' });
    expect(codes).toEqual([expect.stringContaining('#/open/1')]);
  });
});
