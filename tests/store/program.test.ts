import { describe, expect, test } from 'vitest';
import { type Action, newGame, view, viewEvents } from '../../src/engine/index.ts';
import { gameAt, type History } from '../../src/game/history.ts';
import { programQuestion } from '../../src/game/question.ts';
import type { Plan, Question } from '../../src/opponent/index.ts';
import type { Thinker } from '../../src/store/thinking/thinker.ts';
import { ACTIONS, AT, played, SHOWDOWN, startOf, TO_COMMAND, TO_FIRE } from '../fixtures/showdown.ts';
import { memoryStorage, tableOn } from '../fixtures/table.ts';
import { CAPTAIN, fakeThinker, PLAYS_ON, planOf } from '../fixtures/thinker.ts';
import { withOtherSecrets } from '../properties/secrets.ts';

const AGAINST = { program: { 2: CAPTAIN } } as const;
const END_1: Action = { player: 1, do: 'end-phase' };
const END_2: Action = { player: 2, do: 'end-phase' };
const ACCELERATE: Action = { player: 2, do: 'accelerate', unit: '2D' };

/** A table at which player 2's Command Phase is the program's. */
function programToCommand(
  actions: readonly Action[] = TO_COMMAND,
  start = startOf(),
  settings: object = AGAINST,
  attitude = PLAYS_ON,
) {
  const fake = fakeThinker(attitude);
  const table = tableOn(played(start, actions), settings, memoryStorage(), fake.thinker);
  const { store } = table;
  /** Until every order given so far is carried out. */
  const settled = () => store.here?.carryOut();
  return { ...table, fake, settled, now: () => store.state.getState() };
}

