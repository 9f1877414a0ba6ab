import { describe, expect, test } from 'vitest';
import {
  type Ahead,
  type Game,
  interceptionChances,
  interceptionResult,
  listAhead,
  type Player,
  snapshot,
  view,
} from '../../src/engine/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { aheadText, attemptTag, interceptionText, passTag, rollsText } from '../../src/words/index.ts';
import { by, play } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, ship, unit } from '../fixtures/units.ts';
import { withOtherSecrets } from './secrets.ts';

type Attempt = Extract<Ahead, { kind: 'attempt' }>;

const FLYBY = `
  1A dagger A0410 12 4
  1I intelligent A0509 12 4 civ 7 from 1A.1
  2B dagger A0507 9 1
  2I intelligent A0408 6 2 civ 7 from 2B.1
  2U unguided A0506 9 1 civ 7 from 2B.1 revealed`;

const flyby = (options: PositionOptions = {}): Game =>
  position(FLYBY.replaceAll(/dagger (\S+ \d+ \d+)/g, 'dagger $1 : arsenal'), { phase: 'movement 1', ...options });

function ahead(game: Game, id: string, player: Player | null): Ahead[] {
  const seen = player === null ? snapshot(game) : view(game, player);
  return listAhead(seen, game.scenario, seen.units.find((unit) => unit.id === id)!);
}

const attempts = (all: readonly Ahead[]): Attempt[] => all.filter((one): one is Attempt => one.kind === 'attempt');

describe('what lies ahead of a unit', () => {
  test.each(['1A', '1I21', '2B', '2U01'])(
    '9.6, 9.7 with open logs %s has the attempts the rules make, with their chances',
    (id) => {
      const game = flyby();
      const exact = interceptionChances(game, id).attempts;
      const seen = attempts(ahead(game, id, null));
      const key = (one: { step: number; missile: string; target: string; chance: unknown }) =>
        `${one.step} ${one.missile} ${one.target} ${one.chance}`;
      expect(seen.map(key).sort()).toEqual(
        exact.flatMap((one) => one.targets.map((target) => key({ ...one, target }))).sort(),
      );
    },
  );

  test('the position has an attempt by a missile that flies and one on a ship that does', () => {
    expect(attempts(ahead(flyby(), '1I21', null)).length).toBeGreaterThan(0);
    expect(attempts(ahead(flyby(), '1A', null)).length).toBeGreaterThan(0);
  });

  test.each([1, 2] as const)('R10.0b what the other player hides changes nothing of it for player %i', (player) => {
    const game = flyby();
    const twin = withOtherSecrets(game, player === 1 ? 2 : 1);
    const all = (one: Game) => view(one, player).units.map((unit) => listAhead(view(one, player), one.scenario, unit));
    expect(all(twin)).toEqual(all(game));
    expect(JSON.stringify(all(game))).toContain('"kind":"attempt"');
  });

  test('R10.0b a face-down missile of the other player has no chance to tell', () => {
    const [attempt] = attempts(ahead(flyby(), '1A', 1)).filter(({ missile }) => missile.includes('?'));
    expect(attempt).toMatchObject({ chance: null, civLevel: null, target: '1A' });
    expect(attemptTag(attempt!, '1A')).toMatch(/^2\?0\d tries: chance not known$/);
  });

  test('6.6 every asteroid hex is a check at its velocity', () => {
    const game = flyby({ asteroidFields: ['A0408'] });
    const checks = ahead(game, '1A', 1).filter(({ kind }) => kind === 'asteroids');
    const stops = checks.map(({ step }) => step);
    const outcome = play(
      changed(flyby({ asteroidFields: ['A0408'], seed: 3 }), (copy) => {
        for (const id of ['2B', '2I21', '2U01']) unit(copy, id).hex = { q: 40, r: 40 };
      }),
      by(1, { do: 'move', unit: '1A' }),
    );
    const rolled = outcome.events.filter(({ type }) => type === 'asteroid-check');
    expect(stops).toHaveLength(rolled.length);
    expect(rolled.length).toBeGreaterThan(0);
    expect(aheadText(checks[0]!)).toBe('1A among asteroids, struck by 4 or less');
  });

  test('what is rolled is counted', () => {
    const game = flyby({ asteroidFields: ['A0408'] });
    expect(rollsText(ahead(game, '1A', 1))).toMatch(/^\d asteroid checks? and \d interceptions?$/);
    expect(rollsText([])).toBe('');
  });
});

describe('9.8 what an interception comes to', () => {
  const seen = (change: (game: Game) => void) => {
    const game = position('2B spear A0507 9 1 : crew', { phase: 'movement 1', with: change });
    return snapshot(game).units.find(({ id }) => id === '2B')!;
  };

  test('R9.8a without an unmarked block the field cannot come up', () => {
    expect(interceptionResult(seen(() => undefined))).toEqual({ kind: 'field', needs: 6 });
    const empty = seen((game) => {
      const { energy } = ship(game, '2B');
      energy.marked = energy.blocks;
    });
    expect(interceptionResult(empty)).toEqual({ kind: 'destroyed' });
    expect(interceptionText({ kind: 'destroyed' }, '2B')).toBe('if it intercepts, 2B is destroyed');
  });
});

describe('9.6 the first pass of a missile that is not launched yet', () => {
  const game = position('1A dagger A0410 12 4 : arsenal\n2B dagger A0404 6 2 : arsenal', { phase: 'fire 1' });
  const seat = seatAt(game, 1);
  const missile = (hex: string, velocity: number) => ({
    id: '1?',
    owner: 1 as const,
    status: 'in-play' as const,
    revealed: true,
    kind: 'missile' as const,
    class: 'guided' as const,
    civLevel: 7 as const,
    hex,
    direction: 12 as const,
    velocity,
    nextSide: 'left' as const,
  });

  test('9.6 it meets the enemy where that will be, with the chance of the door', () => {
    const [pass, ...others] = seat.passes(missile('A0409', 4));
    expect(others).toEqual([]);
    expect(pass).toMatchObject({ target: '2B', step: 3 });
    expect(passTag(pass!)).toMatch(/^2B: \d+.%, destroys it; field 6 or less saves it$/);
  });

  test('9.6 an enemy that comes to it is told where it comes', () => {
    const [pass] = seat.passes(missile('A0406', 4));
    expect(pass).toMatchObject({ target: '2B', step: 0 });
    expect(passTag(pass!)).toMatch(/^2B comes: /);
  });

  test('9.6 nothing where they miss each other', () => {
    expect(seat.passes(missile('A1009', 1))).toEqual([]);
  });

  test('R10.0b what the enemy hides changes nothing of it', () => {
    const twin = seatAt(withOtherSecrets(game, 2), 1);
    expect(twin.passes(missile('A0409', 4))).toEqual(seat.passes(missile('A0409', 4)));
  });
});
