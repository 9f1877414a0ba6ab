import { PLAYERS, type Player, type Rank, type TableSettings } from '../engine/index.ts';

const RANK_NAMES: Readonly<Record<Rank, string>> = { ensign: 'Ensign', captain: 'Captain', admiral: 'Admiral' };

/** `Captain`. */
export const rankName = (rank: Rank): string => RANK_NAMES[rank];

type Seats = Required<Pick<TableSettings, 'program'>>;

const rankOf = ({ program }: Seats, player: Player): string | null => {
  const rank = program[player]?.rank;
  return rank ? rankName(rank) : null;
};

/** `against the Captain`, `Ensign against Admiral`; empty where people play each other. */
export function againstText(seats: Seats): string {
  const [one, two] = PLAYERS.map((player) => rankOf(seats, player));
  if (one && two) return `${one} against ${two}`;
  const only = one ?? two;
  return only ? `against the ${only}` : '';
}
