import { describe, expect, test } from 'vitest';
import { type EventType, type GameEvent, viewEvents } from '../../src/engine/index.ts';
import { eventParts, eventText, tellStory } from '../../src/words/index.ts';

const odds = {
  range: 4,
  relativeVelocity: { case: 3, base: 5, straightLine: false, sameVector: false, value: 5 },
  modifier: -4,
  targetValue: 5,
  hitChance: 6,
  probability: 0.6,
} as const;

type Sample<T extends EventType> = Omit<Extract<GameEvent, { type: T }>, 'type' | 'rule'>;

/** One event of every type, and what is said of it. */
const samples: { [T in EventType]: [Sample<T>, string] } = {
  'pods-swapped': [{ unit: '1B', a: 1, b: 4 }, '1B: pods 1 and 4 are swapped.'],
  deployed: [
    { unit: '1B', hex: 'A0101', direction: 3, velocity: 2 },
    '1B starts in A0101, velocity 2 towards 3 o’clock.',
  ],
  ready: [{ player: 2 }, 'Player 2 is ready.'],
  phase: [{ turn: 4, kind: 'fire', player: 1 }, 'Game-Turn 4: player 1 fires.'],
  'sheet-placed': [{ letter: 'C' }, 'Sheet C is added to the map.'],
  stepped: [{ unit: '1B', from: 'A0101', hex: 'A0102' }, '1B enters A0102.'],
  moved: [{ unit: '1B', hexes: 1, hex: 'A0102' }, '1B moves 1 hex to A0102.'],
  stayed: [{ unit: '1B', hex: 'A0409' }, '1B stays in orbit in A0409.'],
  landed: [{ unit: '1B', hex: 'A0409' }, '1B lands in A0409.'],
  orbited: [{ unit: '1B', hex: 'A0409' }, '1B is safe in orbit in A0409.'],
  'asteroid-check': [
    { unit: '2?01', hex: 'C0902', velocity: 4, die: 8, hit: false },
    '2?01 enters asteroids in C0902 at velocity 4, rolled 8: clear.',
  ],
  revealed: [
    { unit: '2I21', was: '2?01', what: 'intelligent', by: '1B', range: 3 },
    '1B detects 2I21, was ?01, at range 3: an intelligent missile, face up now.',
  ],
  'alert-roll': [
    { unit: '1A', die: 4, needs: 2, alerted: false },
    '1A waits for the alarm, needs 2 or less, rolled 4: not yet.',
  ],
  gained: [{ unit: '1U01', velocity: 5 }, '1U01 speeds up to velocity 5.'],
  leaked: [{ unit: '1B', units: 10, from: 'damaged' }, '1B loses 10 units from a damaged energy pod.'],
  maneuvered: [
    { unit: '2D', order: 'decelerate', by: '1A', free: false, hex: 'A0101', direction: 3, velocity: 1 },
    '2D decelerates to velocity 1, by the beam of 1A.',
  ],
  paid: [{ unit: '1B', blocks: 1, units: 0 }, '1B pays 1 block.'],
  'jump-marker': [{ unit: '1B', marker: null }, '1B does not jump.'],
  jumped: [{ unit: '1B' }, '1B jumps and is gone.'],
  'missile-prepared': [
    { ship: '1B', missile: '1GB01', what: 'guided', pod: 2 },
    '1B prepares 1GB01, a guided missile, in pod 2.',
  ],
  'missile-controlled': [{ ship: '1B', missile: '1GB01' }, '1B controls 1GB01.'],
  searched: [{ ship: '1B', range: 6 }, '1B searches out to 6 hexes.'],
  'battlecraft-prepared': [
    { ship: '1B', battlecraft: '1B1', hull: 'terwillicker-x' },
    '1B prepares 1B1 Terwillicker-X.',
  ],
  'counter-prepared': [{ ship: '1B' }, '1B prepares a counter, face down.'],
  launched: [
    { ship: '1B', unit: '1?03', kind: 'missile', what: null, pod: null, hex: 'A0102', direction: 4, velocity: 5 },
    '1B launches 1?03, a face-down missile, into A0102, velocity 5 towards 4 o’clock.',
  ],
  docked: [{ ship: '1B', with: '1B1', inPod: true }, '1B1 is back in its pod on 1B.'],
  separated: [{ unit: '1B', from: '2D' }, '1B separates from 2D.'],
  tractor: [{ ship: '1B', target: '2D', commands: 1 }, '1B turns its tractor beam on 2D: 1 command.'],
  'force-field': [{ unit: '1B', on: true, by: 'emergency' }, '1B raises its force field at the last moment.'],
  recharged: [{ battlecraft: '1B1', units: 3 }, '1B1 takes on 3 units.'],
  fired: [
    { unit: '1E', pod: null, podType: null, fire: 'laser-barrage', target: '2D', odds, die: 3, hit: true },
    '1E fires a laser barrage from its burster at 2D: range 4, relative velocity 5, targeting −4, target value 5, needs 6 or less, rolled 3: hit.',
  ],
  'hit-roll': [{ target: '2D', source: 'fire', die: 10, result: 'none' }, 'Hit on 2D: rolled 10, no effect.'],
  'part-chosen': [{ target: '2D', player: 1 }, 'Player 1 chose the part of 2D.'],
  'part-hit': [
    { target: '2D', part: 'pod-1', podType: 'hunter', was: 'intact', status: 'vulnerable' },
    '2D: pod 1, hunter, from intact to vulnerable.',
  ],
  'missiles-lost': [{ unit: '1B', count: 3 }, '1B loses 3 missiles with the pod.'],
  interception: [
    {
      missile: '1I21',
      target: '2D',
      relativeVelocity: { case: 2, base: 5, straightLine: true, sameVector: false, value: 3 },
      chance: 5,
      die: 7,
      success: false,
    },
    '1I21 attempts to intercept 2D: relative velocity 5 reduced to 3, needs 5 or less, rolled 7: misses.',
  ],
  declined: [{ missile: '1I21', targets: ['2D'] }, '1I21 is held back.'],
  'field-roll': [
    { unit: '2D', die: 5, needs: 5, success: true },
    '2D tries its force field, needs 5 or less, rolled 5: it is up.',
  ],
  'field-refused': [{ unit: '2D' }, '2D leaves its force field down.'],
  exploded: [{ missile: '1I21', target: '2D', rolls: 3 }, '1I21 bursts on the force field of 2D: 3 rolls for hits.'],
  lost: [{ unit: '2D', what: 'piccolo', how: 'fire', hex: 'A0101' }, '2D Piccolo is destroyed by fire in A0101.'],
  conceded: [{ player: 2 }, 'Player 2 concedes.'],
  'draw-agreed': [{ player: 2 }, 'The players agree on a draw.'],
  'game-over': [{ winner: 1, reason: 'enemy-destroyed' }, 'Player 1 wins: the enemy ship is destroyed.'],
};

