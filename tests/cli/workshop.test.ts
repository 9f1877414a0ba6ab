import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { type Commands, run } from '../../src/workshop/call.ts';
import { BENCH, WORKSHOP } from '../../src/workshop/commands.ts';

const root = join(import.meta.dirname, '../..');
const DOORS = { workshop: WORKSHOP, bench: BENCH };
const EACH = Object.entries(DOORS).flatMap(([door, commands]) =>
  Object.entries(commands).map(([name, command]) => ({ door, name, command })),
);

/** What a call says, and where, and its status. */
async function said(door: string, commands: Commands, ...words: string[]) {
  const [out, err] = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true));
  try {
    const status = await run(door, commands, words);
    return { status, stdout: out?.mock.calls.join('') ?? '', stderr: err?.mock.calls.join('') ?? '' };
  } finally {
    vi.restoreAllMocks();
  }
}

describe('the workshop and the bench', () => {
  test.each(EACH)('$door $name says how it is called, and what is wrong with a call', async ({ door, name }) => {
    const commands = DOORS[door as keyof typeof DOORS];
    const usage = `usage: npm run ${door} -- ${name}`;
    const told = await said(door, commands, name, '--help');
    expect(told).toEqual({ status: 0, stdout: expect.stringContaining(usage), stderr: '' });
    const refused = await said(door, commands, name, '--no-such-option');
    expect(refused).toEqual({ status: 2, stdout: '', stderr: expect.stringContaining(usage) });
  });

  test.each(EACH.filter(({ command }) => command.scripts))('$door $name has the scripts it runs', ({ command }) => {
    for (const script of command.scripts ?? []) expect(existsSync(join(root, script.split(' ')[0] ?? ''))).toBe(true);
  });

  test('list their commands, and refuse others', async () => {
    const { status, stdout } = await said('bench', BENCH);
    expect([status, stdout.split('\n').length]).toEqual([0, Object.keys(BENCH).length + 2]);
    expect(await said('bench', BENCH, 'toString')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^there is no command toString\n\nusage: npm run bench -- COMMAND/),
    });
  });

  test('are all that `npm run` lists beside what everybody needs', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const everybody =
      'start dev build build:single build:viewer build:rules test test:all docs:check typecheck lint fix cli tables update-pictures workshop bench'.split(
        ' ',
      );
    expect(Object.keys(scripts).sort()).toEqual(everybody.sort());
    for (const door of Object.keys(DOORS)) {
      const call = spawnSync(process.execPath, ['--import', ...scripts[door].split(' '), '--help'], { cwd: root });
      expect([call.status, String(call.stdout)]).toEqual([0, expect.stringContaining(`npm run ${door}`)]);
    }
  });
});
