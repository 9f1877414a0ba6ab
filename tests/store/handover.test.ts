import { describe, expect, test } from 'vitest';
import type { Action, Player } from '../../src/engine/index.ts';
import { isForced } from '../../src/game/handover.ts';
import { gameAt, presentAt } from '../../src/game/history.ts';
import { lastSeen, listPresences } from '../../src/game/presence.ts';
import { played, READY, startOf, TO_COMMAND, TO_FIRE } from '../fixtures/showdown.ts';

const endPhase = (player: Player): Action => ({ player, do: 'end-phase' });

/** One Game-Turn without a command or a shot, from the first Movement Phase on. */
const QUIET_TURN: Action[] = [
  { player: 1, do: 'move', unit: '1E' },
  endPhase(1),
  endPhase(2),
  endPhase(1),
  { player: 2, do: 'move', unit: '2D' },
  endPhase(2),
  endPhase(1),
  endPhase(2),
];

describe('who has to be at the screen', () => {
  test('3.0 a Movement Phase with one unit leaves nothing to decide, a Command or Fire Phase does', () => {
    const moving = played(startOf(), READY);
    expect(isForced(gameAt(moving))).toBe(true);
    expect(isForced(gameAt(played(startOf(), TO_COMMAND)))).toBe(false);
    expect(isForced(gameAt(played(startOf(), TO_FIRE)))).toBe(false);
  });

  test('R11.0c a set-up with one pod leaves nothing to decide', () => {
    expect(isForced(startOf().start)).toBe(true);
  });

  test('3.0 two hand-overs a Game-Turn, not six', () => {
    const history = played(startOf(), [...READY, ...QUIET_TURN, ...QUIET_TURN, ...QUIET_TURN]);
    const players = listPresences(history).map(({ player }) => player);
    expect(players).toEqual([1, 2, 1, 2, 1, 2, 1, 2]);
  });

  test('player 1 is there until player 2 has something to command', () => {
    expect(presentAt(startOf())).toBe(1);
    expect(presentAt(played(startOf(), READY))).toBe(1);
    expect(presentAt(played(startOf(), TO_COMMAND))).toBe(2);
    expect(presentAt(played(startOf(), TO_FIRE))).toBe(1);
  });

  test('a player is told what happened since he left the screen', () => {
    const history = played(startOf(), TO_FIRE);
    const presences = listPresences(history);
    expect(lastSeen(presences, 1)).toBe(TO_COMMAND.length);
    expect(lastSeen(presences, 2)).toBe(TO_FIRE.length);
    expect(lastSeen(listPresences(startOf()), 1)).toBe(0);
  });
});
