import { afterEach, expect, test } from 'vitest';
import { listOpen } from '../../src/store/table/calls.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const line = (table: string) => ({
  table,
  invitation: 'Zm9yLXdob2V2ZXItY29tZXM',
  made: 1,
  scenario: 'a-battle-of-many',
  own: true,
  seat: 2,
  taken: { 1: true, 2: false },
  names: { 1: 'Ann', 2: '' },
  settings: { mode: 'screens', logs: 'closed', name: '' },
  at: { turn: 1, phase: { kind: 'set-up', player: 1 } },
  commitment: '00',
});

/** A server whose list has so many pages of one table each. */
function serveList(pages: number): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (address) => {
    asked.push(`${address}`);
    const page = asked.length;
    const next = page < pages ? { next: `${page}.x` } : {};
    return new Response(JSON.stringify({ open: [line(`${page}`.padStart(16, 'A'))], ...next }));
  };
  return asked;
}

test('the list of open tables is asked for page after page, to its end', async () => {
  const asked = serveList(3);
  const listed = await listOpen();
  expect(asked).toEqual(['/api/open', '/api/open?after=1.x', '/api/open?after=2.x']);
  expect(listed).toMatchObject({ ok: true, value: { open: [{ own: true }, {}, { table: 'AAAAAAAAAAAAAAA3' }] } });
});

test('no more pages are asked for than a server has', async () => {
  const asked = serveList(1000);
  expect(await listOpen()).toMatchObject({ ok: true });
  expect(asked).toHaveLength(4);
});
