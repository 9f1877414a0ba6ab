import { type Action, check, type Game, legalOfKind, type Player, range, unitNamed } from '../engine/index.ts';
import { BEST_FIRST } from './beliefs.ts';
import type { Reason } from './contract.ts';
import { type SeenOnMap, type SeenSpaceship, type SeenUnit, works } from './forces.ts';
import type { Judgement } from './judgement.ts';
import { isHunted } from './stakes.ts';

/** An order and why. */
export interface Given {
  action: Action;
  reason: Reason;
}

/** [7.4] Prepares missiles as long as there is room: the best types first, half of the room for each of two kinds. */
function listPreparations({ game, player, w }: Judgement, ship: SeenOnMap<SeenSpaceship>): Given[] {
  const orders = legalOfKind(game, 'prepare-missile').filter(
    (action) => action.do === 'prepare-missile' && action.ship === ship.id,
  );
  const rank = (action: Action): number => {
    if (action.do !== 'prepare-missile') return 9;
    return action.missile === 'mims' && w.finesse > 0 ? -1 : BEST_FIRST.indexOf(action.missile);
  };
  return orders
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 4)
    .map((action) => ({
      action: { ...action, player },
      reason: { code: 'prepare', unit: ship.id, params: { unit: ship.id } },
    }));
}

/** How near the nearest enemy craft is. */
function nearestFoe({ foes }: Judgement, ship: SeenOnMap<SeenSpaceship>): number {
  return Math.min(99, ...foes.craft.map((foe) => range(ship.hex, foe.hex)));
}

/** [7.4, 5.6] Battlecraft are prepared and launched before the enemy is upon the ship. */
function listBattlecraftOrders(judgement: Judgement, ship: SeenOnMap<SeenSpaceship>): Given[] {
  const { game } = judgement;
  if (nearestFoe(judgement, ship) > 14) return [];
  const prepare = legalOfKind(game, 'prepare-battlecraft').filter(
    (action) => 'ship' in action && action.ship === ship.id,
  );
  const launch = legalOfKind(game, 'launch-battlecraft').filter(
    (action) => 'ship' in action && action.ship === ship.id,
  );
  const found: Given[] = prepare.map((action) => ({
    action,
    reason: { code: 'battlecraft', unit: ship.id, params: { unit: ship.id } },
  }));
  const ahead = launch.find(
    (action) =>
      action.do === 'launch-battlecraft' && action.direction === ship.direction && action.velocity === ship.velocity,
  );
  const first = ahead ?? launch[0];
  if (first)
    found.unshift({ action: first, reason: { code: 'battlecraft', unit: ship.id, params: { unit: ship.id } } });
  return found;
}

/** [7.4] Turns over the enemy's counters that have come near. */
function listSearches({ game, player, foes }: Judgement, ship: SeenOnMap<SeenSpaceship>): Given[] {
  const hidden = [...foes.missiles, ...foes.craft].filter((unit) => !unit.revealed && range(unit.hex, ship.hex) <= 6);
  const action: Action = { player, do: 'active-search', ship: ship.id };
  if (hidden.length === 0 || check(game, action)) return [];
  return [{ action, reason: { code: 'search', unit: ship.id, params: { unit: ship.id } } }];
}

/** [7.4] Guided missiles are controlled that can still get somewhere. */
function listControls({ game }: Judgement, ship: SeenOnMap<SeenSpaceship>): Given[] {
  return legalOfKind(game, 'control-missile')
    .filter((action) => action.do === 'control-missile' && action.ship === ship.id)
    .map((action) => ({ action, reason: { code: 'control', unit: ship.id, params: { unit: ship.id } } }));
}

/** [R7.4c] Whether a docking of two units of one side keeps the enemy from docking with the one they hunt. */
function guards(game: Game, ship: SeenUnit | undefined, other: SeenUnit | undefined): boolean {
  if (ship?.kind !== 'spaceship' || !other || other.kind === 'missile' || !isHunted(game, ship)) return false;
  if (other.kind === 'spaceship') return true;
  const pod = other.mother === ship.id ? ship.pods[other.pod - 1] : undefined;
  return pod === undefined || !works(pod);
}

/** [7.4] The dockings that win the game, and those that keep the enemy from one. */
export function listDockings(game: Game, player: Player): Given[] {
  return legalOfKind(game, 'rendezvous')
    .filter((action) => {
      if (action.do !== 'rendezvous') return false;
      const other = unitNamed(game, action.with);
      if (!other || other.kind === 'missile') return false;
      return other.owner === player ? guards(game, unitNamed(game, action.ship), other) : isHunted(game, other);
    })
    .map((action): Given => {
      const unit = 'ship' in action ? action.ship : null;
      return { action, reason: { code: 'dock', unit, params: { unit: unit ?? '' } } };
    });
}

/** [7.4, 7.3] The Battle Commands of a ship, the most important first; what is too many is refused. */
export function listBattleCommands(judgement: Judgement, ship: SeenOnMap<SeenSpaceship>): Given[] {
  const { game, player } = judgement;
  const docking = listDockings(game, player).filter(({ reason }) => reason.unit === ship.id);
  return [
    ...docking,
    ...listControls(judgement, ship),
    ...listBattlecraftOrders(judgement, ship),
    ...listPreparations(judgement, ship),
    ...listSearches(judgement, ship),
  ];
}
