import type { Player, UnitId } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { ScenarioShip } from '../model/scenario.ts';
import type { Game, Spaceship } from '../model/state.ts';
import { hexId, scenarioHex } from '../space/sheets.ts';
import { listShips, ownShip, setHex, setStatus, toOwn, unitNamed } from './board.ts';
import { putLaunched } from './going-on.ts';
import { beginPlay } from './phases.ts';
import { emit } from './play.ts';
import { isBattlecraft, isShip, shipOf } from './units.ts';
import type { Verb } from './verb.ts';

/** The scenario's line for a ship. */
export function scenarioShip(game: Game, ship: Spaceship): ScenarioShip {
  const found = game.scenario.ships.find((line) => line.player === ship.owner && line.letter === ship.letter);
  if (!found) throw new RangeError(`${ship.id} is not in the scenario`);
  return found;
}

/** [R11.0c] Whether the scenario leaves open where, which way or how fast a ship starts. */
export const isOpen = ({ deployment }: ScenarioShip): boolean =>
  deployment.hexes.length > 1 || deployment.directions.length > 1 || deployment.velocities.length > 1;

const ships = (game: Game, player: Player): Spaceship[] => listShips(game).filter(({ owner }) => owner === player);

const isDeployed = (game: Game, ship: Spaceship): boolean => game.deployed.includes(ship.id);

/** Why a player may not arrange or deploy a ship in set-up: it does not exist or is not theirs. */
function checkOwnInSetUp(game: Game, player: Player, id: UnitId): Rejection | undefined {
  const unit = unitNamed(game, id);
  if (!isShip(unit)) return refuse('11.0', 'no-such-unit', { unit: id });
  return unit.owner === player ? undefined : refuse('11.0', 'not-yours', { unit: id });
}

/** [10.1, R11.0a] Pods may be put into the boxes in any order, unless the battle goes on and the logs are written. */
export const swapPods: Verb<'swap-pods'> = {
  check(game, { player, ship: id, a, b }) {
    const refused = checkOwnInSetUp(game, player, id);
    if (refused) return refused;
    if (game.scenario.goesOn) return refuse('10.1', 'deployed-by-scenario', { unit: id });
    const boxes = shipOf(game, id).pods.length;
    return a < b && a >= 1 && b <= boxes ? undefined : refuse('10.1', 'no-such-boxes', { unit: id, boxes });
  },
  apply(play, { ship: id, a, b }) {
    const ship = ownShip(play.game, id);
    const first = ship.pods[a - 1];
    const second = ship.pods[b - 1];
    if (!first || !second) return;
    ship.pods = ship.pods.with(a - 1, second).with(b - 1, first);
    renumberBattlecraft(play.game, ship, a, b);
    emit(play, '10.1', { type: 'pods-swapped', unit: id, a, b }, ship.owner);
  },
  list(game, player, _, listed) {
    if (game.scenario.goesOn) return;
    for (const { id: ship, pods } of ships(game, player)) {
      for (let a = 1; a < pods.length; a += 1) {
        for (let b = a + 1; b <= pods.length; b += 1) listed.push({ player, do: 'swap-pods', ship, a, b });
      }
    }
  },
};

/** [2.5] The first battlecraft is the one in the lowest-numbered battlecraft pod; each goes where its pod goes. */
function renumberBattlecraft(game: Game, ship: Spaceship, a: number, b: number): void {
  const craft = game.units.filter(isBattlecraft).filter(({ mother }) => mother === ship.id);
  const moved = craft
    .map((one) => ({ ...one, pod: one.pod === a ? b : one.pod === b ? a : one.pod }))
    .sort((one, other) => one.pod - other.pod);
  for (const [index, before] of craft.entries()) {
    const now = moved[index];
    if (!now) continue;
    const one = toOwn(game, before);
    one.pod = now.pod;
    one.hull = now.hull;
    one.parts = now.parts;
    one.energy = now.energy;
    one.revealed = now.revealed;
    setStatus(game, one, now.status);
  }
}

/** [R11.0c] The hexes, directions and velocities still open to a ship, given the player's other deployed ships. */
function openDeployment(game: Game, ship: Spaceship) {
  const { hexes, directions, velocities, formation } = scenarioShip(game, ship).deployment;
  const others = ships(game, ship.owner).filter((other) => other.id !== ship.id && isDeployed(game, other));
  const taken = others.flatMap((other) => (other.hex ? [hexId(game, other.hex)] : []));
  const like = formation ? others[0] : undefined;
  return {
    hexes: hexes.filter((hex) => !taken.includes(hex)),
    directions: like ? directions.filter((direction) => direction === like.direction) : directions,
    velocities: like ? velocities.filter((velocity) => velocity === like.velocity) : velocities,
    like: like?.id,
  };
}

/** [11.0, R11.0c] Deploys a ship in one of the ways its scenario allows. */
export const deploy: Verb<'deploy'> = {
  check(game, { player, ship: id, hex, direction, velocity }) {
    const refused = checkOwnInSetUp(game, player, id);
    if (refused) return refused;
    const ship = shipOf(game, id);
    const line = scenarioShip(game, ship);
    const { hexes, directions, velocities } = line.deployment;
    if (!isOpen(line)) return refuse('11.0', 'deployed-by-scenario', { unit: id });
    if (!hexes.includes(hex)) return refuse('11.0', 'not-a-deployment-hex', { unit: id, hex });
    if (!directions.includes(direction)) return refuse('11.0', 'not-a-deployment-direction', { unit: id, direction });
    if (!velocities.includes(velocity)) return refuse('11.0', 'not-a-deployment-velocity', { unit: id, velocity });
    const open = openDeployment(game, ship);
    if (!open.hexes.includes(hex)) return refuse('R11.0c', 'hex-taken', { unit: id, hex });
    const inFormation = open.directions.includes(direction) && open.velocities.includes(velocity);
    return inFormation ? undefined : refuse('R11.0c', 'not-in-formation', { unit: open.like ?? '' });
  },
  apply(play, { ship: id, hex, direction, velocity }) {
    const { game } = play;
    const ship = ownShip(game, id);
    setHex(game, ship, scenarioHex(game.scenario, hex));
    ship.direction = direction;
    ship.velocity = velocity;
    if (!isDeployed(game, ship)) game.deployed = [...game.deployed, id];
    emit(play, '11.0', { type: 'deployed', unit: id, hex, direction, velocity });
  },
  list(game, player, _, listed) {
    for (const ship of ships(game, player)) {
      if (!isOpen(scenarioShip(game, ship))) continue;
      const { hexes, directions, velocities } = openDeployment(game, ship);
      for (const hex of hexes) {
        for (const direction of directions) {
          for (const velocity of velocities) {
            listed.push({ player, do: 'deploy', ship: ship.id, hex, direction, velocity });
          }
        }
      }
    }
  },
};

/** [R11.0a, R11.0c] A player is ready when all their ships are deployed; after player 2 play begins. */
export const ready: Verb<'ready'> = {
  check(game, { player }) {
    const missing = ships(game, player).find((ship) => !isDeployed(game, ship));
    return missing ? refuse('R11.0c', 'not-deployed', { unit: missing.id }) : undefined;
  },
  apply(play, { player }) {
    emit(play, '11.0', { type: 'ready', player });
    if (player === 1) play.game.setUp = 2;
    else {
      putLaunched(play);
      beginPlay(play);
    }
  },
  list(game, player, _, listed) {
    if (!ready.check(game, { player, do: 'ready' })) listed.push({ player, do: 'ready' });
  },
};
