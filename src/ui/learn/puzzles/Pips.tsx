import type { Puzzle } from '../../../puzzles/index.ts';

const WORDS = { 1: 'easy', 2: 'harder', 3: 'hard' } as const;

/** What a grade is called. */
export const gradeWord = (difficulty: Puzzle['difficulty']): string => WORDS[difficulty];

/** How hard a puzzle is, as pips. */
export function Pips({ difficulty }: Pick<Puzzle, 'difficulty'>) {
  return (
    <span className="inline-flex pips">
      <span className="visually-hidden">{gradeWord(difficulty)}</span>
      {([1, 2, 3] as const).map((pip) => (
        <span key={pip} aria-hidden="true" className={pip <= difficulty ? 'pip pip-full' : 'pip'} />
      ))}
    </span>
  );
}
