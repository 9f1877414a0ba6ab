import { describe, expect, test } from 'vitest';
import { readScenario } from '../../src/engine/index.ts';
import { answerText, CHAPTERS, exampleAnswer, exampleScenario } from '../../src/handbook/index.ts';

const examples = CHAPTERS.flatMap(({ cases }) => cases).flatMap(({ id, examples: all = [] }) =>
  all.map((example) => [id, example.title, example] as const),
);

/** Worked out by hand, one for each example. */
const BY_HAND: Record<string, string> = {
  'Three hexes through a hexside': 'Flies A0607, A0707 and A0806. The next hex would be A0906.',
  'A zig-zag towards a corner': 'Flies A0607, A0708 and A0807. The next hex would be A0908.',
  'As it would fly on': 'Flies A0608 and A0709. The next hex would be A0809.',
  'The same ship after Accelerate and one turn to the left':
    'Flies A0607, A0708 and A0807. The next hex would be A0908.',
  'Flying the same way, nearly': 'Range 3; relative velocity 2; targeting −2; target value 3: 5 or less, 50\u00a0%.',
  'Head-on, nearly': 'Range 3; relative velocity 8; targeting −2; target value 9: 2 or less, 20\u00a0%.',
  Across: 'Range 3; relative velocity 6; targeting −2; target value 7: 3 or less, 30\u00a0%.',
  'Head-on along one line':
    'Range 3; relative velocity 8, halved to 4 on one line; targeting −2; target value 5: 4 or less, 40\u00a0%.',
  'The same course, five hexes apart':
    'Range 5, halved to 3; relative velocity 0, same direction and velocity; targeting −4; target value 3: 7 or less, 70\u00a0%.',
  'A better program in the pod': 'Range 3; relative velocity 6; targeting −4; target value 5: 6 or less, 60\u00a0%.',
  'From further away the laser is better':
    'Range 8; relative velocity 4; targeting −4; target value 8: 4 or less, 40\u00a0%.',
  'The particle beam in the same place':
    'Range 8; relative velocity 4; targeting −4; target value 8: 1 or less, 10\u00a0%.',
  'From a ship that points at a hexside':
    'Into A0507 towards 12, 1 or 2 o’clock; into A0607 towards 1, 2 or 3 o’clock; into A0608 towards 2, 3 or 4 o’clock. Velocity 2, 3 or 4.',
  'From a ship that points at a corner':
    'Into A0607 towards 1, 2 or 3 o’clock; into A0608 towards 3, 4 or 5 o’clock. Velocity 1 or 2.',
  'What strikes a Piccolo': 'The second die finds something with 1, 2 or 4: 30\u00a0%.',
  'What strikes a Dagger': 'The second die finds something with 1, 2, 3, 4 or 5: 50\u00a0%.',
  'Head-on, not quite on one line': 'Relative velocity 5: 3 or less, 30\u00a0%.',
  'From behind': 'Relative velocity 2, halved to 1 on one line: 7 or less, 70\u00a0%.',
};

describe('worked examples', () => {
  test.each(examples)('%s %s comes out as worked out by hand', (_, title, example) => {
    expect(answerText(exampleAnswer(example))).toBe(BY_HAND[title]);
  });

  test.each(examples.filter(([, , { ask }]) => ask.kind === 'fire'))(
    '%s %s is a scenario that could be played',
    (_, __, example) => {
      expect(readScenario(exampleScenario(example))).toMatchObject({ ok: true });
    },
  );

  test('are all different', () => {
    expect(new Set(examples.map(([, title]) => title)).size).toBe(examples.length);
    expect(Object.keys(BY_HAND)).toHaveLength(examples.length);
  });
});
