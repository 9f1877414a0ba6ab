import { describe, expect, test } from 'vitest';
import { apply, type Game, type GameEvent, type Order, parseHexId, type UnitId } from '../../src/engine/index.ts';
import { advance, by, given, play, refusal } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { changed, craft, hexOf, missile, ship, unit } from '../fixtures/units.ts';

const at = (lines: string, options: PositionOptions = {}): Game => position(lines, { phase: 'movement 1', ...options });
const move = (id: UnitId): Order => ({ do: 'move', unit: id });
const attempts = (events: GameEvent[]): [UnitId, UnitId][] =>
  events.flatMap((event) => (event.type === 'interception' ? [[event.missile, event.target] as [UnitId, UnitId]] : []));
const statuses = (game: Game, ...ids: UnitId[]) => ids.map((id) => unit(game, id).status);

describe('9.7 missile interception table', () => {
  // Columns by relative velocity 0 to 12, typed a second time.
  const TABLE: Record<number, string> = {
    6: '8 6 6 4 4 2 2 2 1 1 1 1 1',
    7: '9 7 7 5 5 3 3 3 2 2 2 1 1',
    8: 'A 8 8 6 6 4 4 4 3 3 3 2 2',
  };
  const cells = Object.entries(TABLE).flatMap(([civ, row]) =>
    row.split(' ').map((chance, value) => ({ civ: Number(civ), value, chance })),
  );

  /** A missile flies northwards into a ship's hex; the ship points next to the same or the opposite direction. */
  function meeting(civ: number, value: number, rolls: number[]): Game {
    const speed = Math.max(1, value - 9);
    const vector = value === 0 ? '1 1' : `5 ${value - speed}`;
    return at(
      `
      1X unguided A08${String(8 + speed).padStart(2, '0')} 12 ${speed} civ ${civ}
      2B corco-mu A0808 ${vector}`,
      { rolls },
    );
  }
  const flown = (game: Game) => {
    const moved = given(game, 1, move('1U01'));
    return moved.pending ? given(moved, 1, { do: 'intercept', missile: '1U01', target: '2B' }) : moved;
  };

  test.each(cells)('9.7 level $civ at relative velocity $value: $chance', ({ civ, value, chance }) => {
    if (chance === 'A') {
      const game = flown(meeting(civ, value, []));
      expect(statuses(game, '1U01', '2B')).toEqual(['destroyed', 'destroyed']);
      expect(game.dice.fallen).toEqual([]);
      return;
    }
    const needs = Number(chance);
    expect(statuses(flown(meeting(civ, value, [needs])), '1U01', '2B')).toEqual(['destroyed', 'destroyed']);
    expect(statuses(flown(meeting(civ, value, [needs + 1])), '1U01', '2B')).toEqual(['in-play', 'in-play']);
  });
});

