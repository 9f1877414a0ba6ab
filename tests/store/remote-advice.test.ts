import { describe, expect, test } from 'vitest';
import { fightBot } from '../../src/cli/fight-bot.ts';
import { type Action, actionAsSeen, check, deciderOf, type Player } from '../../src/engine/index.ts';
import { gameAt, type History } from '../../src/game/history.ts';
import { programQuestion } from '../../src/game/question.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { BUDGETS, decide, type Question } from '../../src/opponent/index.ts';
import { openRemote } from '../../src/store/table/open-screens.ts';
import type { TableStore } from '../../src/store/table/table-state.ts';
import type { Hint } from '../../src/store/thinking/hint.ts';
import type { Thinker } from '../../src/store/thinking/thinker.ts';
import { ALL } from '../all.ts';
import { fakeServer } from '../fixtures/fake-server.ts';
import { memoryStorage, tableOn } from '../fixtures/table.ts';
import { CAPTAIN, planOf, SILENT } from '../fixtures/thinker.ts';
import { withOtherSecrets } from '../properties/secrets.ts';

type Server = ReturnType<typeof fakeServer>;

const ADMIRAL = { rank: 'admiral', seed: 1, budget: BUDGETS.admiral } as const;

/** Somebody who answers at once, with a plan that is thought out a little, and notes what he is asked. */
function quickThinker(orders?: readonly Action[]) {
  const asked: Question[] = [];
  const thinker: Thinker = {
    ask(request) {
      if (request.ask === 'chance') request.hear({ win: 0.5, draw: 0.2, loss: 0.3 });
      else if (request.ask === 'threats') request.hear([]);
      else if (request.ask === 'plan') {
        asked.push(request.question);
        request.hear(orders ? planOf(...orders) : decide({ ...request.question, rank: 'captain', budget: 50 }), true);
      }
    },
    stop: () => undefined,
  };
  return { thinker, asked };
}

async function sit(server: Server, seat: Player, adviser: Thinker = SILENT): Promise<TableStore> {
  const store = await openRemote({
    table: 'Q29tcGFzc1Jvc2U5',
    words: { key: 'x' },
    connect: server.connect(seat),
    unanswered: [],
    keep: () => undefined,
    fetchRecord: async () => (server.game().result ? server.record() : null),
    adviser,
  });
  if (!store) throw new Error('no table');
  return store;
}

/** The same game but for what player 2 hides. */
function disguised({ steps, ...history }: History): History {
  const [last] = steps.slice(-1);
  return last
    ? { ...history, steps: [...steps.slice(0, -1), { ...last, game: withOtherSecrets(last.game, 2) }] }
    : { ...history, steps };
}

const settled = () => new Promise((done) => setTimeout(done));

const GAMES = ALL ? 20 : 1;
const ORDERS = ALL ? 200 : 60;

/** Plays a game at random at a table where the program sits opposite; `look` is called where player 1 decides. */
async function playAtRandom(
  server: Server,
  seed: number,
  look: () => Promise<void>,
  tables: Record<Player, TableStore>,
  orders = ORDERS,
) {
  const chance = rngFrom(seed);
  for (let given = 0; given < orders && !server.game().result; given += 1) {
    const player = deciderOf(server.game())!;
    if (player === 1) await look();
    if (chance.percent(10)) {
      server.cut(1);
      server.mend(1);
    }
    await tables[player].order(actionAsSeen(server.game(), player, fightBot(server.game(), chance)));
    await settled();
  }
}

