import { describe, expect, test } from 'vitest';
import { apply, type Direction, type Game, legal, legalOfKind, type Order } from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, hexOf, missile, ship, unit } from '../fixtures/units.ts';

const at = (lines: string, options: PositionOptions = {}): Game => position(lines, { phase: 'fire 1', ...options });
const launch = (hex = 'A0807', direction = 12, velocity = 2, id = '1M31'): Order => ({
  do: 'mims-launch',
  missile: id,
  hex,
  direction: direction as Direction,
  velocity,
});
const mims = (options: PositionOptions = {}, vector = 'A0808 12 2', civ = 8): Game =>
  at(
    `
    1A spear A0201 12 2 : arsenal
    1X mims ${vector} civ ${civ} from 1A.1
    1Y mims A0408 12 2 civ 8 from 1A.1
    2B sword B1617 12 0 : arsenal
    2X mims B1601 6 2 civ 8 from 2B.1`,
    options,
  );
const four = (game: Game): Game => given(game, 1, launch(), launch(), launch(), launch());

describe('9.9 a MIMS launches', () => {
  test('9.9 four unguided missiles, placed as if it were a spaceship', () => {
    const game = given(
      mims(),
      1,
      launch('A0807', 11, 1),
      launch('A0708', 10, 2),
      launch('A0908', 2, 3),
      launch('A0807', 1, 2),
    );
    const made = ['1U01', '1U02', '1U03', '1U04'].map((id) => missile(game, id));
    expect(made.map(({ hex }) => hex !== null)).toEqual([true, true, true, true]);
    expect(['1U01', '1U02', '1U03', '1U04'].map((id) => hexOf(game, id))).toEqual(['A0807', 'A0708', 'A0908', 'A0807']);
    expect(made.map(({ direction, velocity }) => [direction, velocity])).toEqual([
      [11, 1],
      [10, 2],
      [2, 3],
      [1, 2],
    ]);
    for (const one of made) {
      expect(one).toMatchObject({
        missile: 'unguided',
        revealed: false,
        status: 'in-play',
        energy: null,
        mother: null,
      });
    }
  });

  test.each([6, 7, 8])('R9.5a the four have its level %i', (civ) => {
    expect(missile(four(mims({}, 'A0808 12 2', civ)), '1U04').civLevel).toBe(civ);
  });

  test('9.9 it needs no command and no pod, and costs the log nothing', () => {
    const start = mims();
    const game = four(start);
    expect(ship(game, '1A').pods[0]?.missiles).toEqual(ship(start, '1A').pods[0]?.missiles);
    expect(missile(game, '1M31').energy).toEqual(missile(start, '1M31').energy);
  });

  test('9.9 its ship may be gone', () => {
    const game = changed(mims(), (copy) => {
      Object.assign(ship(copy, '1A'), { status: 'destroyed', hex: null });
    });
    expect(missile(four(game), '1U04').status).toBe('in-play');
  });

  test('9.9 the MIMS stays in play, as an intelligent missile', () => {
    const game = four(mims());
    expect(missile(game, '1M31')).toMatchObject({ status: 'in-play', mimsLaunched: true });
    const commanded = given(advance(game, 'command 1'), 1, { do: 'turn', unit: '1M31', side: 'left' });
    expect(missile(commanded, '1M31').energy?.spent).toBe(1);
  });

  test.each([
    ['A0809', 12, 2, 'not-a-launch-hex'],
    ['A0808', 12, 2, 'not-a-launch-hex'],
    ['A0807', 10, 2, 'not-a-launch-direction'],
    ['A0807', 12, 4, 'not-a-launch-velocity'],
  ])('9.9 not to %s, %i, %i: %s', (hex, direction, velocity, code) => {
    expect(refusal(mims(), by(1, launch(hex, direction, velocity)))).toMatchObject({ rule: '9.4', code });
  });

  test.each([
    ['1A', '9.9', 'not-a-mims'],
    ['2M31', '9.9', 'not-yours'],
    ['1M39', '9.9', 'no-such-unit'],
  ])('9.9 %s does not: %s %s', (id, rule, code) => {
    expect(refusal(mims(), by(1, launch('A0807', 12, 2, id)))).toMatchObject({ rule, code });
  });

  test('9.9 nor an intelligent missile, nor a MIMS that is only prepared', () => {
    const game = at(
      '1A spear A0201 12 2 : arsenal\n1X intelligent A0808 12 2 civ 8 from 1A.1\n1Y mims A0808 12 2 from 1A.1',
      {
        with: (copy) => {
          Object.assign(missile(copy, '1M31'), { status: 'prepared', hex: null });
        },
      },
    );
    expect(refusal(game, by(1, launch('A0807', 12, 2, '1I21')))).toMatchObject({ rule: '9.9', code: 'not-a-mims' });
    expect(refusal(game, by(1, launch()))).toMatchObject({ rule: '9.9', code: 'not-in-play' });
  });

  test.each(['command 1', 'movement 1', 'fire 2'] as const)('9.9 in a friendly Fire Phase, not in %s', (phase) => {
    expect(apply(mims({ phase }), by(1, launch())).ok).toBe(false);
  });
});

