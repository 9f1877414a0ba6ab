import { describe, expect, test } from 'vitest';
import {
  type GameEvent,
  MISSILE_TYPES,
  type MissileType,
  type PartStatus,
  type PartView,
  type ShipEnergyView,
  shipId,
  snapshot,
  type UnitView,
} from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import type { MissileLine } from '../../src/sheet/index.ts';
import { drawLog, drawLogs } from '../../src/sheet/paper/index.ts';
import { RECORDS } from '../fixtures/recorded.ts';
import { afterGame, beforePlay, type Played, sheetsFor } from '../fixtures/sheets.ts';
import { type PaperLog, penOf, readPaper } from './on-paper.ts';

/* What is expected is counted from the engine's own snapshot and events, not from the sheets. */

const LETTERS: Record<PartStatus, string[]> = {
  intact: [],
  vulnerable: ['vulnerable'],
  damaged: ['vulnerable', 'damaged'],
  destroyed: ['vulnerable', 'damaged', 'destroyed'],
};

const ALL_STAGES = ['vulnerable', 'damaged', 'destroyed'];

/** The letters ringed and the letters struck off for a part of this armor. */
function expectedStatus({ armor, status }: PartView): { ringed: string[]; struck: string[] } {
  const struck = ALL_STAGES.slice(0, 2 - armor);
  return { ringed: LETTERS[status].filter((stage) => !struck.includes(stage)), struck };
}

function statusOn({ others }: PaperLog, of: string): { ringed: string[]; struck: string[] } {
  const stages = (as: string) => ALL_STAGES.filter((stage) => others.get(`${of} ${stage}`)?.includes(as));
  return { ringed: stages('ringed'), struck: stages('struck') };
}

/** [9.3] Pod and number of every missile that left a pod of this ship, in that order. */
function numbersOf(events: readonly GameEvent[], ship: string, type: MissileType): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const event of events) {
    const isPrepared = event.type === 'missile-prepared' && event.ship === ship && event.what === type;
    const isLaunched = event.type === 'launched' && event.ship === ship && event.what === type && event.pod !== null;
    if (!isPrepared && !isLaunched) continue;
    const id = event.type === 'launched' ? event.unit : event.missile;
    if (!numbers.has(id)) numbers.set(id, `${event.pod}/${Number(id.match(/\d+$/)?.[0])}`);
  }
  return numbers;
}

function checkCompartments(paper: PaperLog, ship: UnitView): void {
  const rows = [...paper.boxes].filter(([name]) => name.startsWith('part '));
  expect(rows.length).toBeGreaterThanOrEqual(9);
  for (const [name, row] of rows) {
    const part = ship.parts?.[name.slice(5) as 'bridge'];
    if (!part) {
      expect([name, row.pen]).toEqual([name, name === 'part force-field' ? ['struck', 'struck'] : ['struck']]);
      expect([name, row.texts]).toEqual([name, []]);
      continue;
    }
    expect([name, row.pen]).toEqual([name, []]);
    expect([name, paper.others.get(`${name} armor`)]).toEqual([name, [String(part.armor)]]);
    expect([name, statusOn(paper, name)]).toEqual([name, expectedStatus(part)]);
    if (part.type) expect(row.texts.join(' ').toLowerCase()).toContain(part.type.split('-')[0]);
  }
  const aboard = Object.keys(ship.parts ?? {});
  expect(rows.filter(([, { pen }]) => pen.length === 0).map(([name]) => name.slice(5))).toEqual(aboard);
}

function checkEnergy(paper: PaperLog, { blocks, marked, track, burnRate }: ShipEnergyView, gone: number): void {
  const pens = penOf(paper, 'block ');
  expect(pens).toEqual(pens.map((_, nth) => (nth < marked - gone ? 'spent' : nth < blocks - gone ? '' : 'struck')));
  expect(pens.length).toBe(Math.max(48, Math.ceil(blocks / 12) * 12));
  const spaces = [...paper.boxes].filter(([name]) => /^track \d+$/.test(name)).map(([, { pen }]) => pen.join(' '));
  expect(spaces).toEqual(spaces.map((_, nth) => (nth === track ? 'ringed' : nth > burnRate ? 'struck' : '')));
  expect([...paper.others.keys()].filter((name) => name.endsWith(' full'))).toEqual([`track ${burnRate} full`]);
}

