import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { type JudgedAnswer, PUZZLES, type Puzzle, solverOf } from '../../src/puzzles/index.ts';
import { puzzleProgress } from '../../src/store/device/puzzle-progress.ts';
import { addressNow, goToPlace } from '../../src/ui/kit/location.ts';
import { whyWorse } from '../../src/ui/learn/puzzles/Figures.tsx';
import { PuzzleRoom } from '../../src/ui/learn/puzzles/PuzzleRoom.tsx';
import { PuzzlesPage } from '../../src/ui/learn/puzzles/PuzzlesPage.tsx';
import { createTrial, type JudgeInBackground } from '../../src/ui/learn/puzzles/trial.ts';

afterEach(cleanup);
// The address is the page's: what is rendered next begins at the start.
afterEach(() => goToPlace({ at: 'start' }));
beforeEach(() => puzzleProgress.setState({ solved: [] }));

/** Everything that an order leads to has happened. */
const rest = () => act(async () => void (await new Promise((done) => setTimeout(done))));

const [first] = PUZZLES as [Puzzle];

async function openAt(puzzle: string | null): Promise<void> {
  goToPlace({ at: 'puzzles', puzzle });
  render(<PuzzlesPage />);
  await rest();
}

const nowAt = () => addressNow().place;

/** A judge who says what he is told to, when he is told to. */
function puppet() {
  let tell: (judged: JudgedAnswer) => void = () => undefined;
  let fail: () => void = () => undefined;
  const stop = vi.fn();
  const judge: JudgeInBackground = (_, hear, breakDown) => {
    tell = hear;
    fail = breakDown;
    return stop;
  };
  return { judge, stop, say: (judged: JudgedAnswer) => act(() => tell(judged)), fail: () => act(() => fail()) };
}

async function giveAll(trial: ReturnType<typeof createTrial>, orders: readonly Action[]): Promise<void> {
  for (const order of orders) await trial.table.order(order);
}

describe('the list', () => {
  test('tells of each puzzle what it is and whether it is solved, in three orders', async () => {
    puzzleProgress.setState({ solved: [first.id] });
    await openAt(null);
    expect(screen.getByText(`1 of ${PUZZLES.length} solved`)).toBeTruthy();
    expect(document.querySelectorAll('.puzzles-row a')).toHaveLength(PUZZLES.length);
    expect(screen.getAllByText('solved').length).toBeGreaterThan(0);
    expect(screen.getByText('Today’s puzzle')).toBeTruthy();
    expect(document.querySelector('.learn-intro')?.textContent).toContain('solved, kept on this device.');
    fireEvent.click(screen.getByRole('button', { name: 'Not solved' }));
    expect(document.querySelectorAll('.puzzles-row a')).toHaveLength(PUZZLES.length - 1);
    fireEvent.click(screen.getByRole('button', { name: 'By difficulty' }));
    expect(document.querySelectorAll('.puzzles-row a')).toHaveLength(PUZZLES.length);
  });

  test('says nothing of keeping where nothing is solved', async () => {
    await openAt(null);
    expect(document.querySelector('.learn-intro')?.textContent).not.toContain('kept');
  });

  test('comes with a word where an address leads to no puzzle', async () => {
    await openAt('shot-nothing');
    expect(screen.getByRole('alert').textContent).toContain('no puzzle with this address');
    expect(document.querySelectorAll('.puzzles-row a')).toHaveLength(PUZZLES.length);
  });

  test('is passed over by the address of a kind, which leads to its first that is not solved', async () => {
    const ofKind = PUZZLES.filter(({ kind }) => kind === first.kind);
    await openAt(first.kind);
    expect(nowAt()).toEqual({ at: 'puzzles', puzzle: ofKind[0]?.id });
    cleanup();
    puzzleProgress.setState({ solved: ofKind.slice(0, -1).map(({ id }) => id) });
    await openAt(first.kind);
    expect(nowAt()).toEqual({ at: 'puzzles', puzzle: ofKind.at(-1)?.id });
  });
});

