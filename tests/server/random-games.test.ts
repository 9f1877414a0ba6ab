import { afterAll, beforeAll, expect, test } from 'vitest';
import { fightBot, randomBot } from '../../src/cli/fight-bot.ts';
import {
  type Action,
  actionAsSeen,
  apply,
  deciderOf,
  type Game,
  type GameEvent,
  newGame,
  type Order,
  type Player,
  snapshot,
  view,
  viewEvents,
} from '../../src/engine/index.ts';
import { type DiceSecret, dieOf } from '../../src/game/dice-proof.ts';
import { emptyPhaseEnd } from '../../src/game/empty-phase.ts';
import { type Rng, rngFrom } from '../../src/matches/rng.ts';
import { findScenario, SCENARIOS } from '../../src/scenarios/index.ts';
import { ALL } from '../all.ts';
import { type KnownServer, serveKnown } from './known.ts';
import { type Client, connect } from './serving.ts';

const GAMES = ALL ? 60 : 3;
const ORDERS = ALL ? 300 : 40;

/** The number of the first game: a red one is played again by its number. */
const FIRST = Number(process.env.DELTAVEE_FIRST ?? 0);

let served: KnownServer;
beforeAll(async () => {
  served = await serveKnown();
});
afterAll(() => served.end());

/** What a player cannot forget again, also where no die falls. */
const TELLING: readonly string[] = ['revealed', 'interception', 'exploded', 'part-chosen', 'part-hit'];

/** An engine beside the server: the same game, and what each player should have been told of it. */
class Beside {
  game: Game;
  /** The games before each list that was given, with its giver and what it led to. */
  past: { game: Game; giver: Player; isFinal: boolean; isSeen: boolean }[] = [];

  constructor(scenario: string, secret: DiceSecret) {
    const rolls = Array.from({ length: 2000 }, (_, number) => dieOf(secret, number));
    const found = findScenario(scenario);
    if (!found) throw new Error(scenario);
    this.game = newGame(found, { rolls });
  }

  /** Plays an order and the phases that are empty after it, and tells the events. */
  play(action: Action): GameEvent[] {
    const before = this.game;
    const events: GameEvent[] = [];
    for (let next: Action | null = action; next; next = emptyPhaseEnd(this.game)) {
      const outcome = apply(this.game, next);
      if (!outcome.ok) throw new Error(JSON.stringify([next, outcome.rejection]));
      events.push(...outcome.events);
      this.game = outcome.game;
    }
    const isFinal =
      deciderOf(this.game) !== action.player ||
      this.game.dice.fallen.length > before.dice.fallen.length ||
      events.some(({ type }) => TELLING.includes(type)) ||
      !!this.game.pending;
    const other = action.player === 1 ? 2 : 1;
    const isSeen = viewEvents(events, other).length > 0 || seen(before, other) !== seen(this.game, other);
    this.past.push({ game: before, giver: action.player, isFinal, isSeen });
    return events;
  }
}

/** What a player should see now. */
function seen(game: Game, player: Player): string {
  return JSON.stringify(game.result ? snapshot(game) : view(game, player));
}

const withoutPlayer = ({ player: _player, ...order }: Action): Order => order as Order;

/** Whether a client is told of what was just done: the answer to its own question comes after all that it was told before. */
async function hears(client: Client, before: number, isTold: boolean): Promise<void> {
  await client.ask('legal', {});
  expect(client.moment()).toBe(before + (isTold ? 1 : 0));
}

/** One game of two clients whose connections are cut at random. */
async function playGame(number: number, chance: Rng): Promise<Game> {
  const scenario = SCENARIOS[number % SCENARIOS.length]?.id ?? '';
  const { keys, secret } = await served.open(number, { scenario });
  const beside = new Beside(scenario, secret);
  const join = (seat: Player, since?: number): Promise<Client> =>
    connect(served.address, { table: keys.table, key: keys.keys[seat], ...(since !== undefined && { since }) });
  const clients: Record<Player, Client> = { 1: await join(1), 2: await join(2) };
  const choose = chance.percent(70) ? fightBot : randomBot;
  for (let count = 0; count < ORDERS && !beside.game.result; count += 1) {
    const player = deciderOf(beside.game) as Player;
    const other: Player = player === 1 ? 2 : 1;
    const client = clients[player];
    const before = { own: clients[player].moment(), others: clients[other].moment() };
    const last = beside.past.at(-1);
    if (last && !last.isFinal && last.giver === player && chance.percent(5)) {
      const answer = await client.ask<{ ok: boolean; moment: number }>('undo', { id: `u${count}`, moment: before.own });
      expect(answer).toMatchObject({ ok: true, moment: before.own + 1 });
      beside.game = last.game;
      beside.past.pop();
      await client.until(answer.moment);
      await hears(clients[other], before.others, last.isSeen);
    } else {
      const action = choose(beside.game, chance);
      const sent = {
        id: `${count}`,
        moment: before.own,
        orders: [withoutPlayer(actionAsSeen(beside.game, player, action))],
      };
      const answering = client.ask('order', sent).catch(() => undefined);
      if (chance.percent(10)) {
        client.close();
        clients[player] = await join(player, before.own);
        // Nobody knows whether the order came through: sent again it is played once.
        const again = await clients[player].ask('order', sent);
        expect(again).toMatchObject({ ok: true, moment: before.own + 1, given: 1 });
      } else expect(await answering).toMatchObject({ ok: true, moment: before.own + 1, given: 1 });
      const events = beside.play(action);
      await clients[player].until(before.own + 1);
      const told = beside.past.at(-1)?.isSeen === true;
      await hears(clients[other], before.others, told);
      if (told && !beside.game.result) {
        expect(clients[other].moments.at(-1)?.events).toEqual(viewEvents(events, other));
      }
    }
    for (const each of [1, 2] as const) {
      expect(JSON.stringify(clients[each].view())).toBe(seen(beside.game, each));
    }
    if (!beside.game.result && chance.percent(5)) {
      const known = clients[other].moment();
      clients[other].close();
      clients[other] = await join(other, known);
      expect(clients[other].present).toMatchObject({ moment: known, back: known, events: [] });
    }
  }
  if (beside.game.result) expect(clients[1].events().length).toBeGreaterThan(0);
  for (const each of [1, 2] as const) clients[each].close();
  return beside.game;
}

test('two clients see at every moment what an engine beside them shows, however often they are cut off', async () => {
  let dice = 0;
  for (let number = FIRST; number < FIRST + GAMES; number += 1) {
    const game = await playGame(number, rngFrom(1000 + number)).catch((error) => {
      throw new Error(`game ${number}`, { cause: error });
    });
    dice += game.dice.fallen.length;
  }
  expect(dice).toBeGreaterThan(0);
});
