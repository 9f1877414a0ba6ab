import { type Action, type GameRecord, type Scenario, startRecord } from '../../engine/index.ts';
import { type JudgedAnswer, judge, type Proof, positionOf } from '../../puzzles/index.ts';

/** What a worker is asked: how an answer to a puzzle does beside the solution. */
export interface JudgeRequest {
  ask: 'judge';
  record: Omit<GameRecord, 'scenario'> & { scenario: Scenario };
  proof: Proof;
  own: readonly Action[];
}

/** Judges an answer game by game; how it stands after each. */
export function* judgedAnswers({ record, proof, own }: JudgeRequest): Generator<JudgedAnswer, void> {
  const start = startRecord(record, () => undefined);
  const position = start.ok && positionOf(start.value, record);
  if (!position) throw new Error('The record of a puzzle is refused.');
  yield* judge(position, proof, own);
}
