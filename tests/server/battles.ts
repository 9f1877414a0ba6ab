import type { Scenario } from '../../src/engine/index.ts';

/** A battle of so many ships a side, each of which may be deployed in so many hexes of one sheet. */
export function battleOf(ships: number, hexes: number): Scenario {
  const places = Array.from({ length: hexes }, (_, nth) => {
    const [column, row] = [2 + (nth % 14), 2 + Math.floor(nth / 14)];
    return `A${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
  });
  const ship = (player: 1 | 2, nth: number): Scenario['ships'][number] => ({
    player,
    letter: String.fromCharCode(65 + nth),
    hull: 'corco-mu',
    log: 1,
    pods: Array.from({ length: 12 }, () => ({ type: 'arsenal' as const })),
    deployment: { hexes: places, directions: [3], velocities: [2] },
  });
  const all = Array.from({ length: ships }, (_, nth) => nth);
  return {
    id: 'a-battle-of-many',
    sheets: [{ letter: 'A', column: 0, row: 0 }],
    planets: [],
    asteroidFields: [],
    ships: [...all.map((nth) => ship(1, nth)), ...all.map((nth) => ship(2, nth))],
    victory: [{ if: { is: 'turns', played: 3 }, winner: null, reason: 'time' }],
  };
}
