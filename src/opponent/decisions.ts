import { type Action, type Game, legal, legalOfKind, parseHexId, turnedTo, unitNamed } from '../engine/index.ts';
import { approachOf } from './approach.ts';
import type { SeenCraft } from './forces.ts';
import type { Judgement } from './judgement.ts';
import { nextOfMims } from './mims.ts';
import { drawAmong } from './ranks.ts';
import { turnsToGoal } from './routes.ts';
import { endsInDraw } from './stakes.ts';

const isCraft = (unit: Game['units'][number] | undefined): unit is SeenCraft =>
  unit !== undefined && unit.kind !== 'missile';

/** [8.7] The part whose hit costs an enemy most, or a unit of one's own least. */
function choosePart({ game, player, stakes }: Judgement, open: readonly Action[]): Action | undefined {
  const { pending } = game;
  const unit = pending?.kind === 'choose-part' ? unitNamed(game, pending.unit) : undefined;
  if (!isCraft(unit)) return open[0];
  const sign = unit.owner === player ? -1 : 1;
  const engine = open.find((action) => action.do === 'choose-part' && action.part === 'engine');
  if (engine && sign > 0 && endsInDraw(game, unit)) return engine;
  const worth = (action: Action): number => (action.do === 'choose-part' ? sign * stakes.part(unit, action.part) : 0);
  return [...open].sort((a, b) => worth(b) - worth(a))[0];
}

/** [9.6, R9.6c] The target worth most; none if its loss is worth less than the missile. */
function chooseTarget({ game, stakes, fatal }: Judgement, open: readonly Action[]): Action | undefined {
  const worth = (action: Action): number => {
    if (action.do !== 'intercept') return 1;
    const unit = unitNamed(game, action.target);
    if (!isCraft(unit)) return 2;
    return endsInDraw(game, unit) ? -1 : fatal(unit) * stakes.worth(unit);
  };
  return [...open].sort((a, b) => worth(b) - worth(a))[0];
}

/** [6.5] The free maneuver at a planet that serves best, or on. */
function chooseAtPlanet(judgement: Judgement, open: readonly Action[]): Action | undefined {
  const { game, goals } = judgement;
  const pending = game.pending?.kind === 'planet-maneuver' ? game.pending : undefined;
  const unit = pending ? unitNamed(game, pending.unit) : undefined;
  if (!isCraft(unit) || !unit.hex) return open.find(({ do: kind }) => kind === 'continue');
  const here = { hex: unit.hex, direction: unit.direction, velocity: unit.velocity, nextSide: unit.nextSide };
  const goal = goals.get(unit.id);
  const worth = (flying: typeof here): number =>
    goal
      ? -turnsToGoal(game, goal, unit, flying) - (goal.kind === 'orbit' ? flying.velocity : 0)
      : approachOf(judgement, flying, 1);
  const now = worth(here);
  const valued = open.map((action) => {
    if (action.do === 'accelerate') return { action, value: worth({ ...here, velocity: here.velocity + 1 }) };
    if (action.do === 'decelerate') return { action, value: worth({ ...here, velocity: here.velocity - 1 }) };
    if (action.do === 'turn') {
      return { action, value: worth({ ...here, direction: turnedTo(here.direction, action.side), nextSide: 'left' }) };
    }
    return { action, value: now + 0.01 };
  });
  return valued.reduce((one, other) => (other.value > one.value ? other : one)).action;
}

/** The velocity to begin with where there is a choice: fast enough to come near, slow enough to turn. */
const DEPLOYED = 3;

/** Deployments that differ by less than so many points cannot be told apart. */
const DEPLOYED_ALIKE = 1;

/** [11.0] Where a ship is deployed and how: nearest to its goal, or to the enemy; of what is as good, chance takes one. */
function deploy(judgement: Judgement): Action | undefined {
  const { game, goals, chance } = judgement;
  const open = legalOfKind(game, 'deploy').filter(
    (action) => action.do === 'deploy' && !game.deployed.includes(action.ship),
  );
  const first = open[0];
  if (first?.do !== 'deploy') return undefined;
  const unit = unitNamed(game, first.ship);
  const goal = goals.get(first.ship);
  const valued: { action: Action; value: number }[] = [];
  for (const action of open) {
    if (action.do !== 'deploy' || action.ship !== first.ship || !isCraft(unit)) continue;
    const hex = hexOf(game, action.hex);
    if (!hex) continue;
    const flying = { hex, direction: action.direction, velocity: action.velocity, nextSide: 'left' as const };
    const haste = Math.abs(action.velocity - DEPLOYED) * 2;
    const value =
      -haste + (goal ? -3 * turnsToGoal(game, goal, unit, flying) : 0) + approachOf(judgement, flying, goal ? 0.1 : 1);
    valued.push({ action, value });
  }
  return drawAmong(valued, DEPLOYED_ALIKE, chance)?.action ?? first;
}

const hexOf = (game: Game, id: string) => parseHexId(game.sheets, id);

/** What to answer to a decision, or to do in a phase that leaves little choice. */
export function decideSmall(judgement: Judgement): Action | undefined {
  const { game } = judgement;
  if (game.setUp !== null) return legalOfKind(game, 'ready')[0] ?? deploy(judgement);
  const open = legal(game);
  switch (game.pending?.kind) {
    case 'choose-part':
      return choosePart(judgement, open);
    case 'intercept':
      return chooseTarget(judgement, open);
    case 'force-field':
      return open.find(({ do: kind }) => kind === 'raise-field');
    case 'planet-maneuver':
      return chooseAtPlanet(judgement, open);
    case 'mims':
      return nextOfMims(judgement, open);
    default:
      return moves(open);
  }
}

/** [6.0, R6.5b] Everything moves; what is in orbit stays there. */
function moves(open: readonly Action[]): Action | undefined {
  const all = open.find(({ do: kind }) => kind === 'move-all');
  const stay = open.find((action) => action.do === 'move' && action.stay);
  const end = open.find(({ do: kind }) => kind === 'end-phase');
  return all ?? stay ?? open.find(({ do: kind }) => kind === 'move') ?? end;
}
