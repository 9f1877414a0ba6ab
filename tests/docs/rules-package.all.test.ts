import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/rules-package.md'), 'utf8');

test('the page’s game is played with the package, and its words have types', () => {
  // Within the tree, where the packages that the rules need are found.
  const folder = mkdtempSync(join(ROOT, 'node_modules/.rules-'));
  const run = (...words: string[]) => {
    const { status, stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    expect(status, stdout).toBe(0);
    return stdout;
  };
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  try {
    const built = join(folder, 'node_modules/deltavee-rules');
    run(tsc, '-p', join(ROOT, 'tsconfig.rules.json'), '--outDir', built);
    run('--import', 'tsx', join(ROOT, 'src/build/rules-package.ts'), built);
    const [, game = ''] = /```js\n(.*?)```/s.exec(PAGE) ?? [];
    writeFileSync(join(folder, 'game.mjs'), game);
    const said = run('game.mjs').trim().split('\n');
    expect(said.at(-1)).toMatch(/^Game-Turn \d+: /);
    expect(said.some((line) => / fires an? .*: (hit|missed)\./.test(line))).toBe(true);
    const words = [...PAGE.matchAll(/^\| `(\w+)\(/gm)].map(([, word = '']) => word);
    expect(words).toHaveLength(10);
    writeFileSync(
      join(folder, 'types.mts'),
      `import { ${words.join(', ')}, type Game } from 'deltavee-rules';\n` +
        `const first = (game: Game): string => legal(game)[0]!.do;\nvoid [first, ${words.join(', ')}];\n`,
    );
    run(
      tsc,
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--skipLibCheck',
      'types.mts',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
