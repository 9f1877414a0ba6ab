import { describe, expect, test } from 'vitest';
import {
  apply,
  commandsLeft,
  type Game,
  type MissileType,
  type Order,
  type PartStatus,
  type UnitId,
} from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, craft, mark, missile, ship, unit } from '../fixtures/units.ts';

const alone = (lines: string, options: PositionOptions = {}): Game =>
  position(lines, { phase: 'command 1', ...options });

const search: Order = { do: 'active-search', ship: '1A' };
const prepare = (pod: number, kind: MissileType): Order => ({ do: 'prepare-missile', ship: '1A', pod, missile: kind });
const control = (id: UnitId): Order => ({ do: 'control-missile', ship: '1A', missile: id });
const raise: Order = { do: 'activate-force-field', ship: '1A' };
const lower: Order = { do: 'deactivate-force-field', ship: '1A' };

/** More than any phase allows. */
const MANY = 30;

/** How many Battle Commands player 1 gets through. */
function searches(game: Game): number {
  let now = game;
  for (let n = 0; n < MANY; n += 1) {
    const outcome = apply(now, by(1, search));
    if (!outcome.ok) return n;
    now = outcome.game;
  }
  return MANY;
}

describe('7.3 number of battle commands', () => {
  test.each([
    ['light-weapon', 1],
    ['heavy-weapon', 1],
    ['arsenal', 1],
    ['battle-communications', 2],
    ['hunter', 0],
    ['tractor-beam@8', 0],
    ['battlecraft=terwillicker-x', 0],
    ['standard-jump', 0],
    ['energy', 0],
    ['crew', 0],
    ['heavy-weapon, heavy-weapon, battle-communications', 4],
    ['light-weapon, arsenal, hunter', 2],
  ])('7.3 %s: %i', (pods, commands) => {
    const game = alone(`1A spear A0808 12 2 : ${pods}`);
    expect(searches(game)).toBe(commands);
    expect(commandsLeft(game, '1A')?.battle).toEqual({ left: commands, of: commands });
  });

  test('7.3 a ship whose pods give none is told so, one that has had them all too', () => {
    expect(refusal(alone('1A spear A0808 12 2 : hunter'), by(1, search))).toMatchObject({
      rule: '7.3',
      code: 'no-command-pod',
    });
    expect(refusal(given(alone('1A spear A0808 12 2 : arsenal'), 1, search), by(1, search))).toMatchObject({
      rule: '7.3',
      code: 'no-battle-commands-left',
    });
  });

  test('7.3 Battle Commands and Maneuver Commands do not touch each other', () => {
    const game = given(alone('1A spear A0808 12 3 : arsenal'), 1, search);
    expect(commandsLeft(game, '1A')).toMatchObject({ maneuvers: { left: 1 }, battle: { left: 0 } });
    const turned = given(alone('1A spear A0808 12 3 : arsenal'), 1, { do: 'turn', unit: '1A', side: 'left' });
    expect(commandsLeft(turned, '1A')).toMatchObject({ maneuvers: { left: 0 }, battle: { left: 1 } });
  });

  test('7.3 none is kept for the next phase, and none given to another ship', () => {
    const start = alone(`
      1A spear A0808 12 0 : arsenal
      1B spear A0405 12 0 : arsenal`);
    expect(searches(advance(start, 'command 1'))).toBe(1);
    expect(searches(given(start, 1, { do: 'active-search', ship: '1B' }))).toBe(1);
  });
});

