import { expect, test } from 'vitest';
import { listHulls } from '../../src/ui/workbench/battles/ship-models.ts';

test('a hull with a single pod has one pod, not pods', () => {
  const notes = listHulls().map(({ note }) => note);
  expect(notes).toContain('1 pod, none aboard yet');
  expect(notes).toContain('2 pods, none aboard yet');
});