function checkMissiles(paper: PaperLog, ship: UnitView, { game, events }: Played): void {
  const pods = Object.values(ship.parts ?? {}) as PartView[];
  const line = game.scenario.ships.find(({ player, letter }) => `${player}${letter}` === ship.id)!;
  for (const type of MISSILE_TYPES) {
    const numbers = numbersOf(events, ship.id, type);
    const lines = [...paper.boxes].filter(([name]) => new RegExp(`^line ${type} \\d+$`).test(name));
    const written = lines.flatMap(([, { texts }]) => texts);
    expect(written).toEqual([...numbers.values()]);

    for (const [nth, [id]] of [...numbers].entries()) {
      const missile = snapshot(game).units.find((unit) => unit.id === id)!;
      const name = `line ${type} ${nth}`;
      const gone = missile.status !== 'in-play' && missile.status !== 'prepared';
      const strokes = [...(paper.boxes.get(name)?.pen ?? []), ...(paper.others.get(name) ?? [])];
      expect([id, strokes]).toEqual([id, gone ? ['gone'] : []]);
      expect([id, paper.others.has(`${name} prepared`)]).toEqual([id, missile.status === 'prepared']);
      if (type === 'unguided') continue;
      const { units, spent } = missile.energy as { units: number; spent: number };
      const boxes = penOf(paper, `${name} `).slice(0, type === 'guided' ? 10 : type === 'intelligent' ? 9 : 7);
      expect([id, boxes]).toEqual([id, boxes.map((_, at) => (at < spent ? 'spent' : at < units ? '' : 'struck'))]);
      const fourAway = paper.boxes.get(`${name} four`)?.pen.includes('ringed') ?? false;
      expect([id, fourAway]).toEqual([id, missile.mimsLaunched ?? false]);
    }

    const clean = lines.filter(([name, { pen, texts }]) => {
      const across = paper.others.get(name) ?? [];
      return pen.length + texts.length + across.length === 0;
    });
    expect(clean).toHaveLength(pods.reduce((sum, { missiles }) => sum + (missiles?.[type] ?? 0), 0));

    const struck = lines.filter(([name, { pen }]) => [...pen, ...(paper.others.get(name) ?? [])].includes('struck'));
    const began = line.pods.reduce((sum, pod) => sum + (pod.missiles?.[type] ?? missilesOf(pod.type, type)), 0);
    expect([type, lines.length - struck.length]).toEqual([type, began]);
  }
}

/** [5.8] Typed from the Pod Attribute Chart. */
const CARRIED: Record<string, [unguided: number, guided: number, intelligent: number, mims: number]> = {
  hunter: [2, 0, 1, 0],
  'light-weapon': [5, 3, 0, 0],
  'heavy-weapon': [6, 5, 3, 1],
  arsenal: [8, 7, 5, 2],
};
const missilesOf = (pod: string, type: MissileType): number => CARRIED[pod]?.[MISSILE_TYPES.indexOf(type)] ?? 0;

const ENDED = ['destroyed', 'off-map', 'gone', 'expended', 'jumped', 'orbited'];

function checkCraft(paper: PaperLog, ship: UnitView, units: readonly UnitView[]): void {
  const own = units.filter(({ id, kind }) => kind === 'battlecraft' && new RegExp(`^${ship.id}\\d+$`).test(id));
  const sections = new Set([...paper.boxes.keys()].flatMap((name) => /^craft (\d+) /.exec(name)?.[1] ?? []));
  expect(sections.size).toBe(Math.max(2, own.length));
  for (const nth of [...sections].map(Number)) {
    const craft = own[nth];
    const across = [paper.others.get(`craft ${nth}`), paper.others.get(`craft ${nth} boxes`)];
    if (!craft) {
      expect(across).toEqual([['struck'], ['struck']]);
      continue;
    }
    const isGone = ENDED.includes(craft.status);
    expect([craft.id, across]).toEqual([craft.id, isGone ? [['gone'], ['gone']] : [undefined, undefined]]);
    const { units: all, spent } = craft.energy as { units: number; spent: number };
    const boxes = Array.from({ length: 15 }, (_, at) => paper.boxes.get(`craft ${nth} ${at}`)!.pen.join(' '));
    expect(boxes).toEqual(boxes.map((_, at) => (at < spent ? 'spent' : at < all ? '' : 'struck')));
    for (const part of ['bridge', 'engine'] as const) {
      expect(statusOn(paper, `craft ${nth} ${part}`)).toEqual(expectedStatus(craft.parts![part]!));
    }
  }
}

const HEAD = ['velocity-rating', 'maneuver-rating', 'burn-rate', 'burster', 'armor', 'force-field', 'fires'];

function checkHead(paper: PaperLog, ship: UnitView): void {
  expect(paper.boxes.get('id')?.texts).toEqual([ship.id.slice(1)]);
  expect(paper.boxes.get('class')?.texts.join('').toLowerCase().replace(' ', '-')).toBe(ship.class);
  expect(paper.others.get(`player ${ship.owner}`) ?? paper.boxes.get('player')?.pen).toEqual(['ringed']);
  for (const name of HEAD) expect(paper.boxes.get(name)?.texts).toHaveLength(1);
  expect(paper.boxes.get('burn-rate')?.texts).toEqual([String((ship.energy as ShipEnergyView).burnRate)]);
  expect(paper.others.has('fate')).toBe(ship.status !== 'in-play');
}

