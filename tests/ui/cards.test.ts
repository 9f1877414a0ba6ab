import { describe, expect, test } from 'vitest';
import { fightBot } from '../../src/cli/fight-bot.ts';
import { applyInPlace, deciderOf, type Game, type GameEvent, newGame, type Player } from '../../src/engine/index.ts';
import { type LoggedEvent, logEvents, viewLog } from '../../src/game/log.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { cardsOf, timeOf, toldOfPhase, touches } from '../../src/ui/play/cards.ts';
import { logOf, toldWith } from '../../src/ui/play/replay.ts';
import { resultsOf } from '../../src/words/index.ts';
import { ALL } from '../all.ts';

/** A Showdown has two ships, and is short. */
const gamesOf = (id: string): number => (ALL ? 40 : id === 'showdown' ? 6 : 1);
const ACTIONS = 400;

/** A fight to its end, or as far as it comes: what happened, and who ordered it. */
function fight(scenario: (typeof SCENARIOS)[number], seed: number): { log: LoggedEvent[]; by: Player[] } {
  const game: Game = newGame(scenario, { seed });
  const chance = rngFrom(seed);
  const log: LoggedEvent[] = [];
  const by: Player[] = [];
  while (!game.result && by.length < ACTIONS) {
    const player = deciderOf(game) as Player;
    const before = { ...game };
    const outcome = applyInPlace(game, fightBot(game, chance));
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    log.push(...logEvents(before, outcome.events, by.length));
    by.push(player);
  }
  return { log, by };
}

/** The cards of somebody who has read everything before an action, with what each of them tells. */
function seenOn(log: readonly LoggedEvent[], from: number, player: Player) {
  return cardsOf(log, from, { player, pace: 'steady', still: true }).map(({ at, time }) => {
    const upTo = log.filter(({ action }) => action < at);
    return { at, time, told: toldWith(upTo, upTo.length - logOf(upTo, at - 1).length).map(({ event }) => event) };
  });
}

describe('nothing that happens to a player passes unseen', () => {
  test.each(SCENARIOS)('$id: every event that touches a unit is on a card, in order, with its figures', (scenario) => {
    let touching = 0;
    for (let seed = 1; seed <= gamesOf(scenario.id); seed += 1) {
      const { log, by } = fight(scenario, seed);
      for (const player of [1, 2] as const) {
        const own = viewLog(log, player);
        const from = by.findIndex((one, nth) => one !== player && by[nth - 1] === player);
        const cards = seenOn(own, Math.max(0, from), player);
        const due = own.filter(({ event, action }) => action >= from && touches(event, player));
        touching += due.length;
        const told = cards.filter(({ time }) => time === null).flatMap((card) => card.told);
        expect(due.filter(({ event }) => !told.includes(event))).toEqual([]);
        expect(cards.map(({ at }) => at)).toEqual(cards.map(({ at }) => at).sort((a, b) => a - b));
        const known: readonly GameEvent[] = own.map(({ event }) => event);
        expect(told.every((event) => known.includes(event))).toBe(true);
        // A card that is held says something: nobody waits before an empty table.
        for (const { at, time } of cardsOf(own, 0, { player, pace: 'calm', still: false }))
          if (time === null) expect(toldOfPhase(own, at), `${scenario.id}, ${seed}, ${at}`).not.toEqual([]);
        for (const { event, die } of cards.flatMap((card) => resultsOf(card.told, () => undefined).verdicts))
          expect(die).toBe(event.die);
      }
    }
    expect(touching).toBeGreaterThan(0);
  });

  const shot = (target: string, hit: boolean) => ({ type: 'fired', unit: '2D', target, hit }) as GameEvent;

  test('what befalls a unit is held, with the quick pace only if it does something; all else passes by', () => {
    expect(timeOf([shot('1E', false)], 1, 'steady', true)).toBeNull();
    expect(timeOf([shot('1E', false)], 1, 'quick', false)).toBeGreaterThan(0);
    expect(timeOf([shot('1E', true)], 1, 'quick', false)).toBeNull();
    expect(timeOf([shot('2E', true)], 1, 'steady', false)).toBeGreaterThan(0);
    expect(timeOf([shot('2E', true)], 1, 'quick', false)).toBe(0);
    expect(timeOf([shot('1E', true)], null, 'steady', true)).toBe(0);
  });

  test('fire, missiles, beams, docking, discoveries and leaks befall a unit by the other side’s doing or by chance', () => {
    const events = [
      { type: 'tractor', ship: '2D', target: '1E' },
      { type: 'docked', ship: '2D', with: '1E' },
      { type: 'separated', unit: '1E', from: '2D' },
      { type: 'revealed', unit: '1I21', by: '2D' },
      { type: 'leaked', unit: '1E' },
      { type: 'maneuvered', unit: '1E', by: '2D' },
      { type: 'lost', unit: '1E', how: 'fire' },
      { type: 'fired', unit: '2D', target: '1E' },
      { type: 'hit-roll', target: '1E' },
      { type: 'part-hit', target: '1E' },
      { type: 'missiles-lost', unit: '1E' },
      { type: 'interception', missile: '2U01', target: '1E' },
      { type: 'exploded', missile: '2U01', target: '1E' },
      { type: 'asteroid-check', unit: '1E', hit: true },
      { type: 'force-field', unit: '1E', by: 'damage' },
    ] as GameEvent[];
    expect(events.map((event) => touches(event, 1))).toEqual(events.map(() => true));
    expect(events.slice(0, 3).map((event) => touches(event, 2))).toEqual([false, true, true]);
    expect(touches({ type: 'lost', unit: '1I21', how: 'expended' } as GameEvent, 1)).toBe(false);
    expect(touches({ type: 'maneuvered', unit: '1E', by: '1D' } as GameEvent, 1)).toBe(false);
    expect(touches({ type: 'asteroid-check', unit: '1E', hit: false } as GameEvent, 1)).toBe(false);
    expect(touches({ type: 'interception', missile: '1U01', target: '2D' } as GameEvent, 1)).toBe(false);
  });
});
