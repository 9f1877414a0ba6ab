import {
  type Condition,
  RECORD_LIMITS,
  type Scoring,
  shipId,
  type UnitId,
  type VictoryClause,
} from '../../engine/index.ts';
import { type Battle, type BattleRecipe, listFleet } from './battle.ts';

/** The kinds of conditions, in the order in which they are offered. */
export const CONDITION_KINDS = [
  'destroyed',
  'in-orbit',
  'docked',
  'jumped',
  'apart',
  'points',
  'turns',
  'no-ship-left',
] as const satisfies readonly Condition['is'][];

/** A condition of a kind as it is put down first, about the ships that it is mostly about. */
export function firstCondition(battle: Battle, kind: Condition['is'], winner: VictoryClause['winner']): Condition {
  const player = winner === 2 ? 2 : 1;
  const own = listFleet(battle, player).map(shipId);
  const enemies = listFleet(battle, player === 1 ? 2 : 1).map(shipId);
  switch (kind) {
    case 'destroyed':
      return { is: kind, units: enemies, atLeast: Math.max(1, enemies.length) };
    case 'jumped':
      return { is: kind, units: own, atLeast: Math.max(1, own.length) };
    case 'in-orbit':
      return { is: kind, unit: own[0] ?? `${player}A` };
    case 'docked':
      return { is: kind, units: own, with: enemies[0] ?? `${player === 1 ? 2 : 1}A` };
    case 'apart':
      return { is: kind, range: 25 };
    case 'points':
      return { is: kind, player, atLeast: 8 };
    case 'turns':
      return { is: kind, played: 20 };
    case 'no-ship-left':
      return { is: kind, player: player === 1 ? 2 : 1 };
  }
}

/** `1A, 1B`; of many the first. */
const few = (units: readonly UnitId[]): string =>
  units.length > 5 ? `${units.slice(0, 4).join(', ')} and others` : units.join(', ');

/** What the result of a game says it ended by; a clause's own word for itself. */
export function endReason(condition: Condition): string {
  switch (condition.is) {
    case 'destroyed':
      return `destroyed: ${condition.atLeast} of ${few(condition.units)}`;
    case 'jumped':
      return `jumped: ${condition.atLeast} of ${few(condition.units)}`;
    case 'in-orbit':
      return `${condition.unit} is in orbit`;
    case 'docked':
      return `docked with ${condition.with}`;
    case 'apart':
      return `more than ${condition.range} hexes apart`;
    case 'points':
      return `${condition.atLeast} Victory Points`;
    case 'turns':
      return `${condition.played} Game-Turns played`;
    case 'no-ship-left':
      return `player ${condition.player} has no ship left`;
  }
}

/** A clause with the word for it that its condition comes to. */
const clauseOf = (condition: Condition, winner: VictoryClause['winner']): VictoryClause => ({
  if: condition,
  winner,
  reason: endReason(condition),
});

/** [11.0] Another clause, tested after the others. */
export const addClause =
  (kind: Condition['is'], winner: VictoryClause['winner']): BattleRecipe =>
  (battle) => {
    if (battle.victory.length >= RECORD_LIMITS.victory) return;
    battle.victory.push(clauseOf(firstCondition(battle, kind, winner), winner));
  };

/** Changes what a clause asks for. */
export const setCondition =
  (index: number, condition: Condition): BattleRecipe =>
  ({ victory }) => {
    const clause = victory[index];
    if (clause) victory[index] = clauseOf(condition, clause.winner);
  };

/** Changes who wins by a clause. */
export const setWinner =
  (index: number, winner: VictoryClause['winner']): BattleRecipe =>
  ({ victory }) => {
    const clause = victory[index];
    if (clause) clause.winner = winner;
  };

/** Takes a clause out. */
export const removeClause =
  (index: number): BattleRecipe =>
  ({ victory }) => {
    if (victory[index]) victory.splice(index, 1);
  };

/** Puts a clause so many places later, or earlier: the first that holds ends the game. */
export const moveClause =
  (index: number, by: -1 | 1): BattleRecipe =>
  ({ victory }) => {
    const [clause, other] = [victory[index], victory[index + by]];
    if (clause && other) [victory[index], victory[index + by]] = [other, clause];
  };

/** [R11.5a] Points as they are scored in a battle that begins to count them. */
export const FIRST_SCORING: Scoring = {
  orbit: { player: 1, ship: 1, cargoPod: 1 },
  destroyed: { player: 2, ship: 1, cargoPod: 1, own: { units: [], points: -2 } },
};
