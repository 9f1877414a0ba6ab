import {
  type Action,
  apply,
  deciderOf,
  type Game,
  type GameEvent,
  type GameRecord,
  type Player,
  resolveAction,
} from '../engine/index.ts';

/** One action of a game that has been played. */
export interface ReviewStep {
  /** Its place in the record. */
  at: number;
  /** The game before it. */
  game: Game;
  action: Action;
  /** The dice that fell in it. */
  rolls: readonly number[];
  events: readonly GameEvent[];
  after: Game;
}

/** Plays a record action by action; throws for one that is refused, so the record has to be checked before. */
export function reviewSteps(start: Game, { actions }: Pick<GameRecord, 'actions'>): ReviewStep[] {
  let game = start;
  return actions.map((given, at) => {
    const action = resolveAction(game, given);
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(`action ${at} is refused: ${outcome.rejection.code}`);
    const rolls = outcome.game.dice.fallen.slice(game.dice.fallen.length);
    const step: ReviewStep = { at, game, action, rolls, events: outcome.events, after: outcome.game };
    game = outcome.game;
    return step;
  });
}

/** Steps of one player with nothing new between them: what they decided at once, as far as the game can tell. */
export interface Decision {
  player: Player;
  steps: readonly [ReviewStep, ...ReviewStep[]];
}

/** Whether something has come up since that may change the mind of the one who is to act. */
export function isNews(before: Game, now: Game): boolean {
  return (
    now.result !== null ||
    now.dice.fallen.length > before.dice.fallen.length ||
    deciderOf(now) !== deciderOf(before) ||
    now.pending !== before.pending ||
    now.setUp !== before.setUp ||
    now.phase.kind !== before.phase.kind
  );
}

/** [R11.0e] What ends a game by a word is decided for itself. */
export const isWord = ({ do: kind }: Action): boolean => kind === 'concede' || kind === 'agree-draw';

/** The steps of a game, together what was decided together. */
export function decisionsOf(steps: readonly ReviewStep[]): Decision[] {
  const decisions: Decision[] = [];
  let open: ReviewStep[] | null = null;
  for (const step of steps) {
    const { player } = step.action;
    const first: ReviewStep | undefined = open?.[0];
    if (open && first && first.action.player === player && !isWord(step.action) && !isNews(first.game, step.game))
      open.push(step);
    else {
      open = [step];
      decisions.push({ player, steps: open as [ReviewStep, ...ReviewStep[]] });
    }
  }
  return decisions;
}
