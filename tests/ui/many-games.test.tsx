import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OpeningProgress } from '../../src/ui/home/OpeningProgress.tsx';
import { ask, withProgress } from '../../src/ui/pages/asked.ts';
import { pages } from '../../src/ui/pages/state.ts';

test('a file that is brought in tells how far it has come, and is stopped by its button', async () => {
  const stopped = await withProgress(
    ask(),
    async ({ tell, signal }) => {
      tell?.(12, 300);
      render(<OpeningProgress />);
      expect(screen.getByRole('status').textContent).toBe('12 of 300 have been brought in.');
      fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
      return signal?.aborted;
    },
    'things',
  );
  expect(stopped).toBe(true);
});

test('it goes on behind a page that is asked for meanwhile, which tells nothing of it', async () => {
  const stopped = await withProgress(
    ask(),
    async ({ tell, signal }) => {
      ask();
      tell?.(13, 300);
      return signal?.aborted;
    },
    'things',
  );
  expect(stopped).toBe(false);
  expect(pages.getState().progress).toBeNull();
});