const event = (type: EventType): GameEvent => ({ type, rule: '8.6', ...samples[type][0] }) as GameEvent;

describe('what is said of an event', () => {
  test.each(Object.keys(samples) as EventType[])('%s', (type) => {
    expect(eventText(event(type))).toBe(samples[type][1]);
  });

  test('the dice and the units in it are pieces of their own', () => {
    const parts = eventParts(event('fired'));
    expect(parts.filter((part) => typeof part !== 'string')).toEqual([{ unit: '1E' }, { unit: '2D' }, { die: 3 }]);
  });

  test('R10.0b the other player hears neither the box of a pod nor the type of a face-down missile', () => {
    const prepared = event('missile-prepared');
    const hit = event('part-hit');
    const launch = { ...event('launched'), unit: '1I21', what: 'intelligent', pod: 2, masks: { '1I21': '1?03' } };
    const said = viewEvents([prepared, hit, launch as GameEvent], 1).map((event) => eventText(event));
    const heard = viewEvents([prepared, { ...hit, target: '1B' } as GameEvent, launch as GameEvent], 2).map((event) =>
      eventText(event),
    );
    expect(said[2]).toContain('1I21, an intelligent missile, from pod 2');
    expect(heard).toEqual([
      '1B prepares a counter, face down.',
      '1B: a hunter pod, from intact to vulnerable.',
      '1B launches 1?03, a face-down missile, into A0102, velocity 5 towards 4 o’clock.',
    ]);
  });

  test('R10.0b a detection is told to the owner of the counter by its own name', () => {
    const revealed = event('revealed');
    expect(viewEvents([revealed], 1).map((event) => eventText(event))).toEqual([
      '1B detects 2I21, was ?01, at range 3: an intelligent missile, face up now.',
    ]);
    expect(viewEvents([revealed], 2).map((event) => eventText(event))).toEqual([
      '1B detects 2I21, at range 3: an intelligent missile, face up now.',
    ]);
  });

  test('9.7 without its Civ Level a chance is not told', () => {
    const masked = { ...event('interception'), missile: '1?03', chance: null } as GameEvent;
    expect(eventText(masked)).toBe(
      '1?03 attempts to intercept 2D: relative velocity 5 reduced to 3, rolled 7: misses.',
    );
  });
});

