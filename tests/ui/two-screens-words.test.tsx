import { createHash, createHmac } from 'node:crypto';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type DiceProof, deciderOf, type Player } from '../../src/engine/index.ts';
import { commitmentOf, dieOf } from '../../src/game/dice-proof.ts';
import type { Connect, Hearing } from '../../src/store/table/connection.ts';
import { openRemote } from '../../src/store/table/open-screens.ts';
import type { TableStore } from '../../src/store/table/table-state.ts';
import { createView } from '../../src/store/table/view-store.ts';
import { doable } from '../../src/ui/commands/found.ts';
import { TABLE, tableAt } from '../../src/ui/commands/table.ts';
import { checkedElsewhere, DiceDialog } from '../../src/ui/online/DiceProof.tsx';
import { ScreensNote } from '../../src/ui/online/ScreensNote.tsx';
import { GameContext, type OpenGame } from '../../src/ui/play/context.ts';
import { ControlsContext, createControls } from '../../src/ui/play/controls.ts';
import { TableDock } from '../../src/ui/table/dock/Dock.tsx';
import type { PresentMessage } from '../../src/wire/messages.ts';
import { fakeServer } from '../fixtures/fake-server.ts';
import { showRoom } from '../fixtures/room.tsx';
import { SILENT } from '../fixtures/thinker.ts';

const settled = () => act(async () => void (await new Promise((done) => setTimeout(done))));

/** A table of Ann and Ben as one of them has it, or, by another first message, a watcher; and what that page hears. */
async function open(connect: Connect, more: { seen?: number; mayWatch?: boolean } = {}) {
  const heard: Hearing[] = [];
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
    ...more,
  });
  return { store: store!, hearing: heard[0]! };
}

/** A connection whose first message says something else. */
const altered =
  (connect: Connect, change: (message: PresentMessage) => PresentMessage): Connect =>
  (auth, hearing) =>
    connect(auth, { ...hearing, present: (message) => hearing.present(change(message)) });

const watching = (connect: Connect): Connect =>
  altered(connect, (message) => ({ ...message, seat: null, toAct: false }));

/** What can be found at a table by its words. */
function offered(table: TableStore): string[] {
  const game = { table, view: createView() } as unknown as OpenGame;
  return doable(TABLE, tableAt(game, createControls(game))).map(({ label }) => label);
}

const show = (store: TableStore) => showRoom(store, { notice: <ScreensNote /> });

describe('what is offered at two screens', () => {
  test('is never what would only be refused', async () => {
    const server = fakeServer('showdown');
    const { store } = await open(server.connect(1));
    await store.order({ player: 1, do: 'ready' });
    const words = offered(store).join();
    expect(words).not.toMatch(/hint|another way|Save the record|mails|Watchers/i);
    expect(words).toMatch(/Offer a draw/);
    expect(words).not.toMatch(/Agree on a draw/);
    expect(words).toMatch(/Other devices/);
  });

  test('is to a watcher nothing that only a player can do', async () => {
    const server = fakeServer('showdown');
    const { store } = await open(watching(server.connect(1)), { mayWatch: true });
    const words = offered(store).join();
    expect(words).not.toMatch(/draw|Concede|take back|Other devices/i);
    expect(words).toMatch(/Watchers/);
  });
});

describe('taking back', () => {
  test('is asked for, with exactly what goes, and told with it afterwards', async () => {
    const server = fakeServer('showdown');
    const [ann, ben] = [await open(server.connect(1)), await open(server.connect(2))];
    await ann.store.order({ player: 1, do: 'ready' });
    await ben.store.order({ player: 2, do: 'ready' });
    await ann.store.order({ player: 1, do: 'move-all' });
    await settled();
    show(ben.store);
    const to = server.latest(2) - 1;
    act(() => ben.hearing.offered([{ seat: 1, what: 'take-back', to }]));
    expect(await screen.findByText(/^Ann asks to take back: 1E moves 1 hex to A0307\./)).toBeTruthy();
    expect(screen.queryByText(/Ann offers/)).toBeNull();
    await act(() => ann.store.undo());
    await settled();
    fireEvent.click(screen.getByRole('button', { name: /^What happened/ }));
    await settled();
    // Once in a line, and once where the events are.
    expect(screen.getAllByText(/^Ann took back: 1E moves 1 hex to A0307\./)).toHaveLength(2);
  });
});

test('nobody can press Ready before it is their turn to', async () => {
  const server = fakeServer('showdown');
  for (const [player, unit] of [
    [1, '1E'],
    [2, '2D'],
  ] as const) {
    const { store } = await open(server.connect(player));
    const view = createView();
    view.set({ selected: unit });
    const game = { table: store, view } as unknown as OpenGame;
    const { unmount } = render(
      <GameContext value={game}>
        <ControlsContext value={createControls(game)}>
          <TableDock seat={store.state.getState().seat!} staged={null} />
        </ControlsContext>
      </GameContext>,
    );
    const ready = screen.getByRole('button', { name: 'Ready' });
    expect(ready.getAttribute('aria-disabled')).toBe(player === 1 ? null : 'true');
    unmount();
  }
});