/** Every log of a position, against what the engine says of its ships. */
function checkLogs(position: Played): void {
  const { units } = snapshot(position.game);
  const ships = units.filter(({ kind }) => kind === 'spaceship');
  const sheets = sheetsFor(position, null);
  expect(sheets.map(({ ship }) => ship?.id).sort()).toEqual(ships.map(({ id }) => id).sort());
  for (const sheet of sheets) {
    const ship = ships.find(({ id }) => id === sheet.ship?.id)!;
    const pages = drawLog(sheet, { size: 'a4', colour: true });
    expect(pages.map(({ title }) => title)).toEqual([expect.stringContaining(ship.id)]);
    const paper = readPaper(pages);
    checkHead(paper, ship);
    checkCompartments(paper, ship);
    const { spentBlocks = 0 } = position.game.scenario.ships.find((line) => shipId(line) === ship.id)!;
    checkEnergy(paper, ship.energy as ShipEnergyView, spentBlocks);
    checkMissiles(paper, ship, position);
    checkCraft(paper, ship, units);
  }
}

describe('10.0 each printed sheet says what the engine knows, box by box', () => {
  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))('at the start of %s', (_id, scenario) => {
    checkLogs(beforePlay(scenario));
  });

  test.each(RECORDS)('in the middle of the recorded game %s', (name) => checkLogs(afterGame(name, 0.5)));

  test.each(RECORDS)('after the recorded game %s', (name) => checkLogs(afterGame(name)));

  test('and the recorded games have all kinds of marks in them', () => {
    const seen = new Set<string>();
    for (const position of RECORDS.flatMap((name) => [afterGame(name, 0.5), afterGame(name)])) {
      for (const { status, parts, kind } of snapshot(position.game).units) {
        seen.add(`${kind} ${status}`);
        for (const part of Object.values(parts ?? {}) as PartView[]) seen.add(`part ${part.status}`);
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'missile in-play',
        'missile prepared',
        'missile destroyed',
        'battlecraft in-play',
        'battlecraft in-pod',
        'spaceship destroyed',
        'part vulnerable',
        'part damaged',
        'part destroyed',
      ]),
    );
  });
});

describe('10.2 what the recorded games have not', () => {
  const [sheet] = sheetsFor(beforePlay(SCENARIOS.find(({ id }) => id === 'first-shot')!), null);

  /** The first MIMS of a Sword, otherwise than it began. */
  function mimsAs(change: Partial<MissileLine>): PaperLog {
    const missiles = sheet!.missiles.map((section) =>
      section.type === 'mims'
        ? { ...section, lines: section.lines.map((line, nth) => (nth === 0 ? { ...line, ...change } : line)) }
        : section,
    );
    return readPaper(drawLog({ ...sheet!, missiles }, { size: 'a4', colour: false }));
  }

  test('9.9 the four of a MIMS are away: its 4 is ringed', () => {
    const paper = mimsAs({ missile: '1M31', pod: 2, status: 'flying', four: true });
    expect(paper.boxes.get('line mims 0')?.texts).toEqual(['2/31']);
    expect(paper.boxes.get('line mims 0 four')?.pen).toEqual(['ringed']);
    expect(paper.boxes.get('line mims 1 four')?.pen).toEqual([]);
    expect(paper.others.get('line mims 0')).toBeUndefined();
  });

  test.each(['lost', 'used', 'gone'] as const)('8.9 a missile that is %s has two lines through it', (status) => {
    expect(mimsAs({ status }).others.get('line mims 0')).toEqual(['gone']);
  });

  test('9.3 a missile whose pod nobody remembers has its number', () => {
    const paper = mimsAs({ missile: '1M32', status: 'flying' });
    expect(paper.boxes.get('line mims 0')?.texts).toEqual(['–/32']);
  });
});

describe('10.0 on half of a page', () => {
  test.each(RECORDS)('the same is marked after the recorded game %s', (name) => {
    for (const sheet of sheetsFor(afterGame(name), null).filter(({ log }) => log === 1)) {
      const own = readPaper(drawLog(sheet, { size: 'a4', colour: false }));
      const [page] = drawLogs([sheet], { size: 'letter', colour: false, twoUp: true });
      expect(page?.sideways).toBe(true);
      const half = readPaper([page!]);
      const marks = ({ boxes }: PaperLog) =>
        [...boxes]
          .filter(([name]) => !name.startsWith('part ') && name !== 'player')
          .map(([name, { pen, texts }]) => [name, pen, texts]);
      expect(new Map(marks(half).map(([name, ...rest]) => [name, rest]))).toEqual(
        new Map(marks(own).map(([name, ...rest]) => [name, rest])),
      );
    }
  });

  test('10.1 the Status box has the letter', () => {
    const position = afterGame(RECORDS.find((name) => name.startsWith('first-shot'))!);
    const ships = snapshot(position.game).units;
    for (const sheet of sheetsFor(position, null).filter(({ log }) => log === 1)) {
      const half = readPaper(drawLogs([sheet], { size: 'a4', colour: false, twoUp: true }));
      const ship = ships.find(({ id }) => id === sheet.ship?.id)!;
      for (const [part, { status }] of Object.entries(ship.parts ?? {}) as [string, PartView][]) {
        const letter = { intact: undefined, vulnerable: ['V'], damaged: ['D'], destroyed: ['X'] }[status];
        expect([part, half.others.get(`part ${part} ${status}`)]).toEqual([part, letter]);
      }
    }
  });
});
