import { fightBot } from '../../src/cli/fight-bot.ts';
import { type Action, apply, legal, newGame } from '../../src/engine/index.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { showdown } from '../../src/scenarios/showdown.ts';

/** The Showdown after a hundred orders or a few more: as it stands then, and the turn that its player gives. */
export function hundredOrders(): { actions: Action[]; rolls: number[]; turn: Action } {
  const chance = rngFrom(3);
  const actions: Action[] = [];
  let game = newGame(showdown, { seed: 3 });
  for (;;) {
    const turn = actions.length >= 100 && legal(game).find((action) => action.do === 'turn');
    if (turn) return { actions, rolls: [...game.dice.fallen], turn };
    const action = fightBot(game, chance);
    const outcome = apply(game, action);
    if (!outcome.ok || outcome.game.result) throw new Error('another game is needed');
    game = outcome.game;
    actions.push(action);
  }
}