describe('R7.4a counted from the pods as they are', () => {
  test.each([
    ['light-weapon', 'damaged', 1],
    ['light-weapon', 'destroyed', 0],
    ['heavy-weapon', 'vulnerable', 1],
    ['heavy-weapon', 'damaged', 1],
    ['heavy-weapon', 'destroyed', 0],
    ['arsenal', 'damaged', 1],
    ['arsenal', 'destroyed', 0],
    ['battle-communications', 'vulnerable', 2],
    ['battle-communications', 'damaged', 1],
    ['battle-communications', 'destroyed', 0],
  ] as const)('R7.4a a %s that is %s gives %i', (pod, status, commands) => {
    const game = alone(`1A spear A0808 12 2 : ${pod}`, { with: (copy) => mark(copy, '1A', status, 'pod-1') });
    expect(searches(game)).toBe(commands);
  });

  test('R7.4a a pod lost in the phase takes its command along', () => {
    const once = given(alone('1A spear A0808 12 2 : arsenal, heavy-weapon'), 1, search);
    const hit = changed(once, (copy) => mark(copy, '1A', 'destroyed', 'pod-2'));
    expect(searches(once)).toBe(1);
    expect(searches(hit)).toBe(0);
  });

  const guiding = alone(`
    1A spear A0808 12 2 : heavy-weapon, arsenal
    1B spear A0810 12 2 : arsenal
    1X guided A0405 12 2 civ 7 from 1A.1
    1Y guided A0404 12 2 civ 7 from 1A.1
    1Z intelligent A0406 12 2 civ 7 from 1A.1
    2B dagger B0805 12 2 : light-weapon
    2X guided B0816 12 2 civ 6 from 2B.1`);
  const left = (id: UnitId): Order => ({ do: 'turn', unit: id, side: 'left' });

  test('R7.4a a controlled missile is given commands until the end of the phase, others in between', () => {
    const game = given(guiding, 1, control('1GA01'), left('1GA01'), control('1GA02'), left('1GA02'), left('1GA01'));
    expect(unit(game, '1GA01').direction).toBe(10);
    expect(refusal(advance(game, 'command 1'), by(1, left('1GA01')))).toMatchObject({ code: 'not-controlled' });
  });

  test('R7.4a as long as its pod is undamaged', () => {
    const start = given(guiding, 1, control('1GA01'));
    const shaken = changed(start, (copy) => mark(copy, '1A', 'vulnerable', 'pod-1'));
    const hit = changed(start, (copy) => mark(copy, '1A', 'damaged', 'pod-1'));
    expect(apply(shaken, by(1, left('1GA01'))).ok).toBe(true);
    expect(refusal(hit, by(1, left('1GA01')))).toMatchObject({ rule: '8.9', code: 'guidance-lost' });
    const before = changed(guiding, (copy) => mark(copy, '1A', 'damaged', 'pod-1'));
    expect(refusal(before, by(1, control('1GA01')))).toMatchObject({ rule: '8.9', code: 'guidance-lost' });
  });

  test('R7.4a controlling it twice in a phase is refused', () => {
    const game = given(guiding, 1, control('1GA01'));
    expect(refusal(game, by(1, control('1GA01')))).toMatchObject({ rule: 'R7.4a', code: 'controlled-already' });
  });

  test.each([
    ['1I21', '7.4', 'not-guided'],
    ['1B', '7.4', 'not-guided'],
    ['2GB01', '7.4', 'not-yours'],
    ['1GA09', '7.4', 'no-such-unit'],
  ])('7.4 Control Guided Missile is not for %s: %s %s', (id, rule, code) => {
    expect(refusal(guiding, by(1, control(id)))).toMatchObject({ rule, code });
  });

  test("7.4 nor for another ship's missile", () => {
    const order: Order = { do: 'control-missile', ship: '1B', missile: '1GA01' };
    expect(refusal(guiding, by(1, order))).toMatchObject({ rule: '7.4', code: 'other-ships-missile' });
  });

  test('7.4 Control Guided Missile allows any number of commands within 7.1', () => {
    let game = given(guiding, 1, control('1GA01'));
    for (let n = 0; n < 3; n += 1) game = given(game, 1, left('1GA01'));
    expect(refusal(game, by(1, left('1GA01')))).toMatchObject({ rule: '7.1', code: 'no-maneuvers-left' });
  });

  test('7.4 without it the missile takes no command, nor once its pod is damaged', () => {
    expect(refusal(guiding, by(1, left('1GA01')))).toMatchObject({ rule: '7.1', code: 'not-controlled' });
    const hit = changed(given(guiding, 1, control('1GA01')), (copy) => mark(copy, '1A', 'damaged', 'pod-1'));
    expect(refusal(hit, by(1, left('1GA01')))).toMatchObject({ rule: '8.9', code: 'guidance-lost' });
  });

  test('7.4 a prepared missile is not yet controlled', () => {
    const game = given(guiding, 1, prepare(1, 'guided'));
    expect(refusal(game, by(1, control('1GA03')))).toMatchObject({ rule: '7.4', code: 'not-in-play' });
  });
});

