import './puzzles.css';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { PUZZLE_KINDS, PUZZLES, type Puzzle } from '../../../puzzles/index.ts';
import { puzzleProgress } from '../../../store/device/puzzle-progress.ts';
import { LazyHandbookPage } from '../../handbook/lazy.tsx';
import { goToPlace, useAddress } from '../../kit/location.ts';
import { PuzzleList } from './PuzzleList.tsx';
import { PuzzleRoom } from './PuzzleRoom.tsx';

const toList = () => goToPlace({ at: 'puzzles', puzzle: null });

/** The first of a list that is not solved, or its first. */
const openOne = (puzzles: readonly Puzzle[]): Puzzle | undefined => {
  const { solved } = puzzleProgress.getState();
  return puzzles.find(({ id }) => !solved.includes(id)) ?? puzzles[0];
};

/** The puzzle that comes after one: the next that is not solved, from the beginning again after the last. */
function nextAfter(puzzle: Puzzle): Puzzle | undefined {
  const place = PUZZLES.indexOf(puzzle);
  return openOne([...PUZZLES.slice(place + 1), ...PUZZLES.slice(0, place)]);
}

const openPuzzle = (puzzle: Puzzle | undefined, how?: 'replace') =>
  goToPlace({ at: 'puzzles', puzzle: puzzle?.id ?? null }, how);

/** The puzzles, or the one that is open. */
export function PuzzlesPage() {
  const { place, rules } = useAddress();
  const name = place.at === 'puzzles' ? place.puzzle : null;
  const kind = PUZZLE_KINDS.find((one) => one === name);
  const puzzle = PUZZLES.find(({ id }) => id === name);
  const solved = useStore(puzzleProgress, (state) => state.solved);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!puzzle) document.title = 'DeltaVee: Puzzles';
  }, [puzzle]);

  // A kind leads to a puzzle of it, and Back from there to where one came from.
  useEffect(() => {
    if (kind) openPuzzle(openOne(PUZZLES.filter((one) => one.kind === kind)), 'replace');
  }, [kind]);

  if (kind) return null;
  if (!puzzle && rules !== null) return <LazyHandbookPage address={rules} />;
  if (!puzzle) return <PuzzleList solved={solved} unknown={name} />;
  return (
    <PuzzleRoom
      key={`${puzzle.id} ${tries}`}
      puzzle={puzzle}
      isSolved={solved.includes(puzzle.id)}
      onAgain={() => setTries(tries + 1)}
      onNext={() => openPuzzle(nextAfter(puzzle))}
      leave={toList}
    />
  );
}