describe('R9.9a exactly four, once', () => {
  test('R9.9a once begun, the others must follow, of the same MIMS', () => {
    let game = mims();
    for (const left of [3, 2, 1]) {
      game = given(game, 1, launch());
      expect(game.pending).toEqual({ kind: 'mims', player: 1, missile: '1M31', left });
      expect(legal(game).every((action) => action.do === 'mims-launch' && action.missile === '1M31')).toBe(true);
      expect(refusal(game, by(1, launch('A0407', 12, 2, '1M32')))).toMatchObject({ rule: '9.9', code: 'other-mims' });
      expect(refusal(game, by(1, { do: 'end-phase' }))).toMatchObject({ rule: '3.0', code: 'not-now' });
    }
    game = given(game, 1, launch());
    expect(game.pending).toBeNull();
  });

  test('R9.9a and no fifth, now or later', () => {
    const done = four(mims());
    for (const game of [done, advance(done, 'fire 1')]) {
      const vector = { hex: hexOf(game, '1M31') ?? '' };
      expect(refusal(game, by(1, launch(vector.hex)))).toMatchObject({ rule: '9.9', code: 'mims-launched' });
      expect(legalOfKind(game, 'mims-launch').some((action) => 'missile' in action && action.missile === '1M31')).toBe(
        false,
      );
    }
    expect(given(done, 1, launch('A0407', 12, 2, '1M32')).pending).toMatchObject({ missile: '1M32', left: 3 });
  });

  test('R9.9a in any Fire Phase: a later one will do', () => {
    const later = advance(
      changed(mims(), (game) => {
        unit(game, '1M31').velocity = 0;
      }),
      'fire 1',
    );
    expect(given(later, 1, launch('A0807', 12, 1)).pending).toMatchObject({ kind: 'mims', left: 3 });
  });

  test('R9.9a also in the phase of its own launch', () => {
    const start = at('1A spear A0809 12 2 : arsenal\n1Y mims A0101 12 2 from 1A.1', {
      with: (copy) => {
        Object.assign(missile(copy, '1M31'), { status: 'prepared', hex: null, pod: 1, mother: '1A' });
      },
    });
    const out = given(start, 1, {
      do: 'launch-missile',
      ship: '1A',
      pod: 1,
      missile: '1M31',
      hex: 'A0808',
      direction: 12,
      velocity: 2,
    });
    expect(missile(four(out), '1U04').status).toBe('in-play');
  });

  test.each([
    ['A0901 12 2', false],
    ['A0801 12 2', true],
    ['A0117 9 2', false],
    ['A0117 10 2', true],
  ])('R9.9a a MIMS at %s has a placement on a sheet in use: %s', (vector, has) => {
    const game = mims({}, vector);
    const listed = legalOfKind(game, 'mims-launch').filter(
      (action) => 'missile' in action && action.missile === '1M31',
    );
    expect(listed.length > 0).toBe(has);
    if (!has) expect(refusal(game, by(1, launch('A0807')))).toMatchObject({ rule: 'R9.9a', code: 'no-placement' });
  });

  test('R9.9a each placement is settled before the next', () => {
    const start = at(
      `
      1A spear A0201 12 2 : arsenal
      1X mims A0808 12 2 civ 7 from 1A.1
      2B corco-mu A0807 12 2`,
      { rolls: [10, 9] },
    );
    const first = play(start, by(1, launch()));
    expect(first.events).toContainEqual(
      expect.objectContaining({ type: 'interception', target: '2B', success: false }),
    );
    expect(first.game.pending).toMatchObject({ kind: 'mims', left: 3 });
    const second = given(first.game, 1, launch());
    expect([unit(second, '2B').status, unit(second, '1U02').status]).toEqual(['destroyed', 'destroyed']);
    expect(given(second, 1, launch(), launch()).pending).toBeNull();
  });

  test('R9.9a a decision about one comes before the next', () => {
    const start = at(
      `
      1A spear A0201 12 2 : arsenal
      1X mims A0808 12 2 civ 8 from 1A.1
      2B dagger A0807 12 2`,
      { rolls: [6, 10, 10, 10] },
    );
    const asked = given(start, 1, launch());
    expect(asked.pending).toMatchObject({ kind: 'intercept', missile: '1U01' });
    const field = given(asked, 1, { do: 'intercept', missile: '1U01', target: '2B' });
    expect(field.pending).toMatchObject({ kind: 'force-field', player: 2 });
    expect(given(field, 2, { do: 'raise-field' }).pending).toMatchObject({ kind: 'mims', left: 3 });
  });

  test('R9.9a one that is placed into a planet hex counts', () => {
    const game = four(mims({ planets: ['A0807'] }));
    expect(['1U01', '1U04'].map((id) => unit(game, id).status)).toEqual(['destroyed', 'destroyed']);
    expect(game.pending).toBeNull();
  });
});
