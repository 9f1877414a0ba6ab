import { describe, expect, test } from 'vitest';
import { deciderOf, type Game, type GameEvent, type Player, viewEvents } from '../../src/engine/index.ts';
import { findTerm, linksIn, plainText } from '../../src/handbook/index.ts';
import { DECISIONS } from '../../src/lessons/coach/decisions.ts';
import { createCoach } from '../../src/lessons/coach/index.ts';
import { NEWS } from '../../src/lessons/coach/news.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { play } from '../fixtures/play.ts';
import { type PositionOptions, position } from '../fixtures/position.ts';
import { gameAfter, recorded } from '../fixtures/recorded.ts';
import { unit } from '../fixtures/units.ts';
import { withOtherSecrets } from '../properties/secrets.ts';

const ME = ': hunter';

/** What the coach says to player 1 on a position he has not seen before. */
const decisionOn = (lines: string, phase: NonNullable<PositionOptions['phase']>, options: PositionOptions = {}) =>
  createCoach().comment(seatAt(position(lines, { phase, ...options }), 1), []).decision;

const spent = (blocks: number): PositionOptions => ({
  with: (game) => {
    const ship = unit(game, '1E');
    if (ship?.kind === 'spaceship') ship.energy.marked = blocks;
  },
});

describe('before an order the coach says the one thing that matters', () => {
  test.each<
    [id: string, phase: NonNullable<PositionOptions['phase']>, lines: string, says: string, options?: PositionOptions]
  >([
    ['move', 'movement 1', `1E piccolo A0410 4 2 ${ME}\n2D piccolo A1010 4 2 ${ME}`, 'press Move'],
    ['too-far', 'command 1', `1E piccolo A0207 4 1 ${ME}\n2D piccolo A1515 10 1 ${ME}`, '13 hexes away'],
    ['overshoot', 'command 1', `1E piccolo A0407 4 8 ${ME}\n2D piccolo A0709 7 0`, 'leads past 2D'],
    ['their-fire', 'command 1', '1E piccolo A0607 4 3\n2D flute A0908 4 3 : light-weapon', 'up to 90 %'],
    ['match', 'command 1', '1E piccolo A0607 3 3\n2D piccolo A1109 4 2', '2 commands'],
    ['in-range', 'command 1', '1E piccolo A0607 4 2\n2D piccolo A1309 12 5', 'hexes from 2D'],
    ['energy', 'command 1', '1E piccolo A0607 4 3\n2D piccolo A1409 4 3', '2 blocks', spent(8)],
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
    ],
    [
      'missile-on-course',
      'command 1',
      `1E piccolo A0607 4 1 ${ME}\n2D piccolo A1110 2 3\n1I intelligent A0710 3 4 from 1E.1`,
      '70 %',
    ],
    ['launch', 'fire 1', `1E piccolo A0609 4 2 ${ME}\n2D piccolo A0811 2 3`, 'You could launch'],
    ['good-shot', 'fire 1', '1E piccolo A0607 4 3\n2D piccolo A0808 4 3', 'laser burst, 60 %'],
    ['poor-shot', 'fire 1', '1E piccolo A0607 4 3\n2D piccolo A1308 10 3', '10 %'],
    ['nothing-to-fire', 'fire 1', '1E piccolo A0207 4 3\n2D piccolo B0108 10 3', 'end the phase'],
    [
      'missile-strikes',
      'fire 1',
      '1E piccolo A0607 4 1\n2D piccolo A1408 10 2\n2I intelligent A0808 10 3',
      'flies into your hex',
    ],
  ])('%s', (id, phase, lines, says, options) => {
    const comment = decisionOn(lines, phase, options);
    expect(comment).toMatchObject({ id, line: expect.stringContaining(says) });
  });

  test('every rule is tried above, but for the one of set-up', () => {
    expect(DECISIONS.length).toBe(18);
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
      createCoach().comment(seatAt(game, player), viewEvents([...fired.events, ...events], player)).news?.line;
    expect(news(1)).toBe('Hit: its engine is [[damaged]]: every Maneuver Command costs energy.');
    expect(news(2)).toBe('You are hit: your engine is [[damaged]]: every Maneuver Command costs energy.');
  });

  test('a missile that misses', () => {
    const lines = `1E piccolo A0407 4 1 ${ME}\n2D piccolo A0909 4 3\n1I intelligent A0607 4 3 from 1E.1`;
    const before = position(lines, { phase: 'movement 1', rolls: [10] });
    const { game, events } = play(before, { player: 1, do: 'move-all' });
    expect(createCoach().comment(seatAt(game, 1), viewEvents(events, 1)).news).toMatchObject({ id: 'missed' });
    expect(createCoach().comment(seatAt(game, 2), viewEvents(events, 2)).news).toMatchObject({ id: 'escaped' });
  });
});

describe('a coach', () => {
  const far = (turn: number): Game => ({
    ...position(`1E piccolo A0207 4 1 ${ME}\n2D piccolo A1515 10 1 ${ME}`, { phase: 'command 1' }),
    turn,
  });

  test('says a thing as often as its rule allows, in one phase as long as it lasts', () => {
    const coach = createCoach();
    const heard = [1, 1, 2, 3, 3, 4, 5].map((turn) => coach.comment(seatAt(far(turn), 1), []).decision?.id);
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
      const { news, decision } = coaches[player].comment(seatAt(game, player), viewEvents(events, player));
      for (const comment of [news, decision]) {
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
        expect(other.comment(seatAt(twin, player), seen)).toEqual(coach.comment(seatAt(game, player), seen));
      }
    }
  });
});

test('no two rules have one name', () => {
  const ids = [...DECISIONS, ...NEWS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
