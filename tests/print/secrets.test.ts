import { describe, expect, test } from 'vitest';
import { PLAYERS, type Player } from '../../src/engine/index.ts';
import { drawLogs, toSvg } from '../../src/sheet/paper/index.ts';
import { RECORDS } from '../fixtures/recorded.ts';
import { afterGame, type Played, sheetsFor } from '../fixtures/sheets.ts';
import { copyOf } from '../fixtures/units.ts';

/** Everything that comes out of the printer for a player. */
const printed = (position: Played, player: Player): string =>
  drawLogs(sheetsFor(position, player), { size: 'a4', colour: true }).map(toSvg).join('\n');

/** The same game with other secrets on one side: pods in other boxes, energy, missiles, battlecraft. */
function withOtherSecrets({ game, events }: Played, side: Player): Played {
  const other = copyOf(game);
  for (const unit of other.units) {
    if (unit.owner !== side) continue;
    if (unit.kind === 'spaceship') {
      unit.pods.reverse();
      unit.energy.marked = (unit.energy.marked + 3) % 7;
      unit.energy.track = 0;
    } else if (unit.kind === 'battlecraft') {
      unit.energy.spent = (unit.energy.spent + 4) % 15;
    }
  }
  return { game: other, events };
}

describe('R10.0b a closed game prints nothing of the other player’s', () => {
  test.each(RECORDS)('after %s a player has his own ships and no others', (name) => {
    const position = afterGame(name);
    for (const player of PLAYERS) {
      const sheets = sheetsFor(position, player);
      expect(sheets.length).toBeGreaterThan(0);
      expect(sheets.every(({ ship }) => ship?.owner === player)).toBe(true);
      const own = position.game.scenario.ships.filter((line) => line.player === player);
      expect(sheets.map(({ ship }) => ship?.letter)).toEqual(own.map(({ letter }) => letter));
    }
  });

  test.each(RECORDS)('after %s other secrets of the other side print the same', (name) => {
    const position = afterGame(name);
    for (const player of PLAYERS) {
      const other: Player = player === 1 ? 2 : 1;
      const changed = withOtherSecrets(position, other);
      expect(printed(changed, player)).toBe(printed(position, player));
      expect(printed(changed, other)).not.toBe(printed(position, other));
    }
  });
});
