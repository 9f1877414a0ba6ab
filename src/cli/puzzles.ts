import { KIND_WORDS, PUZZLES, type Puzzle, solverOf } from '../puzzles/index.ts';
import { malformed, print } from './output.ts';

const told = ({ id, kind, difficulty, record, proof }: Puzzle) => ({
  id,
  kind,
  difficulty,
  scenario: record.scenario,
  player: solverOf({ proof }),
  task: KIND_WORDS[kind].task,
});

/** Prints the list of puzzles. */
export const puzzles = (): void => print({ ok: true, puzzles: PUZZLES.map(told) });

/** Prints one puzzle: the record that leads to it, the right orders, and the proof. */
export function puzzle(id: string): void {
  const found = PUZZLES.find((one) => one.id === id);
  if (!found) throw malformed(`there is no puzzle ${id}`);
  const { record, proof, grades } = found;
  print({ ok: true, ...told(found), record, orders: proof.solution.orders, proof, grades });
}
