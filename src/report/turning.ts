import { type FoughtBattle, worthAt } from './battle.ts';
import type { ToldPhase } from './course.ts';
import type { Told } from './phase-writer.ts';

/** A phase in which the battle took a turn. */
export interface TurningPoint {
  /** Its number in the report, from 1. */
  nth: number;
  phase: ToldPhase;
  /** The action that mattered most in it. */
  at: number;
  told: readonly Told[];
  /** What Player 1 could expect before and after. */
  worth: { before: number; after: number };
}

/** So many of them are drawn. */
const MOST = 4;
/** Less than this is no turn. */
const LEAST = 0.03;

/** The phases in which the chances moved most, in their order, the one of the last blow among them. */
export function turningPoints(battle: FoughtBattle, course: readonly ToldPhase[]): TurningPoint[] {
  const found = course.flatMap((phase) => {
    const mattering = phase.told.filter(({ weight }) => weight !== 'note');
    const [first] = mattering;
    const last = mattering.at(-1);
    if (!first || !last) return [];
    const before = worthAt(battle, first.action);
    const after = worthAt(battle, Math.max(...mattering.map(({ until }) => until)) + 1);
    const heaviest = mattering.findLast((one) => one.weight === 'loss') ?? last;
    return [
      {
        phase,
        at: heaviest.action,
        told: mattering,
        worth: { before, after },
        size: Math.abs(after - before),
      },
    ];
  });
  const final = found.at(-1);
  const chosen = found
    .filter((one) => one !== final && one.size >= LEAST)
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST - 1);
  return [...chosen, ...(final ? [final] : [])]
    .sort((a, b) => a.at - b.at)
    .map(({ size: _size, ...point }, nth) => ({ nth: nth + 1, ...point }));
}
