import { applyInPlace, type GameRecord, type GameResult, type Snapshot, snapshot } from '../src/engine/index.ts';
import { DIRECTED, gameAfter, recorded } from '../tests/fixtures/recorded.ts';

/** A directed game, played through once. */
export interface Recorded {
  name: string;
  record: GameRecord;
  /** What each action uses of the page: its kind, and the decision it answers. */
  uses: readonly string[];
  result: GameResult | null;
  end: Snapshot;
}

function load(name: string): Recorded {
  const record = recorded(name);
  const game = gameAfter(record, 0);
  const uses = record.actions.map((action) => {
    const used = game.pending ? `${action.do} as ${game.pending.kind}` : action.do;
    const through = 'by' in action && action.by !== undefined ? `${used} by a beam` : used;
    const outcome = applyInPlace(game, action);
    if (!outcome.ok) throw new Error(`${name}, ${JSON.stringify(action)} is refused: ${outcome.rejection.code}`);
    return through;
  });
  return { name, record, uses, result: game.result, end: snapshot(game) };
}

/** Every directed game from its first order to its last, the shortest first. */
export const loadAll = (): Recorded[] =>
  DIRECTED.map(load).sort((a, b) => a.record.actions.length - b.record.actions.length);
