import { applyInPlace, type GameRecord, hashText, snapshot, startRecord } from '../src/engine/index.ts';
import { findScenario } from '../src/scenarios/index.ts';

/** What stands for every position of a recorded game, one number after each action. */
export function positionHashes(record: GameRecord): number[] {
  const start = startRecord(record, findScenario);
  if (!start.ok) throw new Error(JSON.stringify(start.faults));
  const game = start.value;
  return record.actions.map((action) => {
    const outcome = applyInPlace(game, action);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)} is refused: ${outcome.rejection.code}`);
    return hashText(JSON.stringify(snapshot(game)));
  });
}