describe('against the program', () => {
  test('its orders are given and saved like anybody’s, and there is no curtain', async () => {
    const { now, on, fake, settled } = programToCommand();
    expect(now()).toMatchObject({ screen: 'table', thinking: { player: 2, rank: 'captain', state: 'thinking' } });
    expect(now().seat).toMatchObject({ player: 1, toAct: false, legal: [] });
    fake.answer(ACCELERATE, ACCELERATE, END_2);
    await settled();
    expect(on.kept).toEqual([ACCELERATE, ACCELERATE, END_2].map((action) => ({ kind: 'action', action, rolls: [] })));
    expect(now()).toMatchObject({ screen: 'table', thinking: null, seat: { player: 1, stage: 'fire', toAct: true } });
    expect(
      now()
        .log.slice(now().since)
        .map(({ event }) => event.type),
    ).toEqual(['maneuvered', 'maneuvered', 'phase']);
  });

  test('it is told its own view and what it has seen, and the same again when the game is opened again', () => {
    const { fake } = programToCommand();
    const history = played(startOf(), TO_COMMAND);
    const events = history.steps.flatMap(({ log }) => log.flatMap(({ event }) => viewEvents([event], 2)));
    const [question] = fake.asked;
    expect(question?.seat).toEqual({
      scenario: SHOWDOWN,
      rulings: 2,
      player: 2,
      view: view(gameAt(history), 2),
      events,
    });
    expect(question).toMatchObject({ rank: 'captain', budget: CAPTAIN.budget });
    expect(programToCommand().fake.asked).toEqual(fake.asked);
  });

  test('R10.0b what the other player keeps to himself changes nothing in what it is told', () => {
    const { steps } = played(startOf(), ACTIONS.slice(0, AT.launch + 5));
    const [last] = steps.slice(-1);
    const questions = [last!.game, withOtherSecrets(last!.game, 1)].map((game) =>
      programQuestion({ start: startOf().start, steps: [...steps.slice(0, -1), { ...last!, game }] }, 2, CAPTAIN),
    );
    expect(questions[1]).toEqual(questions[0]);
    expect(JSON.stringify(questions[0])).not.toContain('"1U');
  });

  test('a phase in which it has nothing to decide is carried out without a thought', async () => {
    const { store, now, fake, settled } = programToCommand(TO_FIRE);
    expect(fake.asked).toEqual([]);
    await store.order(END_1);
    await settled();
    expect(now()).toMatchObject({ thinking: null, forced: null, seat: { stage: 'command', toAct: true } });
    expect(fake.asked).toEqual([]);
  });

  test('in open logs nobody gives its orders for it', () => {
    const { now } = programToCommand(TO_COMMAND, startOf(), { ...AGAINST, logs: 'open' });
    expect(now().seat).toMatchObject({ player: null, toAct: false, legal: [] });
    expect(now().seat?.offers('2D')).toEqual([]);
  });

  test('told to play now it gives what it has, and what it would have said later is not heard', async () => {
    const { store, now, on, fake, settled } = programToCommand();
    expect(now().thinking).toMatchObject({ state: 'thinking', hurried: false });
    fake.improve(END_2);
    const late = fake.listener();
    store.here?.playNow();
    expect(fake.thinks()).toBe(false);
    late?.hear({ orders: [ACCELERATE], reasons: [], evaluations: 2 }, true);
    await settled();
    expect(on.kept).toEqual([{ kind: 'action', action: END_2, rolls: [] }]);
  });

  test('told to play now before it has a plan it gives the first that comes', async () => {
    const { store, now, on, fake, settled } = programToCommand();
    store.here?.playNow();
    expect(now().thinking).toMatchObject({ state: 'thinking', hurried: true });
    fake.improve(END_2);
    expect(fake.thinks()).toBe(false);
    await settled();
    expect(on.kept).toEqual([{ kind: 'action', action: END_2, rolls: [] }]);
  });

  test('what it breaks down on with a plan in hand is played by that plan', async () => {
    const { on, fake, settled } = programToCommand();
    fake.improve(END_2);
    fake.fail();
    await settled();
    expect(on.kept).toEqual([{ kind: 'action', action: END_2, rolls: [] }]);
  });

  test('told to play without a plan after it has broken down it does the simplest thing', async () => {
    const { store, on, fake, settled } = programToCommand();
    store.here?.playNow();
    fake.fail();
    store.here?.playNow();
    await settled();
    expect(on.kept).toEqual([{ kind: 'action', action: END_2, rolls: [] }]);
  });

  test('an undo while it thinks takes back one’s own last order, and stops it', async () => {
    const { store, now, on, fake, settled } = programToCommand();
    const late = fake.listener();
    expect(now().mayUndo).toBe(true);
    await store.undo();
    expect(now()).toMatchObject({ thinking: null, seat: { stage: 'movement', toAct: true } });
    expect(fake.thinks()).toBe(false);
    late?.hear({ orders: [END_2], reasons: [], evaluations: 2 }, true);
    await settled();
    expect(on.kept).toEqual([{ kind: 'undo' }]);
  });

  test('an undo given as its answer comes in leaves the answer out', async () => {
    const { store, on, fake, settled } = programToCommand();
    const undone = store.undo();
    fake.answer(END_2);
    await undone;
    await settled();
    expect(on.kept).toEqual([{ kind: 'undo' }]);
  });

  test('an undo after its answer takes the whole of it back, and the same question comes again', async () => {
    const { store, now, fake, settled } = programToCommand();
    fake.answer(ACCELERATE, END_2);
    await settled();
    await store.undo();
    expect(now()).toMatchObject({ actions: TO_COMMAND.length - 1, seat: { stage: 'movement', toAct: true } });
    await store.order(END_1);
    expect(fake.asked).toHaveLength(2);
    expect(fake.asked[1]).toEqual(fake.asked[0]);
  });

  test('what it breaks down on is said, and it tries again when it is asked to', async () => {
    const { store, now, on, fake, settled } = programToCommand();
    fake.fail();
    expect(now().thinking).toMatchObject({ state: 'failed' });
    store.here?.goOn();
    expect(now().thinking).toMatchObject({ state: 'thinking' });
    fake.answer({ player: 2, do: 'jump', unit: '2D' });
    await settled();
    expect(now()).toMatchObject({ thinking: { state: 'failed' }, refusal: null });
    expect(on.kept).toEqual([]);
  });

  test('of a plan no more is given than could be foreseen', async () => {
    const { fake, on, settled } = programToCommand(ACTIONS.slice(0, AT.hit), startOf([10, 10]), {
      program: { 1: CAPTAIN },
    });
    const [shot, , burst] = ACTIONS.slice(AT.hit);
    fake.answer(shot!, burst!, END_1);
    await settled();
    expect(on.kept).toEqual([{ kind: 'action', action: shot, rolls: [10] }]);
    expect(fake.asked).toHaveLength(2);
  });

  test('with dice of one’s own its order waits for the die', async () => {
    const start: History = { start: newGame(SHOWDOWN, {}), steps: [] };
    const settings = { program: { 1: CAPTAIN }, dice: 'typed' } as const;
    const { store, now, on, fake, settled } = programToCommand(ACTIONS.slice(0, AT.hit), start, settings);
    const shot = ACTIONS[AT.hit]!;
    fake.answer(shot);
    await settled();
    expect(now()).toMatchObject({ needsDie: 1, thinking: { state: 'thinking' } });
    await store.here?.giveDie(10);
    expect(on.kept).toEqual([{ kind: 'action', action: shot, rolls: [10] }]);
    expect(fake.asked).toHaveLength(2);
  });

  test('it does not play where the game can only be looked at, nor once nobody is there', () => {
    const { store, now, fake } = programToCommand();
    store.state.setState({ readOnly: true });
    expect(now().thinking).toBeNull();
    expect(fake.thinks()).toBe(false);
    const left = programToCommand();
    left.store.leave();
    expect(left.fake.thinks()).toBe(false);
  });

  test('two of them wait for anybody who watches, and hide nothing', async () => {
    const { store, now, fake, settled } = programToCommand(TO_COMMAND, startOf(), {
      program: { 1: CAPTAIN, 2: CAPTAIN },
    });
    expect(now()).toMatchObject({ screen: 'table', seat: { player: null, toAct: false }, mayUndo: false });
    expect(now().thinking).toMatchObject({ player: 2, state: 'waiting' });
    store.here?.goOn();
    expect(fake.asked[0]?.seat.player).toBe(2);
    fake.answer(END_2);
    await settled();
    expect(now().thinking).toMatchObject({ player: 1, state: 'waiting' });
  });
});

