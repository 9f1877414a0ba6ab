import { type Action, type GameRecord, type Scenario, startRecord } from '../../engine/index.ts';
import { type JudgedAnswer, judge, type Proof, positionOf } from '../../puzzles/index.ts';

/** What a worker is asked: how an answer to a puzzle does beside the solution. */
export interface JudgeRequest {
  judge: { record: Omit<GameRecord, 'scenario'> & { scenario: Scenario }; proof: Proof; own: readonly Action[] };
}

/** Judges an answer game by game; how it stands is told after each. */
export function judgeAnswer(
  { judge: { record, proof, own } }: JudgeRequest,
  tell: (judged: JudgedAnswer) => void,
): void {
  const start = startRecord(record, () => undefined);
  const position = start.ok && positionOf(start.value, record);
  if (!position) throw new Error('The record of a puzzle is refused.');
  for (const judged of judge(position, proof, own)) tell(judged);
}
