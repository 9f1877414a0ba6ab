import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { fullSettings, type GameSettings } from '../../src/game/entries.ts';
import { gameAt, rollsOf } from '../../src/game/history.ts';
import { diceLuck } from '../../src/game/luck.ts';
import { beginEntry, createAutosave } from '../../src/store/saved/autosave.ts';
import { duplicateGame } from '../../src/store/saved/duplicate.ts';
import { gatherScores } from '../../src/store/saved/gather-scores.ts';
import { clearScores, scoreBook, scores } from '../../src/store/saved/scores.ts';
import { readShelf, writeShelf } from '../../src/store/saved/shelf-file.ts';
import type { Battle } from '../../src/workbench/battles/battle.ts';
import type { ShipDesign } from '../../src/workbench/ships/design.ts';
import { shelfStorage } from '../fixtures/shelf-storage.ts';
import { ACTIONS, AT, played, ROLLS, startOf } from '../fixtures/showdown.ts';
import { SAVED_GAME } from '../fixtures/table.ts';
import { workStorage } from '../fixtures/work-storage.ts';

// The games of one device are in one tab here, so nobody has to be asked for a lock.
beforeEach(() => {
  vi.stubGlobal('navigator', {});
  scores.setState({ scores: [], since: 0 });
});

const AGAINST: Partial<GameSettings> = { program: { 2: { rank: 'captain', seed: 1, budget: 100 } } };

const WHOLE = played(startOf(ROLLS), ACTIONS);
const { winner } = gameAt(WHOLE).result!;
const EVENTS = WHOLE.steps.flatMap(({ log }) => log.map(({ event }) => event));

/** Saves a game as somebody would who plays it. */
async function saved(
  { storage }: ReturnType<typeof shelfStorage>,
  id: string,
  table: Partial<GameSettings> = AGAINST,
  actions: readonly Action[] = ACTIONS,
  at = 5,
) {
  const settings = fullSettings(table);
  const autosave = createAutosave(storage, { ...SAVED_GAME, id, table: settings }, undefined, () => at);
  const start = startOf(ROLLS);
  await autosave.save([beginEntry(start, settings)], start, settings);
  const history = played(start, actions);
  const entries = actions.map((action, nth) => ({ kind: 'action' as const, action, rolls: rollsOf(history, nth) }));
  await autosave.save(entries, history, settings);
}

const told = () => scores.getState().scores.map(({ game, rank, result }) => ({ game, rank, result }));

describe('what is counted', () => {
  test('a finished game against the program, once, with what the dice did for the person', async () => {
    const shelf = shelfStorage();
    await saved(shelf, 'one');
    await gatherScores(shelf.storage);
    await gatherScores(shelf.storage);
    expect(scores.getState().scores).toEqual([
      expect.objectContaining({
        game: 'one',
        scenario: 'showdown',
        rank: 'captain',
        result: winner === 1 ? 'won' : 'lost',
        ended: 5,
        ...diceLuck(EVENTS, 1),
      }),
    ]);
  });

  test.each([
    ['a game between people', {}, ACTIONS],
    ['two programs', { program: { 1: AGAINST.program![2]!, 2: AGAINST.program![2]! } }, ACTIONS],
    ['a rehearsal', { ...AGAINST, mode: 'rehearsal' }, ACTIONS],
    ['a game that goes on', AGAINST, ACTIONS.slice(0, AT.hit)],
  ] as const)('not %s', async (_, table, actions) => {
    const shelf = shelfStorage();
    await saved(shelf, 'one', table, actions);
    await gatherScores(shelf.storage);
    expect(told()).toEqual([]);
  });

  test('not a record that came to an end elsewhere', async () => {
    const shelf = shelfStorage();
    const settings = fullSettings(AGAINST);
    const autosave = createAutosave(shelf.storage, { ...SAVED_GAME, table: settings }, undefined, () => 5);
    await autosave.save([beginEntry(WHOLE, settings)], WHOLE, settings);
    await gatherScores(shelf.storage);
    expect(told()).toEqual([]);
  });

  test('a copy of a game is no other game', async () => {
    const shelf = shelfStorage();
    await saved(shelf, 'one');
    await duplicateGame(shelf.storage, 'one', 'again', 9);
    await gatherScores(shelf.storage);
    expect(told()).toHaveLength(1);
  });

  test('a deleted game stays counted, and one that is taken back from its end does not', async () => {
    const shelf = shelfStorage();
    await saved(shelf, 'one');
    await gatherScores(shelf.storage);
    await shelf.storage.remove('one');
    await gatherScores(shelf.storage);
    expect(told()).toHaveLength(1);
    await saved(shelf, 'one', AGAINST, ACTIONS.slice(0, -1));
    await gatherScores(shelf.storage);
    expect(told()).toEqual([]);
  });
});

