import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../src/engine/index.ts';
import { preferences } from '../../src/store/device/preferences.ts';
import { createView } from '../../src/store/table/view-store.ts';
import { playSounds, soundsOf } from '../../src/ui/play/sound.ts';
import { ringTone, type Sound, TONES } from '../../src/ui/play/synth.ts';
import { hear } from '../../src/ui/table/useSounds.ts';
import { ACTIONS, AT, played, startOf } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

vi.mock('../../src/ui/play/synth.ts', async (original) => {
  const whole = await original<typeof import('../../src/ui/play/synth.ts')>();
  return { ...whole, ringTone: vi.fn() };
});

const heard = (): Sound[] => vi.mocked(ringTone).mock.calls.map(([sound]) => sound);
const settled = () => vi.dynamicImportSettled();

afterEach(() => {
  vi.mocked(ringTone).mockClear();
  preferences.setState({ sound: false });
});

describe('sounds', () => {
  test('are off until they are asked for', async () => {
    playSounds('hit');
    await settled();
    expect(heard()).toEqual([]);
    preferences.setState({ sound: true });
    playSounds('hit');
    await settled();
    expect(heard()).toEqual(['hit']);
  });

  test('tell the greatest of what happened', () => {
    const of = (...types: GameEvent['type'][]) => soundsOf(types.map((type) => ({ type }) as GameEvent));
    expect(of('phase')).toEqual(['order']);
    expect(of('maneuvered', 'paid')).toEqual(['thrust']);
    expect(of('launched', 'paid')).toEqual(['launch']);
    expect(of('fired')).toEqual(['fire', 'miss']);
    expect(of('fired', 'hit-roll', 'part-hit')).toEqual(['fire', 'hit']);
    expect(of('fired', 'hit-roll', 'part-hit', 'lost')).toEqual(['fire', 'kill']);
  });

  test('tell apart whose loss and whose missile it is', () => {
    const lost = [{ type: 'lost', unit: '1E', what: 'piccolo' }] as unknown as GameEvent[];
    const launched = [{ type: 'launched', unit: '2?01' }] as unknown as GameEvent[];
    expect([soundsOf(lost, 1), soundsOf(lost, 2), soundsOf(lost)]).toEqual([['loss'], ['kill'], ['kill']]);
    expect([soundsOf(launched, 1), soundsOf(launched, 2)]).toEqual([['alarm'], ['launch']]);
  });

  test('are as loud as was chosen', async () => {
    preferences.setState({ sound: true, volume: 'quiet' });
    playSounds('fire', 'hit');
    await settled();
    const [first, second] = vi.mocked(ringTone).mock.calls.map(([, how]) => how);
    expect(first).toMatchObject({ after: 0 });
    expect(second?.after).toBeGreaterThan(0);
    expect(first?.loudness).toBeLessThan(1);
    preferences.setState({ volume: 'normal' });
  });

  test('are short, and quieter than full', () => {
    for (const tones of Object.values(TONES))
      for (const { at, lasts, loud } of tones) {
        expect(at + lasts).toBeLessThan(1);
        expect(loud).toBeLessThan(0.2);
      }
  });

  test('go through a game: order, launch, hit, kill, and the hand-over between the players', async () => {
    preferences.setState({ sound: true });
    const { store } = tableOn(startOf([2, 2, 7, 3]));
    hear({ table: store, view: createView() });
    const sounds: Sound[][] = [];
    for (const action of ACTIONS) {
      vi.mocked(ringTone).mockClear();
      await store.order(action);
      await settled();
      sounds.push(heard());
      store.here?.uncover();
      store.goToTable();
    }
    expect(sounds[AT.command]).toEqual(['thrust']);
    expect(sounds[AT.launch]).toEqual(['launch']);
    expect(sounds[AT.launch + 5]).toEqual(['launch']);
    expect(sounds[AT.decision]).toEqual(['hit']);
    expect(sounds.at(-1)).toEqual(['kill']);
    expect(sounds.flat()).toContain('handover');
  });

  test('R10.0b behind the curtain nothing is heard but that it falls', async () => {
    preferences.setState({ sound: true });
    const { store } = tableOn(played(startOf(), ACTIONS.slice(0, AT.launch)));
    const { actions } = store.state.getState();
    hear({ table: store, view: createView() });
    store.state.setState({ screen: 'curtain', actions: actions + 1 });
    store.state.setState({ actions: actions + 2 });
    await settled();
    expect(heard()).toEqual(['handover']);
  });

  test('what is shown on a card is heard with the card', async () => {
    preferences.setState({ sound: true });
    const { store } = tableOn(played(startOf([2, 2, 7, 3]), ACTIONS.slice(0, AT.decision)));
    const view = createView();
    hear({ table: store, view });
    const { log, actions } = store.state.getState();
    const [first, shot] = [
      { at: AT.launch + 1, time: null },
      { at: actions + 1, time: null },
    ];
    view.set({ showing: [first, shot] });
    await settled();
    expect(heard(), 'had been heard before it was opened').toEqual([]);
    store.state.setState({ actions: actions + 1, log: log.map((line) => ({ ...line, action: line.action + 1 })) });
    await settled();
    expect(heard(), 'is not shown yet').toEqual([]);
    view.set({ showing: [shot] });
    await settled();
    expect(heard()).toEqual(soundsOf(log.filter(({ action }) => action === actions - 1).map(({ event }) => event)));
    vi.mocked(ringTone).mockClear();
    view.set({ showing: [{ ...shot }] });
    await settled();
    expect(heard(), 'is heard once').toEqual([]);
  });
});
