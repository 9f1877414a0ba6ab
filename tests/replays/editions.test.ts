import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type GameRecord, hexId, readRecord, snapshot, terrainOf, unitNamed } from '../../src/engine/index.ts';
import { gameAfter, playedTo } from '../fixtures/recorded.ts';

const stored = JSON.parse(readFileSync(join(import.meta.dirname, 'editions/second-edition.json'), 'utf8'));

function readStored(): GameRecord {
  const read = readRecord(stored.record);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

const record = readStored();
const indexOf = (kind: string): number => record.actions.findIndex(({ do: order }) => order === kind);

describe('the stored game under the second edition of the rulings', () => {
  test('ends as it did, with all its dice and no other', () => {
    const game = gameAfter(record);
    expect(snapshot(game)).toEqual(stored.end);
    expect(game.dice.fallen).toEqual(record.dice.rolls);
  });

  test('R8.7a has an owner waste a hit among asteroids on a part that is destroyed', () => {
    const { events } = playedTo(record, indexOf('choose-part') + 1);
    expect(events.at(-2)).toMatchObject({ type: 'part-chosen', target: '1A', player: 1, wasted: true });
  });

  test('R7.4b has two missiles prepared on a ship of two weapon pods, one of them damaged', () => {
    const game = gameAfter(record, indexOf('launch-missile'));
    const ship = unitNamed(game, '1A');
    const pods = ship?.kind === 'spaceship' ? ship.pods.filter(({ missiles }) => missiles) : [];
    expect(pods.map(({ status }) => status)).toEqual(['intact', 'damaged']);
    expect(game.units.filter(({ status }) => status === 'prepared')).toHaveLength(2);
  });

  test('R6.6a has a missile launched into asteroids, and no die falls', () => {
    const before = indexOf('launch-missile');
    const action = record.actions[before];
    const start = gameAfter(record, 0);
    const asteroids = terrainOf(start.scenario).asteroids.map((hex) => hexId(start, hex));
    expect(asteroids).toContain(action?.do === 'launch-missile' && action.hex);
    expect(gameAfter(record, before + 1).dice.fallen).toEqual(gameAfter(record, before).dice.fallen);
  });

  test('is refused under the first', () => {
    const { rulings: _, ...first } = record;
    expect(() => gameAfter(first)).toThrow('choose-part');
  });
});
