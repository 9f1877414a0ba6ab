import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type Direction, type Game, seenAttempt, seenEffect, type UnitView } from '../../src/engine/index.ts';
import type { Seat } from '../../src/store/seat/seat.ts';
import { InterceptionArithmetic } from '../../src/ui/play/arithmetic/InterceptionArithmetic.tsx';
import { whereHits } from '../../src/ui/play/arithmetic/where.ts';
import { fireRows } from '../../src/ui/play/fires.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { showDock } from '../fixtures/panel.tsx';
import { play } from '../fixtures/play.ts';
import { place } from '../fixtures/position.ts';
import type { WritableGame } from '../fixtures/units.ts';
import { unit } from '../fixtures/units.ts';

afterEach(cleanup);

const find = (seat: Seat, id: string): UnitView => seat.view.units.find((unit) => unit.id === id)!;

/** 1B, a Flute, against 2C, a Clarinet; both with a Targeting Program of -4. */
function show(change: (game: WritableGame) => void = () => {}, phase: 'command' | 'fire' = 'command') {
  const seat = seatOf(tableAt(phase, 1, change));
  showDock(seat, '1B', '2C');
  const pull = screen.getByRole('button', { name: /^(Show|Hide) the arithmetic/ });
  if (pull.getAttribute('aria-expanded') === 'false') fireEvent.click(pull);
  return seat;
}

/** The cell of the dock with this fire of this weapon. */
const cell = (name: string) => document.querySelector<HTMLElement>(`[data-fire="${name}"]`)!;

/** The arithmetic of the best shot, which stands above that of the other weapons. */
const best = () => document.querySelector<HTMLElement>('[data-part="arithmetic"]')!;

const figures = () =>
  [
    'range',
    'half the range',
    'relative velocity',
    'targeting program',
    'relative velocity less targeting program',
    'target value',
  ].flatMap((name) => {
    const found = within(best()).queryByText(name);
    return found ? [`${found.closest('small')?.previousElementSibling?.textContent} ${name}`] : [];
  });

const reasons = () => [...best().querySelectorAll('.arithmetic-why li')].map((item) => item.textContent);

describe('the arithmetic of a fire shows every modifier', () => {
  test('8.3 the chart', () => {
    show();
    expect(figures()).toEqual(['4 range', '5 relative velocity', '4 targeting program', '5 target value']);
    expect(reasons()).toEqual([
      '5: chart, velocities 4 and 3, a quarter turn apart; not halved 8.3 8.4',
      '4: the ship and pod 1 both give −4 8.5',
    ]);
    expect(screen.getByText('7 or less, 70 %')).toBeTruthy();
  });

  test.each<[string, string, Direction, number, string[], string[]]>([
    [
      '8.3 the difference',
      'B0405',
      2,
      6,
      ['6 range', '0 relative velocity less targeting program', '6 target value'],
      ['2: difference of velocities 4 and 6, a twelfth turn apart; not halved 8.3 8.4', '2 less 4 counts as 0 R8.5a'],
    ],
    [
      '8.3, 8.4 the sum, halved on a straight line',
      'B0309',
      9,
      3,
      ['4 range', '4 relative velocity', '4 targeting program', '4 target value'],
      ['7: sum of velocities 4 and 3, opposite ways 8.3', '4: half of 7, rounded up, both on one straight line 8.4'],
    ],
    [
      '8.4 the same direction and velocity',
      'B0410',
      3,
      4,
      ['3 half the range', '0 relative velocity less targeting program', '3 target value'],
      ['3: range half of 5, rounded up, same direction and velocity 8.4', '0: same direction and velocity 8.4'],
    ],
  ])('%s', (_, hex, direction, velocity, sum, why) => {
    const seat = show((game) => place(game, `2C ${hex} ${direction} ${velocity}`));
    expect(figures()).toEqual(sum);
    for (const reason of why) expect(reasons()).toContain(reason);
    const odds = seat.odds({ unit: '1B', from: 1, type: 'laser-burst', target: '2C' });
    expect('code' in odds ? null : odds.targetValue).toBe(Number(sum.at(-1)?.split(' ')[0]));
  });

  test('8.5 whose Targeting Program it is, and whose it is not', () => {
    show((game) => {
      const ship = unit(game, '1B');
      if (ship.kind === 'spaceship') ship.pods[0]!.type = 'light-weapon';
      place(game, '2C B0206 6 9');
    }, 'fire');
    for (const laid of document.querySelectorAll('[data-fire][aria-pressed="true"]')) fireEvent.click(laid);
    fireEvent.click(cell('1 laser-burst'));
    expect(reasons()).toContain('4: the ship gives −4, pod 1 only −2 8.5');
  });

  test('all four fires stand with their chances and cost; the one that is laid is worked out', () => {
    show(() => {}, 'fire');
    const words = () =>
      [...document.querySelectorAll('[data-fire^="1 "]')].map((one) => one.textContent?.replaceAll('\u00a0', ' '));
    expect(words()).toEqual([
      'Pod 1, laser burst: 40 % 20 % hurt free',
      'Pod 1, laser barrage: 60 % 30 % hurt 2 units',
      'Pod 1, particle burst: 40 % 20 % hurt 1 unit',
      'Pod 1, particle barrage: 70 % 35 % hurt 3 units',
    ]);
    fireEvent.click(cell('1 laser-barrage'));
    expect(screen.getByText('6 or less, 60 %')).toBeTruthy();
    expect(cell('1 laser-barrage').getAttribute('aria-pressed')).toBe('true');
  });

  test('4.4 a burster has no place for what it cannot fire', () => {
    show(() => {}, 'fire');
    const fired = [...document.querySelectorAll<HTMLElement>('[data-fire^="burster "]')].map(
      ({ dataset }) => dataset.fire,
    );
    expect(fired).toEqual(['burster laser-burst']);
  });

  test('every weapon is worked out before it is time to fire, the best first', () => {
    const seat = seatOf(tableAt('command', 1));
    showDock(seat, '1A', '2C');
    fireEvent.click(screen.getByRole('button', { name: /^Show the arithmetic/ }));
    const titles = [...document.querySelectorAll('.arithmetic-title')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Pod 1, particle barrage: 7 or less', 'Burster, laser barrage: 6 or less']);
    expect(screen.getByRole('heading', { name: '1A fires at 2C Clarinet' })).toBeTruthy();
    expect(document.querySelector('.proof-head [data-term="Clarinet"]')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: /^Hide the arithmetic/ })[0]!);
    expect(document.querySelector('.arithmetic')).toBeNull();
  });

  test('their fire is worked out as well, from what is known of them', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Their fire' }));
    expect(screen.getByRole('heading', { name: '2C fires at 1B Flute' })).toBeTruthy();
    expect(figures()[0]).toBe('4 range');
  });

  test('R10.0a of their pods the type is known, and with it the chance', () => {
    const seat = show();
    fireEvent.click(screen.getByRole('button', { name: 'Their fire' }));
    expect(reasons()).toContain('4: the ship and the pod both give −4 8.5');
    const own = seatOf(tableAt('command', 1), null);
    const question = { unit: '2C', type: 'particle-barrage', target: '1B' } as const;
    expect(seat.odds({ ...question, from: 'arsenal' })).toEqual(own.odds({ ...question, from: 1 }));
  });

  test('8.1, 8.9 a weapon that has fired is called spent, a pod that is gone destroyed', () => {
    const table = tableAt('fire', 1, (game) => {
      const ship = unit(game, '1A');
      if (ship.kind === 'spaceship') ship.pods.push({ ...ship.pods[0]!, status: 'destroyed' });
      game.dice.given = [10, 10, 10, 10];
    });
    const shot = { player: 1, do: 'fire', unit: '1A', from: 'burster', type: 'laser-burst', target: '2C' } as const;
    const states = (game: Game) => {
      const { container, unmount } = showDock(seatOf(game), '1A', '2C');
      const names = [...container.querySelectorAll('.dock-weapon')].map(({ textContent }) => textContent?.trim());
      unmount();
      return names;
    };
    expect(states(table)).toEqual(['Burster', 'Pod 1 heavy weapon', 'Pod 3 destroyed']);
    expect(states(play(table, shot).game)[0]).toBe('Burster spent');
  });

  test('8.2 without energy a fire is known but not to be had', () => {
    const seat = seatOf(
      tableAt('fire', 1, (game) => {
        const ship = unit(game, '1B');
        if (ship.kind === 'spaceship') Object.assign(ship.energy, { marked: ship.energy.blocks - 1, track: 5 });
      }),
    );
    const rows = fireRows(seat, '1B', 1, '2C');
    expect(rows.map(({ refusal }) => refusal?.code)).toEqual([undefined, 'no-energy', undefined, 'no-energy']);
  });
});

