import { type Game, otherPlayer, type Player, unitsLeft, victoryPoints } from '../engine/index.ts';
import { favourOfTime } from './clock.ts';
import type { SeenCraft } from './forces.ts';
import { GAME, strengthOf } from './stakes.ts';

const isCraft = (unit: Game['units'][number]): unit is SeenCraft => unit.kind !== 'missile';

const isThere = ({ status }: SeenCraft): boolean =>
  status === 'in-play' || status === 'in-pod' || status === 'prepared' || status === 'unalerted';

/** [8.9] How much of a craft is left: its parts, and a little for its energy. */
function healthOf(craft: SeenCraft): number {
  if (!isThere(craft)) return 0;
  const { bridge, engine } = craft.parts;
  const lame = engine.status === 'destroyed' ? 0.4 : engine.status === 'damaged' ? 0.8 : 1;
  const blind = bridge.status === 'destroyed' ? 0.6 : 1;
  const tired = unitsLeft(craft) > 0 ? 1 : 0.75;
  return lame * blind * tired;
}

/** The share of its fighting strength that a player still has, 0 to 1. */
export function strengthLeft(game: Game, player: Player): number {
  let whole = 0;
  let left = 0;
  for (const unit of game.units) {
    if (unit.owner !== player || !isCraft(unit)) continue;
    const printed =
      unit.kind === 'spaceship'
        ? { ...unit, pods: unit.pods.map((pod) => ({ ...pod, status: 'intact' as const })) }
        : unit;
    whole += strengthOf(printed);
    left += strengthOf(unit) * healthOf(unit);
  }
  return whole === 0 ? 0 : left / whole;
}

/** [11.0] Points by which a player is ahead: strength, Victory Points and time, 100 for the game. */
export function aheadBy(game: Game, player: Player): number {
  const other = otherPlayer(player);
  const points = victoryPoints(game);
  const strength = strengthLeft(game, player) - strengthLeft(game, other);
  return 55 * strength + 6 * (points[player] - points[other]) + GAME * favourOfTime(game, player);
}

/** A lead in points as the chance to win. */
export const chanceToWin = (points: number): number => 1 / (1 + Math.exp(-points / 20));
