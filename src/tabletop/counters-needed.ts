import {
  HULLS,
  listMissileIds,
  MIMS_LAUNCHES,
  MISSILE_TYPES,
  type MissileType,
  newGame,
  PLAYERS,
  type Player,
  PODS,
  type Scenario,
  type ScenarioPod,
  type ScenarioShip,
  snapshot,
  type UnitView,
} from '../engine/index.ts';
import { startingNumber } from '../sheet/missiles.ts';
import type { PaperFace, TabletopCounter } from './counter.ts';

/** [2.6] The markers of the booklet show one velocity on each side. */
const DENOMINATIONS = [0, 2, 4, 6, 8] as const;
/** [2.7] Ten chits for anybody who has no die. */
const CHITS = Array.from({ length: 10 }, (_, nth) => nth + 1);

const times = <T>(number: number, make: (nth: number) => T): T[] =>
  Array.from({ length: Math.max(0, number) }, (_, nth) => make(nth));

const sameOnBothSides = (id: string, player: Player | null, face: PaperFace): TabletopCounter => ({
  id,
  player,
  front: face,
  back: face,
});

/** [2.5, 7.4] A spaceship; its back has the force field up, where the hull has one. */
function shipCounter({ id, owner }: UnitView, ship: ScenarioShip): TabletopCounter {
  const front: PaperFace = { kind: 'spaceship', player: owner, letter: ship.letter, hull: ship.hull, field: false };
  return { id, player: owner, front, back: { ...front, field: HULLS[ship.hull].forceField > 0 } };
}

/** [2.5] The battlecraft in the pods of a player's ships. */
const craftCounters = (units: readonly UnitView[], player: Player): TabletopCounter[] =>
  units.flatMap(({ id, kind, owner, class: name }) =>
    kind === 'battlecraft' && owner === player && name !== undefined
      ? [
          {
            id,
            player,
            front: { kind: 'battlecraft', player, label: id.slice(1), hull: name } as PaperFace,
            back: { kind: 'face-down', player, of: 'battlecraft' } as PaperFace,
          },
        ]
      : [],
  );

/** [R2.5a, 9.9] The ids that a player's missiles of a type can get: all in the pods, and those that MIMS launch. */
function missileIds(ships: readonly ScenarioShip[], player: Player, type: MissileType): string[] {
  const inPods = (of: MissileType): number => ships.reduce((sum, { pods }) => sum + startingNumber(pods, of), 0);
  if (type === 'guided') {
    return ships.flatMap(({ pods, letter }) => listMissileIds(player, type, startingNumber(pods, type), letter));
  }
  const fromMims = type === 'unguided' ? inPods('mims') * MIMS_LAUNCHES : 0;
  return listMissileIds(player, type, inPods(type) + fromMims);
}

/**
 * [2.5, R10.0a] A player's missiles. A number is given out once in a game, so every one needs a counter; their backs
 * are all alike, for anybody who knows the kit would know a missile by a number on its back.
 */
const missileCounters = (ships: readonly ScenarioShip[], player: Player): TabletopCounter[] =>
  MISSILE_TYPES.flatMap((type) =>
    missileIds(ships, player, type).map((id) => ({
      id,
      player,
      front: { kind: 'missile', player, label: id.slice(2), missile: type } as PaperFace,
      back: { kind: 'face-down', player, of: 'missile' } as PaperFace,
    })),
  );

/** [7.2] Prepare Jump and Jump, for the ships that may and can. */
const jumpCounters = ({ jumps }: Scenario, ships: readonly ScenarioShip[], player: Player): TabletopCounter[] =>
  ships
    .filter(({ pods }) => jumps?.player === player && pods.some(({ type }) => PODS[type].jump))
    .map(() => ({
      id: 'jump',
      player,
      front: { kind: 'jump', player, jump: 'prepared' },
      back: { kind: 'jump', player, jump: 'jumping' },
    }));

/** [8.1, R8.1a, 9.2] How many missiles a player's ships can launch in a Game-Turn, while they hold any. */
const launchesInTurn = (ships: readonly ScenarioShip[]): number =>
  ships.reduce((sum, { pods }) => {
    const fires = pods.filter(holdsMissiles).reduce((all, { type }) => all + PODS[type].fires, 0);
    return sum + fires + (fires > 0 ? pods.filter(({ type }) => type === 'battle-communications').length : 0);
  }, 0);

