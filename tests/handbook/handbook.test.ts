import { describe, expect, test } from 'vitest';
import {
  BATTLECRAFT_HULLS,
  FIRE_TYPES,
  MISSILE_TYPES,
  POD_TYPES,
  RULE_CASES,
  SPACESHIP_HULLS,
} from '../../src/engine/index.ts';
import { BALANCE } from '../../src/handbook/balance.ts';
import {
  addressOf,
  CHAPTERS,
  CHART_IDS,
  findPlace,
  findTerm,
  linksIn,
  missileTermId,
  PLACES,
  plainText,
  podTermId,
  TERMS,
} from '../../src/handbook/index.ts';
import { wilson } from '../../src/matches/statistics.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { CHARTS } from '../../src/sheet/paper/index.ts';
import { briefingOf } from '../../src/words/briefings.ts';
import { fireName, hullName, missileName, partName, partStatusName, podName } from '../../src/words/index.ts';

const everywhere = PLACES.map((place) => ({ address: addressOf(place), place, entry: place.entry }));
const cases = CHAPTERS.flatMap((chapter) => chapter.cases);

/** Sentences end where the next word begins with a capital; `Nr. 1` is no end. */
const sentences = (text: string): string[] =>
  plainText(text)
    .replaceAll('Nr. ', 'Nr ')
    .split(/(?<=[.!?])\s+(?=[A-Z0-9])/);

