import { preferences, type Theme } from '../../store/device/preferences.ts';
import { addressNow, goToPlace, goToRules } from '../kit/location.ts';
import type { Command } from './command.ts';

/** A page that has the dialogs of every page. */
export interface DialogPage {
  open(dialog: 'palette' | 'preferences' | 'fault'): void;
}

const look = (theme: Theme) => () => preferences.setState({ theme });

/** What can be done with a game and without one. */
export const PAGE = [
  {
    id: 'palette',
    label: 'Find anything, type an order',
    keys: ['Mod+K'],
    place: 'page',
    isElsewhere: true,
    run: ({ open }) => open('palette'),
  },
  {
    id: 'handbook',
    label: 'Handbook',
    keys: ['F1'],
    place: 'page',
    run: () => goToRules(addressNow().rules === null ? '' : null),
  },
  {
    id: 'preferences',
    label: 'Preferences',
    keys: [],
    place: 'page',
    note: () => 'Look, pace, sound, keys, what is asked',
    run: ({ open }) => open('preferences'),
  },
  { id: 'look-system', label: 'Look: as the system', keys: [], place: 'page', run: look('system') },
  { id: 'look-space', label: 'Look: space', keys: [], place: 'page', run: look('space') },
  { id: 'look-paper', label: 'Look: paper', keys: [], place: 'page', run: look('paper') },
  {
    id: 'learn',
    label: 'Learn the game',
    keys: [],
    place: 'page',
    run: () => goToPlace({ at: 'learn', lesson: null }),
  },
  {
    id: 'puzzles',
    label: 'Puzzles',
    keys: [],
    place: 'page',
    run: () => goToPlace({ at: 'puzzles', puzzle: null }),
  },
  {
    id: 'workbench',
    label: 'Workbench',
    keys: [],
    place: 'page',
    run: () => goToPlace({ at: 'workbench', part: 'ship', id: null }),
  },
  { id: 'fault', label: 'Report a fault', keys: [], place: 'page', run: ({ open }) => open('fault') },
] as const satisfies readonly Command<DialogPage>[];
