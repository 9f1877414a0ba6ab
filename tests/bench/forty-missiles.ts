import { readFileSync } from 'node:fs';
import { type Action, apply, type GameRecord, legal, newGame, type Stage, stageOf } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';

/** The record of Scenario 5 with 40 missiles in flight, gone on with to the next stage of a kind without an order. */
export function fortyMissilesAt(stage: Stage): string {
  const file = new URL('../replays/records/convoy-red-40-missiles.json', import.meta.url);
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: GameRecord };
  const scenario = findScenario(String(record.scenario));
  if (!scenario) throw new Error(`There is no scenario ${record.scenario}.`);
  const actions: Action[] = [];
  let game = newGame(scenario, record.dice);
  const play = (action: Action) => {
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    game = outcome.game;
    actions.push(action);
  };
  const idle = () => {
    const open = legal(game);
    return open.find((action) => action.do === 'move-all') ?? open.find((action) => action.do === 'end-phase');
  };
  for (const action of record.actions) play(action);
  for (let next = idle(); next; next = idle()) {
    play(next);
    if (next.do === 'end-phase' && stageOf(game) === stage) break;
  }
  const flying = Object.values(game.units).filter(({ kind, status }) => kind === 'missile' && status === 'in-play');
  if (flying.length !== 40) throw new Error(`There are ${flying.length} missiles in flight.`);
  // The record has no dice of its own for what comes after it.
  return JSON.stringify({ ...record, dice: { ...record.dice, seed: 1 }, actions });
}