describe('9.6 the interception routine', () => {
  const TARGET = '2B corco-mu A0806 5 2';

  test('9.6 a missile that is moved into the hex of an enemy, also on its way through', () => {
    const start = at(`1X unguided A0808 12 3 civ 7\n${TARGET}`, { rolls: [10] });
    const { game, events } = play(start, by(1, move('1U01')));
    expect(attempts(events)).toEqual([['1U01', '2B']]);
    expect(hexOf(game, '1U01')).toBe('A0805');
  });

  test('9.6 one that explodes goes no further', () => {
    const start = at(`1X unguided A0808 12 3 civ 7\n${TARGET}`, { rolls: [1] });
    const game = given(start, 1, move('1U01'));
    expect(statuses(game, '1U01', '2B')).toEqual(['destroyed', 'destroyed']);
    expect(apply(game, by(1, { do: 'end-phase' })).ok).toBe(true);
  });

  test.each(['2B', '2B1', '2U01'])('9.6 ships, battlecraft and missiles are intercepted: %s', (target) => {
    const lines = {
      '2B': '2B corco-mu A0807 5 2',
      '2B1': '2B corco-mu A0101 5 0 : battlecraft=lander\n2B1 A0807 5 2',
      '2U01': '2X unguided A0807 5 2 civ 7',
    }[target];
    const start = at(`1X unguided A0808 12 1 civ 7\n${lines}`, { rolls: [1] });
    expect(statuses(given(start, 1, move('1U01')), '1U01', target)).toEqual(['destroyed', 'destroyed']);
  });

  test.each(['1A', '1A1'])('9.6 a unit that is moved into the hex of an enemy missile: %s', (id) => {
    const start = at(
      `
      1A corco-mu A0808 12 3 : battlecraft=lander
      1A1 A0808 12 3
      2X unguided A0806 5 2 civ 7`,
      { rolls: [10] },
    );
    const { game, events } = play(start, by(1, move(id)));
    expect(attempts(events)).toEqual([['2U01', id]]);
    expect(hexOf(game, id)).toBe('A0805');
  });

  test('9.6 a ship that weaves into its hex', () => {
    const start = position('1A corco-mu A0808 12 1\n2X unguided A0807 5 2 civ 7', { phase: 'command 1', rolls: [10] });
    const { events } = play(start, by(1, { do: 'weave', unit: '1A', hex: 'A0807' }));
    expect(attempts(events)).toEqual([['2U01', '1A']]);
  });

  test('9.6 a missile that is launched into the hex of an enemy', () => {
    const start = position('1A corco-mu A0808 12 1 : hunter\n2B corco-mu A0807 5 2', { phase: 'fire 1', rolls: [10] });
    const order: Order = {
      do: 'launch-missile',
      ship: '1A',
      pod: 1,
      missile: 'unguided',
      hex: 'A0807',
      direction: 12,
      velocity: 1,
    };
    expect(attempts(play(start, by(1, order)).events)).toEqual([['1U01', '2B']]);
  });

  test('9.6 never between friends', () => {
    const start = at(`
      1X unguided A0808 12 1 civ 7
      1Y unguided A0807 12 1 civ 7
      1A corco-mu A0807 12 0`);
    const { game, events } = play(start, by(1, move('1U01')));
    expect([attempts(events), game.pending, game.dice.fallen]).toEqual([[], null, []]);
  });

  test('9.6 the relative velocity is that of 8.3 and 8.4, without a targeting program', () => {
    // Opposite directions in one hex: 2 and 5 make 7, halved 4.
    const start = at('1X unguided A0809 12 2 civ 7 from 2B.1\n2B sword A0807 6 5 : battle-communications', {
      rolls: [6],
    });
    const { events } = play(start, by(1, move('1U01')));
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'interception',
        chance: 5,
        relativeVelocity: expect.objectContaining({ base: 7, straightLine: true, value: 4 }),
      }),
    );
    const same = at('1X unguided A0809 12 2 civ 7\n2B corco-mu A0807 12 2', { rolls: [9] });
    expect(unit(given(same, 1, move('1U01')), '2B').status).toBe('destroyed');
  });

  test('9.6 a missed one is not attempted again while the two share the hex', () => {
    const start = at('1X unguided A0808 12 1 civ 7\n2B corco-mu A0807 5 0', { rolls: [10] });
    const missed = given(start, 1, move('1U01'));
    const still = changed(missed, (game) => {
      unit(game, '1U01').velocity = 0;
    });
    // Two Movement Phases without a move; the missile gains a velocity of 1 only in the Command Phase after them.
    expect(advance(still, 'command 1').dice.fallen).toEqual([10]);
  });

  test('9.6 with several enemies in the hex only the one with the lowest relative velocity', () => {
    const start = at(
      `
      1X unguided A0809 12 2 civ 7
      2B corco-mu A0807 5 2
      2C corco-mu A0807 1 3
      2D corco-mu A0807 3 2`,
      { rolls: [10] },
    );
    const { game, events } = play(start, by(1, move('1U01')));
    expect(attempts(events)).toEqual([['1U01', '2C']]);
    expect(game.pending).toBeNull();
  });

  test('9.6 missile against missile: the Phasing player first, then the other', () => {
    const start = at('1X unguided A0808 12 1 civ 7\n2X unguided A0807 5 2 civ 7', { rolls: [10, 10] });
    const missed = play(start, by(1, move('1U01')));
    expect(attempts(missed.events)).toEqual([
      ['1U01', '2U01'],
      ['2U01', '1U01'],
    ]);
    const other = at('2X unguided A0808 12 1 civ 7\n1X unguided A0807 5 2 civ 7', {
      phase: 'movement 2',
      rolls: [10, 10],
    });
    expect(attempts(play(other, by(2, move('2U01'))).events)).toEqual([
      ['2U01', '1U01'],
      ['1U01', '2U01'],
    ]);
  });

  test('9.6 both are gone when either succeeds', () => {
    const lines = '1X unguided A0808 12 1 civ 7\n2X unguided A0807 5 2 civ 7';
    const first = given(at(lines, { rolls: [1] }), 1, move('1U01'));
    const second = given(at(lines, { rolls: [10, 1] }), 1, move('1U01'));
    for (const game of [first, second]) expect(statuses(game, '1U01', '2U01')).toEqual(['destroyed', 'destroyed']);
    expect([first.dice.fallen, second.dice.fallen]).toEqual([[1], [10, 1]]);
  });

  const tie = (civ: number, rolls: number[] = [10]): Game =>
    given(
      at(
        `
        1X unguided A0808 12 1 civ ${civ}
        2B corco-mu A0807 5 2
        2C corco-mu A0807 7 2
        2D corco-mu A0807 6 9`,
        { rolls },
      ),
      1,
      move('1U01'),
    );

  test('9.6 a missile of Civ Level 8 need not attempt', () => {
    const { game, events } = play(tie(8), by(1, { do: 'decline', missile: '1U01' }));
    expect([game.pending, attempts(events), game.dice.fallen]).toEqual([null, [], []]);
    expect(statuses(game, '1U01', '2B')).toEqual(['in-play', 'in-play']);
  });

  test('9.6 in a tie the owner of the missile chooses', () => {
    const game = tie(7);
    expect(game.pending).toMatchObject({ kind: 'intercept', player: 1, missile: '1U01', targets: ['2B', '2C'] });
    for (const target of ['2B', '2C']) {
      expect(attempts(play(game, by(1, { do: 'intercept', missile: '1U01', target })).events)).toEqual([
        ['1U01', target],
      ]);
    }
    expect(refusal(game, by(1, { do: 'intercept', missile: '1U01', target: '2D' }))).toMatchObject({
      rule: '9.6',
      code: 'not-a-target',
    });
    expect(refusal(game, by(1, { do: 'intercept', missile: '1U09', target: '2B' }))).toMatchObject({
      rule: '9.6',
      code: 'not-this-missile',
    });
    expect(refusal(game, by(1, { do: 'decline', missile: '1U09' }))).toMatchObject({
      rule: '9.6',
      code: 'not-this-missile',
    });
  });
});

