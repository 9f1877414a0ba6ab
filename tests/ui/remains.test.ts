import { describe, expect, test } from 'vitest';
import { type Action, hexId, view } from '../../src/engine/index.ts';
import { gameAt } from '../../src/game/history.ts';
import { viewLog } from '../../src/game/log.ts';
import { plumesOf, wrecksOf } from '../../src/ui/map/scene/remains.ts';
import { ACTIONS, AT, played, ROLLS, SHOWDOWN, startOf } from '../fixtures/showdown.ts';

/** What player 1 sees, and has seen, after these actions of the recorded Showdown and some of a test's own. */
function seenAfter(count: number, ...more: Action[]) {
  const history = played(startOf(ROLLS), [...ACTIONS.slice(0, count), ...more]);
  const log = history.steps.flatMap((step) => step.log);
  return [view(gameAt(history), 1), viewLog(log, 1)] as const;
}

const plumes = (...seen: ReturnType<typeof seenAfter>) =>
  plumesOf(...seen).map(({ id, direction, burns }) => ({ id, direction, burns }));

describe('the exhaust behind a unit', () => {
  test('stands where its engine has fired, and as long as its side is not in command again', () => {
    expect(plumes(...seenAfter(AT.command))).toEqual([]);
    expect(plumes(...seenAfter(AT.command + 2))).toEqual([{ id: '2D', direction: 9, burns: 2 }]);
    expect(plumes(...seenAfter(AT.fire + 3)).map(({ id }) => id)).toEqual(['2D']);
    expect(plumes(...seenAfter(18))).toEqual([{ id: '1E', direction: 3, burns: 3 }]);
  });

  test('is none for a unit that slows down: its engine fires ahead', () => {
    expect(plumes(...seenAfter(AT.command, { player: 2, do: 'decelerate', unit: '2D' }))).toEqual([]);
  });
});

describe('a wreck', () => {
  test('lies where a ship was destroyed, and no missile leaves one', () => {
    expect(wrecksOf(...seenAfter(AT.hit))).toEqual([]);
    const [seen, log] = seenAfter(AT.end);
    const wrecks = wrecksOf(seen, log);
    expect(wrecks.map(({ id, large }) => ({ id, large }))).toEqual([{ id: '2D', large: true }]);
    const context = { sheets: seen.sheets, scenario: SHOWDOWN };
    expect(wrecks.map(({ hex }) => hexId(context, hex))).toEqual(['B0107']);
  });
});
