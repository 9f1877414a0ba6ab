import { describe, expect, test } from 'vitest';
import {
  type Action,
  deciderOf,
  type Game,
  type GameEvent,
  legal,
  type Player,
  viewEvents,
} from '../../src/engine/index.ts';
import { findTerm, linksIn, plainText } from '../../src/handbook/index.ts';
import { COACH_RULES } from '../../src/lessons/coach/decisions.ts';
import { createCoach } from '../../src/lessons/coach/index.ts';
import { NEWS } from '../../src/lessons/coach/news.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { play } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { gameAfter, recorded } from '../fixtures/recorded.ts';
import { unit } from '../fixtures/units.ts';
import { withOtherSecrets } from '../properties/secrets.ts';

const ME = ': hunter';

type Case = { options?: PositionOptions; plan?: readonly Action[] };

/** What the coach says to player 1 on a position he has not seen before. */
const decisionOn = (
  lines: string,
  phase: NonNullable<PositionOptions['phase']>,
  { options = {}, plan = [] }: Case = {},
) => createCoach().decision(seatAt(position(lines, { phase, ...options }), 1), plan);

const END: Action = { player: 1, do: 'end-phase' };
/** The enemy is near enough for fire. */
const NEAR = '1E piccolo A0607 4 3\n2D piccolo A0808 4 3';

/** An intelligent missile could be launched at the enemy. */
const LAUNCH = `1E piccolo A0609 4 2 ${ME}\n2D piccolo A0811 2 3`;

/** A launch of such a missile that is legal there. */
const launchIn = (lines: string): Action =>
  legal(position(lines, { phase: 'fire 1' })).find(
    (order) => order.do === 'launch-missile' && order.missile === 'intelligent',
  )!;

const turn = (unit: string, side: 'left' | 'right'): Action => ({ player: 1, do: 'turn', unit, side });
const SHOT: Action = { player: 1, do: 'fire', unit: '1E', from: 'burster', type: 'laser-burst', target: '2D' };

const spent = (blocks: number): PositionOptions => ({
  with: (game) => {
    const ship = unit(game, '1E');
    if (ship?.kind === 'spaceship') ship.energy.marked = blocks;
  },
});

describe('before an order the coach says the one thing that matters', () => {
  test.each<[id: string, phase: NonNullable<PositionOptions['phase']>, lines: string, says: string, more?: Case]>([
    ['move', 'movement 1', `1E piccolo A0410 4 2 ${ME}\n2D piccolo A1010 4 2 ${ME}`, 'press Move'],
    ['too-far', 'command 1', `1E piccolo A0207 4 1 ${ME}\n2D piccolo A1515 10 1 ${ME}`, '13 hexes away'],
    ['overshoot', 'command 1', `1E piccolo A0407 4 8 ${ME}\n2D piccolo A0709 7 0`, 'leads past 2D'],
    ['their-fire', 'command 1', '1E piccolo A0607 4 3\n2D flute A0908 4 3 : light-weapon', 'up to 90 %'],
    [
      'match',
      'command 1',
      '1E piccolo A0607 3 3\n2D piccolo A1109 4 2',
      '2 commands',
      { plan: [turn('1E', 'right'), { player: 1, do: 'decelerate', unit: '1E' }] },
    ],
    ['in-range', 'command 1', '1E piccolo A0607 4 2\n2D piccolo A1309 12 5', 'hexes from 2D'],
    ['energy', 'command 1', '1E piccolo A0607 4 3\n2D piccolo A1409 4 3', '2 blocks', { options: spent(8) }],
    ['their-launch', 'command 1', `1E piccolo A0607 4 1\n2D piccolo A0908 10 2 ${ME}`, 'could launch'],
    [
      'missile-near',
      'command 1',
      `1E piccolo A0607 4 1\n2D piccolo A1408 10 2\n2I intelligent A0908 10 3`,
      '2?01 will be 2 hexes away',
    ],
    [
      'unguided-near',
      'command 1',
      `1E piccolo A0607 4 1\n2D piccolo A1408 10 2\n2U unguided A1009 10 3 revealed`,
      'right through the hex',
    ],
    [
      'steer',
      'command 1',
      `1E piccolo A0607 4 1 ${ME}\n2D piccolo A1110 2 3\n1I intelligent A0710 4 3 from 1E.1`,
      'with 70 %',
      { plan: [turn('1I21', 'right')] },
    ],
    [
      'missile-on-course',
      'command 1',
      `1E piccolo A0607 4 1 ${ME}\n2D piccolo A1110 2 3\n1I intelligent A0710 3 4 from 1E.1`,
      '70 %',
    ],
    ['launch', 'fire 1', LAUNCH, 'You could launch', { plan: [launchIn(LAUNCH)] }],
    ['good-shot', 'fire 1', NEAR, 'laser burst, 60 %', { plan: [SHOT] }],
    ['poor-shot', 'fire 1', '1E piccolo A0607 4 3\n2D piccolo A1308 10 3', '10 %', { plan: [SHOT] }],
    ['nothing-to-fire', 'fire 1', '1E piccolo A0207 4 3\n2D piccolo B0108 10 3', 'that could hit', { plan: [END] }],
    [
      'missile-strikes',
      'fire 1',
      '1E piccolo A0607 4 1\n2D piccolo A1408 10 2\n2I intelligent A0808 10 3',
      'flies into your hex',
    ],
  ])('%s', (id, phase, lines, says, more) => {
    const comment = decisionOn(lines, phase, more);
    expect(comment).toMatchObject({ id, line: expect.stringContaining(says) });
  });

  const PAST = `1E piccolo A0407 4 8 ${ME}\n2D piccolo A0709 7 0`;

  test.each<[what: string, lines: string, phase: 'command 1' | 'fire 1', plan: Action[], says: string, not: string]>([
    ['a course that stays', PAST, 'command 1', [END], 'leads past', 'Slow'],
    ['another course', PAST, 'command 1', [turn('1E', 'left'), END], 'Slow down, or turn', 'Press'],
    ['no shot', NEAR, 'fire 1', [END], 'No shot is worth it', 'good'],
    ['no launch', LAUNCH, 'fire 1', [END], 'No shot is worth it', 'launch'],
  ])('its advice is that of the plan: %s', (_, lines, phase, plan, says, not) => {
    const line = decisionOn(lines, phase, { plan })?.line;
    expect(line).toContain(says);
    expect(line).not.toContain(not);
  });

  test('a match that the plan does not make is not spoken of', () => {
    const lines = '1E piccolo A0607 3 3\n2D piccolo A1109 4 2';
    expect(decisionOn(lines, 'command 1', { plan: [turn('1E', 'right')] })?.id).not.toBe('match');
  });

  test('every rule is tried above, but for the one of set-up', () => {
    expect(COACH_RULES.length).toBe(18);
  });

  test('nothing while the other player decides', () => {
    expect(decisionOn(`1E piccolo A0410 4 2 ${ME}\n2D piccolo A1010 4 2 ${ME}`, 'command 2')).toBeNull();
  });
});

