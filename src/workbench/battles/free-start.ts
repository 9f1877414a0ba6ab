import type { Deployment, Direction, Player } from '../../engine/index.ts';
import type { Battle } from './battle.ts';

/** Where a new ship is put down: at its player's edge of the map, in the first hex that is free, looking inwards. */
export function freeStart({ sheets, ships, planets }: Battle, player: Player): Deployment {
  const across = [...sheets].sort((a, b) => a.row - b.row || a.column - b.column);
  const sheet = player === 1 ? across[0] : across.at(-1);
  const letter = sheet?.letter ?? 'A';
  const columns = Array.from({ length: 15 }, (_, nth) => (player === 1 ? nth + 2 : 15 - nth));
  // From the middle of the sheet outwards.
  const rows = Array.from({ length: 17 }, (_, nth) => 9 + (nth % 2 === 0 ? nth / 2 : -(nth + 1) / 2));
  const taken = new Set([...planets, ...ships.flatMap(({ deployment }) => deployment.hexes)]);
  const ids = columns.flatMap((column) =>
    rows.map((row) => `${letter}${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`),
  );
  const direction: Direction = player === 1 ? 3 : 9;
  return { hexes: [ids.find((id) => !taken.has(id)) ?? `${letter}0101`], directions: [direction], velocities: [2] };
}
