import type { BuiltShip, Player, Scenario, UnitId, VictoryClause } from '../../engine/index.ts';
import type { BattleAim } from './choices.ts';

/** The counters of a side, in the order of its ships. */
export const LETTERS = [...'ABCDEFGH'];

/** What the clauses ask about: the ships of both sides, by their ids. */
export type Sides = Readonly<Record<Player, readonly UnitId[]>>;

export const idsOf = (player: Player, ships: readonly BuiltShip[]): UnitId[] =>
  ships.map((_, nth): UnitId => `${player}${LETTERS[nth] ?? 'A'}`);

/** A side with so many ships has lost when it has lost this many: half of them. */
export const enoughOf = (ships: readonly UnitId[]): number => Math.ceil(ships.length / 2);

/** How many Game-Turns a battle may take; who has to reach something has lost then, otherwise nobody has won. */
export const LONGEST: Readonly<Record<BattleAim, number>> = { destroy: 25, flagship: 25, orbit: 15, jump: 18, hold: 8 };

const destroyed = (winner: Player, units: readonly UnitId[], atLeast: number, reason: string): VictoryClause => ({
  if: { is: 'destroyed', units: [...units], atLeast },
  winner,
  reason,
});

/** Destroying so much of the enemy wins, whoever does it. */
const broken = (winner: Player, units: readonly UnitId[]): VictoryClause =>
  destroyed(winner, units, enoughOf(units), 'the-enemy-is-broken');

const LOST = 'the-ship-is-lost';

/** [11.0] How a battle is won. */
export function clausesFor(aim: BattleAim, { 1: one, 2: two }: Sides): VictoryClause[] {
  const first = one.slice(0, 1);
  const timeIsUp = (winner: Player | null): VictoryClause => ({
    if: { is: 'turns', played: LONGEST[aim] },
    winner,
    reason: 'time-is-up',
  });
  switch (aim) {
    case 'destroy':
      return [broken(2, one), broken(1, two), timeIsUp(null)];
    case 'flagship':
      return [destroyed(2, first, 1, LOST), destroyed(1, two.slice(0, 1), 1, LOST), timeIsUp(null)];
    case 'hold':
      return [broken(2, one), broken(1, two), timeIsUp(1)];
    case 'orbit':
      return [
        { if: { is: 'in-orbit', unit: first[0] ?? '1A' }, winner: 1, reason: 'the-ship-is-in-orbit' },
        destroyed(2, first, 1, LOST),
        destroyed(1, two, two.length, 'the-enemy-is-broken'),
        timeIsUp(2),
      ];
    case 'jump':
      return [
        { if: { is: 'jumped', units: [...first], atLeast: 1 }, winner: 1, reason: 'the-ship-has-jumped' },
        destroyed(2, first, 1, LOST),
        destroyed(1, two, two.length, 'the-enemy-is-broken'),
        timeIsUp(2),
      ];
  }
}

/** What each side is called. */
export const SIDE_ROLES: Readonly<Partial<Record<BattleAim, Scenario['sides']>>> = {
  orbit: { 1: 'the convoy', 2: 'the blockade' },
  jump: { 1: 'the runners', 2: 'the blockade' },
  hold: { 1: 'the rearguard', 2: 'the attackers' },
};
