import { describe, expect, test } from 'vitest';
import { playRandomGame } from '../../src/cli/random.ts';
import { apply, applyLegal, type Game, hashOf, PLAYERS, searchCopy, view } from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { position } from '../fixtures/position.ts';
import { gameAfter, RECORDS, recorded } from '../fixtures/recorded.ts';
import { changed, craft, mark, missile, ship } from '../fixtures/units.ts';
import { withOtherSecrets } from './secrets.ts';

/** What the views of both players show of the other's units, and of the rest: the slow way to the public position. */
function publicText(game: Game): string {
  const views = PLAYERS.map((player) => view(game, player));
  const units = views.flatMap(({ units: seen }, index) => seen.filter(({ owner }) => owner !== PLAYERS[index]));
  const [{ turn, phase, victoryPoints, sheets, result } = view(game, 1)] = views;
  const pending = game.pending && [game.pending.kind, game.pending.player];
  return JSON.stringify([
    units.map((unit) => JSON.stringify(unit)).sort(),
    turn,
    phase,
    pending,
    victoryPoints,
    sheets,
    result,
  ]);
}

describe('the hash of the public position', () => {
  test.each(RECORDS)('R10.0a differs wherever the views do, and is the same in a replay: %s', (name) => {
    const record = recorded(name);
    let frozen = gameAfter(record, 0);
    const own = gameAfter(record, 0);
    const texts = new Map<number, string>();
    for (const action of record.actions.slice(0, 400)) {
      const outcome = apply(frozen, action);
      if (!outcome.ok) throw new Error(outcome.rejection.code);
      frozen = outcome.game;
      applyLegal(own, outcome.action);
      const hash = hashOf(frozen);
      expect(hashOf(own)).toBe(hash);
      expect(Number.isSafeInteger(hash)).toBe(true);
      const text = publicText(frozen);
      expect(texts.get(hash) ?? text).toBe(text);
      texts.set(hash, text);
    }
    expect(texts.size).toBeGreaterThan(record.actions.length > 100 ? 50 : 5);
  });

  test.each(SCENARIOS)('R10.0b does not tell secrets in $id', (scenario) => {
    for (const seed of [1, 2, 3]) {
      const { record } = playRandomGame(scenario, seed, 200, 'fight');
      const game = gameAfter(record, 0);
      for (const [index, action] of record.actions.entries()) {
        applyLegal(game, action);
        if (index % 20 > 0) continue;
        for (const player of PLAYERS) expect(hashOf(withOtherSecrets(game, player))).toBe(hashOf(game));
      }
    }
  });

  test('R10.0a R10.0b differs with each thing that is public, and with nothing that is not', () => {
    const game = position(
      `1A sword A0506 3 2 : heavy-weapon, crew, battlecraft=terwillicker-x
       2B dagger A0706 9 1 : arsenal
       1A1 A0505 3 2
       2I intelligent A0607 3 2 civ 7 from 2B.1
       2I unguided A0608 3 2 civ 7 from 2B.1 revealed`,
      { phase: 'command 1' },
    );
    const open: Game[] = [
      game,
      changed(game, (copy) => {
        ship(copy, '1A').velocity = 3;
      }),
      changed(game, (copy) => {
        ship(copy, '1A').nextSide = 'right';
      }),
      changed(game, (copy) => {
        ship(copy, '1A').forceField = true;
      }),
      changed(game, (copy) => {
        ship(copy, '1A').jump = 'prepared';
      }),
      changed(game, (copy) => {
        ship(copy, '1A').parts.bridge.status = 'damaged';
      }),
      changed(game, (copy) => mark(copy, '1A', 'damaged', 'pod-2')),
      changed(game, (copy) => {
        craft(copy, '1A1').direction = 4;
      }),
      changed(game, (copy) => {
        craft(copy, '1A1').revealed = true;
      }),
      changed(game, (copy) => {
        missile(copy, '2I21').hex = { q: 3, r: 3 };
      }),
      changed(game, (copy) => {
        missile(copy, '2U01').civLevel = 8;
      }),
      changed(game, (copy) => {
        copy.turn = 2;
      }),
      changed(game, (copy) => {
        copy.phase.player = 2;
      }),
      changed(game, (copy) => {
        copy.moved.push('1A1');
      }),
      changed(game, (copy) => {
        copy.phase.fires.push({ unit: '1A', from: 'burster' });
      }),
      changed(game, (copy) => {
        copy.sheets.pop();
      }),
    ];
    expect(new Set(open.map(hashOf)).size).toBe(open.length);
    const secret: Game[] = [
      changed(game, (copy) => {
        ship(copy, '1A').energy.marked = 3;
      }),
      changed(game, (copy) => {
        ship(copy, '1A').pods.reverse();
      }),
      changed(game, (copy) => {
        missile(copy, '2I21').civLevel = 8;
      }),
      changed(game, (copy) => {
        missile(copy, '2I21').missile = 'mims';
      }),
      changed(game, (copy) => {
        craft(copy, '1A1').parts.bridge.status = 'damaged';
      }),
      changed(game, (copy) => {
        const orders = copy.phase.orders['2I21'];
        if (orders) orders.maneuvers = 2;
      }),
      changed(game, (copy) => {
        copy.dice.fallen.push(3);
      }),
    ];
    for (const twin of secret) expect(hashOf(twin)).toBe(hashOf(game));
  });
});

describe('a copy to search on', () => {
  const record = recorded('showdown-3');
  const game = gameAfter(record, 40);

  test('1.0 has dice of its own', () => {
    const rolls = (seed: number, from: Game): readonly number[] => {
      const copy = searchCopy(from, seed);
      for (const action of record.actions.slice(40, 50)) if (apply(copy, action).ok) applyLegal(copy, action);
      return [...(copy.dice.generator ?? []), copy.dice.fallen.length];
    };
    expect(rolls(1, game)).toEqual(rolls(1, { ...game, dice: { ...game.dice, seed: 9, generator: [1, 2, 3, 4] } }));
    expect(rolls(1, game)).not.toEqual(rolls(2, game));
    expect(searchCopy(game, 1).dice.given).toEqual([]);
  });

  test('1.0 is written on without the game', () => {
    const before = JSON.stringify(game);
    const copy = searchCopy(game, 1);
    for (const action of record.actions.slice(40)) if (apply(copy, action).ok) applyLegal(copy, action);
    expect(JSON.stringify(copy)).not.toBe(before);
    expect(JSON.stringify(game)).toBe(before);
    expect(hashOf(searchCopy(game, 5))).toBe(hashOf(game));
  });
});
