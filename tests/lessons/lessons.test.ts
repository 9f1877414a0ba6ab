import { describe, expect, test } from 'vitest';
import { type Action, hashOf, parseHexId, readScenario } from '../../src/engine/index.ts';
import { gameAt, type History, play } from '../../src/game/history.ts';
import { findTerm, linksIn, plainText } from '../../src/handbook/index.ts';
import { judgeStep, LESSONS, type Lesson, type LessonSight, type LessonStep } from '../../src/lessons/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { lessonStart, openLesson } from '../../src/store/table/lesson-table.ts';

/** What is seen from the seat, with what has happened since the step began. */
function sightOf(history: History, mark: number): LessonSight {
  const { view, stage, decider } = seatAt(gameAt(history), null);
  const since = history.steps.slice(mark);
  return {
    view,
    stage,
    decider,
    events: since.flatMap(({ log }) => log.map(({ event }) => event)),
    orders: since.map(({ action }) => action),
  };
}

function given(history: History, actions: readonly Action[]): History {
  return actions.reduce((before, action) => {
    const played = play(before, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.rejection.code}`);
    return played.history;
  }, history);
}

/** The steps with the position in which each of them begins. */
function walk(lesson: Lesson): { step: LessonStep; nth: number; start: History }[] {
  let start = lessonStart(lesson);
  return lesson.steps.map((step, nth) => {
    const here = { step, nth, start };
    start = given(start, [...(step.task?.show ?? []), ...(step.meanwhile ?? [])]);
    return here;
  });
}

const SIDEWAYS = LESSONS.flatMap((lesson) =>
  walk(lesson).flatMap(({ step, nth, start }) => {
    const way = step.task?.show ?? [];
    return [...way.keys(), ...(way.length === 0 ? [0] : [])].map((done) => ({
      name: `${lesson.id}, step ${nth + 1}, after ${done} of its orders`,
      lesson,
      step,
      nth,
      mark: start.steps.length,
      here: given(start, way.slice(0, done)),
      start,
    }));
  }),
);

const textsOf = ({ say, task }: LessonStep): string[] => [
  say,
  ...(task?.after ? [task.after.say] : []),
  ...(task?.hints ?? []).map((hint) => hint.say),
];

const sentencesIn = (text: string): number => plainText(text).split(/[.?!](?:\s|$)/).length - 1;

describe.each(LESSONS)('lesson $id', (lesson) => {
  test('has a scenario without faults', () => {
    expect(readScenario(lesson.scenario).ok).toBe(true);
  });

  test('is played to its end by the orders that it shows', () => {
    for (const { step, start } of walk(lesson)) {
      const mark = start.steps.length;
      expect(judgeStep(step, sightOf(start, mark)), step.title).toEqual({ kind: 'open' });
      if (!step.task) continue;
      step.task.show.forEach((_, nth) => {
        const before = given(start, step.task!.show.slice(0, nth));
        expect(judgeStep(step, sightOf(before, mark)), step.title).toEqual({ kind: 'open' });
      });
      expect(judgeStep(step, sightOf(given(start, step.task.show), mark)), step.title).toEqual({ kind: 'reached' });
    }
  });

  test('says what a step has come to, or lets others act, and not both: an order may follow while it is said', () => {
    expect(lesson.steps.filter(({ task, meanwhile }) => task?.after && meanwhile)).toEqual([]);
  });

  test('uses up the dice that it lays', () => {
    const last = walk(lesson).at(-1)!;
    const end = given(last.start, [...(last.step.task?.show ?? []), ...(last.step.meanwhile ?? [])]);
    expect(gameAt(end).dice.fallen).toEqual(lesson.rolls);
  });

  test('can be opened at every step', () => {
    for (const { nth, start } of walk(lesson)) {
      const { table, marks } = openLesson(lesson, nth);
      expect(marks.at(-1)).toBe(start.steps.length);
      expect(table.state.getState().seat?.view).toEqual(seatAt(gameAt(start), null).view);
    }
  });

  test('is told in words that the handbook explains, two or three sentences at a time', () => {
    for (const step of lesson.steps) {
      for (const text of textsOf(step)) {
        for (const link of linksIn(text))
          expect('term' in link && findTerm(link.term), JSON.stringify(link)).toBeTruthy();
        expect(sentencesIn(text), text).toBeLessThanOrEqual(3);
      }
    }
  });

  test('names units that are there, and hexes that are on the map', () => {
    for (const { step, start } of walk(lesson)) {
      const { units, sheets } = seatAt(gameAt(start), null).view;
      for (const at of [step.at, ...(step.task?.after ? [step.task.after.at] : [])]) {
        const [kind, name = ''] = at.split(' ');
        if (kind === 'hex') expect(parseHexId(sheets, name), at).toBeDefined();
        const there = step.task ? seatAt(gameAt(given(start, step.task.show)), null).view.units : units;
        if (kind === 'unit')
          expect(
            there.map(({ id }) => id),
            step.title,
          ).toContain(name);
      }
      for (const id of Object.values(step.selects ?? {})) expect(units.map((unit) => unit.id)).toContain(id);
    }
  });
});

describe('the figures that are told are those of the rules:', () => {
  const lessonOf = (id: string): Lesson => LESSONS.find((lesson) => lesson.id === id)!;
  const seatOn = (id: string, nth: number) => seatAt(gameAt(walk(lessonOf(id))[nth]!.start), null);

  test.each([
    ['matching', 1, 1, 'particle-burst', { targetValue: 6, probability: 0.1 }],
    ['matching', 4, 1, 'particle-burst', { targetValue: 3 }],
    ['matching', 7, 1, 'particle-burst', { targetValue: 2, probability: 0.7 }],
    ['firing', 2, 1, 'particle-barrage', { hitChance: 9, probability: 0.9 }],
    ['firing', 4, 'burster', 'laser-burst', { hitChance: 5 }],
    ['energy', 6, 1, 'particle-burst', { probability: 0.7 }],
    ['energy', 6, 1, 'laser-burst', { probability: 0.5 }],
  ] as const)('%s, step %i, %s, %s', (id, nth, from, type, figures) => {
    expect(seatOn(id, nth).odds({ unit: '1E', from, type, target: '2D' })).toMatchObject(figures);
  });

  test('six commands at velocity 2', () => {
    expect(seatOn('momentum', 3).left('1E')?.maneuvers).toEqual({ left: 6, of: 6 });
  });

  test('nine blocks after three commands', () => {
    const [ship] = seatOn('energy', 5).view.units;
    expect(ship?.energy).toMatchObject({ blocks: 10, marked: 1, burnRate: 3 });
  });

  test('a missile that strikes with 70 %', () => {
    const { start, step } = walk(lessonOf('missile')).at(-1)!;
    const events = given(start, step.task!.show).steps.flatMap(({ log }) => log.map(({ event }) => event));
    expect(events.find(({ type }) => type === 'interception')).toMatchObject({ chance: 7, die: 4, success: true });
  });
});

/** Plays a lesson on from a step that is done, by the orders that it shows. */
function playOn(lesson: Lesson, nth: number, done: History): void {
  let now = given(done, lesson.steps[nth]?.meanwhile ?? []);
  for (const step of lesson.steps.slice(nth + 1)) {
    const mark = now.steps.length;
    now = given(now, step.task?.show ?? []);
    if (step.task) expect(judgeStep(step, sightOf(now, mark)), step.title).toEqual({ kind: 'reached' });
    now = given(now, step.meanwhile ?? []);
  }
}

describe('whatever else is ordered', () => {
  test.each(SIDEWAYS)('in $name', ({ lesson, step, nth, mark, here }) => {
    const seen = new Set<number>();
    for (const action of seatAt(gameAt(here), null).legal) {
      const there = given(here, [action]);
      const verdict = judgeStep(step, sightOf(there, mark));
      if (verdict.kind === 'astray') {
        // Said in words, and taken back by dropping what the step has led to.
        expect(plainText(verdict.say)).not.toBe('');
      } else if (verdict.kind === 'reached') {
        const like = hashOf(gameAt(there));
        if (!seen.has(like)) playOn(lesson, nth, there);
        seen.add(like);
      } else expect(step.task?.show).toContainEqual(action);
    }
  });

  test('every hint is given for something', () => {
    const said = new Set<string>();
    for (const { step, mark, here } of SIDEWAYS) {
      for (const action of seatAt(gameAt(here), null).legal) {
        const verdict = judgeStep(step, sightOf(given(here, [action]), mark));
        if (verdict.kind === 'astray') said.add(`${step.title}: ${verdict.say}`);
      }
    }
    const all = LESSONS.flatMap(({ steps }) =>
      steps.flatMap(({ title, task }) => (task?.hints ?? []).map(({ say }) => `${title}: ${say}`)),
    );
    expect(all.filter((hint) => !said.has(hint))).toEqual([]);
  });
});