describe('a puzzle', () => {
  test('says what its player may use, and nothing of what the other has', async () => {
    const ofCommands = PUZZLES.find(({ kind }) => kind === 'way') as Puzzle;
    await openAt(ofCommands.id);
    const units = [...document.querySelectorAll('.puzzle-allowed dt')].filter((unit) =>
      /^[12][A-Z]/.test(unit.textContent),
    );
    expect(units.length).toBeGreaterThan(0);
    for (const unit of units) expect(unit.textContent[0]).toBe(String(solverOf(ofCommands)));
  });

  test('asks in the phase line, shows the solution when asked, and goes on to the next', async () => {
    await openAt(first.id);
    const asked = document.querySelector('[data-part="coach"]')?.textContent;
    expect(asked).toContain('You may use');
    expect(asked).toContain('Player 1 wins when');
    fireEvent.click(screen.getByRole('button', { name: 'Show the solution' }));
    expect(document.querySelector('.puzzle-solution')?.textContent).toContain(`of ${first.proof.games}`);
    expect(puzzleProgress.getState().solved).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Next puzzle' }));
    await rest();
    expect(nowAt()).not.toEqual({ at: 'puzzles', puzzle: first.id });
    fireEvent.click(screen.getByRole('button', { name: 'All puzzles' }));
    await rest();
    expect(nowAt()).toEqual({ at: 'puzzles', puzzle: null });
  });

  test('is solved by its solution at once, and not by what was tried instead', async () => {
    const { judge } = puppet();
    for (const [orders, verdict] of [
      [first.proof.others[0]?.orders ?? [], 'wrong'],
      [first.proof.solution.orders, 'right'],
    ] as const) {
      const trial = createTrial(first, judge);
      const stop = trial.watch();
      await giveAll(trial, orders);
      expect(trial.state.getState().judged?.verdict).toBe(verdict);
      expect(puzzleProgress.getState().solved).toEqual(verdict === 'right' ? [first.id] : []);
      stop();
    }
  });

  test('8.0 waits with a shot beside the one that matters until all is fired that may be, and says why it is worse', async () => {
    const [fire] = first.proof.solution.orders;
    if (fire?.do !== 'fire') throw new Error('the first puzzle has another order');
    const trial = createTrial(first, puppet().judge);
    const stop = trial.watch();
    const { legal } = trial.table.state.getState().seat!;
    const other = legal.find((one) => one.do === 'fire' && one.from !== fire.from)!;
    await giveAll(trial, [other]);
    expect(trial.state.getState()).toMatchObject({ own: null, isFiring: true });
    await giveAll(trial, [fire]);
    expect(trial.state.getState()).toMatchObject({ isFiring: false, judged: { verdict: 'right' } });
    stop();
    expect(whyWorse([], [fire])).toBe(' Nothing was fired.');
    expect(whyWorse([{ ...fire, target: '2X' }], [fire])).toBe(` It is ${fire.target} that has to be hurt, not 2X.`);
  });

  test('is not solved by repeating what was shown', async () => {
    const trial = createTrial(first, puppet().judge);
    trial.watch();
    trial.show();
    await giveAll(trial, first.proof.solution.orders);
    expect(trial.state.getState().judged?.verdict).toBe('right');
    expect(puzzleProgress.getState().solved).toEqual([]);
  });
});

describe('an answer that nobody has tried', () => {
  /** A puzzle of whose proof nothing is left but the solution, so that every other answer is a new one. */
  const lonely: Puzzle = { ...first, proof: { ...first.proof, others: [] } };

  async function answer(by: ReturnType<typeof puppet>) {
    render(
      <PuzzleRoom
        puzzle={lonely}
        isSolved={false}
        onAgain={vi.fn()}
        onNext={vi.fn()}
        leave={vi.fn()}
        judge={by.judge}
      />,
    );
    await rest();
    fireEvent.click(document.querySelector('[data-part="end-phase"]')!);
    await rest();
  }

  const heading = () => document.querySelector('.puzzle-verdict')?.textContent;

  test('is counted beside the solution, in the same games, until one can tell', async () => {
    const by = puppet();
    await answer(by);
    expect(heading()).toBe('Counting');
    by.say({ games: 4, own: 0.5, solution: 0.75, verdict: null });
    expect(screen.getByText('4 of at most 32')).toBeTruthy();
    by.say({ games: 10, own: 0.7, solution: 0.75, verdict: 'right' });
    expect(heading()).toBe('Right');
    expect(document.querySelector('.puzzle-own')?.textContent).toContain('7 of 10, 70');
    expect(document.querySelector('.puzzle-solution')?.textContent).toContain('7.5 of 10, 75');
    expect(by.stop).toHaveBeenCalled();
    expect(puzzleProgress.getState().solved).toEqual([lonely.id]);
  });

  test('is said to be unknown where the games cannot tell it, none can be played, or somebody stops them', async () => {
    const by = puppet();
    await answer(by);
    by.say({ games: 32, own: 0.5, solution: 0.7, verdict: 'unknown' });
    expect(heading()).toBe('Not known');
    cleanup();
    await answer(by);
    by.fail();
    expect(heading()).toBe('Not known');
    cleanup();
    await answer(by);
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(heading()).toBe('Not known');
    expect(puzzleProgress.getState().solved).toEqual([]);
  });
});
