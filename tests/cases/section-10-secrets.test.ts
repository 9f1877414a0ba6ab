import { describe, expect, test } from 'vitest';
import { apply, legalAsSeen, type MissileType, newGame, view, viewEvents } from '../../src/engine/index.ts';
import { escapeFromTauCeti } from '../../src/scenarios/escape-from-tau-ceti.ts';
import { firstShot } from '../../src/scenarios/first-shot.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { by, play, refusal } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { unit } from '../fixtures/units.ts';

/** Two missiles prepared in one order or the other; the one from pod 1 is launched first. */
function launched(first: number, second: number) {
  const types: Record<number, MissileType> = { 1: 'mims', 2: 'intelligent' };
  const start = position(
    `1A sword A0506 4 2 : heavy-weapon, heavy-weapon, battle-communications
     2B dagger A1006 10 1`,
    { phase: 'command 1' },
  );
  const prepare = (pod: number) =>
    by(1, { do: 'prepare-missile', ship: '1A', pod, missile: types[pod] as MissileType });
  const { game } = play(start, prepare(first), prepare(second), by(1, { do: 'end-phase' }), by(2, { do: 'end-phase' }));
  const vector = { direction: 4, velocity: 2 } as const;
  const fire = structuredClone(game);
  fire.phase = { ...fire.phase, kind: 'fire', player: 1 };
  const launch = (pod: number, missile: string) =>
    by(1, { do: 'launch-missile', ship: '1A', pod, missile, hex: 'A0606', ...vector });
  return play(fire, launch(1, '1M31'), launch(2, '1I21')).game;
}

describe('what is hidden', () => {
  test('R10.0b the order of face-down counters is that of their launch, not of their preparing', () => {
    const views = [launched(1, 2), launched(2, 1)].map((game) => view(game, 2));
    expect(views[0]?.units.filter(({ id }) => id.includes('?')).map(({ id }) => id)).toEqual(['1?01', '1?02']);
    expect(views[1]).toEqual(views[0]);
  });

  test.each([7, 8])(
    'R9.6e, R10.0b of a face-down missile of level %i both see that its owner is asked, and no more',
    (civ) => {
      const tie = position(
        `1A sword A0506 3 2 : heavy-weapon
       2A dagger A0806 3 2
       2B dagger A0806 3 2
       1I intelligent A0706 4 1 civ ${civ} from 1A.1`,
        { phase: 'movement 1', rolls: [5] },
      );
      const { game } = play(tie, by(1, { do: 'move', unit: '1I21' }));
      expect(game.pending).toMatchObject({ kind: 'intercept', mayDecline: civ === 8 });
      expect(view(game, 2).pending).toEqual({
        kind: 'intercept',
        player: 1,
        missile: '1?01',
        targets: ['2A', '2B'],
        mayDecline: false,
      });
    },
  );

  test.each(['tractor', 'rendezvous'] as const)(
    'R7.4e, R7.4c %s is refused alike for every face-down missile',
    (kind) => {
      const lines = `2B flute A0506 3 2 : tractor-beam, battle-communications
       1A sword A0906 3 2 : battlecraft=terwillicker-x, heavy-weapon`;
      const answers = ['1G guided A0506 3 2 civ 7 from 1A.2', '1M mims A0506 3 2 civ 7 from 1A.2'].map((line) =>
        refusal(
          position(`${lines}\n${line}`, { phase: 'command 2' }),
          kind === 'tractor'
            ? by(2, { do: 'tractor', ship: '2B', pod: 1, target: '1?01' })
            : by(2, { do: 'rendezvous', ship: '2B', with: '1?01' }),
        ),
      );
      expect(JSON.stringify(answers[0])).toContain('1?01');
      expect(answers[1]).toEqual(answers[0]);
    },
  );

  test('R10.0b nobody is told the arithmetic of a face-down battlecraft', () => {
    const game = position('1A sword A0506 3 2 : battlecraft=terwillicker-x\n2B dagger A0906 9 1\n1A1 A0606 3 2', {
      phase: 'fire 1',
    });
    const question = { unit: '1?01', from: 'burster', type: 'laser-burst', target: '2B' } as const;
    expect(seatAt(game, 2).odds(question)).toMatchObject({ code: 'not-yours' });
    expect(seatAt(game, 2).odds({ ...question, unit: '1A' })).toMatchObject({ range: 4 });
    expect(seatAt(game, 2).odds({ ...question, unit: '1A', target: '1?01' })).toMatchObject({
      params: { target: '1?01' },
    });
  });

  test('R10.0b what a face-down missile is ordered is not told, as not every missile takes orders', () => {
    const start = position('1A sword A0506 3 2 : arsenal\n2B dagger A0906 9 1\n1I intelligent A0606 3 2 from 1A.1', {
      phase: 'command 1',
    });
    const { events } = play(start, by(1, { do: 'turn', unit: '1I21', side: 'left' }));
    expect(viewEvents(events, 1).some(({ type }) => type === 'maneuvered')).toBe(true);
    expect(viewEvents(events, 2)).toEqual([]);
  });

  test('R10.0a what a face-down battlecraft is ordered is told by its back, and not what it costs', () => {
    const start = position('1A sword A0506 3 2 : battlecraft=terwillicker-x\n2B dagger A0906 9 1\n1A1 A0606 3 2', {
      phase: 'command 1',
    });
    const { events } = play(start, by(1, { do: 'weave', unit: '1A1', hex: 'A0605' }));
    expect(viewEvents(events, 2)).toMatchObject([{ type: 'maneuvered', unit: '1?01', order: 'weave', hex: 'A0605' }]);
  });

  test('R10.0b a detection names a face-down detector by its back, and of two the one placed first', () => {
    const detected = (first: string, second: string) => {
      const game = position(
        `1A sword A0101 3 0 : battlecraft=terwillicker-x, battlecraft=terwillicker-x
         2B sword A1616 12 0 : heavy-weapon
         ${first} A0505 4 0
         ${second} A0505 4 0
         2U unguided A0605 4 0 from 2B.1`,
        { phase: 'movement 2' },
      );
      return viewEvents(play(game, by(2, { do: 'end-phase' })).events, 2);
    };
    const told = detected('1A1', '1A2');
    expect(told).toContainEqual(expect.objectContaining({ type: 'revealed', unit: '2U01', by: '1?01' }));
    expect(JSON.stringify(told)).not.toContain('1A');
    expect(detected('1A2', '1A1')).toEqual(told);
  });

  test('8.0 the targets are listed in the order they were placed', () => {
    const game = launched(2, 1);
    const enemy = structuredClone(game);
    enemy.phase = { ...enemy.phase, player: 2 };
    const targets = legalAsSeen(enemy).flatMap((action) => (action.do === 'fire' ? [action.target] : []));
    expect([...new Set(targets)]).toEqual(['1A', '1?01', '1?02']);
  });
});

