import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportText } from '../../src/cli/report.ts';
import { startRecord } from '../../src/engine/index.ts';
import { fullSettings, type GameSettings } from '../../src/game/entries.ts';
import { backTo, type History, replay } from '../../src/game/history.ts';
import { worthText } from '../../src/report/curve.ts';
import {
  battleOf,
  battleReport,
  filmFrames,
  mayReport,
  momentMap,
  momentText,
  type ReportPiece,
  reportDocument,
  toHtml,
  turnAround,
} from '../../src/report/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { ALL } from '../all.ts';
import { RECORDS, recorded, recordText } from '../fixtures/recorded.ts';

function game(name: string): History {
  const record = recorded(name);
  const start = startRecord(record, findScenario);
  if (!start.ok) throw new Error('no start');
  return replay(start.value, record.actions).history;
}

const OPEN = fullSettings({ logs: 'open' });

const textOf = (piece: ReportPiece): string =>
  typeof piece === 'string' ? piece : piece.children.map(textOf).join('');

const told = (history: History, settings: GameSettings = OPEN): string => textOf(battleReport(history, settings).body);

const events = ({ steps }: History) => steps.flatMap(({ log }) => log.map(({ event }) => event));

const times = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

const SHOWDOWN = game('showdown-7');

describe('the report of a battle', () => {
  test.each(RECORDS.filter((name, nth) => name !== 'convoy-red-40-missiles' && (ALL || nth % 3 === 1)))(
    'of %s tells every shot that hit and every craft that was lost, and no other',
    (name) => {
      const history = game(name);
      const text = told(history);
      const all = events(history);
      expect(times(text, / hits .*? with an? /g)).toBe(
        all.filter((event) => event.type === 'fired' && event.hit).length,
      );
      const met = all.filter((event) => event.type === 'interception' && event.success);
      expect(times(text, / meets /g)).toBe(met.length);
      const misses = all.filter((event) => event.type === 'fired' && !event.hit && event.die !== null).length;
      const counted = [...text.matchAll(/(\w+) shots? of Player \d miss/g)].reduce(
        (sum, [, word = '']) => sum + ['one', 'two', 'three', 'four', 'five', 'six'].indexOf(word.toLowerCase()) + 1,
        0,
      );
      expect(counted).toBe(misses);
      for (const event of all) {
        if (event.type === 'jumped' || event.type === 'orbited') expect(text).toContain(event.unit);
      }
    },
  );

  test('says who fought, who won and why, by their names', () => {
    const text = told(SHOWDOWN, fullSettings({ logs: 'open', names: ['Anna', 'Bo'] }));
    expect(text).toContain('Bo (player 2) wins: the enemy ship is destroyed.');
    expect(text).toContain('Anna, the thieves: 1E Piccolo');
    expect(text).toContain('Intelligent missile 2I21 meets 1E Piccolo: it is destroyed.');
    expect(text).toContain('Bo fires.');
  });

  test('draws the curve and a map for every turning point, the last blow among them', () => {
    const html = toHtml(battleReport(SHOWDOWN, OPEN).body);
    const maps = times(html, /class="report-map"/g);
    expect(maps).toBeGreaterThan(1);
    expect(times(html, /class="report-curve"/g)).toBe(1);
    expect(html).toContain(`<b>${maps}. Player 1 moves</b>`);
    expect(html).toMatch(/A map with .*1E Piccolo.*intelligent missile 2I21 meets 1E Piccolo/);
  });

  test('says what the share was before and after a moment, where that is not the same', () => {
    expect(worthText({ worth: { before: 0.451, after: 0.634 } })).toMatch(/^45\s% before, 63\s% after$/);
    expect(worthText({ worth: { before: 0.451, after: 0.449 } })).toBeNull();
  });

  test('is one file that needs nothing else, on either paper, and has no bitmap', () => {
    const report = battleReport(SHOWDOWN, OPEN);
    const html = reportDocument(report, 'letter');
    expect(html).toContain('size: letter');
    expect(reportDocument(report, 'a4')).toContain('size: A4');
    expect(html).not.toMatch(/<(img|script|pattern|mask|filter|image|link)\b|https?:\/\/(?!www\.w3\.org)/);
  });

  test('takes names for words and nothing else', () => {
    const name = '<img src=x>"&';
    const html = toHtml(battleReport(SHOWDOWN, fullSettings({ logs: 'open', names: [name, ''], name })).body);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x&gt;&quot;&amp;');
  });

  test('R10.0b is written only where everything lies open', () => {
    const half = backTo(SHOWDOWN, 40);
    expect(mayReport(half, fullSettings({ logs: 'closed' }))).toBe(false);
    expect(mayReport(half, OPEN)).toBe(true);
    expect(mayReport(SHOWDOWN, fullSettings({ logs: 'closed' }))).toBe(true);
    expect(told(half)).toContain('It goes on in Game-Turn');
  });

  test('of a game that has not begun is written too', () => {
    expect(told(backTo(SHOWDOWN, 0))).toContain('The logs at the end');
  });

  test('is printed by the command line', () => {
    const file = (name: string) => `${import.meta.dirname}/../replays/directed/${name}.json`;
    expect(reportText(['--paper', 'letter', file('showdown-draw-agreed')])).toContain('A draw: both players agreed.');
    expect(reportText([file('showdown-conceded')])).toMatch(/@font-face.*Barlow Condensed/);
    expect(() => reportText(['--paper', 'a3', file('showdown-conceded')])).toThrow(/--paper needs/);
    expect(reportText([file('showdown-conceded')])).not.toContain('class="report-code"');
    const coded = reportText([file('showdown-conceded'), '--address', 'https://deltavee.example/']);
    expect(coded.match(/class="report-code"/g)).toHaveLength(1);
    const hidden = join(mkdtempSync(join(tmpdir(), 'report-')), 'game.json');
    writeFileSync(hidden, recordText('showdown-7', 40, { mode: 'hotseat', logs: 'closed' }));
    expect(() => reportText([hidden])).toThrow(/secrets from each other/);
  });
});

