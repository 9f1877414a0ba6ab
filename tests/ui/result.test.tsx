import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Action, type Game, parseHexId } from '../../src/engine/index.ts';
import { logEvents, viewLog } from '../../src/game/log.ts';
import { seenBy } from '../../src/store/seat/markers.ts';
import { effectsOf, hexesOfVerdicts } from '../../src/ui/map/scene/effects.ts';
import { play } from '../fixtures/play.ts';
import { position } from '../fixtures/position.ts';
import { showRoom } from '../fixtures/room.tsx';
import { ACTIONS, AT, played, startOf } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

/** A rehearsal of the Showdown after so many actions, with these dice. */
function roomAfter(count: number, rolls: number[]) {
  const { store } = tableOn(played(startOf(rolls), ACTIONS.slice(0, count)), { mode: 'rehearsal' });
  const { container } = showRoom(store);
  const give = (...actions: Action[]) => act(async () => void (await store.order(...actions)));
  return { store, give, tags: () => [...container.querySelectorAll('.map-effect text')].map((tag) => tag.textContent) };
}

const card = () => screen.queryByRole('region', { name: 'Result' })?.textContent ?? null;

const stage = () => document.querySelector<HTMLElement>('[data-part="stage"]');

const SHOT = ACTIONS[AT.hit]!;
const PART = ACTIONS[AT.decision]!;

describe('the result where one looks', () => {
  test('8.6 a hit stands on the stage card and at the target, with the part once it is chosen, until the next order', async () => {
    const { give, tags } = roomAfter(AT.hit, [2, 2, 7, 3]);
    expect(card()).toBeNull();
    await give(SHOT);
    // The question comes first, on the same card.
    expect(card()).toBeNull();
    expect(stage()?.textContent).toContain('Which part of 2D Piccolo is hit?');
    expect(tags()).toEqual(['HIT']);
    await give(PART);
    expect(card()).toContain('Rolled 2, needed 4 or less: Hit');
    expect(card()).toContain('Bridge of 2D: damaged');
    expect(card()).toContain('From now on: Maneuver Rating 2 less, no Weave.');
    expect(tags()).toEqual(['HIT']);
    await give(ACTIONS[41]!);
    expect(card()).toContain('1E fires at 2D burster');
    expect(card()).toContain('Miss');
    expect(tags()).toEqual(['MISS']);
    await give({ player: 1, do: 'end-phase' });
    expect(card()).toBeNull();
    expect(tags()).toEqual([]);
  });

  test('9.6 a kill, a stamp on the log of the ship, and the end on the card', async () => {
    const { give, tags } = roomAfter(AT.end - 1, [2, 2, 7, 3]);
    await give(ACTIONS[AT.end - 1]!);
    // The end comes when what has led to it has been read.
    expect(stage()?.textContent).toContain('2D destroyed');
    expect(tags()).toEqual(['DESTROYED']);
    await act(async () => void fireEvent.keyDown(window, { key: ' ' }));
    expect(stage()?.textContent).toContain('Player 1 wins');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^What happened/ })));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ship’s log' })));
    expect(document.querySelector('.shiplog-stamp')?.textContent).toBe('Destroyed');
  });

  test('what a shot came to stands there again when the order after it is taken back', async () => {
    const { store, give } = roomAfter(AT.hit, [2, 2, 7, 3]);
    await give(SHOT);
    await give(PART);
    await give({ player: 1, do: 'end-phase' });
    expect(card()).toBeNull();
    await act(async () => void (await store.undo()));
    expect(card()).toContain('Rolled 2, needed 4 or less: Hit');
    // Read, taken back and given again, it has to be read again.
    await act(async () => void fireEvent.keyDown(window, { key: ' ' }));
    expect(card()).toBeNull();
    await act(async () => void (await store.undo()));
    await give(PART);
    expect(card()).toContain('Bridge of 2D: damaged');
  });

  test('a step that is watched again has its result', async () => {
    const { give } = roomAfter(AT.hit, [2, 2, 7, 3]);
    await give(SHOT);
    await give(PART);
    await give({ player: 1, do: 'end-phase' });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Menu' })));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Replay/ })));
    const slider = screen.getByRole('slider', { name: 'Action' });
    await act(async () => void fireEvent.change(slider, { target: { value: AT.hit + 2 } }));
    expect(card()).toContain('Rolled 2, needed 4 or less: Hit');
    expect(card()).toContain('Bridge of 2D: damaged');
  });
});

describe('where it lies on the map', () => {
  const asteroids = (rolls: number[], velocity = 3): Game =>
    position(`1A dagger A0506 4 ${velocity} : crew`, { phase: 'movement 1', asteroidFields: ['A0707'], rolls });
  const move: Action = { player: 1, do: 'move', unit: '1A' };

  function effects(start: Game, ...actions: Action[]) {
    const { game, events } = play(start, ...actions);
    const told = viewLog(logEvents(start, events, 0), null);
    return { view: seenBy(game, null), told };
  }

  test('6.6 a unit that is struck and flies on is marked where it was struck, and nothing where it was not', () => {
    const { view, told } = effects(asteroids([10, 1, 10, 10, 10]), move);
    const at = told.flatMap(({ event }) => (event.type === 'asteroid-check' && event.hit ? [event.hex] : []));
    const tags = effectsOf(view, told).filter(({ kind }) => kind === 'tag');
    expect(tags).toEqual([expect.objectContaining({ word: 'Struck', to: parseHexId(view.sheets, at[0]!) })]);
    expect(at[0]).not.toBe(view.units[0]!.hex);
    expect(hexesOfVerdicts(view, told)).toContainEqual(parseHexId(view.sheets, at[0]!));
  });
});

test('the card is a region with its dice in words', async () => {
  const { give } = roomAfter(AT.hit, [9, 2, 7, 3]);
  await give(SHOT);
  const region = screen.getByRole('region', { name: 'Result' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(1);
  expect(region.querySelector('.faces')?.getAttribute('aria-hidden')).toBe('true');
});