describe('scenarios of one’s own', () => {
  test('2.5, 10.4 battlecraft of two kinds keep their armor and energy when their pods are swapped', () => {
    const scenario = structuredClone(escapeFromTauCeti);
    const sword = scenario.ships.find(({ hull }) => hull === 'sword');
    if (sword?.pods[3]) sword.pods[3].battlecraft = 'corco-omega';
    const { game } = play(
      { ...newGame(scenario, { rolls: [] }), setUp: 2 },
      by(2, { do: 'swap-pods', ship: '2A', a: 4, b: 5 }),
    );
    expect(unit(game, '2A1')).toMatchObject({ hull: 'terwillicker-x', pod: 4, energy: { units: 15 } });
    expect(unit(game, '2A2')).toMatchObject({ hull: 'corco-omega', energy: { units: 10 } });
    expect(unit(game, '2A2')).toMatchObject({ parts: { bridge: { armor: 0 }, engine: { armor: 0 } } });
  });

  test('R6.5c a ship that starts with velocity 0 on a planet has not been brought to it, and does not land', () => {
    const scenario = structuredClone(firstShot);
    scenario.planets = ['A1112'];
    const [ship] = scenario.ships;
    if (ship)
      Object.assign(ship, {
        hull: 'flute',
        pods: [],
        deployment: { hexes: ['A1112'], directions: [9], velocities: [0] },
      });
    const { game } = play(newGame(scenario, { rolls: [] }), by(1, { do: 'ready' }), by(2, { do: 'ready' }));
    expect(unit(game, '1A').status).toBe('in-play');
    expect(apply(game, by(1, { do: 'end-phase' })).ok).toBe(true);
  });
});
