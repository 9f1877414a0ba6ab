import { describe, expect, test } from 'vitest';
import { type Game, type GameEvent, type Player, view, viewEvents } from '../../src/engine/index.ts';
import { type Attitude, attitude, type SeatKnowledge, seatChance } from '../../src/opponent/index.ts';
import { position } from '../fixtures/position.ts';
import { playedTo, recorded } from '../fixtures/recorded.ts';
import { copyOf, ship, type WritableGame } from '../fixtures/units.ts';

const LINES = '1A piccolo A0507 3 3 : hunter\n2B piccolo A1207 9 3 : hunter';

const phase = (turn: number): GameEvent => ({ type: 'phase', turn, kind: 'movement', player: 1, rule: '3.0' });
const launch: GameEvent = {
  type: 'launched',
  ship: '1A',
  unit: '1U01',
  kind: 'missile',
  what: 'unguided',
  pod: 1,
  hex: 'A0607',
  direction: 3,
  velocity: 3,
  rule: '9.4',
};

const seatOf = (game: Game, player: Player, events: GameEvent[] = []): SeatKnowledge => ({
  scenario: game.scenario,
  rulings: game.rulings,
  player,
  view: view(game, player),
  events: viewEvents(events, player),
});

const ask = (game: Game, player: Player, events: GameEvent[] = []): Attitude => attitude(seatOf(game, player, events));

/** A game in this Game-Turn. */
const inTurn = (turn: number): Game =>
  position(LINES, { phase: 'command 1', with: (game) => Object.assign(game, { turn }) });

/** Takes from a ship all that it can do. */
function wreck(game: WritableGame, id = '1A'): void {
  const lost = ship(game, id);
  lost.parts.engine.status = 'destroyed';
  for (const pod of lost.pods) pod.status = 'destroyed';
  lost.energy.marked = lost.energy.blocks;
}

/** A game in which the ship of player 1 cannot do anything any more. */
const beaten = (): Game => position(LINES, { phase: 'command 1', with: (game) => wreck(game) });

describe('[R11.0e] ending a game by word', () => {
  test('a draw is offered after a long quiet, not early, and not while missiles fly', () => {
    expect(ask(inTurn(30), 1, [phase(1), launch, phase(30)]).offersDraw).toBe(true);
    expect(ask(inTurn(12), 1, [phase(1), launch, phase(12)]).offersDraw).toBe(false);
    expect(ask(inTurn(30), 1, [phase(28), launch, phase(30)]).offersDraw).toBe(false);
  });

  test('a draw is accepted by the loser and in a long quiet, not by who is even or ahead in a fight', () => {
    expect(ask(beaten(), 1, [phase(1), launch]).acceptsDraw).toBe(true);
    expect(ask(beaten(), 2, [phase(1), launch]).acceptsDraw).toBe(false);
    expect(ask(inTurn(10), 1, [phase(10), launch]).acceptsDraw).toBe(false);
    expect(ask(inTurn(30), 1, [phase(1), launch, phase(30)]).acceptsDraw).toBe(true);
  });

  test.each([1, 2] as const)('an even game that has hardly begun is no draw for player %d', (player) => {
    expect(ask(inTurn(7), player, [phase(1), phase(7)]).acceptsDraw).toBe(false);
    expect(ask(inTurn(12), player, [phase(1), phase(12)]).acceptsDraw).toBe(true);
  });

  test('who stands better plays on for ten Game-Turns more', () => {
    const worn = (turn: number): Game =>
      position(LINES, {
        phase: 'command 1',
        with: (game) => {
          Object.assign(game, { turn });
          ship(game, '1A').parts.engine.status = 'destroyed';
        },
      });
    const quietSince = (turn: number, now: number): GameEvent[] => [phase(turn), launch, phase(now)];
    expect(ask(worn(30), 2, quietSince(15, 30))).toMatchObject({ offersDraw: false, acceptsDraw: false });
    expect(ask(worn(30), 1, quietSince(15, 30))).toMatchObject({ offersDraw: true, acceptsDraw: true });
    expect(ask(worn(35), 2, quietSince(15, 35))).toMatchObject({ offersDraw: true, acceptsDraw: true });
  });

  test('11.0 nobody gives away what time gives him', () => {
    const timed = (winner: Player, change = (_: WritableGame): void => undefined): Game =>
      position(LINES, {
        phase: 'command 1',
        victory: [{ if: { is: 'turns', played: 32 }, winner, reason: 'time' }],
        with: (game) => {
          Object.assign(game, { turn: 30 });
          change(game);
        },
      });
    const quiet = [phase(1), launch, phase(30)];
    expect(ask(timed(2), 1, quiet)).toMatchObject({ offersDraw: true, acceptsDraw: true });
    expect(ask(timed(2), 2, quiet)).toMatchObject({ offersDraw: false, acceptsDraw: false });
    expect(ask(timed(2), 2, [phase(15), launch, phase(30)])).toMatchObject({ offersDraw: false, acceptsDraw: false });
    expect(ask(timed(1, wreck), 1).concedes).toBe(false);
    expect(ask(timed(2, wreck), 1).concedes).toBe(true);
  });
});

/** The Showdown after so many Game-Turns of a stored game, in the middle of a fight. */
const fight = (turn: number): Game => {
  const record = recorded('showdown-7');
  for (let count = 1; count < record.actions.length; count += 1) {
    const { game } = playedTo(record, count);
    if (game.turn === turn) return game;
  }
  throw new Error(`no Game-Turn ${turn}`);
};

describe('[R11.0e] ending a game by word where the chances are known', () => {
  const launched = (turn: number): GameEvent[] => [phase(turn), launch];

  test.each([1, 2] as const)('player %d takes a draw when he can expect less, and only then', (player) => {
    const taken = new Set<boolean>();
    for (const turn of [5, 6, 7, 8, 9]) {
      const game = fight(turn);
      const { win, draw } = seatChance(seatOf(game, player))!;
      const { acceptsDraw } = ask(game, player, launched(turn));
      expect(acceptsDraw, `Game-Turn ${turn}`).toBe(win + draw / 2 < 0.45);
      taken.add(acceptsDraw);
    }
    expect(taken.size).toBe(2);
  });

  /** The fight with all that this player has wrecked. */
  const lostBy = (player: Player): Game => {
    const game = copyOf(fight(5));
    game.units = game.units.filter(({ kind, owner }) => kind !== 'missile' || owner !== player);
    for (const { id, owner, kind } of game.units) if (owner === player && kind === 'spaceship') wreck(game, id);
    return game;
  };

  test('a player gives up a lost game when nothing has happened for three Game-Turns', () => {
    expect(ask(lostBy(1), 1, launched(3)).concedes).toBe(false);
    expect(ask(lostBy(1), 1, launched(2)).concedes).toBe(true);
    expect(ask(lostBy(1), 2, launched(2)).concedes).toBe(false);
  });

  test('with little left nobody gives up a game that he can still draw', () => {
    const { game, events } = playedTo(
      recorded('first-shot-9'),
      Math.floor(0.7 * recorded('first-shot-9').actions.length),
    );
    expect(ask(game, 2, events).concedes).toBe(false);
    // Player 1 has nothing left to destroy this wreck with.
    expect(ask(lostBy(2), 2, launched(2)).concedes).toBe(false);
  });
});
