import { describe, expect, test } from 'vitest';
import { type Action, applyInPlace, legal, newGame, type OrderKind, unitNamed } from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { groupsOf } from '../../src/ui/play/orders/groups.ts';

/** Given by the phase line, and not to one unit. */
const OF_THE_PHASE: readonly OrderKind[] = ['ready', 'move-all', 'end-phase'];
const PHASES = ['set-up', 'movement', 'command', 'fire'];

/** A small generator of its own, so that a failure can be looked at again. */
function chooser(seed: number) {
  let state = seed;
  return (length: number) => {
    state = (state * 16807) % 2147483647;
    return state % length;
  };
}

/** What the panels of all units offer in a position: their buttons, the fire panel, the beams of either end. */
function offered(game: ReturnType<typeof newGame>): { legal: Action[]; offered: Set<Action> } {
  const seat = seatAt(game, null);
  const found = new Set<Action>();
  for (const unit of seat.view.units) {
    // What waits for control of a missile is not legal yet: its button gives both.
    const entries = groupsOf(seat, unit).flatMap((group) => group.entries.filter(({ first }) => !first));
    for (const { actions } of entries) for (const one of actions) found.add(one);
    for (const { do: kind, actions } of seat.offers(unit.id))
      if (kind === 'fire') for (const one of actions) found.add(one);
  }
  return { legal: seat.legal.filter(({ do: kind }) => !OF_THE_PHASE.includes(kind)), offered: found };
}

describe('every legal order of every unit is behind a button, and nothing else is', () => {
  test.each(SCENARIOS.map((scenario, index) => ({ id: scenario.id, scenario, seed: index + 3 })))(
    '$id',
    ({ scenario, seed }) => {
      const game = structuredClone(newGame(scenario, { seed }));
      const pick = chooser(seed);
      const stages = new Set<string>();
      for (let n = 0; n < 90 && !game.result; n += 1) {
        const all = legal(game);
        // The rest of set-up and the ends of phases often, so that every phase comes up.
        const due = all.filter((action) => OF_THE_PHASE.includes(action.do));
        const missing = all.filter((action) => action.do === 'deploy' && !unitNamed(game, action.ship)?.hex);
        const hurry = due.length > 0 ? due : missing;
        const choices = hurry.length > 0 && (game.setUp !== null || pick(3) > 0) ? hurry : all;
        if (!game.pending) {
          const stage = game.setUp === null ? game.phase.kind : 'set-up';
          if (n % 3 === 0 || !stages.has(stage)) {
            const { legal: open, offered: shown } = offered(game);
            expect(new Set([...shown].map((action) => JSON.stringify(action)))).toEqual(
              new Set(open.map((action) => JSON.stringify(action))),
            );
            stages.add(stage);
          }
        }
        applyInPlace(game, choices[pick(choices.length)]!);
      }
      expect([...stages].toSorted()).toEqual(PHASES.toSorted());
    },
    60_000,
  );
});
