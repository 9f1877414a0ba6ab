import { applyInPlace, legal, type Stage, stageOf } from '../../src/engine/index.ts';
import { gameAfter, recorded } from '../fixtures/recorded.ts';

/** More than there are moves and ends of phases in a Game-Turn. */
const STEPS = 100;

/** The record of Scenario 5 with 40 missiles in flight, gone on with to the next stage of a kind without an order. */
export function fortyMissilesAt(stage: Stage): string {
  const record = recorded('convoy-red-40-missiles');
  const actions = [...record.actions];
  const game = gameAfter(record);
  for (let step = 0; step < STEPS; step += 1) {
    const open = legal(game);
    const next = open.find(({ do: kind }) => kind === 'move-all') ?? open.find(({ do: kind }) => kind === 'end-phase');
    if (!next) break;
    applyInPlace(game, next);
    actions.push(next);
    if (next.do === 'end-phase' && stageOf(game) === stage) break;
  }
  const flying = game.units.filter(({ kind, status }) => kind === 'missile' && status === 'in-play');
  if (flying.length !== 40) throw new Error(`There are ${flying.length} missiles in flight.`);
  // The record has no dice of its own for what comes after it.
  return JSON.stringify({ ...record, dice: { ...record.dice, seed: 1 }, actions });
}
