import {
  type Action,
  applyInPlace,
  diceToKeep,
  type Game,
  type GameEvent,
  type GameRecord,
  legal,
  newGame,
  type Scenario,
} from '../engine/index.ts';
import { rngFrom } from '../matches/rng.ts';
import { findScenario } from '../scenarios/index.ts';
import { fightBot, randomBot } from './fight-bot.ts';

export type Style = 'uniform' | 'fight';

/** A game played by chance: its record, its last position and what happened. */
export interface RandomGame {
  record: GameRecord;
  game: Game;
  events: GameEvent[];
}

/** Plays random legal actions until the game is over or `maxActions` are made. */
export function playRandomGame(scenario: Scenario, seed: number, maxActions: number, style: Style): RandomGame {
  const chance = rngFrom(seed);
  const choose = style === 'fight' ? fightBot : randomBot;
  const game = newGame(scenario, { seed, generator: 2 });
  const actions: Action[] = [];
  const events: GameEvent[] = [];
  while (actions.length < maxActions && !game.result) {
    const open = legal(game);
    if (open.length === 0) throw new Error(`no legal action after ${actions.length}`);
    const action = choose(game, open, chance);
    const outcome = applyInPlace(game, action);
    if (!outcome.ok) throw new Error(`listed but refused: ${JSON.stringify(action)} ${outcome.rejection.code}`);
    actions.push(action);
    for (const event of outcome.events) events.push(event);
  }
  const record: GameRecord = {
    format: 'deltavee-record',
    version: 1,
    scenario: findScenario(scenario.id) === scenario ? scenario.id : scenario,
    dice: diceToKeep(game),
    actions,
  };
  return { record, game, events };
}