describe('R9.6a one attempt each time they come to share a hex', () => {
  /** The missile and the first ship have missed each other in A0807; another ship is about to come. */
  const afterMiss = (rolls: number[]): Game =>
    at(
      `
      1A corco-mu A0807 5 0
      1B corco-mu A0809 12 2
      2X unguided A0807 12 2 civ 7`,
      {
        rolls,
        with: (game) => {
          missile(game, '2U01').attempted = ['1A'];
        },
      },
    );

  test('R9.6a a newcomer is attempted, those tried before are not', () => {
    const { events } = play(afterMiss([10]), by(1, move('1B')));
    expect(attempts(events)).toEqual([['2U01', '1B']]);
  });

  test('R9.6a a unit not tried before is, if it is the better target', () => {
    const start = changed(afterMiss([10]), (game) => {
      missile(game, '2U01').attempted = [];
      unit(game, '1A').direction = 1;
      unit(game, '1A').velocity = 2;
      unit(game, '1B').direction = 12;
      game.moved = ['1A'];
    });
    const tied = given(start, 1, move('1B'));
    expect(tied.pending).toMatchObject({ kind: 'intercept', player: 2, targets: ['1A', '1B'] });
  });

  test('R9.6a a stay ends when the target leaves the hex, and the next one begins', () => {
    const start = position(
      `
      1A corco-mu A0807 5 1
      2X unguided A0807 12 0 civ 7`,
      {
        phase: 'command 1',
        rolls: [10],
        with: (game) => {
          missile(game, '2U01').attempted = ['1A'];
        },
      },
    );
    const away = given(start, 1, { do: 'weave', unit: '1A', hex: 'A0708' });
    expect(away.dice.fallen).toEqual([]);
    const fresh = changed(away, (game) => {
      game.phase.orders = {};
    });
    const { events } = play(fresh, by(1, { do: 'weave', unit: '1A', hex: 'A0807' }));
    expect(attempts(events)).toEqual([['2U01', '1A']]);
  });

  test('R9.6a or when the missile leaves it', () => {
    const start = at('1X intelligent A0808 12 1 civ 7\n2B corco-mu A0807 5 1', { rolls: [10, 10] });
    const missed = given(start, 1, move('1I21'));
    expect(missile(missed, '1I21').attempted).toEqual(['2B']);
    const elsewhere = given(
      changed(missed, (game) => {
        game.moved = [];
      }),
      1,
      move('1I21'),
    );
    expect(missile(elsewhere, '1I21').attempted).toEqual([]);
    const back = changed(elsewhere, (game) => {
      game.moved = [];
      unit(game, '1I21').direction = 6;
    });
    expect(attempts(play(back, by(1, move('1I21'))).events)).toEqual([['1I21', '2B']]);
  });

  test('R9.6a or when the target goes into its pod', () => {
    const start = position(
      `
      1A clarinet A0807 5 2 : heavy-weapon, battlecraft=terwillicker-x
      1A1 A0807 5 2
      2X unguided A0807 12 2 civ 7`,
      {
        phase: 'command 1',
        with: (game) => {
          missile(game, '2U01').attempted = ['1A', '1A1'];
        },
      },
    );
    const game = given(start, 1, { do: 'rendezvous', ship: '1A', with: '1A1' });
    expect(missile(game, '2U01').attempted).toEqual(['1A']);
  });

  const three = (rolls: number[], tried: Record<UnitId, UnitId[]>): Game =>
    at(
      `
      1A corco-mu A0807 5 0
      1B corco-mu A0809 12 2
      2X unguided A0807 12 2 civ 7
      2Y unguided A0807 12 2 civ 7`,
      {
        rolls,
        with: (game) => {
          for (const [id, units] of Object.entries(tried)) missile(game, id).attempted = units;
        },
      },
    );

  test('R9.6a when its turn comes a missile attempts whom it has not, even if the newcomer is gone', () => {
    const { game, events } = play(three([1, 1], { '2U01': ['1A'] }), by(1, move('1B')));
    expect(attempts(events)).toEqual([
      ['2U01', '1B'],
      ['2U02', '1A'],
    ]);
    expect(statuses(game, '1A', '1B', '2U01', '2U02')).toEqual(Array(4).fill('destroyed'));
  });

  test('R9.6a with none it passes', () => {
    const { game, events } = play(three([1], { '2U01': ['1A'], '2U02': ['1A'] }), by(1, move('1B')));
    expect(attempts(events)).toEqual([['2U01', '1B']]);
    expect(statuses(game, '1A', '2U02')).toEqual(['in-play', 'in-play']);
  });

  test('R9.6a a missile with no newcomer in its hex is not due', () => {
    const start = at('1X unguided A0808 12 1 civ 7\n2B corco-mu A0807 5 2\n2X unguided A0806 12 2 civ 7', {
      rolls: [10],
    });
    expect(attempts(play(start, by(1, move('1U01'))).events)).toEqual([['1U01', '2B']]);
  });

  test('R9.6a to decline covers all that were offered', () => {
    const met = given(
      at('1X unguided A0808 12 1 civ 8\n2B corco-mu A0807 5 2\n2C corco-mu A0807 7 2'),
      1,
      move('1U01'),
    );
    expect(met.pending).toMatchObject({ targets: ['2B', '2C'], mayDecline: true });
    const { game, events } = play(met, by(1, { do: 'decline', missile: '1U01' }));
    expect(missile(game, '1U01').attempted).toEqual(['2B', '2C']);
    expect(game.pending).toBeNull();
    expect(attempts(events)).toEqual([]);
  });
});

