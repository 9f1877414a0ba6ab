import { useState } from 'react';
import { KIND_WORDS, PUZZLE_KINDS, PUZZLES, type Puzzle, puzzleOf } from '../../../puzzles/index.ts';
import { isProgressKept } from '../../../store/device/puzzle-progress.ts';
import { capital } from '../../../words/index.ts';
import { printAddress } from '../../kit/address.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { ListHead } from '../ListHead.tsx';
import { gradeWord, Pips } from './Pips.tsx';
import { SmallMap } from './SmallMap.tsx';
import { titleOf } from './titles.ts';

type Order = 'kind' | 'grade' | 'open';

const ORDERS = [
  { value: 'kind', label: 'By kind' },
  { value: 'grade', label: 'By difficulty' },
  { value: 'open', label: 'Not solved' },
] as const;

interface Group {
  name: string;
  puzzles: Puzzle[];
}

function groupsIn(order: Order, solved: readonly string[]): Group[] {
  const groups =
    order === 'grade'
      ? ([1, 2, 3] as const).map((grade) => ({
          name: capital(gradeWord(grade)),
          puzzles: PUZZLES.filter(({ difficulty }) => difficulty === grade),
        }))
      : PUZZLE_KINDS.map((kind) => ({
          name: KIND_WORDS[kind].name,
          puzzles: PUZZLES.filter((one) => one.kind === kind && (order !== 'open' || !solved.includes(one.id))),
        }));
  return groups.filter(({ puzzles }) => puzzles.length > 0);
}

interface CardProps {
  puzzle: Puzzle;
  isSolved: boolean;
  /** What stands above the title, of today's puzzle. */
  above?: string;
  /** What stands below it: the kind, where the group is none. */
  kind?: string;
}

/** A puzzle as a card that leads to it. */
function Card({ puzzle, isSolved, above, kind }: CardProps) {
  const { id, map, difficulty } = puzzle;
  return (
    <a
      className={above ? 'puzzle-card puzzle-today' : 'puzzle-card'}
      data-part="puzzle-card"
      href={printAddress({ place: { at: 'puzzles', puzzle: id }, rules: null })}
    >
      <SmallMap map={map} />
      <span className="stack content-start gap-1 flex-1 px-2h py-2 puzzle-words">
        {above && <span className="cap">{above}</span>}
        <b className="head-tight text-body">{titleOf(puzzle)}</b>
        {kind && <span className="muted">{kind}</span>}
        <span className="flex items-center apart puzzle-state">
          <Pips difficulty={difficulty} />
          {isSolved && (
            <span className="inline-flex items-center gap-1 small puzzle-solved">
              <Icon name="check" size={14} />
              solved
            </span>
          )}
        </span>
      </span>
    </a>
  );
}

/** The day it is here, as `2026-11-25`. */
function dayNow(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

interface PuzzleListProps {
  solved: readonly string[];
  /** The name in an address that is no puzzle's; null where there is none. */
  unknown: string | null;
}

/** All puzzles, and which of them are solved. */
export function PuzzleList({ solved, unknown }: PuzzleListProps) {
  const [order, setOrder] = useState<Order>('kind');
  const today = puzzleOf(PUZZLES, dayNow());
  const isDone = (puzzle: Puzzle): boolean => solved.includes(puzzle.id);
  const groups = groupsIn(order, solved);
  return (
    <div className="min-h-full mx-auto puzzles">
      <ListHead title="Puzzles">
        Positions out of games in which one thing is right and everything else costs dearly. Find it on the real table.{' '}
        <b>
          {PUZZLES.filter(isDone).length} of {PUZZLES.length} solved
        </b>
        {solved.length === 0 ? '.' : isProgressKept() ? ', kept on this device.' : ', until this page is closed.'}
      </ListHead>
      <main className="stack gap-4 mt-4">
        <Segments label="Order" options={ORDERS} chosen={order} onChoose={setOrder} />
        {unknown !== null && (
          <p className="puzzles-unknown" role="alert">
            There is no puzzle with this address. These are those there are.
          </p>
        )}
        {today && order !== 'open' && (
          <Card puzzle={today} isSolved={isDone(today)} above="Today’s puzzle" kind={KIND_WORDS[today.kind].name} />
        )}
        {groups.length === 0 && <p>All of them are solved.</p>}
        {groups.map(({ name, puzzles }) => (
          <section key={name} aria-label={name}>
            <h2>
              {name}{' '}
              <span className="muted">
                {order === 'open' ? puzzles.length : `${puzzles.filter(isDone).length} of ${puzzles.length} solved`}
              </span>
            </h2>
            <ul className="stack gap-3 mt-2 puzzles-row">
              {puzzles.map((puzzle) => (
                <li key={puzzle.id}>
                  <Card
                    puzzle={puzzle}
                    isSolved={isDone(puzzle)}
                    {...(order === 'grade' && { kind: KIND_WORDS[puzzle.kind].name })}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  );
}
