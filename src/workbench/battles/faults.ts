import {
  type Condition,
  type Fault,
  newGame,
  PLAYERS,
  type Player,
  PODS,
  progressOf,
  type ScenarioShip,
  scenarioFaults,
  shipId,
  type UnitId,
  type VictoryClause,
} from '../../engine/index.ts';
import { type Battle, listFleet } from './battle.ts';

/** The part of the editor in which something can be changed. */
export type FaultPlace =
  | { kind: 'name' }
  | { kind: 'map' }
  | { kind: 'ships' }
  | { kind: 'ship'; id: UnitId }
  | { kind: 'victory' }
  | { kind: 'clause'; index: number }
  | { kind: 'jumps' }
  | { kind: 'goes-on' };

/** Something about a battle that is wrong, or that its author may not have meant. */
export interface BattleFault {
  /** As a path into the file. */
  at: string;
  message: string;
  place: FaultPlace;
  /** `fault`: it cannot be played like this. `remark`: it can, but hardly as it was meant. */
  weight: 'fault' | 'remark';
}

/** Where in the editor a path into the file lies. */
export function placeOfPath({ ships, goesOn }: Battle, at: string): FaultPlace {
  const [, list = '', index] = /^(\w+)(?:\[(\d+)\])?/.exec(at) ?? [];
  const nth = Number(index);
  const ship = ships[nth];
  if (list === 'ships' && ship) return { kind: 'ship', id: shipId(ship) };
  if (list === 'ships') return { kind: 'ships' };
  if (list === 'victory' && index !== undefined) return { kind: 'clause', index: nth };
  if (list === 'victory' || list === 'scoring') return { kind: 'victory' };
  if (list === 'goesOn') {
    const [, launch] = /launched\[(\d+)\]/.exec(at) ?? [];
    const by = goesOn?.launched[Number(launch)]?.ship;
    return ships.some((one) => shipId(one) === by) && by ? { kind: 'ship', id: by } : { kind: 'goes-on' };
  }
  if (list === 'jumps') return { kind: 'jumps' };
  return list === 'id' || list === 'briefing' ? { kind: 'name' } : { kind: 'map' };
}

const hasJumpPod = ({ pods }: ScenarioShip): boolean => pods.some(({ type }) => PODS[type].jump);

/** [11.0] Why a condition can never come true, or nothing. */
function neverReason(battle: Battle, condition: Condition): string | undefined {
  const { ships, planets, jumps, scoring } = battle;
  const isThere = (id: UnitId): boolean => ships.some((ship) => shipId(ship) === id);
  switch (condition.is) {
    case 'destroyed':
      if (condition.units.length === 0) return 'names no ship';
      return condition.atLeast > new Set(condition.units).size ? 'asks for more ships than it names' : undefined;
    case 'jumped': {
      if (condition.units.length === 0) return 'names no ship';
      if (condition.atLeast > new Set(condition.units).size) return 'asks for more ships than it names';
      const able = ships.filter(
        (ship) => condition.units.includes(shipId(ship)) && jumps?.player === ship.player && hasJumpPod(ship),
      );
      if (able.length >= condition.atLeast) return undefined;
      return jumps ? 'asks for ships that cannot jump' : 'asks for a jump, and nobody may jump';
    }
    case 'in-orbit':
      return planets.length === 0 && isThere(condition.unit) ? 'asks for an orbit, and there is no planet' : undefined;
    case 'docked':
      if (condition.units.length === 0) return 'names no ship';
      return condition.units.every((unit) => unit === condition.with) ? 'has a ship dock with itself' : undefined;
    case 'points':
      return scoring ? undefined : 'asks for points, and none are scored';
    default:
      return undefined;
  }
}

const wins = ({ winner }: VictoryClause, player: Player): boolean => winner === player || winner === 'points';

/** [11.0] What the clauses of victory leave undone: nobody or one side alone can win, or they can never come true. */
function victoryRemarks(battle: Battle): BattleFault[] {
  const { victory, scoring } = battle;
  const remarks: BattleFault[] = [];
  const add = (at: string, message: string): void => {
    remarks.push({ at, message, place: placeOfPath(battle, at), weight: 'remark' });
  };
  const never = victory.map((clause) => neverReason(battle, clause.if));
  for (const [index, reason] of never.entries())
    if (reason) add(`victory[${index}]`, `can never come true: it ${reason}`);
  for (const [index, clause] of victory.entries()) {
    if (clause.winner === 'points' && !scoring) add(`victory[${index}]`, 'leaves it to points, and none are scored');
    const { if: condition } = clause;
    if ((condition.is === 'destroyed' || condition.is === 'jumped') && condition.atLeast === 0) {
      add(`victory[${index}]`, 'asks for no ship at all, and is true from the start');
    }
  }
  const open = PLAYERS.filter(
    (player) => !victory.some((clause, index) => wins(clause, player) && never[index] === undefined),
  );
  if (open.length === 2) add('victory', 'nobody can win this battle: no clause lets one of the players win');
  else if (open.length === 1) add('victory', `player ${open[0]} cannot win this battle: no clause is theirs`);
  return remarks;
}

/** [7.2] A permission to jump that nobody can use. */
function jumpRemarks(battle: Battle): BattleFault[] {
  const { jumps } = battle;
  if (!jumps || listFleet(battle, jumps.player).some(hasJumpPod)) return [];
  const message = `player ${jumps.player} may jump, and has no pod to jump with`;
  return [{ at: 'jumps', message, place: { kind: 'jumps' }, weight: 'remark' }];
}

const isFixed = ({ deployment: { hexes, directions, velocities } }: ScenarioShip): boolean =>
  hexes.length === 1 && directions.length === 1 && velocities.length === 1;

/**
 * [R11.0b] Clauses that hold before anybody has done anything and have no remark yet; known where every ship's start is
 * fixed.
 */
function heldAtStart(battle: Battle, remarks: readonly BattleFault[]): BattleFault[] {
  if (!battle.ships.every(isFixed)) return [];
  return progressOf(newGame(battle, { seed: 1 }), null).clauses.flatMap(({ holds }, index) => {
    const at = `victory[${index}]`;
    if (!holds || remarks.some((remark) => remark.at === at)) return [];
    return [{ at, message: 'is true before anybody has moved', place: placeOfPath(battle, at), weight: 'remark' }];
  });
}

/** What is wrong with a battle under construction, the faults first, each with the place where it is mended. */
export function battleFaults(battle: Battle, taken: readonly string[] = []): BattleFault[] {
  const faults: Fault[] = scenarioFaults(battle);
  if (battle.id.trim() === '') faults.unshift({ at: 'id', message: 'the battle has no name' });
  if (taken.includes(battle.id)) faults.unshift({ at: 'id', message: 'one of the booklet’s scenarios has this name' });
  const weighed = faults.map(
    ({ at, message }): BattleFault => ({ at, message, place: placeOfPath(battle, at), weight: 'fault' }),
  );
  const remarks = [...victoryRemarks(battle), ...jumpRemarks(battle)];
  return [...weighed, ...remarks, ...(weighed.length === 0 ? heldAtStart(battle, remarks) : [])];
}

/** Whether a battle can be played as it stands. */
export const isPlayable = (faults: readonly BattleFault[]): boolean => !faults.some(({ weight }) => weight === 'fault');