describe('after events it says what has happened and why', () => {
  test('a hit on the enemy’s engine, and one on the own bridge', () => {
    const lines = `1E piccolo A0607 4 3 ${ME}\n2D piccolo A0908 4 3 ${ME}`;
    const before = position(lines, { phase: 'fire 1', rolls: [3, 2] });
    const fired = play(before, { player: 1, do: 'fire', unit: '1E', from: 1, type: 'particle-burst', target: '2D' });
    const { game, events } = play(fired.game, { player: 1, do: 'choose-part', part: 'engine' });
    const news = (player: Player) =>
      createCoach().news(seatAt(game, player), viewEvents([...fired.events, ...events], player))?.line;
    expect(news(1)).toBe('Hit: its engine is [[damaged]]: every Maneuver Command costs energy.');
    expect(news(2)).toBe('You are hit: your engine is [[damaged]]: every Maneuver Command costs energy.');
  });

  test('a missile that misses', () => {
    const lines = `1E piccolo A0407 4 1 ${ME}\n2D piccolo A0909 4 3\n1I intelligent A0607 4 3 from 1E.1`;
    const before = position(lines, { phase: 'movement 1', rolls: [10] });
    const { game, events } = play(before, { player: 1, do: 'move-all' });
    expect(createCoach().news(seatAt(game, 1), viewEvents(events, 1))).toMatchObject({ id: 'missed' });
    expect(createCoach().news(seatAt(game, 2), viewEvents(events, 2))).toMatchObject({ id: 'escaped' });
  });
});

describe('a coach', () => {
  const far = (turn: number): Game => ({
    ...position(`1E piccolo A0207 4 1 ${ME}\n2D piccolo A1515 10 1 ${ME}`, { phase: 'command 1' }),
    turn,
  });

  test('says a thing as often as its rule allows, in one phase as long as it lasts', () => {
    const coach = createCoach();
    const heard = [1, 1, 2, 3, 3, 4, 5].map((turn) => coach.decision(seatAt(far(turn), 1), [])?.id);
    expect(heard.slice(0, 5)).toEqual(Array(5).fill('too-far'));
    expect(heard.slice(5)).not.toContain('too-far');
  });
});

const RECORDS = ['showdown-player-1-wins', 'showdown-player-2-wins', 'first-shot-daggers-destroyed'] as const;

/** The positions of a whole game, each with what has just happened. */
function positionsOf(name: string): { game: Game; events: readonly GameEvent[] }[] {
  const record = recorded(name);
  let game = gameAfter(record, 0);
  return record.actions.map((action) => {
    const played = play(game, action);
    game = played.game;
    return played;
  });
}

describe.each(RECORDS)('in the game %s', (name) => {
  const positions = positionsOf(name);

  test('every line is short, and its terms are in the handbook', () => {
    const coaches = { 1: createCoach(), 2: createCoach() };
    let lines = 0;
    for (const { game, events } of positions) {
      const player = deciderOf(game);
      if (player === null) continue;
      const seat = seatAt(game, player);
      for (const comment of [
        coaches[player].news(seat, viewEvents(events, player)),
        coaches[player].decision(seat, []),
      ]) {
        if (!comment) continue;
        lines += 1;
        expect(plainText(comment.line).length, comment.line).toBeLessThan(150);
        for (const link of linksIn(comment.line))
          expect('term' in link && findTerm(link.term), comment.line).toBeTruthy();
      }
    }
    expect(lines).toBeGreaterThan(10);
  });

  test('R10.0b what the other player keeps to himself changes no line', () => {
    for (const player of [1, 2] as const) {
      const [coach, other] = [createCoach(), createCoach()];
      for (const { game, events } of positions) {
        const seen = viewEvents(events, player);
        const twin = withOtherSecrets(game, player === 1 ? 2 : 1);
        const [mine, twins] = [seatAt(game, player), seatAt(twin, player)];
        expect(other.news(twins, seen)).toEqual(coach.news(mine, seen));
        expect(other.decision(twins, [END])).toEqual(coach.decision(mine, [END]));
      }
    }
  });
});

test('no two rules have one name', () => {
  const ids = [...COACH_RULES, ...NEWS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
