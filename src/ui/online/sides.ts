import { PLAYERS, type Player, type Scenario } from '../../engine/index.ts';
import { briefingOf } from '../../words/briefings.ts';
import { hullName } from '../../words/index.ts';

/** `Piccolo E`, `Corco Zeta A and 3 more`: enough to know a side by. */
export function fleetText({ ships }: Scenario, player: Player): string {
  const [first, ...more] = ships.filter((ship) => ship.player === player);
  if (!first) return 'no ships';
  const name = first.name ?? `${hullName(first.hull)} ${first.letter}`;
  return more.length === 0 ? name : `${name} and ${more.length} more`;
}

/** The two sides of a scenario, to choose from. */
export const sideOptions = (scenario: Scenario) =>
  PLAYERS.map((player) => ({ value: player, label: `Player ${player}: ${fleetText(scenario, player)}` }));

export const battleTitle = (scenario: Scenario | undefined): string =>
  scenario ? briefingOf(scenario).title : 'a battle';