describe('8.7 where a hit goes', () => {
  const seat = seatOf(
    tableAt('fire', 1, (game) => {
      place(game, '2U unguided B0308 3 4');
      place(game, '2I intelligent B0308 3 4 revealed');
      const ship = unit(game, '1B');
      if (ship.kind === 'spaceship') ship.parts.bridge.status = 'destroyed';
    }),
  );
  const words = (id: string) =>
    whereHits(find(seat, id), true).map(({ words: of, effect }) => (effect ? of.join(' ') : ''));

  test('a revealed ship of three pods without a force field', () => {
    expect(words('2C')).toEqual(['you pick', 'bridge engine', '', 'pod 1', 'pod 2', 'pod 3', '', '', '', '']);
    expect(seenEffect(find(seat, '2C'))).toBeCloseTo(0.5);
  });

  test('a destroyed part is passed over', () => {
    expect(words('1B').slice(0, 4)).toEqual(['you pick', 'engine', 'force field', 'pod 1']);
  });

  test('a counter face down is hit by a 2 alone, whatever it is', () => {
    expect(words('2?01').map(Boolean)).toEqual([false, true, ...Array(8).fill(false)]);
    expect(words('2I21').map(Boolean)).toEqual([true, true, ...Array(8).fill(false)]);
  });
});

describe('9.7 the arithmetic of an interception', () => {
  const seat = seatOf(
    tableAt('movement', 1, (game) => {
      place(game, '1I intelligent B0206 6 7');
      place(game, '2I intelligent A1509 9 2');
    }),
  );

  function attempt(missile: string, target: string) {
    const [from, to] = [find(seat, missile), find(seat, target)];
    const odds = seenAttempt(from, to, seat.view.sheets)!;
    render(
      <InterceptionArithmetic
        title="attempt"
        odds={odds}
        missile={{ direction: from.direction!, velocity: from.velocity! }}
        target={{ direction: to.direction!, velocity: to.velocity! }}
      />,
    );
    return odds;
  }

  test('its own missile: relative velocity, Civ Level, chance', () => {
    // In one hex, the same way: a straight line. 7 - 3, halved.
    expect(attempt('1I21', '2C')).toMatchObject({ relativeVelocity: { base: 4, value: 2 }, civLevel: 7, chance: 7 });
    expect(screen.getByText('a missile of Civ Level 7')).toBeTruthy();
    expect(screen.getByText('7 or less, 70 %')).toBeTruthy();
  });

  test('R10.0b a face-down missile of the other player has no chance to tell', () => {
    expect(attempt('2?01', '1B')).toMatchObject({ civLevel: null, chance: null });
    expect(screen.getByText(/is not known/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/or less|%/);
  });
});
