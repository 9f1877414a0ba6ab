import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Hearing } from '../../src/store/table/connection.ts';
import type { MyTable } from '../../src/store/table/my-tables.ts';
import { openRemote } from '../../src/store/table/open-screens.ts';
import type { ScreensState } from '../../src/store/table/table-state.ts';
import { createView } from '../../src/store/table/view-store.ts';
import { Offers } from '../../src/ui/online/Offers.tsx';
import { Rematch } from '../../src/ui/online/Rematch.tsx';
import { GameContext, type OpenGame, useTable } from '../../src/ui/play/context.ts';
import { fakeServer } from '../fixtures/fake-server.ts';
import { SILENT } from '../fixtures/thinker.ts';

afterEach(cleanup);

const mine: MyTable = {
  table: 'Q29tcGFzc1Jvc2U5',
  key: 'x',
  seat: 1,
  title: '',
  created: 0,
  commitment: '',
  unanswered: [],
};

type Part = (props: { mine: MyTable; screens: ScreensState }) => ReactNode;

function Shown({ part: Part }: { part: Part }) {
  const screens = useTable((state) => state.screens);
  return screens && <Part mine={mine} screens={screens} />;
}

/** A table of Ann, at which both have set up, and what her page hears of it. */
async function open(part: Part): Promise<Hearing> {
  const server = fakeServer('showdown');
  const heard: Hearing[] = [];
  const connect = server.connect(1);
  const store = await openRemote({
    table: 'Q29tcGFzc1Jvc2U5',
    words: { key: 'x' },
    connect: (auth, hearing) => {
      heard.push(hearing);
      return connect(auth, hearing);
    },
    unanswered: [],
    keep: () => undefined,
    adviser: SILENT,
    fetchRecord: async () => null,
  });
  await store!.order({ player: 1, do: 'ready' });
  const game = { table: store, view: createView() } as unknown as OpenGame;
  render(
    <GameContext value={game}>
      <Shown part={part} />
    </GameContext>,
  );
  return heard[0]!;
}

const lines = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

test('one who offers a draw is told that the other plays on, until something else is done', async () => {
  const hearing = await open(Offers);
  act(() => hearing.offered([{ seat: 1, what: 'draw' }]));
  expect(lines().join()).toContain('You offer a draw.');
  act(() => {
    hearing.offered([]);
    hearing.declined({ seat: 1, what: 'draw' });
  });
  expect(lines().join()).toContain('Ben plays on: no draw.');
  act(() => hearing.declined(null));
  expect(lines().join()).not.toContain('Ben');
  act(() => hearing.declined({ seat: 2, what: 'take-back' }));
  expect(lines().join()).not.toContain('plays on');
});

test('one who offers a rematch is told that the other wants none', async () => {
  const hearing = await open(Rematch);
  act(() => hearing.declined({ seat: 1, what: 'rematch' }));
  expect(screen.getByText('Ben wants no rematch.')).toBeTruthy();
});
