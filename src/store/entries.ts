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
  program: settings.program ?? {},
});

/** An action with the dice rolled for it, so that the game replays the same even if the generator changes. */
export interface PlayedAction {
  action: Action;
  rolls: number[];
}

/** One entry of a saved game. Entries are only ever appended, also for an undo. */
export type Entry =
  | { kind: 'begin'; scenario: string | Scenario; dice: DiceSource; table: GameSettings; actions: PlayedAction[] }
  | ({ kind: 'action' } & PlayedAction)
  | { kind: 'undo' };

/** The game that the entries describe, ready to be replayed. */
export interface Kept {
  scenario: string | Scenario;
  dice: DiceSource;
  table: GameSettings;
  actions: Action[];
}

/**
 * The game that a list of entries describes; null if the first is not a beginning. The dice of an order taken back are
 * used again for the next one, so that an undo never gives other rolls.
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
