import { describe, expect, test } from 'vitest';
import { type Action, type Game, type GameEvent, type Player, viewEvents } from '../../src/engine/index.ts';
import { seenBy } from '../../src/store/seat/markers.ts';
import { rollText, type TextPart, type Verdict, verdictsOf } from '../../src/words/index.ts';
import { tableAt } from '../fixtures/narrows.ts';
import { play } from '../fixtures/play.ts';
import { place, position } from '../fixtures/position.ts';
import { mark, ship } from '../fixtures/units.ts';

const told = (parts: readonly TextPart[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : 'die' in part ? part.die : 'unit' in part ? part.unit : `player ${part.player}`,
    )
    .join('');

/** The verdicts of some actions as a player is told them; null knows everything. */
function verdicts(start: Game, player: Player | null, ...actions: Action[]): Verdict[] {
  const { game, events } = play(start, ...actions);
  const seen: readonly GameEvent[] = player === null ? events : viewEvents(events, player);
  return verdictsOf(seen, (id) => seenBy(game, player).units.find((unit) => unit.id === id));
}

const barrage = (target: string): Action => ({
  player: 1,
  do: 'fire',
  unit: '1B',
  from: 1,
  type: 'laser-barrage',
  target,
});

const fireWith = (...rolls: number[]): Game =>
  tableAt('fire', 1, (game) => {
    game.dice.given = rolls;
  });

describe('8.6 what came of a fire', () => {
  test('8.6, 8.7, 8.9 a hit: both dice, what the first had to be, the part, and what it comes to', () => {
    const [hit, ...others] = verdicts(fireWith(1, 2), null, barrage('2C'), {
      player: 1,
      do: 'choose-part',
      part: 'engine',
    });
    expect(others).toEqual([]);
    expect(told(hit!.title)).toBe('1B fires at 2C');
    expect(hit).toMatchObject({ note: 'heavy weapon pod, laser barrage', word: 'Hit', success: true, kill: false });
    expect(rollText(hit!)).toMatch(/^Rolled 1, needed \d or less$/);
    expect(hit!.hits).toEqual([
      {
        die: 2,
        places: '2 is bridge or engine',
        found: ['Engine of ', { unit: '2C' }, ': damaged'],
        now: 'every Maneuver Command costs a block',
        isVoid: false,
      },
    ]);
    expect(hit!.rules).toEqual(['8.6', '8.7', '8.8']);
  });

  test('8.6 a miss has one die and nothing else', () => {
    const [miss] = verdicts(fireWith(10), null, barrage('2C'));
    expect(miss).toMatchObject({ die: 10, word: 'Miss', success: false, hits: [], also: [], kill: false });
  });

  test('8.6 no die is rolled where nothing can hit', () => {
    const far = tableAt('fire', 1, (game) => place(game, '2C B1615 6 9'));
    const [none] = verdicts(far, null, barrage('2C'));
    expect(none).toMatchObject({ die: null, word: 'No chance' });
    expect(rollText(none!)).toBe('No die: it cannot hit');
  });

  test('8.7 a second die that finds no part has no effect', () => {
    const [hit] = verdicts(fireWith(1, 10), null, barrage('2C'));
    expect(hit!.hits).toEqual([
      { die: 10, places: '10 is pod 7 or pod 15, and 2C has neither', found: ['No effect'], now: null, isVoid: true },
    ]);
  });

  test('R10.0b the other player is told the type of a pod, and no box', () => {
    const pod = (player: Player | null) => {
      const [hit] = verdicts(fireWith(1, 4), player, barrage('2C'));
      // A vulnerable part works as before: nothing changes from now on.
      expect(hit!.hits[0]!.now).toBe('');
      return told(hit!.hits[0]!.found);
    };
    expect(pod(1)).toBe('Arsenal pod of 2C: vulnerable');
    expect(pod(2)).toBe('Arsenal pod of 2C: vulnerable');
  });

  test('8.7 a missile is destroyed by the second die', () => {
    const start = tableAt('fire', 1, (game) => {
      place(game, '2U unguided B0107 3 4');
      game.dice.given = [1, 2];
    });
    const [hit] = verdicts(start, 1, barrage('2U01'));
    expect(hit).toMatchObject({ target: '2?01', kill: true, hits: [{ die: 2, places: 'a missile has no parts' }] });
    expect(told(hit!.also[0]!)).toBe('2?01 is destroyed by fire in B0107');
  });
});

describe('9.6 what came of an interception', () => {
  const move: Action = { player: 1, do: 'move', unit: '1U01' };
  const struck = (rolls: number[], field = false): Game =>
    position('1X unguided A0808 12 1 civ 7\n2B dagger A0807 12 1 : crew/2', {
      phase: 'movement 1',
      rolls,
      with: (game) => {
        ship(game, '2B').forceField = field;
      },
    });

  test('9.6 it misses, and its chance is not told to whom it is face down', () => {
    const [own] = verdicts(struck([10]), 1, move);
    expect(rollText(own!)).toBe('Rolled 10, needed 9 or less');
    expect(own).toMatchObject({ target: '2B', word: 'Missed' });
    const [foe] = verdicts(struck([10]), 2, move);
    expect(rollText(foe!)).toBe('Rolled 10');
    expect(told(foe!.title)).toBe('1?01 tries to intercept 2B');
  });

  test('9.8 a field that is not up in time: both attempts, the kill with the second', () => {
    const all = verdicts(struck([9, 10]), null, move, { player: 2, do: 'raise-field' });
    expect(all.map(({ word, kill }) => [word, kill])).toEqual([
      ['Intercepted', false],
      ['Too late', true],
    ]);
  });

  test('9.8 behind its field a ship is hit as often as the explosion says', () => {
    const [burst] = verdicts(struck([9, 10, 10, 10], true), null, move);
    expect(burst!.hits).toHaveLength(3);
    expect(told(burst!.also[0]!)).toBe('1U01 bursts on the force field of 2B: 3 rolls for hits');
  });
});

test('R8.7a what came of a hit that is taken on a part destroyed before', () => {
  const start = position('1A dagger A0506 4 2 : crew', {
    phase: 'movement 1',
    asteroidFields: ['A0707'],
    rolls: [2, 2, 10],
    with: (game) => mark(game, '1A', 'destroyed', 'bridge'),
  });
  const [struck] = verdicts(
    start,
    null,
    { player: 1, do: 'move', unit: '1A' },
    { player: 1, do: 'choose-part', part: 'bridge' },
  );
  expect(told(struck!.hits[0]!.found)).toBe('On a part destroyed before: no effect');
});

test('6.6 what came of asteroids', () => {
  const start = position('1A dagger A0506 4 2 : crew', {
    phase: 'movement 1',
    asteroidFields: ['A0707'],
    rolls: [2, 10, 10, 10],
  });
  const all = verdicts(start, null, { player: 1, do: 'move', unit: '1A' });
  expect(all[0]).toMatchObject({ target: '1A', word: 'Struck', note: 'velocity 2', hits: [{ die: 10 }] });
  expect(rollText(all[0]!)).toBe('Rolled 2, struck by 2 or less');
});
