import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dropTable, keepTable, type MyTable } from '../../src/store/table/my-tables.ts';
import { openScreens } from '../../src/store/table/open-screens.ts';
import { TakeSeat } from '../../src/ui/online/TakeSeat.tsx';
import { WatchTable } from '../../src/ui/online/WayPage.tsx';
import { SILENT } from '../fixtures/thinker.ts';
import { until } from '../fixtures/until.ts';

const came = vi.hoisted(() => vi.fn(async () => null));
vi.mock('../../src/ui/pages/pages.ts', () => ({ comeToTable: came }));

const TABLE = 'Q29tcGFzc1Jvc2U5';
const [KEY, FOR_ONE, FOR_TWO] = ['a'.repeat(22), 'b'.repeat(22), 'c'.repeat(22)];

const MINE: MyTable = {
  table: TABLE,
  key: KEY,
  seat: 1,
  title: 'The Showdown',
  created: 0,
  commitment: 'f'.repeat(64),
  invitation: FOR_TWO,
  unanswered: [],
};

afterEach(async () => {
  cleanup();
  came.mockClear();
  vi.unstubAllGlobals();
  await dropTable(TABLE);
});

/** A server at which both seats are taken; it knows whose an invitation was. */
function served() {
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const { invitation } = JSON.parse(String(body));
    const seat = invitation === FOR_ONE ? 1 : invitation === FOR_TWO ? 2 : null;
    return Response.json({
      scenario: 'showdown',
      seat,
      taken: { 1: true, 2: true },
      names: { 1: 'Ann', 2: 'Ben' },
      settings: { mode: 'screens', logs: 'closed', name: '' },
      at: { turn: 1, phase: { kind: 'movement', player: 1 } },
      commitment: 'f'.repeat(64),
    });
  });
}

describe('a link to a table at which this browser has a seat', () => {
  test('opens the seat at once where the link was its own', async () => {
    served();
    await keepTable(MINE);
    render(<TakeSeat table={TABLE} invitations={[FOR_ONE]} />);
    await until(() => expect(came).toHaveBeenCalledWith(TABLE, 'replace'));
    expect(screen.queryByText(/taken this seat already/)).toBeNull();
  });

  test('opens the table at once for anybody who lets the other choose a side', async () => {
    served();
    const { invitation: _, ...mine } = MINE;
    await keepTable({ ...mine, key: null, seat: null, choice: { 1: FOR_ONE, 2: FOR_TWO, name: 'Ann' } });
    render(<TakeSeat table={TABLE} invitations={[FOR_ONE, FOR_TWO]} />);
    await until(() => expect(came).toHaveBeenCalledWith(TABLE, 'replace'));
  });

  test.each([
    ['the other’s invitation', () => <TakeSeat table={TABLE} invitations={[FOR_TWO]} />],
    ['a link to watch', () => <WatchTable table={TABLE} watch={'d'.repeat(22)} />],
  ])('stands behind a curtain after %s', async (_, page) => {
    served();
    await keepTable(MINE);
    render(page());
    const uncover = await screen.findByRole('button', { name: 'I am player 1, uncover' });
    expect(came).not.toHaveBeenCalled();
    fireEvent.click(uncover);
    expect(came).toHaveBeenCalledWith(TABLE, 'replace');
  });
});

test('one who has no seat there reads that the seat is taken, and what the address of the table is', async () => {
  served();
  render(<TakeSeat table={TABLE} invitations={[FOR_TWO]} />);
  expect(await screen.findByText(/taken this seat already/)).toBeTruthy();
  expect(await openScreens(TABLE, SILENT)).toEqual({ ok: false, trouble: 'no-seat' });
});
