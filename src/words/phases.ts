import type { PhaseKind, Player, SideNames, Stage, TableSettings } from '../engine/index.ts';
import { isolated, phaseName } from './names.ts';
import { rankName } from './program.ts';

/** Who plays: the names of people, the seats of the program, and what the scenario calls the sides. */
type Named = Pick<Required<TableSettings>, 'names' | 'program'> & { sides?: SideNames };

/** The name a player has given; a seat of the program has its rank. */
function nameOf({ names, program }: Named, player: Player): string {
  const seat = program[player];
  return isolated(names[player - 1] ?? '') || (seat ? `the ${rankName(seat.rank)}` : '');
}

/** What is to be done in a stage, as the phase line says it. */
const TITLES: Readonly<Record<Stage, string>> = {
  'set-up': 'Set up your ships',
  movement: 'Move your units',
  command: 'Command your ships',
  fire: 'Fire and launch',
  'choose-part': 'Choose the part that is hit',
  intercept: 'Decide on an interception',
  'force-field': 'Decide on the force field',
  'planet-maneuver': 'Maneuver at the planet',
  mims: 'Place the next missile',
  over: 'The game is over',
};

export const stageTitle = (stage: Stage): string => TITLES[stage];

/** Phases as the track over the table names them. */
export const SHORT_PHASES: Readonly<Record<PhaseKind, string>> = { movement: 'Move', command: 'Command', fire: 'Fire' };

/** `player 2`, `player 2, the pirates`, or `Ann, the pirates` once the players have given names. */
export function playerName(table: Named, player: Player): string {
  const name = nameOf(table, player);
  const side = table.sides?.[player];
  const known = side ? isolated(side) : `player ${player}`;
  if (name === '') return side ? `player ${player}, ${known}` : known;
  return `${name}, ${known}`;
}

/** The name alone, where the player's number stands beside it. */
export const shortName = (table: Named, player: Player): string => nameOf(table, player) || `player ${player}`;

/** A phase in which its player has nothing to decide, and what carrying it out does. */
export function forcedWords({
  player,
  kind,
  units,
}: {
  player: Player;
  kind: PhaseKind | 'set-up';
  /** How many units are moved in it. */
  units: number;
}): { title: string; note: string; button: string } {
  const title = `Player ${player}’s ${phaseName(kind)}`;
  if (kind === 'set-up') return { title, note: 'Nothing to arrange', button: `Player ${player} is ready` };
  if (units === 0) return { title, note: 'Nothing to decide', button: `End player ${player}’s ${phaseName(kind)}` };
  const many = units === 1 ? 'one unit moves' : `${units} units move`;
  return {
    title,
    note: `Nothing to decide: ${many}`,
    button: `Move player ${player}’s ${units === 1 ? 'unit' : 'units'}`,
  };
}
