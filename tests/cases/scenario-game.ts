import { type Game, legalOfKind, newGame, type Order, type Player, type Scenario } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { by, given, play } from '../position.ts';

export type DeployOrder = Extract<Order, { do: 'deploy' }>;

export const scenario = (id: string): Scenario => {
  const found = findScenario(id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
};

/** A scenario before anything is set up. */
export const setUp = (id: string, rolls: number[] = []): Game => newGame(scenario(id), { rolls });

/** Deploys what is still open with the first choice and says that the player is ready. */
function finish(game: Game, player: Player): Game {
  let now = game;
  for (const { letter, player: owner } of game.scenario.ships) {
    const id = `${owner}${letter}`;
    if (owner !== player || now.deployed.includes(id)) continue;
    const order = legalOfKind(now, 'deploy').find((action) => action.do === 'deploy' && action.ship === id);
    if (order) now = play(now, order).game;
  }
  return given(now, player, { do: 'ready' });
}

/** Games are never changed in place, so the plain beginning of each scenario is made once. */
const beginnings = new Map<string, Game>();

function begin(id: string, rolls: number[], deployments: DeployOrder[]): Game {
  let game = setUp(id, rolls);
  for (const player of [1, 2] as const) {
    const mine = deployments.filter(({ ship }) => ship.startsWith(String(player)));
    game = finish(play(game, ...mine.map((order) => by(player, order))).game, player);
  }
  return game;
}

/** A scenario in its first Movement Phase; what the orders leave open is deployed with the first choice. */
export function begun(id: string, rolls: number[] = [], ...deployments: DeployOrder[]): Game {
  if (rolls.length + deployments.length > 0) return begin(id, rolls, deployments);
  const game = beginnings.get(id) ?? begin(id, [], []);
  beginnings.set(id, game);
  return game;
}