describe('a film of a battle', () => {
  const battle = battleOf(SHOWDOWN, OPEN);
  const last = SHOWDOWN.steps.length;

  test('shows every moment once at rest, and lets what has flown fly to it', () => {
    const frames = filmFrames(battle, 0, last);
    expect(frames.filter(({ part }) => part === 1).map(({ count }) => count)).toEqual(
      expect.arrayContaining([...battle.games.keys()]),
    );
    const flown = SHOWDOWN.steps.findIndex(({ log }) => log.some(({ event }) => event.type === 'stepped')) + 1;
    const flight = frames.filter(({ count }) => count === flown);
    expect(flight.map(({ part }) => part)).toEqual(flight.map(({ part }) => part).toSorted((a, b) => a - b));
    const drawn = flight.map(({ part }) => toHtml(momentMap(battle, flown, { wide: 16, high: 9 }, undefined, part)));
    expect(new Set(drawn).size).toBe(flight.length - 1);
  });

  test('tells what an order led to, and nothing of the steps that the map shows', () => {
    const texts = battle.games.map((_, count) => momentText(battle, count));
    expect(texts.at(-1)?.when).toMatch(/^Game-Turn \d+, the end$/);
    expect(times(texts.map(({ told }) => told).join(' '), /enters/g)).toBe(0);
    expect(times(texts.map(({ told }) => told).join(' '), / fires an? /g)).toBe(
      events(SHOWDOWN).filter(({ type }) => type === 'fired').length,
    );
  });

  test('of a Game-Turn begins with its first order and ends with its last', () => {
    const { from, to } = turnAround(battle, last);
    expect(battle.games[from]?.turn).toBe((battle.games[last]?.turn ?? 0) - 1);
    expect(battle.games[from + 1]?.turn).toBe(battle.games[last]?.turn);
    expect(to).toBe(last);
  });
});