describe('R9.6b the order of several missiles', () => {
  test("R9.6b the Phasing player's first, each owner's in the order they were placed", () => {
    const start = at(
      `
      2X unguided A0807 12 2 civ 7
      1X unguided A0807 12 2 civ 7
      2Y unguided A0807 12 2 civ 7
      1Y unguided A0808 12 1 civ 7
      1A corco-mu A0807 5 0`,
      {
        rolls: Array(12).fill(10),
        with: (game) => {
          missile(game, '1U01').attempted = ['2U01', '2U02'];
          missile(game, '2U01').attempted = ['1U01', '1A'];
          missile(game, '2U02').attempted = ['1U01', '1A'];
        },
      },
    );
    const moved = given(start, 1, move('1U02'));
    // Two enemy missiles tie for it.
    const { events } = play(moved, by(1, { do: 'intercept', missile: '1U02', target: '2U02' }));
    expect(attempts(events)).toEqual([
      ['1U02', '2U02'],
      ['2U01', '1U02'],
      ['2U02', '1U02'],
    ]);
  });

  test('R9.6b by the launch, not by the preparing', () => {
    const start = position(
      `
      1A corco-mu A0817 12 0 : heavy-weapon, arsenal
      2B corco-mu A0101 12 0`,
      { phase: 'command 1', rolls: [10, 10] },
    );
    const ready = advance(given(start, 1, { do: 'prepare-missile', ship: '1A', pod: 1, missile: 'mims' }), 'fire 1');
    const out = (missileOrType: string, pod: number): Order => ({
      do: 'launch-missile',
      ship: '1A',
      pod,
      missile: missileOrType,
      hex: 'A0816',
      direction: 12,
      velocity: 1,
    });
    const launched = given(ready, 1, out('unguided', 2), out('1M31', 1));
    const met = changed(launched, (game) => {
      unit(game, '2B').hex = parseHexId(game.sheets, 'A0817') ?? null;
      Object.assign(unit(game, '2B'), { direction: 12, velocity: 1 });
    });
    const { events } = play(advance(met, 'movement 2'), by(2, move('2B')));
    expect(attempts(events)).toEqual([
      ['1U01', '2B'],
      ['1M31', '2B'],
    ]);
  });

  test('R9.6b placed later goes later, whatever its number', () => {
    const start = at(
      `
      1X unguided A0807 12 2 civ 7
      1Y intelligent A0807 12 2 civ 7
      2B corco-mu A0808 12 1`,
      {
        phase: 'movement 2',
        rolls: [10, 10],
        with: (game) => {
          unit(game, '1U01').since = 99;
        },
      },
    );
    expect(attempts(play(start, by(2, move('2B'))).events)).toEqual([
      ['1I21', '2B'],
      ['1U01', '2B'],
    ]);
  });
});

