import {
  type Action,
  apply,
  deciderOf,
  type Game,
  legalOfKind,
  type Offer,
  offersFor,
  type Player,
  type Rejection,
  stageOf,
  type UnitId,
} from '../../engine/index.ts';

/** [7.4] A guided missile and what it could be ordered, if need be after the command that takes control of it. */
export interface Steering {
  missile: UnitId;
  /** The command that must go before; null when it is controlled, or cannot be. */
  control: Action | null;
  /** Why it cannot be controlled; then nothing is offered. */
  refusal: Rejection | null;
  offers: Offer[];
}

const STEERING = ['accelerate', 'decelerate', 'turn'] as const;

/** [7.4, R7.4a] What a guided missile could be ordered once its ship controls it. */
function steer(game: Game, player: Player, open: readonly Action[], missile: UnitId, ship: UnitId): Steering {
  if (game.phase.controlled.includes(missile)) {
    return { missile, control: null, refusal: null, offers: offersFor(game, missile, open) };
  }
  const control: Action = { player, do: 'control-missile', ship, missile };
  const outcome = apply(game, control);
  if (!outcome.ok) return { missile, control: null, refusal: outcome.rejection, offers: offersFor(game, missile, []) };
  const then = STEERING.flatMap((kind) => legalOfKind(outcome.game, kind));
  return { missile, control, refusal: null, offers: offersFor(outcome.game, missile, then) };
}

/** [7.4] The guided missiles in flight that belong to a ship, or the one named; its owner decides. */
export function steeringOf(game: Game, open: readonly Action[], id: UnitId): Steering[] {
  const player = deciderOf(game);
  if (player === null || stageOf(game) !== 'command') return [];
  return game.units.flatMap((unit) => {
    const guided = unit.kind === 'missile' && unit.missile === 'guided' && unit.status === 'in-play';
    const asked = guided && unit.owner === player && (unit.id === id || unit.mother === id);
    return asked && unit.mother !== null ? [steer(game, player, open, unit.id, unit.mother)] : [];
  });
}

/** [7.4] The game with a guided missile under control, if an order to it needs that first. */
export function underControl(game: Game, open: readonly Action[], action: Action): Game {
  const control = open.find((one) => one.do === 'control-missile' && 'unit' in action && one.missile === action.unit);
  const outcome = control && apply(game, control);
  return outcome?.ok ? outcome.game : game;
}