describe('R10.0b at a table with the program on a server', () => {
  test.each([
    ['showdown', 'closed'],
    ['convoy-red', 'closed'],
    ['convoy-red', 'open'],
    ['pirates', 'open'],
  ] as const)('a hint in %s with %s logs is asked as at one screen, of what the seat knows', async (id, logs) => {
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const server = fakeServer(id, { seed, logs, program: CAPTAIN });
      const { thinker, asked } = quickThinker();
      const tables = { 1: await sit(server, 1, thinker), 2: await sit(server, 2) };
      let looked = 0;
      const look = async () => {
        looked += 1;
        if (looked % 3 !== 0) return;
        const sent = server.sent();
        const hint = await tables[1].advice.hint();
        const question = programQuestion(server.history(), 1, ADMIRAL);
        if (logs === 'closed') {
          expect(JSON.parse(JSON.stringify(asked.at(-1)))).toEqual(JSON.parse(JSON.stringify(question)));
          expect(hint?.plan).toEqual(decide({ ...question, rank: 'captain', budget: 50 }));
        }
        // With open logs everybody is told all that happens: a little more than a program in the seat goes by.
        expect(asked.at(-1)?.seat.view).toEqual(question.seat.view);
        const [first] = hint?.plan.orders ?? [];
        expect(first && check(server.game(), first)).toBeUndefined();
        expect(first).toBeDefined();
        expect(server.sent(), 'nothing is asked of the server').toBe(sent);
      };
      await playAtRandom(server, seed, look, tables);
      expect(asked.length).toBeGreaterThan(5);
    }
  });

  test('what the other side hides changes nothing in a hint, on a screen of one’s own and where the game is', async () => {
    const server = fakeServer('pirates', { seed: 4, program: CAPTAIN });
    const tables = { 1: await sit(server, 1), 2: await sit(server, 2) };
    const positions: History[] = [];
    await playAtRandom(server, 4, async () => void positions.push(server.history()), tables, 120);
    const hiding = positions.filter((played) =>
      gameAt(played).units.some(({ owner, revealed, hex }) => owner === 2 && !revealed && hex !== null),
    );
    expect(hiding.length, 'positions in which something lies face-down').toBeGreaterThan(6);
    for (const plain of hiding.filter((_, nth) => nth % Math.floor(hiding.length / 6) === 0)) {
      const hints: (Hint | null)[] = [];
      for (const played of [plain, disguised(plain)]) {
        const remote = await sit(fakeServer('pirates', { program: CAPTAIN, played }), 1, quickThinker().thinker);
        const here = tableOn(played, { program: { 2: CAPTAIN } }, memoryStorage(), SILENT, quickThinker().thinker);
        hints.push(await remote.advice.hint(), await here.store.advice.hint());
      }
      const [hint, ...others] = hints;
      expect(hint?.plan.orders).toBeDefined();
      for (const other of others) expect(other).toEqual(hint);
    }
  });
});

async function advised(orders: readonly Action[]) {
  const server = fakeServer('showdown', { program: CAPTAIN });
  const { thinker, asked } = quickThinker(orders);
  const [ann, program] = [await sit(server, 1, thinker), await sit(server, 2)];
  await ann.order({ player: 1, do: 'ready' });
  await program.order({ player: 2, do: 'ready' });
  return { server, ann, program, asked };
}

const MOVE: Action = { player: 1, do: 'move', unit: '1E' };
const END: Action = { player: 1, do: 'end-phase' };

test('the same position is thought about once, and anew after another order', async () => {
  const { ann, asked } = await advised([MOVE, END]);
  await Promise.all([ann.advice.hint(), ann.advice.hint()]);
  expect(asked).toHaveLength(1);
  await ann.order(MOVE);
  await ann.advice.hint();
  expect(asked).toHaveLength(2);
});

test('nobody is advised who is not to act, or against whom somebody plays', async () => {
  const { server, ann, program, asked } = await advised([MOVE, END]);
  expect([ann.advice.givesHints(), program.advice.givesHints()]).toEqual([true, false]);
  expect(await program.advice.hint()).toBeNull();
  server.takeOver();
  expect(ann.advice.givesHints()).toBe(false);
  expect([await ann.advice.hint(), await ann.advice.exposure('1E'), asked]).toEqual([null, null, []]);
  const between = fakeServer('showdown');
  expect((await sit(between, 1)).advice.givesHints()).toBe(false);
});

test('why the program did something is told once the game is over, and not before', async () => {
  const { server, ann, program } = await advised([{ player: 2, do: 'accelerate', unit: '2D' }]);
  await ann.order(MOVE);
  await ann.order(END);
  await program.order({ player: 2, do: 'accelerate', unit: '2D' });
  const nth = server.steps() - 1;
  expect([ann.advice.mayAskWhy(nth), await ann.advice.why(nth)]).toEqual([false, null]);
  await program.order({ player: 2, do: 'end-phase' });
  await ann.order({ player: 1, do: 'concede' });
  await settled();
  expect(ann.advice.mayAskWhy(nth)).toBe(true);
  expect(ann.advice.mayAskWhy(nth - 1)).toBe(false);
  expect(await ann.advice.why(nth)).toMatchObject({ nth: 0 });
});