const holdsMissiles = (pod: ScenarioPod): boolean => MISSILE_TYPES.some((type) => startingNumber([pod], type) > 0);

/** A marker shows two velocities, and missiles begin with three (R9.4b). */
const LAUNCHES_ALIKE = 3;

/**
 * [2.6, 9.4] How many units of a player are due the same Velocity marker at once: every ship and battlecraft; the missiles
 * launched in three Game-Turns, as those of others are faster by then, for an unguided one gains 1 in each (7.1) and a
 * steered one hurries; and the four of a MIMS (9.9). In principle all may: for that the spares have markers to write on.
 */
function alikeAtOnce(ships: readonly ScenarioShip[], crafts: number, missiles: number): number {
  const fromMims = ships.some(({ pods }) => startingNumber(pods, 'mims') > 0) ? MIMS_LAUNCHES : 0;
  return ships.length + crafts + Math.min(missiles, LAUNCHES_ALIKE * launchesInTurn(ships) + fromMims);
}

/** [2.6] So many of each denomination. */
const velocityCounters = (number: number, player: Player): TabletopCounter[] =>
  times(number, () =>
    DENOMINATIONS.map((value) => ({
      id: `velocity ${value}/${value + 1}`,
      player,
      front: { kind: 'velocity', player, value } as PaperFace,
      back: { kind: 'velocity', player, value: value + 1 } as PaperFace,
    })),
  ).flat();

/** [6.1, R6.1b] Direction Reminders, for units that fly towards a corner and go to the right next. */
const reminderCounters = (number: number, player: Player): TabletopCounter[] =>
  times(number, () => ({
    id: 'reminder',
    player,
    front: { kind: 'reminder', player, side: 'left' },
    back: { kind: 'reminder', player, side: 'right' },
  }));

/** What a player needs, the units before the markers. */
function countersOf(scenario: Scenario, player: Player): TabletopCounter[] {
  const ships = scenario.ships.filter((ship) => ship.player === player);
  const { units } = snapshot(newGame(scenario, { seed: 0 }));
  const spaceships = ships.flatMap((ship) => {
    const unit = units.find(({ id }) => id === `${player}${ship.letter}`);
    return unit ? [shipCounter(unit, ship)] : [];
  });
  const crafts = craftCounters(units, player);
  const missiles = missileCounters(ships, player);
  const alike = alikeAtOnce(ships, crafts.length, missiles.length);
  return [
    ...spaceships,
    ...crafts,
    ...missiles,
    ...jumpCounters(scenario, ships, player),
    ...ships.map(() => sameOnBothSides('energy', player, { kind: 'energy', player })),
    ...reminderCounters(alike, player),
    ...velocityCounters(alike, player),
  ];
}

/** [2.7] What belongs to nobody: planets, asteroid fields and the chits. */
const commonCounters = ({ planets, asteroidFields }: Scenario): TabletopCounter[] => [
  ...planets.map(() => sameOnBothSides('planet', null, { kind: 'planet' })),
  ...asteroidFields.map(() => sameOnBothSides('asteroids', null, { kind: 'asteroids' })),
  ...CHITS.map(
    (value): TabletopCounter => ({
      id: `chit ${value}`,
      player: null,
      front: { kind: 'chit', value },
      back: { kind: 'chit', value: null },
    }),
  ),
];

/**
 * [2.4, 2.6, 2.7] Exactly the counters that a scenario can need: what its forces are, can launch, prepare and raise,
 * and as many markers as can be due at once.
 */
export const countersNeeded = (scenario: Scenario): TabletopCounter[] => [
  ...PLAYERS.flatMap((player) => countersOf(scenario, player)),
  ...commonCounters(scenario),
];

/** A few more of everything that gets lost, and units and velocities to write on. */
export const spareCounters = (): TabletopCounter[] =>
  PLAYERS.flatMap((player) => [
    ...(['spaceship', 'battlecraft', 'missile'] as const).flatMap((of) =>
      times(of === 'missile' ? 16 : 4, (): TabletopCounter => {
        const back: PaperFace = { kind: of === 'spaceship' ? 'blank' : 'face-down', player, of } as PaperFace;
        return { id: `spare ${of}`, player, front: { kind: 'blank', player, of }, back };
      }),
    ),
    ...reminderCounters(4, player),
    ...velocityCounters(2, player),
    ...times(10, () => sameOnBothSides('spare velocity', player, { kind: 'velocity', player, value: null })),
  ]);
