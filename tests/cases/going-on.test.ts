import { describe, expect, test } from 'vitest';
import {
  apply,
  type Game,
  type GameEvent,
  hashOf,
  hidesOneSide,
  legal,
  newGame,
  type Player,
  readRecord,
  type Scenario,
  type ScenarioPod,
  scenarioAsKnown,
  scenarioFaults,
  startRecord,
  view,
  viewEvents,
} from '../../src/engine/index.ts';
import { replay } from '../../src/game/history.ts';
import { seatFor } from '../../src/game/question.ts';
import { programPlayer } from '../../src/matches/computer-player.ts';
import { playMatch } from '../../src/matches/match.ts';
import { firstShot } from '../../src/scenarios/first-shot.ts';
import { startingSheets } from '../../src/sheet/index.ts';

/** The First Shot in its third Game-Turn: three units fly, one of them face up, and a field is raised. */
const GOES_ON: Scenario = {
  ...firstShot,
  id: 'from-paper',
  ships: firstShot.ships.map((ship) =>
    ship.player === 1
      ? { ...ship, fieldUp: true, spentBlocks: 4, deployment: { ...ship.deployment, reminder: 'right' } }
      : ship,
  ),
  goesOn: {
    turn: 3,
    launched: [
      {
        ship: '1A',
        pod: 1,
        missile: 'guided',
        hex: 'A0910',
        direction: 11,
        velocity: 4,
        spentUnits: 2,
        revealed: true,
      },
      { ship: '2A', pod: 1, missile: 'unguided', hex: 'A0906', direction: 4, velocity: 5, reminder: 'right' },
      { ship: '1A', pod: 4, hex: 'A1010', direction: 12, velocity: 3 },
    ],
  },
};

function begun(scenario: Scenario): { game: Game; events: readonly GameEvent[] } {
  const first = apply(newGame(scenario, { seed: 1 }), { player: 1, do: 'ready' });
  if (!first.ok) throw new Error(first.rejection.code);
  const second = apply(first.game, { player: 2, do: 'ready' });
  if (!second.ok) throw new Error(second.rejection.code);
  return second;
}

const withFewer = (pods: readonly ScenarioPod[]): ScenarioPod[] =>
  pods.map((pod, index) => (index === 0 ? { ...pod, missiles: { guided: 2 } } : pod));

const faultsOf = (goesOn: Scenario['goesOn'], scenario = GOES_ON): string[] =>
  scenarioFaults({ ...scenario, ...(goesOn && { goesOn }) }).map(({ at }) => at);

