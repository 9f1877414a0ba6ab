import { PLAYERS } from '../../engine/index.ts';
import { listPeople } from '../../game/people.ts';
import { preferences } from '../../store/device/preferences.ts';
import type { TableState } from '../../store/table/table-state.ts';
import { hasHints } from '../../store/thinking/advice.ts';
import { goToPlace } from '../elements/location.ts';
import { KEYS, type KeyId } from '../keys/keys.ts';
import type { Command } from '../palette/find.ts';
import type { OpenGame } from '../session/context.ts';
import type { Controls } from '../session/controls.ts';
import { mayWatch, watch } from '../session/replay.ts';
import { saveRecord } from '../session/save-record.ts';
import { keyActs } from './useHotkeys.ts';

/** What is found among the orders of the selected unit, or is the palette itself. */
const ELSEWHERE: ReadonlySet<KeyId> = new Set([
  ...(['move', 'move-all', 'accelerate', 'decelerate', 'left', 'right'] as const),
  ...(['palette', 'back'] as const),
]);

/** Whether what a key does can be found, and does something now. */
function isShown(id: KeyId, { mayUndo, mayRedo, readOnly, seat, settings }: TableState, isLesson: boolean): boolean {
  if (id === 'undo') return mayUndo && !readOnly;
  if (id === 'redo') return mayRedo && !readOnly;
  if (id === 'hint' || id === 'dangers') return hasHints(settings) && !isLesson && seat?.toAct === true;
  return !ELSEWHERE.has(id);
}

/** What stands in the menu and nowhere else. */
function menuCommands(game: OpenGame, { seat, readOnly, settings }: TableState): Command[] {
  const { table, view, lesson, leave } = game;
  const isLesson = lesson !== undefined;
  const people = listPeople(settings).length;
  const isOn = seat?.stage !== 'over' && !readOnly && !isLesson && people > 0;
  const look = (theme: 'system' | 'space' | 'paper') => () => preferences.setState({ theme });
  return [
    ...(isLesson
      ? []
      : [
          { label: 'Save the record as a file', run: () => saveRecord(table) },
          { label: 'Copy or pass on the game', run: () => view.set({ dialog: 'share' }) },
          {
            label: 'Open a record',
            run: () => document.querySelector<HTMLElement>('.menu-frame input[type="file"]')?.click(),
          },
        ]),
    ...(seat && mayWatch(seat) ? [{ label: 'Replay', run: () => watch(game, 0) }] : []),
    ...(isOn
      ? [
          {
            label: people < PLAYERS.length ? 'Offer a draw' : 'Agree on a draw',
            run: () => view.set({ dialog: 'draw' as const }),
          },
          { label: 'Concede', run: () => view.set({ dialog: 'concede' as const }) },
        ]
      : []),
    { label: 'Preferences', run: () => view.set({ dialog: 'preferences' as const }) },
    { label: 'Look: as the system', run: look('system') },
    { label: 'Look: space', run: look('space') },
    { label: 'Look: paper', run: look('paper') },
    { label: isLesson ? 'Leave the lesson' : 'Leave to the start', run: leave },
    { label: 'Learn the game', run: () => goToPlace({ at: 'learn', lesson: null }) },
    { label: 'Workbench', run: () => goToPlace({ at: 'workbench', part: 'ship', id: null }) },
  ];
}

/** Everything the table and its menu can do now, to be found by its words. */
export function listCommands(game: OpenGame, controls: Controls, state: TableState): Command[] {
  const acts = keyActs(controls, game);
  const byKeys = KEYS.flatMap(({ id, does }) => {
    const run = acts[id];
    return run && isShown(id, state, game.lesson !== undefined)
      ? [{ label: does, key: id, run: () => void run() }]
      : [];
  });
  return [...byKeys, ...menuCommands(game, state)];
}