describe('the story', () => {
  const phase = { turn: 2, kind: 'fire', player: 1 } as const;
  const tell = (...events: GameEvent[]) => tellStory(events.map((one) => ({ event: one, phase })))[0]?.lines ?? [];
  const text = (line: ReturnType<typeof tell>[number] | undefined) =>
    line?.parts
      .map((part) =>
        typeof part === 'string'
          ? part
          : 'die' in part
            ? `[${part.die}]`
            : 'unit' in part
              ? part.unit
              : `player ${part.player}`,
      )
      .join('');

  test('a shot, its place and its damage are one line, with its cost and every rule case', () => {
    const paid = { type: 'paid', unit: '1E', blocks: 0, units: 2, rule: '8.2' } as GameEvent;
    const where = { type: 'hit-roll', target: '2D', source: 'fire', die: 2, result: 'parts', rule: '8.7' } as GameEvent;
    const chosen = { type: 'part-chosen', target: '2D', player: 1, rule: '8.7' } as GameEvent;
    const hit = {
      type: 'part-hit',
      target: '2D',
      part: 'engine',
      podType: null,
      was: 'vulnerable',
      status: 'damaged',
      rule: '8.8',
    } as GameEvent;
    const [line, ...others] = tell(paid, event('fired'), where, chosen, hit);
    expect(others).toEqual([]);
    expect(text(line)).toMatch(
      /rolled \[3\]: hit\. Where: rolled \[2\], player 1 chose: engine, from vulnerable to damaged$/,
    );
    expect(line).toMatchObject({ side: 1, cost: '2 units', rules: ['8.6', '8.7', '8.8'], units: ['1E', '2D'] });
  });

  test('R8.7a a hit that its owner takes on a destroyed part is told as that', () => {
    const where = { type: 'hit-roll', target: '2D', source: 'asteroid', die: 3, result: 'parts', rule: '8.7' } as const;
    const wasted = { type: 'part-chosen', target: '2D', player: 2, wasted: true, rule: '8.7' } as const;
    expect(text(tell(where, wasted)[0])).toBe('Hit on 2D: rolled [3], player 2 chose one destroyed before: no effect');
    expect(eventText(wasted)).toBe('Player 2 chose the part of 2D: destroyed before, no effect.');
  });

  test('8.7 a missile that a 2 destroys is not told of as hit critically, by a 1 it is', () => {
    const roll = (die: number, result: 'critical' | 'kill') =>
      eventText({ type: 'hit-roll', target: '2?01', source: 'fire', die, result, rule: '8.7' });
    expect(roll(2, 'kill')).toBe('Hit on 2?01: rolled 2.');
    expect(roll(1, 'critical')).toBe('Hit on 2?01: rolled 1, a critical hit.');
  });

  test('8.9 units are lost from the energy pod as it is', () => {
    const lost = (from: 'damaged' | 'destroyed') =>
      eventText({ type: 'leaked', unit: '1B', units: 20, from, rule: '8.9' });
    expect(lost('destroyed')).toBe('1B loses 20 units from a destroyed energy pod.');
    expect(lost('damaged')).toBe('1B loses 20 units from a damaged energy pod.');
  });

  test('what a beam does to a unit is its ship’s doing', () => {
    expect(tell(event('maneuvered'))[0]?.side).toBe(1);
    expect(tell(event('revealed'))[0]?.side).toBe(1);
    expect(tell(event('game-over'))[0]?.side).toBeNull();
  });

  test('steps go into their move', () => {
    const steps = ['A0102', 'A0103'].map(
      (hex, index) => ({ type: 'stepped', unit: '1E', from: `A010${index + 1}`, hex, rule: '6.1' }) as GameEvent,
    );
    const [line] = tell(...steps, { type: 'moved', unit: '1E', hexes: 2, hex: 'A0103', rule: '6.0' });
    expect(text(line)).toBe('1E moves 2 hexes to A0103');
    expect(line?.hexes).toEqual(['A0101', 'A0102', 'A0103']);
  });

  test('a roll of its own, as against a force field, stays a line', () => {
    const where = {
      type: 'hit-roll',
      target: '2D',
      source: 'missile',
      die: 2,
      result: 'parts',
      rule: '8.7',
    } as GameEvent;
    const hit = {
      type: 'part-hit',
      target: '2D',
      part: 'engine',
      podType: null,
      was: 'intact',
      status: 'damaged',
      rule: '8.8',
    };
    const lines = tell(event('exploded'), where, hit as GameEvent, where, hit as GameEvent);
    expect(lines.map(text)).toEqual([
      '1I21 bursts on the force field of 2D: 3 rolls for hits',
      'Hit on 2D: rolled [2]: engine, from intact to damaged',
      'Hit on 2D: rolled [2]: engine, from intact to damaged',
    ]);
  });

  test('the phases are its chapters', () => {
    const turn = { type: 'phase', turn: 2, kind: 'fire', player: 1, rule: '3.0' } as GameEvent;
    const setUp = { turn: 1, kind: 'set-up', player: 1 } as const;
    const groups = tellStory([
      { event: event('ready'), phase: setUp },
      { event: turn, phase },
      { event: event('fired'), phase },
    ]);
    expect(groups.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['set-up', 1],
      ['fire', 1],
    ]);
  });
});