describe('7.4 who is issued battle commands', () => {
  const start = alone(`
    1A spear A0808 12 2 : arsenal, battlecraft=terwillicker-x
    1A1 A0606 12 2
    2B dagger A0205 12 2 : light-weapon`);
  test.each([
    ['1A1', 'not-a-spaceship'],
    ['2B', 'not-yours'],
    ['1Q', 'no-such-unit'],
  ])('7.4 not %s: %s', (id, code) => {
    expect(refusal(start, by(1, { do: 'active-search', ship: id }))).toMatchObject({ rule: '7.4', code });
  });
});

describe('R7.4b prepare missile', () => {
  // The stars of the Pod Attribute Chart.
  const STARS: Record<string, MissileType[]> = {
    hunter: [],
    'light-weapon': ['unguided', 'guided'],
    'heavy-weapon': ['guided', 'intelligent', 'mims'],
    arsenal: ['intelligent', 'mims'],
  };
  const CARRIED: Record<string, MissileType[]> = {
    hunter: ['unguided', 'intelligent'],
    'light-weapon': ['unguided', 'guided'],
    'heavy-weapon': ['unguided', 'guided', 'intelligent', 'mims'],
    arsenal: ['unguided', 'guided', 'intelligent', 'mims'],
  };
  const cells = Object.keys(STARS).flatMap((pod) =>
    (['unguided', 'guided', 'intelligent', 'mims'] as const).map((kind) => ({ pod, kind })),
  );

  test.each(cells)('R7.4b a $kind missile of a $pod is prepared if its chart has a star', ({ pod, kind }) => {
    const game = alone(`1A spear A0808 12 2 : ${pod}, battle-communications`);
    const action = by(1, prepare(1, kind));
    if (STARS[pod]?.includes(kind)) {
      const before = ship(game, '1A').pods[0]?.missiles?.[kind] ?? 0;
      const now = play(game, action).game;
      expect(ship(now, '1A').pods[0]?.missiles?.[kind]).toBe(before - 1);
      const made = now.units.find((unit) => unit.kind === 'missile');
      expect(made).toMatchObject({ status: 'prepared', missile: kind, mother: '1A', pod: 1, hex: null });
    } else if (CARRIED[pod]?.includes(kind)) {
      expect(refusal(game, action)).toMatchObject({ rule: 'R7.4b', code: 'needs-no-preparing' });
    } else expect(refusal(game, action)).toMatchObject({ rule: '9.1', code: 'none-left' });
  });

  const limited = (pods: string): Game => alone(`1A spear A0808 12 2 : ${pods}, battle-communications`);
  const prepared = (game: Game): number =>
    game.units.filter(({ kind, status }) => kind === 'missile' && status === 'prepared').length;

  test.each([
    ['heavy-weapon', 1],
    ['heavy-weapon, arsenal', 2],
    ['heavy-weapon, hunter', 2],
    ['heavy-weapon, light-weapon, hunter', 3],
    ['heavy-weapon, crew', 1],
  ])('R7.4b with %s a ship holds %i prepared missiles', (pods, limit) => {
    let game = limited(pods);
    for (let n = 0; n < limit; n += 1) {
      const outcome = apply(game, by(1, prepare(1, 'guided')));
      game = outcome.ok ? outcome.game : advance(game, 'command 1');
      if (!outcome.ok) game = given(game, 1, prepare(1, 'guided'));
    }
    expect(prepared(game)).toBe(limit);
    expect(refusal(advance(game, 'command 1'), by(1, prepare(1, 'guided')))).toMatchObject({
      rule: 'R7.4b',
      code: 'prepared-limit',
    });
  });

  test('R7.4b an empty pod counts and a damaged one does, a destroyed one does not', () => {
    const once = given(limited('heavy-weapon, hunter'), 1, prepare(1, 'guided'));
    const empty = changed(once, (copy) => {
      const pod = ship(copy, '1A').pods[1];
      if (pod) pod.missiles = { unguided: 0, guided: 0, intelligent: 0, mims: 0 };
    });
    expect(apply(empty, by(1, prepare(1, 'guided'))).ok).toBe(true);
    const withPod = (status: PartStatus): Game => changed(once, (copy) => mark(copy, '1A', status, 'pod-2'));
    expect(refusal(withPod('destroyed'), by(1, prepare(1, 'guided')))).toEqual({
      rule: 'R7.4b',
      code: 'prepared-limit',
      params: { unit: '1A', limit: 1 },
    });
    for (const status of ['vulnerable', 'damaged'] as const) {
      expect(apply(withPod(status), by(1, prepare(1, 'guided'))).ok).toBe(true);
    }
  });

  test('R7.4b any number in a phase that the commands and the room allow', () => {
    const game = given(
      limited('heavy-weapon, arsenal, arsenal'),
      1,
      prepare(1, 'guided'),
      prepare(2, 'mims'),
      prepare(2, 'intelligent'),
    );
    expect(prepared(game)).toBe(3);
  });

  test('7.4 a pod has only so many, and only a working weapon pod has any', () => {
    const game = alone('1A spear A0808 12 2 : heavy-weapon, crew, hunter, battle-communications', {
      with: (copy) => mark(copy, '1A', 'damaged', 'pod-3'),
    });
    const second = advance(given(game, 1, prepare(1, 'mims')), 'command 1');
    const emptied = changed(second, (copy) => {
      missile(copy, '1M31').status = 'destroyed';
    });
    expect(refusal(emptied, by(1, prepare(1, 'mims')))).toMatchObject({ rule: '9.1', code: 'none-left' });
    expect(refusal(game, by(1, prepare(2, 'guided')))).toMatchObject({ rule: '5.1', code: 'no-missile-pod' });
    expect(refusal(game, by(1, prepare(3, 'intelligent')))).toMatchObject({ rule: '8.9', code: 'pod-damaged' });
    expect(refusal(game, by(1, prepare(9, 'guided')))).toMatchObject({ rule: '9.1', code: 'no-such-pod' });
  });

  test('R7.4b a prepared missile is lost with its pod, those of other pods stay', () => {
    const start = given(limited('heavy-weapon/1, arsenal'), 1, prepare(1, 'guided'), prepare(2, 'mims'));
    const fired = changed(start, (copy) => {
      const other = { ...structuredClone(ship(copy, '1A')), id: '2B', owner: 2 as const, letter: 'B' };
      copy.units = [...copy.units, other];
      copy.phase = { ...copy.phase, kind: 'fire', player: 2, orders: {}, fires: [] };
      copy.dice.given = [1, 4];
    });
    const game = given(fired, 2, { do: 'fire', unit: '2B', from: 'burster', type: 'laser-burst', target: '1A' });
    expect(unit(game, '1GA01').status).toBe('destroyed');
    expect(unit(game, '1M31').status).toBe('prepared');
  });
});

