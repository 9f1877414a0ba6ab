import { expect, test } from 'vitest';
import { reasonSentence } from '../../src/words/reasons.ts';

test('every reason has a sentence', () => {
  expect(reasonSentence({ code: 'as-due', unit: null, params: {} })).not.toBe('');
});
