import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { run } from '../../src/cli/run.ts';
import type { Action } from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { recordText } from '../fixtures/recorded.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deltavee-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Outcome {
  status: number | null;
  lines: unknown[];
  errors: string;
}

const linesOf = (printed: string): unknown[] =>
  printed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);

/** Runs the command line as a player would, with text on standard input. */
function shell(words: string[], input = ''): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...words], {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, lines: linesOf(stdout), errors: stderr };
}

/** The same without a process of its own, which takes far longer than any command; what would be piped is in a file. */
function cli(words: string[], input = ''): Outcome {
  const file = join(folder, 'input.json');
  writeFileSync(file, input);
  const printed = { stdout: '', stderr: '' };
  const listening = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += text;
      return true;
    }),
  );
  try {
    const status = Number(run(words.map((word) => (word === '-' ? file : word))));
    return { status, lines: linesOf(printed.stdout), errors: printed.stderr };
  } finally {
    for (const one of listening) one.mockRestore();
  }
}

const record = (actions: unknown[], dice: unknown = { rolls: [] }): string =>
  JSON.stringify({ format: 'deltavee-record', version: 1, scenario: 'showdown', dice, actions });

const READY = [
  { player: 1, do: 'ready' },
  { player: 2, do: 'ready' },
];

describe('replay', () => {
  test('prints the last position and what happened, with words', () => {
    const { status, lines } = shell(['replay', '-'], recordText('showdown-7'));
    expect(status).toBe(0);
    expect(lines).toHaveLength(1);
    const answer = lines[0] as { ok: boolean; snapshot: { result: unknown }; events: { type: string; text: string }[] };
    expect(answer.ok).toBe(true);
    expect(answer.snapshot.result).toEqual({ winner: 2, reason: 'enemy-destroyed' });
    expect(answer.events.every(({ type, text }) => type.length > 0 && text.length > 0)).toBe(true);
  });

  test('prints a line for the start and each action with --every', () => {
    const { lines } = cli(['replay', '-', '--every'], record([...READY, { player: 1, do: 'move', unit: '1E' }]));
    expect(lines).toHaveLength(4);
    const hexes = lines.map((line) => (line as { snapshot: { units: { hex: string }[] } }).snapshot.units[0]?.hex);
    expect(hexes).toEqual(['A0207', 'A0207', 'A0207', 'A0307']);
  });

  test('ends with the refusal of an illegal action', () => {
    const { status, lines } = cli(['replay', '-', '--every'], record([...READY, { player: 2, do: 'end-phase' }]));
    expect(status).toBe(1);
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatchObject({ ok: false, at: 2, rule: '3.0' });
  });

  test('8.6 a fire that cannot hit needs no die; odds tells why', () => {
    const fire = { player: 1, do: 'fire', unit: '1E', from: 1, type: 'laser-barrage', target: '2D' };
    const approach = [
      ...READY,
      { player: 1, do: 'move-all' },
      { player: 1, do: 'end-phase' },
      { player: 2, do: 'end-phase' },
    ];
    const { lines } = cli(
      ['replay', '-'],
      record([...approach, fire, { ...fire, from: 'burster', type: 'laser-burst' }]),
    );
    expect(lines[0]).toMatchObject({ ok: true });
    const odds = cli(
      ['odds', '-', JSON.stringify({ unit: '1E', from: 1, type: 'laser-barrage', target: '2D' })],
      record(approach),
    );
    expect(odds.lines[0]).toMatchObject({ ok: true, range: 28, hitChance: '-', probability: 0 });
  });
});

