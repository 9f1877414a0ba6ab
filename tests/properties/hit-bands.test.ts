import { describe, expect, test } from 'vitest';
import { type FireQuestion, hexId, hitBands, odds } from '../../src/engine/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import type { Aim } from '../../src/store/table/view-store.ts';
import { bandsOf } from '../../src/ui/map/scene/bands.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { changed, unit } from '../fixtures/units.ts';
import { withOtherSecrets } from './secrets.ts';

const question: FireQuestion = { unit: '1B', from: 1, type: 'laser-barrage', target: '2C' };
const game = tableAt('fire', 1);

/** The chance against the target as it flies, lying in another hex. */
function chanceIn(hex: { q: number; r: number }): number {
  const moved = changed(game, (copy) => {
    unit(copy, '2C').hex = hex;
  });
  const answer = odds(moved, question);
  return 'code' in answer ? -1 : answer.probability;
}

describe('8.6 the hexes in which a target would be hit', () => {
  const bands = hitBands(game, question);

  test('8.3, 8.4, 8.6 every band holds the hexes in which the rules give that chance or more, and no other', () => {
    const whole = bands.at(-1)!.hexes;
    const chances = new Map(whole.map((hex) => [hexId(game, hex), chanceIn(hex)]));
    expect(bands.length).toBeGreaterThan(2);
    for (const { probability, hexes } of bands) {
      const named = hexes.map((hex) => hexId(game, hex)).sort();
      expect(named).toEqual([...chances].flatMap(([id, chance]) => (chance >= probability ? [id] : [])).sort());
    }
  });

  test('4.4 there is none for a fire that cannot be made', () => {
    expect(hitBands(game, { ...question, from: 'burster', type: 'particle-burst' })).toEqual([]);
    expect(hitBands(game, { ...question, target: '1A' })).toEqual([]);
  });

  test('on the map stand four of them at the most, by the chosen weapon', () => {
    const seat = seatOf(game);
    const aim: Aim = { target: '2C', choices: [{ from: 1, type: 'laser-barrage', times: 1 }] };
    const drawn = bandsOf(seat, '1B', '2C', aim);
    expect(drawn.length).toBeLessThanOrEqual(4);
    expect(drawn[0]?.hexes).toEqual(bands[0]?.hexes);
    expect(drawn.at(-1)?.hexes).toEqual(bands.at(-1)?.hexes);
    expect(drawn.map(({ label }) => label.replace('\u00a0', ' '))).toContainEqual(
      expect.stringMatching(/^Hits 2C: \d+ % or more$/),
    );
    expect(bandsOf(seat, '1B', null, aim)).toEqual([]);
  });

  test('R10.0b of another player’s fire nothing is drawn, and what he hides changes nothing', () => {
    expect(seatAt(game, 1).bands({ ...question, unit: '2C', target: '1B' })).toEqual([]);
    expect(seatAt(withOtherSecrets(game, 2), 1).bands(question)).toEqual(seatAt(game, 1).bands(question));
  });
});