describe('R9.6c who is asked', () => {
  const meeting = (civ: number, rolls: number[] = [10]): Game =>
    given(at(`1X unguided A0808 12 1 civ ${civ}\n2B corco-mu A0807 5 2`, { rolls }), 1, move('1U01'));

  test.each([6, 7])('R9.6c the owner of a missile of level %i is not asked about one target', (civ) => {
    const game = meeting(civ);
    expect([game.pending, game.dice.fallen]).toEqual([null, [10]]);
  });

  test('R9.6c that of one of level 8 is asked each time, and may decline', () => {
    const met = meeting(8, []);
    expect(met.pending).toMatchObject({ kind: 'intercept', player: 1, targets: ['2B'], mayDecline: true });
    const game = given(met, 1, { do: 'decline', missile: '1U01' });
    expect(statuses(game, '1U01', '2B')).toEqual(['in-play', 'in-play']);
    expect(game.dice.fallen).toEqual([]);
  });

  test.each([6, 7])('R9.6c in a tie one of level %i may not decline', (civ) => {
    const game = given(
      at(`1X unguided A0808 12 1 civ ${civ}\n2B corco-mu A0807 5 2\n2C corco-mu A0807 5 2`),
      1,
      move('1U01'),
    );
    expect(game.pending).toMatchObject({ mayDecline: false });
    expect(refusal(game, by(1, { do: 'decline', missile: '1U01' }))).toMatchObject({
      rule: 'R9.6c',
      code: 'may-not-decline',
    });
  });

  test('R9.6c he may decline his own attempt, never that of an enemy missile on it', () => {
    const met = given(at('1X unguided A0808 12 1 civ 8\n2X unguided A0807 5 2 civ 7', { rolls: [1] }), 1, move('1U01'));
    const game = given(met, 1, { do: 'decline', missile: '1U01' });
    expect(statuses(game, '1U01', '2U01')).toEqual(['destroyed', 'destroyed']);
  });

  test('R9.6c the owner who is asked need not be the Phasing player', () => {
    const met = given(at('1A corco-mu A0808 12 1\n2X unguided A0807 5 2 civ 8', { rolls: [1] }), 1, move('1A'));
    expect(met.pending).toMatchObject({ kind: 'intercept', player: 2, missile: '2U01' });
    expect(refusal(met, by(1, { do: 'intercept', missile: '2U01', target: '1A' }))).toMatchObject({
      rule: '3.0',
      code: 'not-your-turn',
    });
    expect(unit(given(met, 2, { do: 'intercept', missile: '2U01', target: '1A' }), '1A').status).toBe('destroyed');
  });

  test('R9.6c the move waits for the answer, and goes on after it', () => {
    const met = given(at('1A corco-mu A0808 12 3\n2X unguided A0807 5 2 civ 8'), 1, move('1A'));
    expect(hexOf(met, '1A')).toBe('A0807');
    expect(refusal(met, by(2, { do: 'end-phase' }))).toMatchObject({ rule: '3.0', code: 'not-now' });
    expect(hexOf(given(met, 2, { do: 'decline', missile: '2U01' }), '1A')).toBe('A0805');
  });
});

