import { type Game, type Player, type Rejection, type Snapshot, unitNamed } from '../../engine/index.ts';

/** What a stranger's id becomes: an id that no unit has. */
const UNKNOWN = '?';

/** [R10.0b] Questions of a seat, with ids that it cannot know taken for ids that nobody has. */
export interface Strangers {
  /** The question as it may be asked. */
  hide: <T extends object>(question: T) => T;
  /** The refusal of such a question, with the ids that were asked about. */
  name: (rejection: Rejection) => Rejection;
}

/**
 * [R10.0b] The engine answers about every unit by its true id, which a record needs. Who guesses the id of a hidden counter
 * must hear the same as about one that there is not.
 */
export function strangersOf(game: Game, player: Player | null, seen: Snapshot): Strangers {
  const known = new Set(seen.units.map(({ id }) => id));
  const isStranger = (value: unknown): value is string =>
    typeof value === 'string' &&
    player !== null &&
    (unitNamed(game, value)?.owner ?? player) !== player &&
    !known.has(value);
  const replaced = (value: unknown): unknown => (isStranger(value) ? value + UNKNOWN : value);
  return {
    hide: (question) =>
      Object.fromEntries(Object.entries(question).map(([field, value]) => [field, replaced(value)])) as typeof question,
    name: (rejection) =>
      ({
        ...rejection,
        params: Object.fromEntries(
          Object.entries(rejection.params).map(([key, value]) => [
            key,
            typeof value === 'string' && value.endsWith(UNKNOWN) ? value.slice(0, -UNKNOWN.length) : value,
          ]),
        ),
      }) as Rejection,
  };
}
