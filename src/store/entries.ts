import type { Action, DiceSource, Scenario, TableSettings } from '../engine/index.ts';

/** What the players agreed on before the first order. */
export type GameSettings = Required<TableSettings>;

/** The settings of a record or a new game, with everything that was left out filled in. */
export const fullSettings = (settings: TableSettings = {}): GameSettings => ({
  mode: settings.mode ?? 'hotseat',
  names: settings.names ?? ['', ''],
  logs: settings.logs ?? 'closed',
  dice: settings.dice ?? 'rolled',
  name: settings.name ?? '',
});

/** `rolls`: the dice that fell with it, so that the game stays the same if the generator ever changes. */
export interface PlayedAction {
  action: Action;
  rolls: number[];
}

/** One line of what is kept of a game. Lines are only ever added, for an undo too. */
export type Entry =
  | { kind: 'begin'; scenario: string | Scenario; dice: DiceSource; table: GameSettings; actions: PlayedAction[] }
  | ({ kind: 'action' } & PlayedAction)
  | { kind: 'undo' };

/** What the lines of a game come to. */
export interface Kept {
  scenario: string | Scenario;
  dice: DiceSource;
  table: GameSettings;
  actions: Action[];
}

/**
 * Puts the lines of a game together; null when there is no beginning. The dice of an order taken back lie ready again:
 * nobody rolls another way by it.
 */
export function fold(entries: readonly Entry[]): Kept | null {
  const [first, ...rest] = entries;
  if (first?.kind !== 'begin') return null;
  const played = [...first.actions];
  let ahead = first.dice.rolls?.slice(played.flatMap(({ rolls }) => rolls).length) ?? [];
  for (const entry of rest) {
    if (entry.kind === 'action') {
      played.push(entry);
      ahead = ahead.slice(entry.rolls.length);
    } else if (entry.kind === 'undo') ahead = [...(played.pop()?.rolls ?? []), ...ahead];
  }
  const fallen = played.flatMap(({ rolls }) => rolls);
  const dice: DiceSource = { ...first.dice, rolls: [...fallen, ...ahead] };
  return { scenario: first.scenario, dice, table: first.table, actions: played.map(({ action }) => action) };
}
