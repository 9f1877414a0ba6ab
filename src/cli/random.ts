import {
  type Action,
  applyLegal,
  diceToKeep,
  editionToKeep,
  type Game,
  type GameRecord,
  newGame,
  type Scenario,
} from '../engine/index.ts';
import { rngFrom } from '../matches/rng.ts';
import { findScenario } from '../scenarios/index.ts';
import { fightBot, randomBot } from './fight-bot.ts';

export type BotStyle = 'uniform' | 'fight';

/** A game played by chance: its record and its last position. */
export interface RandomGame {
  record: GameRecord;
  game: Game;
}

/** Plays random legal actions until the game is over or `maxActions` are made. */
export function playRandomGame(scenario: Scenario, seed: number, maxActions: number, style: BotStyle): RandomGame {
  const chance = rngFrom(seed);
  const choose = style === 'fight' ? fightBot : randomBot;
  const game = newGame(scenario, { seed, generator: 2 });
  const actions: Action[] = [];
  while (actions.length < maxActions && !game.result) {
    const action = choose(game, chance);
    applyLegal(game, action);
    actions.push(action);
  }
  const record: GameRecord = {
    format: 'deltavee-record',
    version: 1,
    scenario: findScenario(scenario.id) === scenario ? scenario.id : scenario,
    ...editionToKeep(game.rulings),
    dice: diceToKeep(game),
    actions,
  };
  return { record, game };
}
