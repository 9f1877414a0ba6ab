import { describe, expect, test, vi } from 'vitest';
import { programQuestion } from '../../src/game/question.ts';
import { BUDGETS, decide, type Plan } from '../../src/opponent/index.ts';
import { createThinker } from '../../src/store/thinking/page-thinker.ts';
import { ACTIONS, AT, played, startOf } from '../fixtures/showdown.ts';

const question = programQuestion(played(startOf(), ACTIONS.slice(0, AT.command)), 2, {
  rank: 'admiral',
  seed: 3,
  budget: Math.min(200, BUDGETS.admiral),
});

describe('thinking on the page itself', () => {
  test('comes to the same plan as anywhere else, and lets the page live between two steps', async () => {
    let beats = 0;
    const heart = setInterval(() => (beats += 1), 0);
    const plans: Plan[] = [];
    await new Promise<void>((resolve, reject) =>
      createThinker().ask(
        {
          ask: 'plan',
          question,
          hear: (plan, done) => {
            plans.push(plan);
            if (done) resolve();
          },
        },
        () => reject(new Error('it broke down')),
      ),
    );
    clearInterval(heart);
    expect(plans.at(-1)).toEqual(decide(question));
    expect(plans.length).toBeGreaterThan(1);
    expect(beats).toBeGreaterThan(0);
  });

  test('is given up by the next question, and when it is told to stop', async () => {
    const thinker = createThinker();
    const [first, second, fail] = [vi.fn(), vi.fn(), vi.fn()];
    thinker.ask({ ask: 'plan', question, hear: first }, fail);
    thinker.ask({ ask: 'plan', question, hear: second }, fail);
    thinker.stop();
    // A later question is answered, those before it are not.
    await new Promise<void>((resolve) =>
      thinker.ask({ ask: 'plan', question, hear: (_, done) => done && resolve() }, fail),
    );
    expect(first).not.toHaveBeenCalled();
    expect(second).not.toHaveBeenCalled();
    expect(fail).not.toHaveBeenCalled();
  });

  test('that breaks down says so', async () => {
    const thinker = createThinker();
    const fault = await new Promise<string>((resolve) =>
      thinker.ask(
        {
          ask: 'attitude',
          seat: question.seat,
          hear: () => {
            throw new Error('nobody hears');
          },
        },
        () => resolve('it broke down'),
      ),
    );
    expect(fault).toBe('it broke down');
  });
});