describe('R9.6d units that neither intercept nor are intercepted', () => {
  test('R9.6d prepared missiles and battlecraft', () => {
    const start = position(
      `
      1A clarinet A0808 12 0 : heavy-weapon, battlecraft=terwillicker-x, light-weapon
      2B corco-mu A0809 12 1
      2X unguided A0809 12 1 civ 7`,
      { phase: 'command 1', rolls: [10] },
    );
    const ready = given(
      start,
      1,
      { do: 'prepare-missile', ship: '1A', pod: 1, missile: 'guided' },
      { do: 'prepare-battlecraft', ship: '1A', pod: 2 },
    );
    const { game, events } = play(advance(ready, 'movement 2'), by(2, move('2B')), by(2, move('2U01')));
    expect(attempts(events)).toEqual([['2U01', '1A']]);
    expect([missile(game, '1GA01').status, craft(game, '1A1').status]).toEqual(['prepared', 'prepared']);
  });

  test('R9.6d landed units', () => {
    const start = at('1X unguided A0808 12 1 civ 7\n2B dagger A0807 12 1', {
      with: (game) => {
        ship(game, '2B').status = 'landed';
      },
    });
    const { events } = play(start, by(1, move('1U01')));
    expect(attempts(events)).toEqual([]);
  });
});
