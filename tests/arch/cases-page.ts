import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { RULE_CASES } from '../../src/engine/index.ts';

const root = join(import.meta.dirname, '../..');

/** The page that maps every case to its code and its tests. */
export const PAGE = join(root, 'src/engine/CASES.md');

/** Case or ruling by case or ruling, the files in which it stands, sorted. */
export type Places = ReadonlyMap<string, readonly string[]>;

const CASE = String.raw`R?\d+\.\d+[a-z]*`;

/** The cases cited in the comments of a source: `[8.4]`, `[8.4, R8.4a]`. Array literals in code are no citations. */
export function citationsIn(source: string): string[] {
  const comments = source.match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? [];
  return comments.flatMap((comment) =>
    [...comment.matchAll(new RegExp(String.raw`\[(${CASE}(?:[,\s*]+${CASE})*)\]`, 'g'))].flatMap(([, list = '']) =>
      list.split(/[,\s*]+/),
    ),
  );
}

/** The rulings mentioned in the comments of a source, in brackets or not. */
export function rulingsIn(source: string): string[] {
  const comments = source.match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? [];
  return comments.flatMap((comment) => comment.match(/\bR\d+\.\d+[a-z]*\b/g) ?? []);
}

/** The cases with which the names of the tests of a file begin: `it('R6.2a a ship ...')`, `it.each(rows)('8.4 ...')`. */
export function namedIn(source: string): string[] {
  const start = new RegExp(
    String.raw`(?:\b(?:it|test)(?:\.\w+)*\(|\)\()\s*['"\x60]\[?(${CASE}(?:(?:, | and | )${CASE})*)\]?(?=[\s'"\x60:,])`,
    'g',
  );
  return [...source.matchAll(start)].flatMap(([, list = '']) => list.match(new RegExp(CASE, 'g')) ?? []);
}

/** Every file of a folder of the tree, by its path from the root with slashes. */
function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join(posix.sep))
    .sort();
}

function gather(files: readonly string[], find: (source: string) => string[]): Places {
  const places = new Map<string, string[]>();
  for (const file of files) {
    for (const name of new Set(find(readFileSync(join(root, file), 'utf8')))) {
      places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  return places;
}

export const cited = (): Places => gather(filesIn('src', /\.tsx?$/), citationsIn);
export const mentioned = (): Places => gather(filesIn('src', /\.tsx?$/), rulingsIn);
/** The tests of the architecture test no rule; the one of this page is full of examples. */
export const tested = (): Places =>
  gather(
    filesIn('tests', /\.test\.tsx?$/).filter((file) => !file.startsWith('tests/arch/')),
    namedIn,
  );

const SECTIONS = [
  'Introduction',
  'Game components',
  'Sequence of play',
  'Spaceships and battlecraft',
  'Pods',
  'Movement and direction',
  'Commands',
  'Laser and particle fire',
  'Missiles and interception',
  'Spaceship Logs',
  'Scenarios',
];

const links = (files: readonly string[] | undefined, short: (file: string) => string): string =>
  (files ?? []).map((file) => `[${short(file)}](${posix.relative('src/engine', file)})`).join(', ');

const row = (name: string, code: Places, tests: Places): string => {
  const source = links(code.get(name), (file) => file.replace(/^src\/(engine\/)?/, '').replace(/\.tsx?$/, ''));
  const proof = links(tests.get(name), (file) => file.replace(/^tests\//, '').replace(/\.test\.tsx?$/, ''));
  return `| ${name} | ${source} | ${proof} |`;
};

/** The page as it should be. */
export function casesPage(code: Places, tests: Places): string {
  const sections = SECTIONS.map((title, index) => {
    const number = index + 1;
    const names = RULE_CASES.filter((name) => name.replace(/^R/, '').split('.')[0] === String(number));
    const rows = names.map((name) => row(name, code, tests));
    return [`## ${number} ${title}`, '', '| case | code | tests |', '| --- | --- | --- |', ...rows].join('\n');
  });
  return `# Where each rule is

Every case of the rulebook that decides something in play, and every ruling (R...) that settles what it leaves open: the
files whose comments cite it, and the files with a test whose name begins with it. \`tests/arch/rule-cases.test.ts\` keeps
this page true; \`UPDATE_CASES=1 npx vitest run tests/arch/rule-cases.test.ts\` writes it anew.

${sections.join('\n\n')}
`;
}
