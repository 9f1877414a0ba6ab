import { describe, expect, test } from 'vitest';
import { apply, type Game, type Order } from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, hexOf, mark, ship, unit } from '../fixtures/units.ts';

const prepare: Order = { do: 'prepare-jump', unit: '1A' };
const abort: Order = { do: 'abort-jump', unit: '1A' };
const jump: Order = { do: 'jump', unit: '1A' };
const left: Order = { do: 'turn', unit: '1A', side: 'left' };
const endPhase: Order = { do: 'end-phase' };

const jumper = (pods = 'standard-jump, heavy-weapon', options: PositionOptions = {}): Game =>
  position(
    `
    1A corco-iota A0808 12 0 : ${pods}
    2B dagger A0210 12 0`,
    { phase: 'command 1', jumps: { player: 1 }, ...options },
  );

/** Prepared in one Command Phase, now in the next. */
const ready = (game: Game): Game => advance(given(game, 1, prepare), 'command 1');

describe('7.2 prepare jump, abort jump, jump', () => {
  test('7.2 a ship prepares, jumps in its next Command Phase and leaves in the Movement Phase after that', () => {
    const prepared = given(jumper(), 1, prepare);
    expect(ship(prepared, '1A').jump).toBe('prepared');
    const jumping = given(ready(jumper()), 1, jump);
    expect(ship(jumping, '1A').jump).toBe('jumping');
    const fire = advance(jumping, 'fire 2');
    expect(unit(fire, '1A').status).toBe('in-play');
    const moving = advance(jumping, 'movement 1');
    expect(ship(moving, '1A')).toMatchObject({ status: 'jumped', hex: null, jump: null });
  });

  test.each(['standard-jump', 'hunter'])('7.2 a %s pod jumps only after Prepare Jump', (pod) => {
    expect(refusal(jumper(pod), by(1, jump))).toMatchObject({ rule: '7.2', code: 'not-prepared' });
    expect(apply(ready(jumper(pod)), by(1, jump)).ok).toBe(true);
  });

  test('7.2 Abort Jump takes the marker off', () => {
    const game = given(ready(jumper()), 1, abort);
    expect(ship(game, '1A').jump).toBeNull();
    expect(unit(advance(game, 'movement 1'), '1A').status).toBe('in-play');
  });

  test('7.2 a ship takes its jump commands from its owner, while it may be maneuvered at all', () => {
    const order: Order = { do: 'prepare-jump', unit: '2B' };
    expect(refusal(jumper(), by(1, order))).toMatchObject({ rule: '7.2', code: 'not-yours' });
    let game = jumper();
    for (let n = 0; n < 5; n += 1) game = given(game, 1, left);
    expect(refusal(game, by(1, prepare))).toMatchObject({ rule: '7.1', code: 'no-maneuvers-left' });
  });

  test('7.2 there is nothing to abort without a marker', () => {
    expect(refusal(jumper(), by(1, abort))).toMatchObject({ rule: '7.2', code: 'not-prepared' });
  });

  test('7.2 a ship with a marker does not prepare again', () => {
    expect(refusal(ready(jumper()), by(1, prepare))).toMatchObject({ rule: '7.2', code: 'jump-marker' });
  });

  test('7.2 behind an active force field a ship may prepare and abort, but not jump', () => {
    const shielded = (game: Game) =>
      changed(game, (copy) => {
        ship(copy, '1A').forceField = true;
      });
    expect(apply(shielded(jumper()), by(1, prepare)).ok).toBe(true);
    const next = shielded(ready(jumper()));
    expect(apply(next, by(1, abort)).ok).toBe(true);
    expect(refusal(next, by(1, jump))).toMatchObject({ rule: '7.2', code: 'field-is-on' });
  });
});

