import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { RULE_CASES } from '../../src/engine/index.ts';

const root = join(import.meta.dirname, '../..');

/** The page that maps every case to its code and its tests. */
export const PAGE = join(root, 'src/engine/CASES.md');

/** Case or ruling by case or ruling, the files in which it stands, sorted. */
export type Places = ReadonlyMap<string, readonly string[]>;

const CASE = String.raw`R?\d+\.\d+[a-z]*`;

const CITATION = new RegExp(String.raw`\[(${CASE}(?:[,\s*]+${CASE})*)\]`, 'g');

/** What a comment stands on: something the file exports, something it keeps to itself, or a line of code. */
const ON = ['export', 'declaration', 'line'] as const;

/** A case cited in a comment of a source. */
export interface Citation {
  name: string;
  on: (typeof ON)[number];
  /** How many cases of the rulebook are cited together; a ruling counts as its case. */
  together: number;
}

/** The case of the rulebook that a ruling is about: `8.4` of `R8.4a`. */
const caseOf = (name: string): string => name.replace(/^R|[a-z]+$/g, '');

/** The cases cited in the comments of a source: `[8.4]`, `[8.4, R8.4a]`. Array literals in code are no citations. */
export function citationsIn(source: string): Citation[] {
  const comments = source.matchAll(/(\/\*[\s\S]*?\*\/|\/\/.*)(\s*export )?/g);
  return [...comments].flatMap(([, comment = '', exported]) => {
    const on = comment.startsWith('/**') ? (exported ? 'export' : 'declaration') : 'line';
    return [...comment.matchAll(CITATION)].flatMap(([, list = '']) => {
      const names = list.split(/[,\s*]+/);
      const together = new Set(names.map(caseOf)).size;
      return names.map((name): Citation => ({ name, on, together }));
    });
  });
}

/** The rulings mentioned in the comments of a source, in brackets or not. */
export function rulingsIn(source: string): string[] {
  const comments = source.match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? [];
  return comments.flatMap((comment) => comment.match(/\bR\d+\.\d+[a-z]*\b/g) ?? []);
}

/**
 * The cases with which the names of the tests of a file begin: `it('R6.2a a ship ...')`, `it.each(rows)('8.4 ...')`. One in
 * brackets keeps the first of them, so that no such case is known: brackets are for comments.
 */
export function namedIn(source: string): string[] {
  const start = new RegExp(
    String.raw`(?:\b(?:it|test)(?:\.\w+)*\(|\)\()\s*['"\x60](\[?${CASE}(?:(?:, | and | )${CASE})*)\]?(?=[\s'"\x60:,])`,
    'g',
  );
  return [...source.matchAll(start)].flatMap(
    ([, list = '']) => list.match(new RegExp(String.raw`\[?${CASE}`, 'g')) ?? [],
  );
}

/** The anchor that a heading of a page gets, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

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

/** The rooms of the engine that decide, then the rest of it, which asks them, then the model, then what uses the engine. */
function distanceOf(file: string): number {
  if (!file.startsWith('src/engine/')) return 3;
  if (file.startsWith('src/engine/model/')) return 2;
  return /^src\/engine\/(rules|space|charts)\//.test(file) ? 0 : 1;
}

/** How far a file is from deciding a case, as numbers to be compared one after the other. */
function rank(file: string, citations: readonly Citation[]): number[] {
  const [closest] = [...citations].sort((a, b) => ON.indexOf(a.on) - ON.indexOf(b.on) || a.together - b.together);
  if (!closest) return [];
  const times = citations.filter(({ on, together }) => on !== 'line' && together === closest.together).length;
  const ruleFirst = file.startsWith('src/engine/rules/') ? 0 : 1;
  return [distanceOf(file), ON.indexOf(closest.on), closest.together, ruleFirst, -times];
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/**
 * The files that cite each case, first the one that decides it: in a room of the engine, at something it exports, beside
 * the fewest other cases; of equals a rule goes before a chart, and what cites it most often before the rest.
 */
export function byDecision(sources: readonly (readonly [file: string, source: string])[]): Places {
  const found = new Map<string, { file: string; rank: number[] }[]>();
  for (const [file, source] of sources) {
    const citations = citationsIn(source);
    for (const name of new Set(citations.map((citation) => citation.name))) {
      const own = citations.filter((citation) => citation.name === name);
      found.set(name, [...(found.get(name) ?? []), { file, rank: rank(file, own) }]);
    }
  }
  const sorted = [...found].map(([name, files]): [string, string[]] => [
    name,
    files.sort((a, b) => compare(a.rank, b.rank)).map(({ file }) => file),
  ]);
  return new Map(sorted);
}

const SOURCES = filesIn('src', /\.tsx?$/);

export const cited = (): Places => byDecision(SOURCES.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
export const mentioned = (): Places => gather(SOURCES, rulingsIn);
/** Of what decides about landing; the tests of the architecture test no rule, and the one of this page is full of examples. */
export const tested = (): Places =>
  gather(
    filesIn('tests', /(?<!\.all)\.test\.tsx?$/).filter((file) => !file.startsWith('tests/arch/')),
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

/** A ruling leads to its line in the rulings: `R8.4a` to its heading `### R8.4a`. */
const titleOf = (name: string): string =>
  name.startsWith('R') ? `[${name}](../../docs/rulings.md#${anchorOf(name)})` : name;

const row = (name: string, code: Places, tests: Places): string => {
  const source = links(code.get(name), (file) => file.replace(/^src\/(engine\/)?/, '').replace(/\.tsx?$/, ''));
  const proof = links(tests.get(name), (file) => file.replace(/^tests\//, '').replace(/\.test\.tsx?$/, ''));
  return `| ${titleOf(name)} | ${source} | ${proof} |`;
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
files whose comments cite it, first the one that decides it, and the files with a test whose name begins with it. A ruling
leads to what it says. \`tests/arch/rule-cases.test.ts\` keeps this page true;
\`npm run workshop -- cases\` writes it anew.

${sections.join('\n\n')}
`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(PAGE, casesPage(cited(), tested()));
