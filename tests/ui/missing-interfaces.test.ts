// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fullSettings } from '../../src/game/entries.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { keepProgram } from '../../src/store/device/newer-program.ts';
import { copyText } from '../../src/ui/kit/Copied.tsx';
import { canShare, shareLink } from '../../src/ui/online/Invitation.tsx';
import { askToCall, call, mayAskToCall } from '../../src/ui/online/useTurnCall.ts';

vi.mock('../../src/ui/pages/room.ts', async () => ({
  openTable: (await import('../../src/store/table/opening.ts')).openTable,
}));

/** What a browser says that keeps nothing for a page. */
const refusal = () => new DOMException('The operation is insecure.', 'SecurityError');
const reject = () => Promise.reject(refusal());
const refuse = () => {
  throw refusal();
};

/** A request of a database that is answered by an error. */
const refusedRequest = () => {
  const request = Object.assign(new EventTarget(), { error: refusal(), readyState: 'done', result: null });
  queueMicrotask(() => request.dispatchEvent(new Event('error')));
  return request;
};

class Refusing {
  static permission = 'granted';
  static requestPermission = reject;
  constructor() {
    refuse();
  }
}

/** What stands there in a browser that has the interface and refuses every use of it. */
const REFUSING = {
  locks: { request: reject },
  storage: { persisted: reject, persist: reject },
  serviceWorker: { register: reject, getRegistration: reject },
  clipboard: { writeText: reject },
  share: reject,
  BroadcastChannel: Refusing,
  Worker: Refusing,
  Notification: Refusing,
  localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
  indexedDB: { open: refusedRequest },
};
type Name = keyof typeof REFUSING;

const OF_NAVIGATOR: ReadonlySet<Name> = new Set(['locks', 'storage', 'serviceWorker', 'clipboard', 'share']);

const WAYS: Record<'missing' | 'throwing' | 'rejecting', (name: Name) => PropertyDescriptor> = {
  missing: () => ({ value: undefined }),
  // As with site data blocked: the property itself is refused.
  throwing: () => ({ get: refuse }),
  rejecting: (name) => ({ value: REFUSING[name] }),
};
type Way = keyof typeof WAYS;

let restore = () => {};

/** A browser without one of its interfaces. */
function stub(name: Name, way: Way): void {
  const on = OF_NAVIGATOR.has(name) ? navigator : globalThis;
  const before = Object.getOwnPropertyDescriptor(on, name);
  Object.defineProperty(on, name, { configurable: true, ...WAYS[way](name) });
  restore = () => {
    if (before) Object.defineProperty(on, name, before);
    else Reflect.deleteProperty(on, name);
  };
}

const uncaught: unknown[] = [];
const hear = (reason: unknown) => uncaught.push(reason);
const listening = vi.spyOn(window, 'addEventListener');

/** The program as it starts in this browser; one that was started before hears of nothing any more. */
async function start() {
  for (const [type, listener] of listening.mock.calls) if (listener) window.removeEventListener(type, listener);
  listening.mockClear();
  vi.resetModules();
  const [{ pages }, { wake, open, leave }, { ask }] = await Promise.all([
    import('../../src/ui/pages/state.ts'),
    import('../../src/ui/pages/pages.ts'),
    import('../../src/ui/pages/asked.ts'),
  ]);
  await wake();
  return { pages, open, ask, leave };
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  process.on('unhandledRejection', hear);
});

afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve));
  restore();
  process.off('unhandledRejection', hear);
  expect(uncaught.splice(0)).toEqual([]);
});

describe.each(['missing', 'throwing', 'rejecting'] as const)('%s', (way) => {
  test.each(['locks', 'storage', 'BroadcastChannel', 'Worker', 'localStorage', 'indexedDB'] as const)(
    '%s: a game is played, and the page says whether it is kept',
    async (name) => {
      stub(name, way);
      const { pages, open, ask, leave } = await start();
      const isKept = name !== 'indexedDB';
      expect(pages.getState().page.at).toBe('start');
      if (isKept) expect(pages.getState().trouble).toBeNull();
      else expect(pages.getState().trouble?.sentence).toContain('keeps nothing for this page');
      const table = fullSettings({ mode: 'rehearsal' });
      const opened = await open(ask(), { kind: 'new', scenario: findScenario('showdown')!, table, ranks: {} });
      const { state, order } = opened!.store;
      expect(await order({ player: 1, do: 'ready' })).toBe(true);
      const failure = isKept ? null : 'unavailable';
      expect(state.getState()).toMatchObject({
        readOnly: false,
        saving: { state: isKept ? 'saved' : 'unsaved', failure },
      });
      leave();
    },
  );

  test('serviceWorker: the program is not kept, and works all the same', async () => {
    stub('serviceWorker', way);
    await keepProgram();
  });

  test('clipboard: the text is shown to be copied by hand', async () => {
    stub('clipboard', way);
    expect(await copyText('#/open/1', 'copied')).toMatchObject({ text: '#/open/1' });
  });

  test('share: the link is copied', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => undefined } });
    stub('share', way);
    expect(canShare()).toBe(way === 'rejecting');
    expect((await shareLink('An invitation', '#/take/1'))?.words).toContain('the link is copied');
  });

  test('Notification: nobody is asked in vain, and nobody is called', async () => {
    stub('Notification', way);
    expect(mayAskToCall()).toBe(false);
    await askToCall();
    await call('Your turn', 'Game-Turn 1', 'a').catch(() => undefined);
  });
});