describe('R7.2b the order of jump commands', () => {
  test('R7.2b they count as Maneuver Commands', () => {
    const start = position('1A corco-zeta A0808 12 2 : standard-jump', { phase: 'command 1', jumps: { player: 1 } });
    expect(apply(start, by(1, prepare)).ok).toBe(true);
    const turned = given(start, 1, left);
    expect(refusal(turned, by(1, prepare))).toMatchObject({ rule: '7.1', code: 'no-maneuvers-left' });
  });

  test('R7.2b and obey R7.1b: not at the Maneuver Rating or above', () => {
    const start = position('1A corco-zeta A0808 12 3 : standard-jump', { phase: 'command 1', jumps: { player: 1 } });
    expect(refusal(start, by(1, prepare))).toMatchObject({ rule: 'R7.1b', code: 'only-change-velocity' });
  });

  test.each(['prepare', 'jump'])('R7.2b after it no other Maneuver Command in that phase: %s', (which) => {
    const game = which === 'jump' ? given(ready(jumper()), 1, jump) : given(jumper(), 1, prepare);
    expect(refusal(game, by(1, left))).toMatchObject({ rule: '7.1', code: 'jump-marker' });
    for (const order of [abort, jump, prepare]) {
      expect(refusal(game, by(1, order))).toMatchObject({ rule: 'R7.2b', code: 'jump-order-given' });
    }
  });

  test('R7.2b commands before Prepare Jump stand', () => {
    const game = given(jumper(), 1, left, prepare);
    expect([unit(game, '1A').direction, ship(game, '1A').jump]).toEqual([11, 'prepared']);
  });

  test('R7.2b after Abort Jump the ship may get its remaining commands', () => {
    let game = given(ready(jumper()), 1, abort);
    for (let n = 0; n < 4; n += 1) game = given(game, 1, left);
    expect(refusal(game, by(1, left))).toMatchObject({ rule: '7.1', code: 'no-maneuvers-left' });
  });

  test('R7.2b another Prepare Jump among them', () => {
    const again = given(ready(jumper()), 1, abort, prepare);
    expect(ship(again, '1A').jump).toBe('prepared');
    expect(apply(advance(again, 'command 1'), by(1, jump)).ok).toBe(true);
  });

  test('R7.2b the next Command Phase ends only with Jump or Abort Jump', () => {
    const next = ready(jumper());
    expect(refusal(next, by(1, endPhase))).toMatchObject({ rule: 'R7.2b', code: 'jump-or-abort' });
    expect(apply(given(next, 1, jump), by(1, endPhase)).ok).toBe(true);
    expect(apply(given(next, 1, abort), by(1, endPhase)).ok).toBe(true);
  });

  test('R7.2b the phase of the Prepare Jump itself ends as any other', () => {
    const game = given(jumper(), 1, prepare, endPhase);
    expect(ship(game, '1A').jump).toBe('prepared');
  });

  test('R7.2b the other player is not held up', () => {
    const game = advance(given(jumper(), 1, prepare), 'command 2');
    expect(apply(game, by(2, endPhase)).ok).toBe(true);
  });

  test('R7.2b if neither is legal the phase ends and the marker is removed', () => {
    const stuck = changed(ready(jumper()), (game) => mark(game, '1A', 'destroyed', 'engine'));
    for (const order of [jump, abort]) {
      expect(refusal(stuck, by(1, order))).toMatchObject({ rule: '8.9', code: 'engine-destroyed' });
    }
    const { game, events } = play(stuck, by(1, endPhase));
    expect(ship(game, '1A').jump).toBeNull();
    expect(events).toContainEqual(expect.objectContaining({ type: 'jump-marker', unit: '1A', marker: null }));
  });

  test('R7.2b with its pod damaged a ship may still abort, and must', () => {
    const game = changed(ready(jumper()), (copy) => mark(copy, '1A', 'damaged', 'pod-1'));
    expect(refusal(game, by(1, jump))).toMatchObject({ rule: '8.9', code: 'no-jump-pod' });
    expect(refusal(game, by(1, endPhase))).toMatchObject({ code: 'jump-or-abort' });
    expect(apply(game, by(1, abort)).ok).toBe(true);
  });

  test.each(['damaged', 'destroyed'] as const)('R7.2b with its jump pod %s by then the ship stays', (status) => {
    const start = given(ready(jumper()), 1, jump);
    const game = advance(
      changed(start, (copy) => mark(copy, '1A', status, 'pod-1')),
      'movement 1',
    );
    expect([unit(game, '1A').status, ship(game, '1A').jump]).toEqual(['in-play', null]);
  });

  test('R7.2b a vulnerable jump pod is good enough', () => {
    const start = given(ready(jumper()), 1, jump);
    const game = advance(
      changed(start, (copy) => mark(copy, '1A', 'vulnerable', 'pod-1')),
      'movement 1',
    );
    expect(unit(game, '1A').status).toBe('jumped');
  });

  test('R7.2b a ship with an augmented pod needs no Prepare Jump', () => {
    const game = given(jumper('augmented-jump'), 1, jump);
    expect(ship(game, '1A').jump).toBe('jumping');
    expect(unit(advance(game, 'movement 1'), '1A').status).toBe('jumped');
  });

  test('R7.2b a damaged augmented pod does not spare the Prepare Jump of a standard one', () => {
    const game = jumper('augmented-jump/1, standard-jump/1', { with: (copy) => mark(copy, '1A', 'damaged', 'pod-1') });
    expect(refusal(game, by(1, jump))).toMatchObject({ rule: '7.2', code: 'not-prepared' });
  });

  test('R7.2b a ship needs a jump pod', () => {
    expect(refusal(jumper('heavy-weapon'), by(1, prepare))).toMatchObject({ rule: '8.9', code: 'no-jump-pod' });
  });
});