describe('7.4 active search', () => {
  const RANGES = [1, 3, 6, 7, 10, 11];
  const searching = (pods: string): Game =>
    alone(
      `
      1A spear A0101 12 0 : ${pods}
      2B spear B1617 12 0 : battlecraft=terwillicker-x
      ${RANGES.map((range) => `2U unguided A01${String(range + 1).padStart(2, '0')} 12 1`).join('\n')}
      2B1 A0102 12 1`,
    );
  const revealed = (game: Game): number[] => RANGES.filter((_, index) => unit(game, `2U0${index + 1}`).revealed);

  test('7.4 Active Search flips every enemy unit within six hexes', () => {
    const game = given(searching('arsenal'), 1, search);
    expect(revealed(game)).toEqual([1, 3, 6]);
    expect(craft(game, '2B1').revealed).toBe(true);
  });

  test('7.4 and within ten with a battle communications pod', () => {
    expect(revealed(given(searching('battle-communications'), 1, search))).toEqual([1, 3, 6, 7, 10]);
  });

  test('7.4 it does not flip what is only prepared, nor one’s own', () => {
    const start = alone(`
      1A spear A0101 12 0 : arsenal
      1U unguided A0102 12 1 from 1A.1
      2B spear A0103 12 0 : heavy-weapon, battlecraft=terwillicker-x`);
    const game = changed(start, (copy) => {
      craft(copy, '2B1').status = 'prepared';
    });
    const now = given(game, 1, search);
    expect([craft(now, '2B1').revealed, missile(now, '1U01').revealed]).toEqual([false, false]);
  });

  test('7.4 what was flipped stays so', () => {
    const game = given(searching('arsenal'), 1, search);
    expect(unit(advance(game, 'fire 2'), '2U01').revealed).toBe(true);
  });
});

