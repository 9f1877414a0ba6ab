import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TroubleNote } from '../../src/ui/home/PageNotes.tsx';
import { pages, sayTrouble } from '../../src/ui/pages/state.ts';

afterEach(() => pages.setState({ trouble: null }));

test('the name of a file is kept apart from the words around it', () => {
  const name = 'evil\u202Enosj.exe';
  sayTrouble('The file cannot be opened.', name);
  render(<TroubleNote />);
  expect(screen.getByRole('alert').querySelector('bdi')?.textContent).toBe(name);
});