describe('clearing', () => {
  test('forgets all results but not the games, counts none of them again, and can be taken back', async () => {
    const shelf = shelfStorage();
    await saved(shelf, 'one');
    await gatherScores(shelf.storage);
    const before = scores.getState();
    const undo = clearScores(20);
    await gatherScores(shelf.storage);
    expect(told()).toEqual([]);
    expect(shelf.lines.size).toBe(1);
    await saved(shelf, 'two', AGAINST, [...ACTIONS.slice(0, AT.hit), { player: 1, do: 'concede' }], 30);
    await gatherScores(shelf.storage);
    expect(told()).toEqual([{ game: 'two', rank: 'captain', result: 'lost' }]);
    undo();
    expect(scores.getState().since).toBe(before.since);
    expect(told().map(({ game }) => game)).toEqual(['two', 'one']);
  });
});

test('they go along in one file, and are not doubled when it is brought in twice', async () => {
  const shelf = shelfStorage();
  await saved(shelf, 'one');
  await gatherScores(shelf.storage);
  const nothing = { list: async () => [], bringIn: async () => 'added' as const };
  const device = (games = shelfStorage().storage) => ({
    games,
    ships: workStorage<ShipDesign>(),
    battles: workStorage<Battle>(),
    tables: nothing,
    puzzles: nothing,
    scores: scoreBook,
  });
  const text = JSON.parse(await writeShelf(device(shelf.storage), {}));
  const before = scores.getState().scores;
  expect(text.scores).toEqual(before);
  scores.setState({ scores: [], since: 0 });
  const other = device();
  expect(await readShelf(other, text)).toMatchObject({ value: { scores: { added: 1 } } });
  await gatherScores(other.games);
  expect(scores.getState().scores).toEqual(before);
  expect(await readShelf(other, text)).toMatchObject({ value: { games: { known: 1 }, scores: { known: 1 } } });
  expect(await scoreBook.bringIn({ ...before[0], result: 'stolen' })).toBe('faulty');
  expect(scores.getState().scores).toEqual(before);
});

describe('the luck of the dice', () => {
  test('is what they did beyond their chances, the other way round for the other side', () => {
    const [one, two] = [diceLuck(EVENTS, 1), diceLuck(EVENTS, 2)];
    expect(one.luck).toBeCloseTo(-two.luck);
    expect(one.rolls).toBe(two.rolls);
    expect(one.spread).toBeGreaterThan(0);
  });

  test.each([
    ['a field that comes up', { type: 'field-roll', unit: '1A', die: 5, needs: 6, success: true }, 0.4],
    ['a field that does not', { type: 'field-roll', unit: '1A', die: 8, needs: 6, success: false }, -0.6],
    [
      'an asteroid that hits the enemy',
      { type: 'asteroid-check', unit: '2A', hex: 'A0101', velocity: 3, die: 2, hit: true },
      0.7,
    ],
    ['a ship that is alerted', { type: 'alert-roll', unit: '1A', die: 2, needs: 2, alerted: true }, 0.8],
  ] as const)('%s', (_, event, luck) => {
    expect(diceLuck([{ ...event, rule: '9.8' }], 1).luck).toBeCloseTo(luck);
  });
});
