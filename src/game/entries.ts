import {
  type Action,
  type DiceSource,
  editionToKeep,
  type GameRecord,
  plainName,
  type TableSettings,
} from '../engine/index.ts';

/** What the players agreed on before the first order. */
export type GameSettings = Required<Omit<TableSettings, 'pair'>> & Pick<TableSettings, 'pair'>;

/** The settings of a record, a kept or a new game, with everything that was left out filled in, and names as they may be chosen. */
export const fullSettings = (settings: TableSettings = {}): GameSettings => ({
  mode: settings.mode ?? 'hotseat',
  names: settings.names ? [plainName(settings.names[0]), plainName(settings.names[1])] : ['', ''],
  logs: settings.logs ?? 'closed',
  dice: settings.dice ?? 'rolled',
  name: plainName(settings.name ?? ''),
  program: settings.program ?? {},
  ...(settings.pair && { pair: settings.pair }),
});

/** An action with the dice rolled for it, so that the game replays the same even if the generator changes. */
export interface PlayedAction {
  action: Action;
  rolls: number[];
}

/** What a game begins from. */
export type Beginning = Pick<GameRecord, 'scenario' | 'rulings' | 'dice'>;

/** One entry of a saved game. Entries are only ever appended, also for an undo. */
export type Entry =
  | ({ kind: 'begin'; table: GameSettings; actions: PlayedAction[] } & Beginning)
  | ({ kind: 'action' } & PlayedAction)
  | { kind: 'undo' };

/** The game that the entries describe, ready to be replayed. */
export interface EnteredGame extends Beginning {
  table: GameSettings;
  actions: Action[];
}

/** What was played and not taken back, and the dice that are laid down to fall next. */
interface Played {
  first: Extract<Entry, { kind: 'begin' }>;
  played: readonly PlayedAction[];
  ahead: number[];
}

const rollsOf = (played: readonly PlayedAction[]): number[] => played.flatMap(({ rolls }) => rolls);

function playedIn([first, ...rest]: readonly Entry[]): Played | null {
  if (first?.kind !== 'begin') return null;
  const played = [...first.actions];
  let ahead = first.dice.rolls?.slice(rollsOf(played).length) ?? [];
  for (const entry of rest) {
    if (entry.kind === 'action') {
      played.push(entry);
      ahead = ahead.slice(entry.rolls.length);
    } else if (entry.kind === 'undo') ahead = [...(played.pop()?.rolls ?? []), ...ahead];
  }
  return { first, played, ahead };
}

/** What was played by a list of entries and not taken back, with its dice. */
export const playedBy = (entries: readonly Entry[]): readonly PlayedAction[] => playedIn(entries)?.played ?? [];

/**
 * The game that a list of entries describes; null if the first is not a beginning. The dice of an order taken back are
 * used again for the next one, so that an undo never gives other rolls.
 */
export function fold(entries: readonly Entry[]): EnteredGame | null {
  const found = playedIn(entries);
  if (!found) return null;
  const { first, played, ahead } = found;
  const dice: DiceSource = { ...first.dice, rolls: [...rollsOf(played), ...ahead] };
  const { scenario, rulings, table } = first;
  return { scenario, ...editionToKeep(rulings), dice, table, actions: played.map(({ action }) => action) };
}

/**
 * The same game as one entry, with other dice to come: nobody learns from it what would have fallen. Players who throw
 * dice of their own have none that could be known.
 */
export function withOtherDice(entries: readonly Entry[], fresh: DiceSource): Entry[] {
  const found = playedIn(entries);
  if (!found) return [];
  const { first, played } = found;
  const { table, scenario, rulings } = first;
  const seed = table.dice === 'typed' ? {} : fresh;
  const actions = played.map(({ action, rolls }) => ({ action, rolls }));
  const beginning = { scenario, ...editionToKeep(rulings), dice: { ...seed, rolls: rollsOf(played) } };
  return [{ kind: 'begin', ...beginning, table, actions }];
}