describe('bad input', () => {
  test('1.0 ends with status 1 and a line of JSON, a wrong call with status 2 and the usage', () => {
    expect(shell(['replay', '-'], '{"format"')).toMatchObject({ status: 1, lines: [{ ok: false }], errors: '' });
    expect(shell(['dance'])).toMatchObject({ status: 2, lines: [], errors: expect.stringContaining('usage:') });
  });

  test.each([
    ['not JSON', '{"format"', /not JSON|cut short/],
    ['another thing', '[1, 2]', /record/],
    ['a newer version', JSON.stringify({ format: 'deltavee-record', version: 2 }), /^version: .*version 2/],
    ['an unknown scenario', record([]).replace('showdown', 'nowhere'), /^scenario: there is no scenario "nowhere"/],
    ['an unknown order', record([{ player: 1, do: 'dance' }]), /^actions\[0\]\.do: /],
    ['a missing field', record([{ player: 1, do: 'move' }]), /^actions\[0\]\.unit: is missing/],
    [
      'direction 13',
      record([{ player: 1, do: 'deploy', ship: '1E', hex: 'A0101', direction: 13, velocity: 1 }]),
      /^actions\[0\]\.direction: /,
    ],
    ['side up', record([...READY, { player: 1, do: 'turn', unit: '1E', side: 'up' }]), /^actions\[2\]\.side: /],
    ['a die of 11', record([], { rolls: [3, 11] }), /^dice\.rolls\[1\]: /],
  ])('1.0 %s is refused with the place of the fault', (_name, text, message) => {
    const { status, lines, errors } = cli(['replay', '-'], text);
    expect(status).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ ok: false, at: null, rule: null });
    expect((lines[0] as { message: string }).message).toMatch(message);
    expect(errors).not.toMatch(/at .*\.ts/);
  });

  test('names that exist nowhere, or in every object, are refused actions', () => {
    for (const unit of ['1Z', '__proto__', 'constructor', '2?07']) {
      const { status, lines } = cli(['replay', '-'], record([...READY, { player: 1, do: 'move', unit }]));
      expect(status).toBe(1);
      expect(lines[0]).toMatchObject({ ok: false, at: 2 });
    }
  });

  test.each([
    [[]],
    [['dance']],
    [['view', '-']],
    [['replay']],
    [['replay', '/no/such/file']],
    [['random', '--scenario', 'x']],
  ])('1.0 the wrong call %j prints the usage', (words) => {
    const { status, lines, errors } = cli(words, record([]));
    expect(status).toBe(2);
    expect(lines).toHaveLength(0);
    expect(errors).toContain('usage:');
  });
});

