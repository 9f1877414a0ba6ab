import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exp, log } from '../../src/chances/exact.ts';
import { asPlayer, type Chance, chanceOf, inputsOf } from '../../src/chances/index.ts';
import { type Game, newGame, otherPlayer, view, viewEvents } from '../../src/engine/index.ts';
import { seatChance } from '../../src/opponent/index.ts';
import { showdown } from '../../src/scenarios/showdown.ts';
import { playedTo, RECORDS, recorded } from '../fixtures/recorded.ts';

const sumOf = ({ win, draw, loss }: Chance): number => win + draw + loss;

/** Positions all over stored games. */
const positions = RECORDS.flatMap((name) => {
  const record = recorded(name);
  return [0.2, 0.5, 0.8].map((share) => ({ name, ...playedTo(record, Math.floor(share * record.actions.length)) }));
});

/** The same position with the players in each other's place: their units, and what they win by. */
function swapped(game: Game): Game {
  const { scenario, units, phase } = game;
  const { scoring } = scenario;
  return {
    ...game,
    phase: { ...phase, player: otherPlayer(phase.player) },
    units: units.map((unit) => ({ ...unit, owner: otherPlayer(unit.owner) })),
    scenario: {
      ...scenario,
      victory: scenario.victory.map(({ if: condition, winner, reason }) => ({
        if: 'player' in condition ? { ...condition, player: otherPlayer(condition.player) } : condition,
        winner: winner === null || winner === 'points' ? winner : otherPlayer(winner),
        reason,
      })),
      ...(scoring && {
        scoring: {
          orbit: { ...scoring.orbit, player: otherPlayer(scoring.orbit.player) },
          destroyed: { ...scoring.destroyed, player: otherPlayer(scoring.destroyed.player) },
        },
      }),
    },
  };
}

describe('a chance', () => {
  test('is three shares of 1, of every position of every scenario, and the same when asked again', () => {
    for (const { game, name } of positions) {
      const chance = chanceOf(game);
      expect(sumOf(chance), name).toBeCloseTo(1, 9);
      for (const share of Object.values(chance)) expect(share).toBeGreaterThan(0);
      expect(chanceOf(structuredClone(game))).toEqual(chance);
    }
  });

  test('is certain once the game is decided', () => {
    const { game } = playedTo(recorded('showdown-7'));
    expect(game.result).toEqual({ winner: 2, reason: 'enemy-destroyed' });
    expect(chanceOf(game)).toEqual({ win: 0, draw: 0, loss: 1 });
    expect(chanceOf({ ...game, result: { winner: null, reason: 'agreed' } })).toEqual({ win: 0, draw: 1, loss: 0 });
    expect(asPlayer(chanceOf(game), 2)).toEqual({ win: 1, draw: 0, loss: 0 });
  });

  test('of one player is that of the other with everybody in the other place', () => {
    for (const { game, name } of positions) {
      const [one, two] = inputsOf(game);
      const [other, another] = inputsOf(swapped(game));
      for (const [index, value] of one.entries()) expect(another[index], name).toBeCloseTo(value, 9);
      for (const [index, value] of two.entries()) expect(other[index], name).toBeCloseTo(value, 9);
      if (game.setUp === null) expect(chanceOf(swapped(game)).win, name).toBeCloseTo(chanceOf(game).loss, 9);
    }
  });

  test('does not depend on the order in which units are kept', () => {
    for (const { game, name } of positions) {
      const { length } = game.units;
      for (const units of [game.units.toReversed(), game.units.map((_, nth) => game.units[(nth + 5) % length]!)]) {
        expect(chanceOf({ ...game, units }).win, name).toBeCloseTo(chanceOf(game).win, 9);
      }
    }
  });

  test('is reckoned with what is the same on every machine', () => {
    const folder = join(import.meta.dirname, '../../src/chances');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text, file).not.toMatch(/Math\.(?!sqrt|abs|min|max|floor|ceil|LN2|SQRT2)|\*\*(?![/*\n ])/);
    }
    for (const x of [-40, -3, -0.5, 0, 0.01, 1, 7.5, 60]) {
      expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 6);
      expect(log(Math.exp(x))).toBeCloseTo(x, 9);
    }
  });

  test('of a battle that was in no season is what its position tells, before play too', () => {
    const tired = showdown.ships.map((ship) => (ship.player === 1 ? { ...ship, spentBlocks: 7 } : ship));
    const { win, draw, loss } = chanceOf(newGame({ ...showdown, ships: tired }, {}));
    expect(win + draw + loss).toBeCloseTo(1, 9);
    expect(win).toBeLessThan(loss);
  });

  test('is higher for anybody who has hit the other', () => {
    const { game } = playedTo(recorded('showdown-7'), 30);
    const hit = (player: 1 | 2): Game => ({
      ...game,
      units: game.units.map((unit) =>
        unit.kind === 'spaceship' && unit.owner === player
          ? { ...unit, parts: { ...unit.parts, engine: { armor: 1, status: 'destroyed' } } }
          : unit,
      ),
    });
    const { win } = chanceOf(game);
    expect(chanceOf(hit(2)).win).toBeGreaterThan(win + 0.1);
    expect(chanceOf(hit(1)).win).toBeLessThan(win - 0.1);
  });
});

describe('the chance of a seat', () => {
  const seatOf = ({ game, events }: ReturnType<typeof playedTo>, player: 1 | 2) => ({
    scenario: game.scenario,
    rulings: game.rulings,
    player,
    view: view(game, player),
    events: viewEvents(events, player),
  });

  test('is near that of the whole game, and its own', () => {
    let apart = 0;
    for (const played of positions) {
      const known = chanceOf(played.game);
      for (const player of [1, 2] as const) {
        const chance = seatChance(seatOf(played, player))!;
        expect(sumOf(chance)).toBeCloseTo(1, 9);
        apart += Math.abs(chance.win - asPlayer(known, player).win) / (2 * positions.length);
      }
    }
    expect(apart).toBeLessThan(0.06);
  });

  test('is certain once the game is decided', () => {
    expect(seatChance(seatOf(playedTo(recorded('showdown-7')), 2))).toEqual({ win: 1, draw: 0, loss: 0 });
  });
});
