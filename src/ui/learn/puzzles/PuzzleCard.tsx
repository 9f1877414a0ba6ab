import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Action } from '../../../engine/index.ts';
import { KIND_WORDS, MOST_PAIRS, type Puzzle, solverOf } from '../../../puzzles/index.ts';
import { LESSON } from '../../commands/parts.ts';
import { useKeys } from '../../commands/useKeys.ts';
import { SideMark } from '../../counters/SideMark.tsx';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { silence } from '../../play/asking.ts';
import { useGame } from '../../play/context.ts';
import { useLayout } from '../../play/useLayout.ts';
import { VictoryConditions } from '../../table/end/VictoryConditions.tsx';
import { Allowed } from './Allowed.tsx';
import { Figures, shortOrdersText, whyWorse } from './Figures.tsx';
import { Pips } from './Pips.tsx';
import type { Trial, TrialState } from './trial.ts';

interface PuzzleCardProps {
  puzzle: Puzzle;
  trial: Trial;
  isSolved: boolean;
  onAgain: () => void;
  onNext: () => void;
}

/** What has come of the try so far, in a heading and a sentence. */
function wordsOf(
  { own, judged, counting, isShown, isFiring }: TrialState,
  solution: readonly Action[],
): { title: string; say: string } | null {
  if (isFiring) return { title: 'Fired', say: 'Fire what else you want, or end the phase: then it is judged.' };
  if (!own) return isShown ? { title: 'The solution', say: 'Try it, or go on to the next one.' } : null;
  const verdict = judged?.verdict ?? null;
  if (verdict === 'right') {
    return {
      title: 'Right',
      say: isShown ? 'You had seen the solution: try it again another day.' : 'That is as good as anything found.',
    };
  }
  if (verdict === 'wrong')
    return { title: 'There is better', say: `Your way costs too much.${whyWorse(own, solution)}` };
  if (verdict === 'unknown') {
    return {
      title: 'Not known',
      say: 'Your way is too near to the limit: as many games as were played cannot tell it.',
    };
  }
  if (counting === 'counting') {
    return {
      title: 'Counting',
      say: 'Your way is none of those that were tried before. Two Captains play it out, and the solution with the same dice.',
    };
  }
  return {
    title: 'Not known',
    say:
      counting === 'failed' ? 'Your way could not be counted in this browser.' : 'You stopped before one could tell.',
  };
}

/** How far the counting has come, and the way to stop it. */
function Progress({ trial }: { trial: Trial }) {
  const judged = useStore(trial.state, (state) => state.judged);
  const done = judged?.games ?? 0;
  return (
    <div className="line puzzle-progress">
      <progress className="flex-1 min-w-0" value={done} max={MOST_PAIRS} aria-label="Games played" />
      <span className="num">
        {done} of at most {MOST_PAIRS}
      </span>
      <Button look="small" onClick={trial.stop}>
        Stop
      </Button>
    </div>
  );
}

/** The task, how the game is won, what may be used and when it is solved; then what came of the try, beside the solution. */
export function PuzzleCard({ puzzle, trial, isSolved, onAgain, onNext }: PuzzleCardProps) {
  const game = useGame();
  const state = useStore(trial.state);
  const { own, judged, counting, isShown } = state;
  const [{ seat, scenario }] = useState(() => trial.table.state.getState());
  const isPhone = useLayout() === 'phone';
  const [isFolded, setFolded] = useState(isPhone);
  const card = useRef<HTMLElement>(null);
  const isDone = own !== null || isShown;
  const { leave } = game;
  const words = wordsOf(state, puzzle.proof.solution.orders);

  useKeys(LESSON, () => card.current?.focus());
  // The puzzle itself says what has been left out.
  useEffect(() => silence(game, 'command', 'fire'), [game]);
  // What came of it is not to be missed.
  useEffect(() => {
    if (isDone) setFolded(false);
  }, [isDone]);

  return (
    <section
      className="stack card scroll-y puzzle-panel"
      data-part="coach"
      aria-label="Puzzle"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a key leads here, and it scrolls
      tabIndex={0}
      ref={card}
    >
      <header className="line">
        <SideMark side={solverOf(puzzle)} size={20} />
        <h2 className="flex-1">{KIND_WORDS[puzzle.kind].name}</h2>
        <Pips difficulty={puzzle.difficulty} />
        {isSolved && (
          <span className="inline-flex items-center gap-1 small puzzle-solved">
            <Icon name="check" size={14} />
            solved
          </span>
        )}
        <Button
          look="plain"
          aria-expanded={!isFolded}
          aria-label={isFolded ? 'Unfold the puzzle' : 'Fold the puzzle'}
          onClick={() => setFolded(!isFolded)}
        >
          <Icon name={isFolded ? 'down' : 'up'} size={16} />
        </Button>
      </header>
      {!isFolded && (
        <>
          <div role="status">
            {words && (
              <>
                <h3 className="puzzle-verdict">{words.title}</h3>
                <p>{words.say}</p>
                {/* What stands below for the eyes. */}
                {isDone && judged?.verdict !== 'right' && (
                  <p className="visually-hidden">The solution: {shortOrdersText(puzzle.proof.solution.orders)}.</p>
                )}
              </>
            )}
          </div>
          {counting === 'counting' && <Progress trial={trial} />}
          {isDone && (
            <>
              <Figures proof={puzzle.proof} seat={seat} player={solverOf(puzzle)} own={own} judged={judged} />
              <p className="muted">
                Games won of those that two Captains played from here, with the same dice; a draw is a half.
              </p>
            </>
          )}
          {!isDone && seat && (
            <>
              <div className="puzzle-won-by">
                <VictoryConditions seat={seat} scenario={scenario} />
              </div>
              <h3 className="cap">You may use</h3>
              <Allowed seat={seat} player={solverOf(puzzle)} />
              <h3 className="cap">Solved when</h3>
              <p>
                two Captains who play on from your orders win as often as from the best that was found, or less often by
                no more than 15 games of 100. Everything lies open, and only this decision counts.
              </p>
            </>
          )}
        </>
      )}
      <div className="row">
        {own ? (
          <>
            <Button look="primary" onClick={onNext}>
              Next puzzle
            </Button>
            <Button onClick={onAgain}>Try again</Button>
          </>
        ) : (
          <>
            {!isShown && <Button onClick={trial.show}>Show the solution</Button>}
            <Button onClick={onNext}>Next puzzle</Button>
          </>
        )}
        <Button look="plain" onClick={leave}>
          All puzzles
        </Button>
      </div>
    </section>
  );
}