describe('a battle that goes on', () => {
  test('R11.0a begins with its Game-Turn, its fields and what flies, and nothing is left to set up', () => {
    expect(scenarioFaults(GOES_ON)).toEqual([]);
    expect(legal(newGame(GOES_ON, { seed: 1 }))).toEqual([{ player: 1, do: 'ready' }]);
    const { game } = begun(GOES_ON);
    expect(game).toMatchObject({ turn: 3, phase: { kind: 'movement', player: 1 }, result: null });
    const seen = view(game, 1).units;
    expect(seen.find(({ id }) => id === '1A')).toMatchObject({ forceField: true, nextSide: 'right' });
    expect(seen.find(({ id }) => id === '1GA01')).toMatchObject({ hex: 'A0910', energy: { spent: 2 }, revealed: true });
    expect(seen.find(({ id }) => id === '1A1')).toMatchObject({ status: 'in-play', hex: 'A1010' });
  });

  test('R10.0b the other player sees the backs of what lies face down', () => {
    const { game, events } = begun(GOES_ON);
    const seen = view(game, 1).units.find(({ owner, kind }) => owner === 2 && kind !== 'spaceship');
    expect(seen).toMatchObject({ id: '2?01', hex: 'A0906', velocity: 5, nextSide: 'right' });
    expect(seen).not.toHaveProperty('class', 'unguided');
    const told = viewEvents(events, 1).filter(({ type }) => type === 'launched');
    expect(told).toMatchObject([{ unit: '1GA01' }, { unit: '2?01', what: null, pod: null }, { unit: '1A1' }]);
    expect(viewEvents(events, 2).filter(({ type }) => type === 'launched')).toMatchObject([
      { unit: '1GA01', what: 'guided' },
      { unit: '2U01' },
      { unit: '1?02', what: null },
    ]);
  });

  test('10.2 what flies is on the log as launched, and its pod has one fewer', () => {
    const guided = startingSheets(GOES_ON)[0]?.missiles.find(({ type }) => type === 'guided');
    expect(guided).toMatchObject({ total: 10, left: 9 });
    expect(guided?.lines[0]).toMatchObject({ missile: '1GA01', pod: 1, status: 'flying' });
  });

  test('R10.0a the program plays it to an end by what each seat may know, and its record tells it again', () => {
    const seat = programPlayer('ensign');
    const { game, record } = playMatch({ scenario: GOES_ON, seats: [seat, seat], diceSeed: 3, choicesSeeds: [1, 2] });
    expect(game.result).not.toBeNull();
    const read = readRecord({ ...record, scenario: GOES_ON });
    if (!read.ok) throw new Error(read.faults[0]?.message);
    const started = startRecord(read.value, () => undefined);
    if (!started.ok) throw new Error(started.faults[0]?.message);
    const replayed = read.value.actions.reduce((now, action) => {
      const outcome = apply(now, action);
      if (!outcome.ok) throw new Error(outcome.rejection.code);
      return outcome.game;
    }, started.value);
    expect(hashOf(replayed)).toBe(hashOf(game));
  });

  test('9.1 every launch that cannot have been is a fault with its place', () => {
    const [guided, unguided, craft] = GOES_ON.goesOn?.launched ?? [];
    if (!guided || !unguided || !craft) throw new Error('the example has three launches');
    const wrong = (...launched: (typeof guided)[]) => faultsOf({ turn: 3, launched });
    expect(wrong({ ...guided, ship: '1B' })).toEqual(['goesOn.launched[0].ship']);
    expect(wrong({ ...guided, pod: 9 })).toEqual(['goesOn.launched[0].pod']);
    expect(wrong({ ...guided, pod: 3 })).toEqual(['goesOn.launched[0].missile']);
    expect(wrong({ ...guided, hex: 'B0101' })).toEqual(['goesOn.launched[0].hex']);
    expect(wrong({ ...guided, spentUnits: 99 })).toEqual(['goesOn.launched[0].spentUnits']);
    expect(wrong(...Array.from({ length: 6 }, () => guided))).toEqual(['goesOn.launched[5].missile']);
    expect(wrong(craft, craft)).toEqual(['goesOn.launched[1].pod']);
    expect(wrong({ ...craft, pod: 1 })).toEqual(['goesOn.launched[0].pod']);
    const [first, ...others] = GOES_ON.ships;
    if (!first) throw new Error('the example has ships');
    const open = { ...first, deployment: { ...first.deployment, velocities: [1, 2] } };
    expect(faultsOf(undefined, { ...GOES_ON, ships: [open, ...others] })).toEqual(['ships[0].deployment']);
    const hit = { ...first, damage: { 'force-field': 'damaged' as const } };
    expect(faultsOf(undefined, { ...GOES_ON, ships: [hit, ...others] })).toEqual(['ships[0].fieldUp']);
  });

  test('R10.0b what one side hides is known: a face-down counter, energy, missiles that are gone', () => {
    const open: Scenario = { ...firstShot, goesOn: { turn: 3, launched: [] } };
    expect(hidesOneSide(GOES_ON)).toBe(true);
    expect(hidesOneSide(firstShot)).toBe(false);
    expect(hidesOneSide(open)).toBe(false);
    expect(hidesOneSide({ ...open, ships: firstShot.ships.map((ship) => ({ ...ship, spentUnits: 1 })) })).toBe(true);
  });

  test('R10.0b neither a seat nor the scenario in it tells what the other side hides', () => {
    const [, hidden] = GOES_ON.goesOn?.launched ?? [];
    if (!hidden) throw new Error('the example has a missile that lies face down');
    const twin: Scenario = {
      ...GOES_ON,
      ships: GOES_ON.ships.map((ship) =>
        ship.player === 2 ? { ...ship, spentBlocks: 2, spentUnits: 1, pods: withFewer(ship.pods) } : ship,
      ),
      goesOn: {
        turn: 3,
        launched: (GOES_ON.goesOn?.launched ?? []).map((line) =>
          line === hidden ? { ...line, missile: 'guided', spentUnits: 1 } : line,
        ),
      },
    };
    expect(scenarioFaults(twin)).toEqual([]);
    const seatsOf = (scenario: Scenario, player: Player) => {
      const start = newGame(scenario, { seed: 1 });
      const { history } = replay(start, [
        { player: 1, do: 'ready' },
        { player: 2, do: 'ready' },
      ]);
      return [seatFor({ start, steps: [] }, player), seatFor(history, player)];
    };
    expect(seatsOf(twin, 1)).toEqual(seatsOf(GOES_ON, 1));
    expect(seatsOf(twin, 2)).not.toEqual(seatsOf(GOES_ON, 2));
    expect(scenarioAsKnown(twin, null)).toBe(twin);
  });
});