describe('the handbook', () => {
  test('has an entry for every case and ruling that the engine cites, and for no other', () => {
    const told = everywhere.filter(({ place: { kind } }) => kind === 'case' || kind === 'ruling');
    expect(told.map(({ address }) => address).sort()).toEqual([...RULE_CASES].sort());
  });

  test('tells each ruling with its own case', () => {
    const strange = everywhere.filter(
      ({ place }) =>
        place.kind === 'ruling' && /^\d/.test(place.of.id) && !place.entry.id.startsWith(`R${place.of.id}`),
    );
    expect(strange).toEqual([]);
  });

  test('has every address once', () => {
    expect(new Set(everywhere.map(({ address }) => address)).size).toBe(everywhere.length);
  });

  test('has every scenario', () => {
    expect(SCENARIOS.filter(({ id }) => !findPlace(`scenario/${id}`))).toEqual([]);
  });

  test.each([
    ['showdown', '1E Piccolo in A0207, velocity 1 towards 3 o’clock. Pods, with armor 2: hunter pod. Log Nr. 1.'],
    ['showdown', 'Map: sheets A and B, side by side from the left. Nobody may jump.'],
    ['first-shot', '2 × heavy weapon pod, battle communications pod, battlecraft pod (Terwillicker-X) and energy pod'],
    [
      'escape-from-tau-ceti',
      '1A Corco Iota in A0909 or a hex beside it, each ship in a hex of its own, velocity 2 towards 3 o’clock.',
    ],
    ['escape-from-tau-ceti', '2 × heavy weapon pod (no intelligent missiles and no MIMS)'],
    ['escape-from-tau-ceti', '2A Sword anywhere from A0101 to A0117, velocity 3 in any direction.'],
    [
      'escape-from-tau-ceti',
      'Player 1’s ships may jump once they have been on sheet E, to be laid to the right of these, or on one above or below it.',
    ],
    ['pirates', 'A planet lies in A0409. Asteroid fields lie in C0902, C0904, C0907, C0909, C0912 and C0915'],
    ['pirates', 'It takes no part until its owner rolls 2 or less for it'],
    ['pirates', 'Player 2 wins when 2A Flute or 2B Flute is docked with 1B Corco Mu.'],
    ['convoy-red', 'light weapon pod (no guided missiles), energy pod'],
    ['convoy-red', 'tractor beam pod (Civ Level 8)'],
    ['convoy-red', 'velocity 0 to 4 in any direction, the same for all ships of this player.'],
    ['convoy-red', 'It has spent 10 blocks already.'],
    ['convoy-red', 'Player 1 wins when player 1 has 8 Victory Points.'],
  ])('tells of %s: %s', (id, text) => {
    expect(plainText(findPlace(`scenario/${id}`)?.entry.body ?? '')).toContain(text);
  });

  test.each(Object.entries(BALANCE))('11.0 says how %s comes out between Admirals, as its card does', (id, balance) => {
    const scenario = SCENARIOS.find((one) => one.id === id);
    if (!scenario) throw new Error(id);
    const { games: all, won, drawn, unfinished } = balance;
    expect(won[1][0] + won[2][0] + drawn + unfinished).toBe(all);
    for (const [games, low, high] of [won[1], won[2]]) {
      const exact = wilson(games / all, all).map((share) => Math.round(100 * share));
      expect([low, high]).toEqual(exact);
    }
    const [one, two] = [won[1][0], won[2][0]].map((games) => Math.round((100 * games) / all));
    expect(briefingOf(scenario).balance).toBe(
      `Among the program’s Admirals Player 1 wins ${one} of 100, Player 2 ${two}`,
    );
    const body = plainText(findPlace(`scenario/${id}`)?.entry.body ?? '');
    expect(body).toContain(`Player 1: ${one} % (${won[1][1]} to ${won[1][2]})`);
    expect(body).toContain(`Player 2: ${two} % (${won[2][1]} to ${won[2][2]})`);
  });

  test.each(everywhere)('$address has a title, and a brief of one or two sentences', ({ entry }) => {
    expect(entry.title).not.toBe('');
    expect(plainText(entry.brief)).toMatch(/[.!?]$/);
    expect(sentences(entry.brief).length).toBeLessThanOrEqual(2);
  });

  test('says more of every case, chapter and scenario than its brief', () => {
    const empty = everywhere.filter(
      ({ place: { kind }, entry }) => kind !== 'term' && kind !== 'ruling' && entry.body.trim() === '',
    );
    expect(empty.map(({ address }) => address)).toEqual([]);
  });

  test.each(everywhere)('$address leads nowhere that is not there', ({ entry }) => {
    const dead = [entry.brief, entry.body]
      .flatMap(linksIn)
      .filter((link) => ('rule' in link ? !findPlace(link.rule) : !findTerm(link.term)));
    expect(dead).toEqual([]);
    expect(plainText(entry.brief + entry.body)).not.toMatch(/\[\[|\]\]|undefined|NaN/);
  });

  test('names neighbours other than the case itself, each once', () => {
    const wrong = cases.filter(({ id, see }) => new Set(see).size < see.length || see.includes(id) || see.length === 0);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('shows every chart there is, and each somewhere', () => {
    expect([...CHART_IDS].sort()).toEqual(Object.keys(CHARTS).sort());
    const shown = new Set(cases.flatMap(({ charts = [] }) => charts));
    expect(CHART_IDS.filter((chart) => !shown.has(chart))).toEqual([]);
  });
});

describe('the glossary', () => {
  test('gives each spelling to one term', () => {
    const owner = new Map<string, string>();
    const twice: string[] = [];
    for (const { id, title, spellings } of TERMS) {
      for (const name of [title, ...spellings].map((one) => one.toLowerCase().replaceAll('-', ' '))) {
        if (owner.has(name)) twice.push(`${name}: ${owner.get(name)}, ${id}`);
        owner.set(name, id);
      }
    }
    expect(twice).toEqual([]);
  });

  test('finds a term in one and in many, with and without capitals and hyphens', () => {
    for (const name of ['burn rate', 'Burn Rates', 'BURN-RATE']) expect(findTerm(name)?.id).toBe('burn-rate');
    expect(findTerm('ship’s log')).toBe(findTerm("Ship's log"));
    expect(findTerm('warp')).toBeUndefined();
  });

  test('has every hull, pod, missile and type of fire, by its address and its name', () => {
    for (const hull of [...SPACESHIP_HULLS, ...BATTLECRAFT_HULLS]) expect(findTerm(hullName(hull))?.id).toBe(hull);
    for (const pod of POD_TYPES) expect(findTerm(`${podName(pod)} pod`)?.id).toBe(podTermId(pod));
    for (const type of MISSILE_TYPES) expect(findTerm(missileName(type))?.id).toBe(missileTermId(type));
    for (const type of FIRE_TYPES) expect(findTerm(fireName(type))?.id).toBe(type);
  });

  test('has every part and what becomes of it', () => {
    for (const part of ['bridge', 'engine', 'force-field'] as const) expect(findTerm(partName(part))).toBeDefined();
    for (const status of ['intact', 'vulnerable', 'damaged', 'destroyed'] as const)
      expect(findTerm(partStatusName(status))?.id).toBe(status);
    expect(['V', 'D', 'X'].map((letter) => findTerm(letter)?.id)).toEqual(['vulnerable', 'damaged', 'destroyed']);
  });
});