test('one who has conceded is called by name', async () => {
  const server = fakeServer('showdown');
  const [ann, ben] = [await open(server.connect(1)), await open(server.connect(2))];
  await ann.store.order({ player: 1, do: 'ready' });
  await ben.store.order({ player: 2, do: 'ready' });
  await ann.store.order({ player: 1, do: 'concede' });
  await settled();
  show(ben.store);
  expect(screen.getAllByText('You have won: Ann has conceded').length).toBeGreaterThan(0);
  expect(screen.queryByText(/[Pp]layer 1 (has conceded|concedes)/)).toBeNull();
});

describe('orders that wait for the connection', () => {
  test('stand at their buttons, and no question at the end of the phase forgets them', async () => {
    const server = fakeServer('showdown');
    const [ann, ben] = [await open(server.connect(1)), await open(server.connect(2))];
    const tables = { 1: ann.store, 2: ben.store };
    const seatOf = (player: Player) => tables[player].state.getState().seat!;
    while (seatOf(1).stage !== 'command' || !seatOf(1).toAct) {
      const player = deciderOf(server.game())!;
      const [first] = seatOf(player)
        .legal.filter(({ do: kind }) => /^(ready|move-all|end-phase)$/.test(kind))
        .reverse();
      await tables[player].order(first!);
      await settled();
    }
    show(ann.store);
    act(() => server.cut(1));
    const accelerate = () => seatOf(1).legal.find(({ do: kind }) => kind === 'accelerate')!;
    await act(() => ann.store.order(accelerate()));
    await act(() => ann.store.order(accelerate()));
    expect(await screen.findByRole('button', { name: /Accelerate.*2 wait to be sent/ })).toBeTruthy();
    expect(screen.getByText(/2 orders wait, to be sent/)).toBeTruthy();
    await act(async () => void fireEvent.keyDown(window, { key: 'e' }));
    expect(screen.queryByText(/has had no command/)).toBeNull();
  });
});

test('one who opens the table is told what is new, also while the other is to act', async () => {
  const server = fakeServer('showdown');
  const [ann, ben] = [await open(server.connect(1)), await open(server.connect(2))];
  await ann.store.order({ player: 1, do: 'ready' });
  await ben.store.order({ player: 2, do: 'ready' });
  const again = await open(server.connect(2), { seen: 0 });
  expect(again.store.state.getState().screen).toBe('recap');
  show(again.store);
  const recap = screen.getByRole('region', { name: 'Since you last looked' });
  expect(within(recap).getByText('Ann moves: it is not your turn.')).toBeTruthy();
});

describe('the dice', () => {
  const SECRET = [...Array(32).keys()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const PROOF: DiceProof = {
    table: 'Q29tcGFzc1Jvc2U5',
    secret: SECRET,
    commitment: commitmentOf(SECRET),
    nonces: ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'],
    from: 0,
  };

  test('are shown with their fingerprint to anybody who looks, with all else once the game is over', async () => {
    const server = fakeServer('showdown');
    const { store } = await open(watching(server.connect(1)));
    const game = { table: store, view: createView() } as unknown as OpenGame;
    const dialog = (hasRecord: boolean) => (
      <GameContext value={game}>
        <DiceDialog commitment={PROOF.commitment} hasRecord={hasRecord} />
      </GameContext>
    );
    const { rerender } = render(dialog(false));
    expect(screen.getByText(PROOF.commitment)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Copy: Fingerprint/ })).toBeTruthy();
    expect(screen.getByText(/No die has fallen so far/)).toBeTruthy();
    vi.spyOn(store, 'record').mockReturnValue({
      ...server.record(),
      dice: { rolls: [0, 1, 2].map((number) => dieOf(PROOF, number)), proof: PROOF },
    });
    rerender(dialog(true));
    expect(screen.getByText(/^All 3 dice follow/)).toBeTruthy();
    for (const shown of [SECRET, ...PROOF.nonces]) expect(screen.getByText(shown)).toBeTruthy();
  });

  test('follow by the two lines that are given for another program', () => {
    const [print, die] = checkedElsewhere(PROOF).split('\n');
    const [, secret = ''] = /^printf (\S+) \| xxd -r -p \| sha256sum$/.exec(print ?? '') ?? [];
    const key = Buffer.from(secret, 'hex');
    expect(createHash('sha256').update(key).digest('hex')).toBe(PROOF.commitment);
    const [, words = '', hex = ''] =
      /^printf '(.*)' \| openssl dgst -sha256 -mac HMAC -macopt hexkey:(\S+)$/.exec(die ?? '') ?? [];
    const byte = createHmac('sha256', Buffer.from(hex, 'hex'))
      .update(words)
      .digest()
      .find((one) => one < 250)!;
    expect((byte % 10) + 1).toBe(8);
  });
});
