// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { until } from '../fixtures/until.ts';

test('what a killed browser had not written down of preferences is there again at every address', async () => {
  const texts = await openDB('deltavee-texts', 1, { upgrade: (db) => void db.createObjectStore('texts') });
  const text = JSON.stringify({ state: { theme: 'paper' }, version: 1 });
  await texts.put('texts', { text, at: Date.now() }, 'deltavee.preferences');
  texts.close();
  for (const address of ['#/', '#/learn', '#/workbench/ship', '']) {
    localStorage.clear();
    history.replaceState(null, '', `/${address}`);
    vi.resetModules();
    const { preferences } = await import('../../src/store/device/preferences.ts');
    const { wake } = await import('../../src/ui/pages/pages.ts');
    void wake();
    await until(() => expect(preferences.getState().theme).toBe('paper'));
  }
});
