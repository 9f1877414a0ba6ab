import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type GameEvent, type Player, viewEvents } from '../../src/engine/index.ts';
import { EventLog } from '../../src/ui/play/events/EventLog.tsx';
import type { StoryLine } from '../../src/words/index.ts';
import { tableAt } from '../fixtures/narrows.ts';
import { play } from '../fixtures/play.ts';

const phase = { turn: 4, kind: 'fire', player: 1 } as const;

/** 1B fires a barrage that hits, then launches a missile. */
const { events } = play(
  tableAt('fire', 1, (game) => {
    game.dice.given = [4, 4, 10];
  }),
  { player: 1, do: 'fire', unit: '1B', from: 'burster', type: 'laser-burst', target: '2C' },
  {
    player: 1,
    do: 'launch-missile',
    ship: '1B',
    pod: 1,
    missile: 'unguided',
    hex: 'A1608',
    direction: 2,
    velocity: 5,
  },
);

function show(told: readonly GameEvent[], phases?: number) {
  const onPoint = vi.fn<(line: StoryLine | null) => void>();
  render(<EventLog log={told.map((event) => ({ event, phase }))} onPoint={onPoint} phases={phases} />);
  return onPoint;
}

const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const seenBy = (player: Player) => viewEvents(events, player);

describe('the story of the game', () => {
  test('by phases, each line with its side, its dice in boxes and its rule cases', () => {
    show(events);
    expect(screen.getByRole('heading', { name: 'Game-Turn 4: Fire Phase, player 1' })).toBeTruthy();
    const [shot] = screen.getAllByRole('listitem');
    expect(within(shot!).getByRole('img', { name: 'Player 1' })).toBeTruthy();
    expect([...shot!.querySelectorAll('.sentence-die')].map((die) => die.textContent)).toEqual(['4', '4']);
    expect(shot!.textContent).toContain(
      'needs 4 or less, rolled 4: hit. Where: rolled 4: pod 1, arsenal, from intact to vulnerable',
    );
    const cases = within(shot!).getAllByRole('button', { name: /^Rule / });
    expect(cases.map(({ textContent }) => textContent)).toEqual(['8.6', '8.7', '8.8']);
  });

  test('R10.0b the other player sees the back of the counter and no box of his enemy', () => {
    show(seenBy(2));
    const text = lines().join(' ');
    expect(text).toContain('1B launches 1?01, a face-down missile, into A1608');
    expect(text).not.toMatch(/1U01|unguided|from pod/);
  });

  test('the one who launched sees what it is', () => {
    show(seenBy(1));
    expect(lines()[1]).toContain('1B launches 1U01, an unguided missile, from pod 1 into A1608');
  });

  test('to point at a line, by mouse or keyboard, names its hexes and units', () => {
    const onPoint = show(events);
    const launch = screen.getByRole('button', { name: /1B launches/ });
    fireEvent.mouseEnter(launch);
    expect(onPoint).toHaveBeenLastCalledWith(expect.objectContaining({ hexes: ['A1608'], units: ['1B', '1U01'] }));
    fireEvent.mouseLeave(launch);
    expect(onPoint).toHaveBeenLastCalledWith(null);
    fireEvent.focus(launch);
    expect(onPoint).toHaveBeenLastCalledWith(expect.objectContaining({ units: ['1B', '1U01'] }));
  });

  test('one line is a stop of the keyboard, the arrows lead to the others', () => {
    show(events);
    const all = screen.getAllByRole('button', { name: /1B/ });
    expect(all.map((line) => line.tabIndex)).toEqual([-1, 0]);
    all[1]!.focus();
    fireEvent.keyDown(all[1]!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(all[0]);
    expect(all.map((line) => line.tabIndex)).toEqual([0, -1]);
    fireEvent.keyDown(all[0]!, { key: 'End' });
    expect(document.activeElement).toBe(all[1]);
    const cases = screen.getAllByRole('button', { name: /^Rule / });
    expect(cases.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
  });

  test('phases long past are there on demand', () => {
    const ready: GameEvent = { type: 'ready', player: 1, rule: '11.0' };
    const onPoint = vi.fn();
    const log = [1, 2, 3].map((turn) => ({ event: ready, phase: { ...phase, turn } }));
    render(<EventLog log={log} onPoint={onPoint} phases={2} />);
    expect(screen.getAllByRole('heading')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: /earlier/ }));
    expect(screen.getAllByRole('heading')).toHaveLength(3);
  });

  test('of a phase of thousands of lines the last are drawn, and more of them on demand', () => {
    const readies = Array.from({ length: 5000 }, () => ({ type: 'ready', player: 1, rule: '11.0' }) as const);
    show([...readies, ...seenBy(1)]);
    const first = lines().length;
    expect(first).toBeLessThan(1000);
    expect(lines().at(-1)).toContain('1B launches');
    fireEvent.click(screen.getByRole('button', { name: /earlier/ }));
    expect(lines()).toHaveLength(2 * first);
  });

  test('nothing yet', () => {
    show([]);
    expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
  });
});
