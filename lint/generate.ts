import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Room, rooms } from './floors.ts';

/** Written by `npm run workshop -- floors`, and extended by biome.json. */
const LINT = join(import.meta.dirname, 'floors.json');

const HIDDEN_SOURCES =
  'Date performance crypto globalThis window self document navigator localStorage sessionStorage indexedDB fetch setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame console process global Buffer require eval Intl'.split(
    ' ',
  );

/** What a file in `folder` may import, as the linter reads it: the last pattern that fits decides. */
function patternsOf({ room, on, but, parted, packages = [] }: Room, folder: string): string[] {
  const to = (target: string) => {
    const path = posix.relative(folder, target);
    return `!${path.startsWith('.') ? path : `./${path}`}`;
  };
  const inner = parted ? ['!./*/*', './../**'] : [];
  const own = folder === room ? ['!./*', ...inner] : ['!./*', '!../*', '!../*/*', '../../**'];
  return [
    '**',
    ...own,
    ...on.map((target) => to(/\.ts|\*$/.test(target) ? target : `${target}/**`)),
    ...packages.flatMap((name) => (name.endsWith('*') ? [`!${name}`] : [`!${name}`, `!${name}/**`])),
    ...(but ? [but] : []),
  ];
}

const refusal = (includes: string, rule: string, options: object) => ({
  includes: [includes],
  linter: { rules: { style: { [rule]: { level: 'error', options } } } },
});

function overridesOf(room: Room) {
  const message = `${room.room} imports itself and: ${room.on.join(', ') || 'nothing'}. See lint/floors.ts.`;
  const override = (includes: string, folder: string) =>
    refusal(includes, 'noRestrictedImports', { patterns: [{ group: patternsOf(room, folder), message }] });
  const own = override(`${room.room}/*`, room.room);
  return room.parted || room.room === 'src' ? [own, override(`${room.room}/*/**`, `${room.room}/part`)] : [own];
}

const pureOverride = ({ room }: Room) => {
  const message = 'A pure function of the game: no clock, no chance, no browser, no Node.';
  const deniedGlobals = Object.fromEntries(HIDDEN_SOURCES.map((name) => [name, message]));
  return refusal(`${room}/**`, 'noRestrictedGlobals', { deniedGlobals });
};

/** The linter's rules that follow from the rooms, the outer ones first, since a later one takes the place of an earlier. */
export function lintOf(all: readonly Room[]): string {
  const inwards = [...all].sort((a, b) => a.room.split('/').length - b.room.split('/').length);
  const overrides = [...inwards.flatMap(overridesOf), ...inwards.filter(({ pure }) => pure).map(pureOverride)];
  return `{"overrides": [\n${overrides.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;
}

const house = (path: string): string => path.split('/')[1]?.replace(/\..*/, '') ?? '';

/** The houses of `src` as a picture for docs/architecture.md: an arrow points at what is imported, by no longer way too. */
export function diagramOf(all: readonly Room[]): string {
  const below = new Map<string, Set<string>>();
  for (const { room, on } of all) {
    const known = below.get(house(room)) ?? new Set();
    below.set(house(room), new Set([...known, ...on.map(house)].filter((name) => name !== house(room))));
  }
  const far = (name: string): string[] => [...(below.get(name) ?? [])].flatMap((next) => [next, ...far(next)]);
  const arrows = [...below].flatMap(([name, near]) => {
    const farther = new Set([...near].flatMap(far));
    return [...near].filter((other) => !farther.has(other)).map((other) => `  ${name} --> ${other}`);
  });
  return ['```mermaid', 'flowchart TB', ...arrows.filter((arrow) => !arrow.startsWith('   -->')), '```'].join('\n');
}

/** docs/architecture.md with the picture as it should be. */
export const withDiagram = (page: string): string => page.replace(/```mermaid\n.*?```/s, () => diagramOf(rooms));

if (process.argv[1] === import.meta.filename) {
  const page = join(import.meta.dirname, '../docs/architecture.md');
  writeFileSync(LINT, lintOf(rooms));
  writeFileSync(page, withDiagram(readFileSync(page, 'utf8')));
}
