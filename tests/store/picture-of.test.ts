import { describe, expect, test } from 'vitest';
import { PLAYERS, view } from '../../src/engine/index.ts';
import { readPicture } from '../../src/store/saved/map-picture.ts';
import { pictureOf } from '../../src/store/saved/picture-of.ts';
import { DIRECTED, gameAfter, recorded } from '../fixtures/recorded.ts';

const places = DIRECTED.flatMap((name) => {
  const record = recorded(name);
  return [0, 0.3, 0.6, 1].map((part) => ({ name, record, count: Math.floor(record.actions.length * part) }));
});

describe('the small picture of a game', () => {
  test('R10.0b shows no more than both players see lying on the map', () => {
    let small = 0;
    for (const { name, record, count } of places) {
      const game = gameAfter(record, count);
      const { units } = pictureOf(game);
      for (const player of PLAYERS) {
        const seen = view(game, player).units.filter(({ status, hex }) => status === 'in-play' && hex !== null);
        const foreign = seen.filter(({ owner }) => owner !== player).map(({ hex, direction }) => ({ hex, direction }));
        const drawn = units.filter(({ side }) => side !== player).map(({ hex, direction }) => ({ hex, direction }));
        expect(drawn, `${name} after ${count}`).toEqual(foreign);
      }
      const ships = new Set(record.actions.length > 0 ? game.units.map(({ id }) => id).map((id) => id.slice(1)) : []);
      for (const { letter } of units) {
        expect(letter === '' || (letter.length === 1 && ships.has(letter))).toBe(true);
        if (letter === '') small += 1;
      }
    }
    expect(small).toBeGreaterThan(10);
  });

  test('is read as it was stored, and left out where it is damaged', () => {
    for (const { record, count } of places.slice(0, 12)) {
      const picture = pictureOf(gameAfter(record, count));
      expect(readPicture(JSON.parse(JSON.stringify(picture)))).toEqual(picture);
    }
    const { record } = places[0]!;
    const sound = pictureOf(gameAfter(record, 0));
    for (const change of [
      { sheets: [] },
      { sheets: [{ letter: 'A', column: 1e9, row: 0 }] },
      { units: 7 },
      { units: [{ side: 3, letter: '', hex: 'A0101', direction: 1 }] },
      { units: Array(500).fill(sound.units[0]) },
      { planets: ['<b>'] },
    ]) {
      expect(readPicture({ ...sound, ...change })).toBeNull();
    }
  });
});