describe('7.4 activate and deactivate the force field', () => {
  const pods = 'battle-communications, heavy-weapon, battlecraft=terwillicker-x, tractor-beam@8, standard-jump';
  const start = alone(
    `
    1A sword A0808 12 2 : ${pods}
    1B dagger A0808 12 2
    1X guided A0405 12 2 civ 7 from 1A.2`,
    { jumps: { player: 1 } },
  );

  test('7.4 takes a Battle Command each', () => {
    const on = given(start, 1, raise);
    expect(ship(on, '1A').forceField).toBe(true);
    expect(commandsLeft(on, '1A')?.battle.left).toBe(2);
    const off = given(on, 1, lower);
    expect(ship(off, '1A').forceField).toBe(false);
    expect(commandsLeft(off, '1A')?.battle.left).toBe(1);
  });

  test('7.4 both are told', () => {
    const { events } = play(start, by(1, raise), by(1, lower));
    expect(events).toMatchObject([
      { type: 'force-field', unit: '1A', on: true, by: 'command' },
      { type: 'paid', unit: '1A', blocks: 1, units: 0, only: 1 },
      { type: 'force-field', unit: '1A', on: false, by: 'command' },
    ]);
  });

  test('7.4 stays on from turn to turn', () => {
    expect(ship(advance(given(start, 1, raise), 'command 1'), '1A').forceField).toBe(true);
  });

  test('7.4 one that is off is not deactivated, and a hull without one activates none', () => {
    expect(refusal(start, by(1, lower))).toMatchObject({ rule: '7.4', code: 'field-is-off' });
    const clarinet = alone('1A clarinet A0808 12 2 : heavy-weapon');
    expect(refusal(clarinet, by(1, raise))).toMatchObject({ rule: '4.6', code: 'no-force-field' });
  });

  const craftOut = changed(start, (copy) => {
    craft(copy, '1A1').status = 'prepared';
  });
  const ALLOWED: Order[] = [
    { do: 'prepare-jump', unit: '1A' },
    prepare(2, 'guided'),
    search,
    { do: 'prepare-battlecraft', ship: '1A', pod: 3 },
    lower,
  ];
  const REFUSED: Order[] = [
    control('1GA01'),
    { do: 'launch-battlecraft', ship: '1A', pod: 3, hex: 'A0807', direction: 12, velocity: 2 },
    { do: 'rendezvous', ship: '1A', with: '1B' },
    { do: 'tractor', ship: '1A', pod: 4, target: '1B' },
    raise,
  ];
  test.each(ALLOWED)('R7.4f behind an active field a ship may receive $do', (order) => {
    expect(apply(given(start, 1, raise), by(1, order)).ok).toBe(true);
  });
  test.each(REFUSED)('R7.4f and not $do', (order) => {
    expect(refusal(given(craftOut, 1, raise), by(1, order))).toMatchObject({ rule: 'R7.4f', code: 'field-is-on' });
    if (order !== raise) expect(apply(craftOut, by(1, order)).ok).toBe(true);
  });

  test('R7.4f commands given earlier in the phase stand', () => {
    const game = given(start, 1, control('1GA01'), { do: 'accelerate', unit: '1A' }, raise, {
      do: 'turn',
      unit: '1GA01',
      side: 'left',
    });
    expect([unit(game, '1A').velocity, unit(game, '1GA01').direction]).toEqual([3, 11]);
  });

  test('R7.4f activating and deactivating take one Battle Command each', () => {
    const poor = alone('1A dagger A0808 12 2 : heavy-weapon');
    const on = given(poor, 1, raise);
    expect(refusal(on, by(1, lower))).toMatchObject({ rule: '7.3', code: 'no-battle-commands-left' });
    expect(ship(given(advance(on, 'command 1'), 1, lower), '1A').forceField).toBe(false);
  });

  test('R7.4f no missile is launched behind it', () => {
    const launching = position('1A dagger A0808 12 2 : heavy-weapon', {
      phase: 'fire 1',
      with: (copy) => {
        ship(copy, '1A').forceField = true;
      },
    });
    const order: Order = {
      do: 'launch-missile',
      ship: '1A',
      pod: 1,
      missile: 'unguided',
      hex: 'A0807',
      direction: 12,
      velocity: 2,
    };
    expect(refusal(launching, by(1, order))).toMatchObject({ rule: '7.4', code: 'field-is-on' });
  });

  test('R7.4f once it is off again the ship is ordered as before', () => {
    const game = given(start, 1, raise, lower, { do: 'accelerate', unit: '1A' });
    expect(unit(game, '1A').velocity).toBe(3);
  });
});
