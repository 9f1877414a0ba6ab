import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LESSONS, type Lesson } from '../../src/lessons/index.ts';
import { LessonRoom } from '../../src/ui/learn/lesson/LessonRoom.tsx';
import { selectorOf } from '../../src/ui/learn/lesson/places.ts';
import { lookup } from '../../src/ui/play/lookup.ts';
import { until } from '../fixtures/until.ts';

afterEach(cleanup);

/** Everything that an order leads to has happened. */
const rest = () => act(async () => void (await new Promise((done) => setTimeout(done))));

async function open(lesson: Lesson, step = 0) {
  const onStep = vi.fn();
  const onDone = vi.fn();
  const leave = vi.fn();
  const go = vi.fn();
  render(
    <LessonRoom
      lesson={lesson}
      title="A lesson"
      step={step}
      notice={null}
      onStep={onStep}
      onDone={onDone}
      onward={{ label: 'Next lesson: another', go }}
      leave={leave}
    />,
  );
  await rest();
  return { onStep, onDone, leave, go };
}

const press = async (name: RegExp | string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await rest();
};

/** To look for it on the whole page takes far longer. */
const pressOnCard = async (name: RegExp | string) => {
  fireEvent.click(within(document.querySelector<HTMLElement>('.lesson-card')!).getByRole('button', { name }));
  await rest();
};

const pressOrder = async (order: string) => {
  fireEvent.click(document.querySelector(`[data-order="${order}"]`)!);
  await rest();
};

const pressMove = async () => {
  fireEvent.click(document.querySelector('[data-slot="answer"][data-part="move"]')!);
  await rest();
};

const title = () => document.querySelector('.lesson-card h2')?.textContent;
const isThere = (selector: string) => document.querySelector(selector) !== null;
const [momentum, , , firing] = LESSONS as [Lesson, Lesson, Lesson, Lesson];

/** Anybody who is shown everything goes through a lesson once. */
describe('what each step speaks of is on the page', () => {
  test.each(LESSONS)('in $id', async (lesson) => {
    const { onDone } = await open(lesson);
    for (const { title: name, at, task } of lesson.steps) {
      expect(title()).toBe(name);
      await until(() => expect(isThere(selectorOf(at)), `${name}: ${at}`).toBe(true));
      if (task) await pressOnCard('Show me');
      if (task?.after) {
        await until(() => expect(document.querySelector('.lesson-reached')).not.toBeNull());
        expect(isThere(selectorOf(task.after.at)), `${name}: ${task.after.at}`).toBe(true);
      }
      if (!task || task.after) await pressOnCard(/^Next( lesson: another)?$/);
      else await until(() => expect(title()).not.toBe(name));
    }
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('the coach', () => {
  test('goes on when the goal is reached, and after what he says of it', async () => {
    const { onStep } = await open(momentum);
    await pressOnCard('Next');
    expect(title()).toBe('Let it fly');
    await pressMove();
    expect(document.querySelector('.lesson-reached')?.textContent).toContain('Move 1E');
    await pressOnCard('Next');
    expect(title()).toBe('End the phase');
    await press(/^End Movement Phase/);
    expect(title()).toBe('Your commands');
    expect(onStep).toHaveBeenLastCalledWith(3);
  });

  test('says what was wrong, and one press takes it back', async () => {
    await open(momentum, 4);
    await pressOrder('decelerate');
    expect(title()).toBe('Not quite');
    expect(screen.getByText(/That was Decelerate/)).toBeTruthy();
    await pressOnCard('Take it back and try again');
    expect(title()).toBe('Fly faster');
    await pressOrder('accelerate');
    expect(title()).toBe('Turn to the left');
  });

  test('takes back an order that ended the phase too early, with all that followed from it', async () => {
    await open(momentum, 6);
    await press(/^End Command Phase/);
    expect(screen.getByText(/The phase is over/)).toBeTruthy();
    await pressOnCard('Take it back and try again');
    await pressOrder('turn left');
    expect(title()).toBe('Where it will be');
  });

  test('goes back a step, with the position of that step', async () => {
    await open(momentum, 5);
    await pressOnCard('Back');
    expect(title()).toBe('Fly faster');
    expect(document.querySelector('[data-part="unit-motion"]')?.textContent).toMatch(/^velocity 2/);
  });

  test('follows an undo at the table to the step it leads to', async () => {
    await open(momentum, 5);
    await press('Undo');
    expect(title()).toBe('Fly faster');
  });

  test('counts an order that is given before the next card for the next step', async () => {
    await open(momentum, 1);
    await pressMove();
    await press(/^End Movement Phase/);
    expect(title()).toBe('Your commands');
  });

  test('lets nobody fire in a step that is only read, and has it taken back', async () => {
    await open(firing, 1);
    fireEvent.click(document.querySelector('[data-part="fire"]')!);
    await rest();
    expect(screen.getByText(/more to read/)).toBeTruthy();
    await pressOnCard('Take it back and try again');
    expect(title()).toBe('Your weapons');
  });

  test('ends with the last step', async () => {
    const { onDone, go } = await open(momentum, momentum.steps.length - 1);
    await pressOnCard('Show me');
    await until(() => expect(document.querySelector('.lesson-reached')).not.toBeNull());
    await pressOnCard('Finish the lesson');
    expect(onDone).toHaveBeenCalledOnce();
    expect(go).not.toHaveBeenCalled();
  });

  test('leads from the last step to what follows', async () => {
    const { onDone, go } = await open(momentum, momentum.steps.length - 1);
    await pressOnCard('Show me');
    await until(() => expect(document.querySelector('.lesson-reached')).not.toBeNull());
    await pressOnCard('Next lesson: another');
    expect(onDone).toHaveBeenCalledOnce();
    expect(go).toHaveBeenCalledOnce();
  });

  test('opens what the handbook says of a term', async () => {
    await open(momentum);
    const coach = within(screen.getByRole('region', { name: 'Coach' }));
    fireEvent.click(coach.getByRole('button', { name: 'Piccolo' }));
    expect(lookup.getState().sought?.what).toEqual({ term: 'Piccolo' });
  });

  test('is reached by a key, and Enter goes on', async () => {
    await open(momentum);
    fireEvent.keyDown(document.body, { key: 'K', shiftKey: true });
    const card = screen.getByRole('region', { name: 'Coach' });
    expect(document.activeElement).toBe(card);
    fireEvent.keyDown(card, { key: 'Enter' });
    await rest();
    expect(title()).toBe('Let it fly');
  });

  test('is left by a button', async () => {
    const { leave } = await open(momentum);
    await pressOnCard('Leave');
    expect(leave).toHaveBeenCalledOnce();
  });
});

describe('the table of a lesson', () => {
  test('has the title of the lesson, no dice to be set and nothing to save', async () => {
    await open(momentum);
    expect(screen.getByRole('heading', { level: 1, name: /\. A lesson$/ })).toBeTruthy();
    expect(screen.queryByText(/Saved on this device/)).toBeNull();
    expect(isThere('.next-dice')).toBe(false);
    await press('Menu');
    expect(screen.queryByRole('button', { name: /Save the record/ })).toBeNull();
    expect(screen.getByRole('button', { name: /Leave the lesson/ })).toBeTruthy();
  });
});