describe('what the program is asked beside the game', () => {
  const AT_FIRE: Action[] = [...TO_COMMAND, ACCELERATE, ACCELERATE, END_2];

  function asked(actions: readonly Action[], settings: object, answer: (question: Question) => Plan | null) {
    const adviser: Thinker = {
      ask(request, fail) {
        const plan = request.ask === 'plan' ? answer(request.question) : null;
        if (request.ask === 'plan' && plan) request.hear(plan, true);
        else fail();
      },
      stop: () => undefined,
    };
    const { store } = tableOn(played(startOf(), actions), settings, memoryStorage(), fakeThinker().thinker, adviser);
    return store.advice;
  }

  test('why it gave an order: the plan it was part of, thought out again from where it began', async () => {
    const plan = planOf(ACCELERATE, ACCELERATE, END_2);
    const events: number[] = [];
    const { why } = asked(AT_FIRE, { ...AGAINST, logs: 'open' }, ({ seat }) => {
      events.push(seat.events.length);
      return plan;
    });
    expect(await why(TO_COMMAND.length + 1)).toEqual({ plan, nth: 1 });
    expect(events).toEqual([programToCommand().fake.asked[0]?.seat.events.length]);
    expect(await why(TO_COMMAND.length - 1)).toBeNull();
  });

  test('why stays unsaid if the plan is another now, as it was hurried then', async () => {
    const { why } = asked(AT_FIRE, AGAINST, () => planOf(END_2));
    expect(await why(TO_COMMAND.length)).toBeNull();
  });

  test('whether a draw is welcome it says from what its seat knows', async () => {
    const { thinker } = fakeThinker({ ...PLAYS_ON, acceptsDraw: true });
    const offered = (adviser: Thinker) =>
      tableOn(played(startOf(), AT_FIRE), AGAINST, memoryStorage(), fakeThinker().thinker, adviser).store.advice;
    expect(await offered(thinker).takesDraw()).toBe(true);
    expect(await offered(fakeThinker().thinker).takesDraw()).toBe(false);
    expect(await offered({ ask: (_, fail) => fail(), stop: () => undefined }).takesDraw()).toBeNull();
  });

  test('a hint is for anybody who rehearses or plays against the program, from his own seat', async () => {
    const hinted = (settings: object) => asked(TO_COMMAND, settings, () => planOf(ACCELERATE, END_2)).hint();
    const hint = await hinted({ mode: 'rehearsal' });
    expect(hint?.plan.orders).toEqual([ACCELERATE, END_2]);
    expect(await hinted({ program: { 1: CAPTAIN } })).toEqual(hint);
    expect(await hinted(AGAINST)).toBeNull();
    expect(await hinted({})).toBeNull();
  });

  test.each([
    ['to give up', { ...PLAYS_ON, concedes: true }, 'conceding', { winner: 1, reason: 'conceded' }],
    ['a draw', { ...PLAYS_ON, offersDraw: true }, 'offering', { winner: null, reason: 'draw-agreed' }],
  ])('it offers %s, and plays on if that is not wanted', async (_, attitude, state, result) => {
    const declined = programToCommand(TO_COMMAND, startOf(), AGAINST, attitude);
    declined.fake.answer(END_2);
    expect(declined.now().thinking).toMatchObject({ state });
    declined.store.here?.answerProposal(false);
    await declined.settled();
    expect(declined.on.kept).toEqual([{ kind: 'action', action: END_2, rolls: [] }]);
    const granted = programToCommand(TO_COMMAND, startOf(), AGAINST, attitude);
    granted.fake.answer(END_2);
    granted.store.here?.answerProposal(true);
    await granted.settled();
    expect(granted.now().seat?.view.result).toMatchObject(result);
  });
});
