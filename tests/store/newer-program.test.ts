import { beforeEach, expect, test, vi } from 'vitest';
import { goToNewerProgram, keepProgram, newerProgram } from '../../src/store/device/newer-program.ts';

vi.mock('../../src/store/device/script-address.ts', () => ({ scriptAddress: () => './service-worker.js' }));

/** A service worker that says what a test has it say. */
class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = new FakeWorker();
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;

  /** A newer worker begins to fetch its files. */
  find(): void {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
  }

  /** It has fetched them. */
  fetched(): void {
    const worker = this.installing;
    this.waiting = worker;
    this.installing = null;
    if (worker) worker.state = 'installed';
    worker?.dispatchEvent(new Event('statechange'));
  }
}

let registration = new FakeRegistration();
const container = Object.assign(new EventTarget(), { register: async () => registration });
const reload = vi.fn();

beforeEach(() => {
  registration = new FakeRegistration();
  newerProgram.setState({ worker: null });
  reload.mockClear();
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { reload });
});

test('a newer program is noted once all of it is there', async () => {
  await keepProgram();
  registration.find();
  expect(newerProgram.getState().worker).toBeNull();
  registration.fetched();
  expect(newerProgram.getState().worker).toBe(registration.waiting);
});

test('one that was being fetched when the page came is noted as well', async () => {
  registration.find();
  await keepProgram();
  registration.fetched();
  expect(newerProgram.getState().worker).toBe(registration.waiting);
});

test('the first one of all is newer than nothing', async () => {
  registration.active = null;
  await keepProgram();
  registration.find();
  registration.fetched();
  expect(newerProgram.getState().worker).toBeNull();
});

test('the page loads again when the newer program has taken over, at once where another page has let it', async () => {
  await keepProgram();
  registration.find();
  registration.fetched();
  const worker = registration.waiting;
  goToNewerProgram();
  expect(worker?.postMessage).toHaveBeenCalledWith('use-now');
  expect(reload).not.toHaveBeenCalled();
  if (worker) worker.state = 'activated';
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
  goToNewerProgram();
  expect(reload).toHaveBeenCalledTimes(2);
});
