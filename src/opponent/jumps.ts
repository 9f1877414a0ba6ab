import { type Action, type Game, legalOfKind, SHEET_COLUMNS, unitNamed } from '../engine/index.ts';
import type { Given } from './battle-commands.ts';
import type { SeenUnit } from './forces.ts';
import { endOf } from './geometry.ts';
import type { Judgement } from './judgement.ts';

const jumpReason = (unit: string): Given['reason'] => ({ code: 'jump', unit, params: { unit } });

/** Whether a ship will be where jumps are allowed when its next Command Phase comes. */
function willArrive(game: Game, unit: SeenUnit | undefined): boolean {
  const column = game.scenario.jumps?.sheetColumn ?? 0;
  if (unit?.kind !== 'spaceship' || !unit.hex) return false;
  return unit.reachedJumpZone || endOf({ ...unit, hex: unit.hex }).q >= column * SHEET_COLUMNS;
}

/** [7.2, R7.2b, R7.2c] Jumps, after they were prepared the moment before the ship came to where they are allowed. */
export function listJumpOrders({ player }: Judgement, game: Game): Given[] {
  const orders: Given[] = [];
  const jumps = legalOfKind(game, 'jump');
  for (const action of jumps) if ('unit' in action) orders.push({ action, reason: jumpReason(action.unit) });
  const jumping = new Set(jumps.map((action) => ('unit' in action ? action.unit : '')));
  for (const action of legalOfKind(game, 'abort-jump')) {
    if ('unit' in action && !jumping.has(action.unit)) orders.push({ action, reason: jumpReason(action.unit) });
  }
  for (const action of legalOfKind(game, 'prepare-jump')) {
    if ('unit' in action && willArrive(game, unitNamed(game, action.unit))) {
      orders.push({ action: { ...action, player } as Action, reason: jumpReason(action.unit) });
    }
  }
  return orders;
}