describe('R7.2c where and for whom', () => {
  test('R7.2c no jumps unless the scenario allows them', () => {
    const game = position('1A corco-iota A0808 12 0 : standard-jump', { phase: 'command 1' });
    expect(refusal(game, by(1, prepare))).toMatchObject({ rule: 'R7.2c', code: 'no-jumps' });
  });

  test('R7.2c and none for the other player', () => {
    const game = position('2A corco-iota A0808 12 0 : standard-jump', { phase: 'command 2', jumps: { player: 1 } });
    expect(refusal(game, by(2, { do: 'prepare-jump', unit: '2A' }))).toMatchObject({ rule: 'R7.2c', code: 'no-jumps' });
  });

  const fleeing = (hex: string, direction: number, velocity: number): Game =>
    position(`1A corco-iota ${hex} ${direction} ${velocity} : standard-jump`, {
      phase: 'movement 1',
      sheets: 'ABCDE',
      jumps: { player: 1, sheetColumn: 4 },
    });

  test('R7.2c Prepare Jump and Abort Jump anywhere, Jump not before the fifth column of sheets', () => {
    const next = ready(advance(fleeing('A0808', 12, 0), 'command 1'));
    expect(refusal(next, by(1, jump))).toMatchObject({ rule: 'R7.2c', code: 'not-in-jump-zone' });
    expect(apply(next, by(1, abort)).ok).toBe(true);
  });

  test('R7.2c moving about on the other sheets is not enough', () => {
    const moved = advance(fleeing('C1608', 4, 2), 'command 1');
    expect(hexOf(moved, '1A')).toBe('D0209');
    const still = changed(moved, (game) => {
      unit(game, '1A').velocity = 0;
    });
    expect(refusal(ready(still), by(1, jump))).toMatchObject({ rule: 'R7.2c', code: 'not-in-jump-zone' });
  });

  test.each([
    ['E itself', 'D1608', 4, 1, 'E0109'],
    ['a sheet above E', 'D1601', 1, 2, 'G0117'],
    ['a sheet below E', 'D1617', 5, 1, 'F0101'],
  ])('R7.2c a ship that has been moved into %s may jump', (_, from, direction, velocity, to) => {
    const moved = advance(fleeing(from, direction, velocity), 'command 1');
    expect(hexOf(moved, '1A')).toBe(to);
    const still = changed(moved, (game) => {
      unit(game, '1A').velocity = 0;
    });
    const jumping = given(ready(still), 1, jump);
    expect(unit(advance(jumping, 'movement 1'), '1A').status).toBe('jumped');
  });

  test('R7.2c it need not stay there', () => {
    const start = advance(fleeing('D1608', 2, 0), 'command 1');
    const there = given(start, 1, { do: 'weave', unit: '1A', hex: 'E0108' });
    const back = given(advance(there, 'command 1'), 1, { do: 'weave', unit: '1A', hex: 'D1608' });
    const next = ready(back);
    expect(hexOf(next, '1A')).toBe('D1608');
    expect(apply(next, by(1, jump)).ok).toBe(true);
  });
});