describe('the other commands', () => {
  test('R10.0b view leaves out what is private', () => {
    const { lines } = cli(['view', '-', '--player', '1'], recordText('showdown-7'));
    const { snapshot, events } = lines[0] as {
      snapshot: { units: Record<string, unknown>[] };
      events: { type: string }[];
    };
    const enemy = snapshot.units.find(({ id }) => id === '2D');
    expect(enemy).not.toHaveProperty('energy');
    expect(enemy).toHaveProperty('pods');
    expect(events.some(({ type }) => type === 'paid')).toBe(true);
    expect(JSON.stringify(events)).not.toContain('2D pays');
  });

  test('random and logs take the file of a battle, and what they print replays', () => {
    const file = join(folder, 'duel.json');
    writeFileSync(file, JSON.stringify({ ...SCENARIOS[0], id: 'A duel' }));
    const { status, lines } = cli(['random', '--scenario', file, '--seed', '3', '--max-actions', '30']);
    expect(status).toBe(0);
    expect(lines[0]).toMatchObject({ scenario: { id: 'A duel' } });
    expect(cli(['replay', '-'], JSON.stringify(lines[0])).lines[0]).toMatchObject({ ok: true });
    expect(cli(['validate', file]).lines[0]).toEqual({ ok: true, faults: [] });
    expect(cli(['replay', file]).lines[0]).toMatchObject({
      snapshot: { scenario: 'A duel', phase: { kind: 'set-up' } },
    });
  });

  test('random plays the same game from the same seed, and it replays', () => {
    const words = ['random', '--scenario', 'showdown', '--seed', '9', '--max-actions', '40', '--style', 'fight'];
    const { lines } = cli(words);
    expect(cli(words).lines).toEqual(lines);
    expect((lines[0] as { actions: unknown[] }).actions).toHaveLength(40);
    expect(cli(['replay', '-'], JSON.stringify(lines[0])).status).toBe(0);
  });

  test('3.0 legal lists what may be done', () => {
    const { lines } = cli(['legal', '-'], record(READY));
    expect(lines[0]).toEqual({
      ok: true,
      actions: [
        { player: 1, do: 'move', unit: '1E' },
        { player: 1, do: 'move-all' },
      ],
    });
  });

  test('11.0 validate tells every fault with its place', () => {
    expect(cli(['validate', '-'], record(READY)).lines[0]).toEqual({ ok: true, faults: [] });
    const { status, lines } = cli(
      ['validate', '-'],
      JSON.stringify({ id: 'x', sheets: [], planets: ['A1'], asteroidFields: [], ships: 3, victory: [] }),
    );
    expect(status).toBe(1);
    const { faults } = lines[0] as { faults: { at: string }[] };
    expect(faults.map(({ at }) => at)).toEqual(['sheets', 'planets[0]', 'ships']);
  });

  test('8.4 rule tells a case with its rulings, and a ruling with its case', () => {
    const { status, lines } = cli(['rule', '8.4']);
    expect(status).toBe(0);
    expect(lines[0]).toMatchObject({
      ok: true,
      case: '8.4',
      rulings: [{ ruling: 'R8.4a' }],
      see: ['8.3', '8.5', '9.6'],
    });
    expect(JSON.stringify(lines[0])).not.toMatch(/\[\[/);
    expect(cli(['rule', 'R8.4a']).lines[0]).toMatchObject({ ok: true, case: '8.4', ruling: 'R8.4a' });
    expect(cli(['rule', '§8.4']).lines).toEqual(lines);
  });

  test('8.6 rule prints the chart of a case', () => {
    const { charts } = cli(['rule', '8.6']).lines[0] as { charts: { title: string; rows: string[][] }[] };
    expect(charts.map(({ title }) => title)).toEqual(['Fire']);
    expect(charts[0]?.rows[0]).toEqual(['Laser burst', '0', '7', '6', '5', '4', '3', '2', '1', '–', '–']);
  });

  test('1.0 rule refuses what is no case, and asks for one', () => {
    const { status, lines } = cli(['rule', '12.9']);
    expect(status).toBe(1);
    expect(lines).toEqual([{ ok: false, at: null, rule: null, message: 'there is no case 12.9' }]);
    expect(cli(['rule', 'term/block']).status).toBe(1);
    expect(cli(['rule'])).toMatchObject({ status: 2, lines: [] });
  });
});

describe('review', () => {
  test('prints what decided a game; its sums are what has changed', () => {
    const { lines } = cli(['review', '-'], recordText('showdown-11', 16));
    const [{ ok, start, end, sums, curve }] = lines as [
      {
        ok: boolean;
        start: number;
        end: number;
        curve: unknown[];
        sums: { luck: Record<1 | 2, number>; decisions: Record<1 | 2, number>; rest: number };
      },
    ];
    const { luck, decisions, rest } = sums;
    expect([ok, curve.length]).toEqual([true, 17]);
    expect(luck[1] + luck[2] + decisions[1] + decisions[2] + rest).toBeCloseTo(end - start, 9);
  });

  test('refuses what is damaged, and a number that is none', () => {
    const record = { ...JSON.parse(recordText('showdown-11', 3)), actions: [{ player: 1, do: 'end-phase' }] };
    expect(cli(['review', '-'], JSON.stringify(record))).toMatchObject({ status: 1, lines: [{ ok: false }] });
    expect(cli(['review', '-', '--playouts', 'many'], recordText('showdown-11', 3)).status).toBe(2);
  });
});

describe('puzzles', () => {
  test('are listed, and each is printed with the record that leads to it, the right orders and the proof', () => {
    const [list] = cli(['puzzles']).lines as [{ puzzles: { id: string; player: number; scenario: string }[] }];
    expect(list.puzzles.length).toBeGreaterThan(0);
    for (const { id, player, scenario } of list.puzzles.slice(0, 3)) {
      const [puzzle] = cli(['puzzle', id]).lines as [
        { orders: Action[]; record: { actions: Action[] }; proof: { solution: { orders: Action[] } } },
      ];
      expect(puzzle).toMatchObject({ ok: true, id, player, record: { scenario } });
      expect(puzzle.orders[0]?.player).toBe(player);
      expect(puzzle.proof.solution.orders).toEqual(puzzle.orders);
      const after = JSON.stringify({ ...puzzle.record, actions: [...puzzle.record.actions, puzzle.orders[0]] });
      expect(cli(['replay', '-'], after).lines[0]).toMatchObject({ ok: true });
    }
  });

  test('that are not there are refused, and without an id the call is wrong', () => {
    expect(cli(['puzzle', 'shot-0']).lines).toEqual([
      { ok: false, at: null, rule: null, message: 'there is no puzzle shot-0' },
    ]);
    expect(cli(['puzzle']).status).toBe(2);
    expect(cli(['puzzles', 'more']).status).toBe(2);
  });
});

describe('chance', () => {
  test('prints the chance of Player 1, and that of a seat by what it knows', () => {
    const text = recordText('convoy-red-6', 200);
    const [known, first, second] = [[], ['--player', '1'], ['--player', '2']].map(
      (seat) =>
        (cli(['chance', '-', ...seat], text).lines[0] as { chance: Record<'win' | 'draw' | 'loss', number> }).chance,
    );
    expect(known!.win + known!.draw + known!.loss).toBeCloseTo(1, 9);
    expect(first!.win).not.toBe(known!.win);
    expect(Math.abs(first!.win - second!.loss)).toBeLessThan(0.15);
  });

  test('is certain at the end, and known of a battle that was in no season', () => {
    expect(cli(['chance', '-'], recordText('showdown-7')).lines).toEqual([
      { ok: true, chance: { win: 0, draw: 0, loss: 1 } },
    ]);
    const battle = JSON.stringify({ ...SCENARIOS[0], asteroidFields: ['A0909'] });
    expect(cli(['chance', '-'], battle).lines).toMatchObject([{ ok: true, chance: { win: expect.any(Number) } }]);
  });

  test('refuses a damaged file, and a wrong call', () => {
    expect(cli(['chance', '-'], '{"format"')).toMatchObject({ status: 1, lines: [{ ok: false }] });
    expect(cli(['chance', '-', '--player', '3'], recordText('showdown-7')).status).toBe(2);
  });
});
