import type { Action, OrderKind } from '../model/actions.ts';
import type { Player } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Game, Pending } from '../model/state.ts';
import { launchBattlecraft, prepareBattlecraft, recharge } from './battlecraft.ts';
import { activeSearch } from './detection.ts';
import { rendezvous, separate } from './docking.ts';
import { agreeDraw, concede } from './ending.ts';
import { fire } from './fire.ts';
import { activateForceField, deactivateForceField, noField, raiseField } from './force-field.ts';
import { choosePart } from './hits.ts';
import { decline, intercept } from './interception.ts';
import { abortJump, jump, prepareJump } from './jump.ts';
import { launchMissile, mimsLaunch } from './launch-missile.ts';
import { accelerate, decelerate, turn, weave } from './maneuver.ts';
import { controlMissile } from './missile-control.ts';
import { move, moveAll } from './movement.ts';
import { endPhase } from './phases.ts';
import { goOn } from './planets.ts';
import { prepareMissile } from './prepare-missile.ts';
import { deploy, ready, swapPods } from './set-up.ts';
import { tractor } from './tractor.ts';
import type { Verb, Verbs } from './verb.ts';

/** Every kind of order and the rule that decides it. */
export const VERBS: Verbs = {
  'swap-pods': swapPods,
  deploy,
  ready,
  move,
  'move-all': moveAll,
  accelerate,
  decelerate,
  turn,
  weave,
  'prepare-jump': prepareJump,
  'abort-jump': abortJump,
  jump,
  'prepare-missile': prepareMissile,
  'control-missile': controlMissile,
  'active-search': activeSearch,
  'prepare-battlecraft': prepareBattlecraft,
  'launch-battlecraft': launchBattlecraft,
  rendezvous,
  tractor,
  'activate-force-field': activateForceField,
  'deactivate-force-field': deactivateForceField,
  separate,
  recharge,
  fire,
  'launch-missile': launchMissile,
  'mims-launch': mimsLaunch,
  'end-phase': endPhase,
  'choose-part': choosePart,
  intercept,
  decline,
  'raise-field': raiseField,
  'no-field': noField,
  continue: goOn,
  concede,
  'agree-draw': agreeDraw,
};

/** Where a game stands, as far as the kinds of orders go. */
export type Stage = 'set-up' | 'movement' | 'command' | 'fire' | Pending['kind'] | 'over';

export const stageOf = (game: Game): Stage => {
  if (game.result) return 'over';
  if (game.pending) return game.pending.kind;
  return game.setUp === null ? game.phase.kind : 'set-up';
};

/** [3.0] The kinds of orders of each stage, in the order they are offered. */
export const STAGE_ORDERS: Record<Stage, readonly OrderKind[]> = {
  'set-up': ['deploy', 'swap-pods', 'ready'],
  movement: ['move', 'move-all', 'end-phase'],
  command: [
    'accelerate',
    'decelerate',
    'turn',
    'weave',
    'prepare-jump',
    'abort-jump',
    'jump',
    'prepare-missile',
    'control-missile',
    'active-search',
    'prepare-battlecraft',
    'launch-battlecraft',
    'rendezvous',
    'tractor',
    'activate-force-field',
    'deactivate-force-field',
    'separate',
    'recharge',
    'end-phase',
  ],
  fire: ['fire', 'launch-missile', 'mims-launch', 'end-phase'],
  'choose-part': ['choose-part'],
  intercept: ['intercept', 'decline'],
  'force-field': ['raise-field', 'no-field'],
  'planet-maneuver': ['accelerate', 'decelerate', 'turn', 'continue'],
  mims: ['mims-launch'],
  over: [],
};

/** [3.0] The player who decides now; null when the game is over. */
export function deciderOf(game: Game): Player | null {
  if (game.result) return null;
  return game.pending?.player ?? game.setUp ?? game.phase.player;
}

/** [3.0, R11.0e] Whether this kind of order is due from this player at all. */
export function checkTurn(game: Game, action: Action): Rejection | undefined {
  if (game.result) return refuse('R11.0b', 'game-over');
  if (action.do === 'concede' || action.do === 'agree-draw') return undefined;
  const stage = stageOf(game);
  if (!STAGE_ORDERS[stage].includes(action.do)) return refuse('3.0', 'not-now', { order: action.do, stage });
  const decider = deciderOf(game);
  return action.player === decider ? undefined : refuse('3.0', 'not-your-turn', { player: decider ?? 0 });
}

/** The verb of an action, of the action's own kind. */
export const verbOf = <K extends OrderKind>(kind: K): Verb<K> => VERBS[kind] as Verb<K>;
