import { useEffect, useMemo } from 'react';
import { KIND_WORDS, type Puzzle, solverOf } from '../../../puzzles/index.ts';
import { GameRoom } from '../../table/GameRoom.tsx';
import { PuzzleCard } from './PuzzleCard.tsx';
import { titleOf } from './titles.ts';
import { createTrial, type JudgeInBackground } from './trial.ts';

interface PuzzleRoomProps {
  puzzle: Puzzle;
  isSolved: boolean;
  onAgain: () => void;
  onNext: () => void;
  leave: () => void;
  /** Who judges an answer that is none of those tried. */
  judge?: JudgeInBackground | undefined;
}

const nothing = () => undefined;

/** A puzzle on the real table: one try at it. */
export function PuzzleRoom({ puzzle, isSolved, onAgain, onNext, leave, judge }: PuzzleRoomProps) {
  const trial = useMemo(() => createTrial(puzzle, judge), [puzzle, judge]);
  useEffect(() => trial.watch(), [trial]);
  const { name, task } = KIND_WORDS[puzzle.kind];
  const asked = { player: solverOf(puzzle), words: task };
  return (
    <GameRoom
      table={trial.table}
      lesson={`${name}: ${titleOf(puzzle)}`}
      task={asked}
      coach={<PuzzleCard puzzle={puzzle} trial={trial} isSolved={isSolved} onAgain={onAgain} onNext={onNext} />}
      notice={null}
      leave={leave}
      openRecord={nothing}
      takeOver={nothing}
      playAgain={nothing}
    />
  );
}
