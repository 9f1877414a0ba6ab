import type { Action, Direction, Order, Player, PodType, Scenario, ScenarioShip } from '../engine/index.ts';
import { armored, fixed, sheetsInARow } from '../scenarios/forces.ts';

/** A Piccolo as in The Showdown, with a hunter pod. */
export const piccolo = (
  player: Player,
  letter: string,
  hex: string,
  direction: Direction,
  velocity: number,
): ScenarioShip => ({
  player,
  letter,
  hull: 'piccolo',
  pods: [{ type: 'hunter' }],
  deployment: fixed(hex, direction, velocity),
  log: 1,
});

/** Pods of these types, which stand one hit. */
export const podsOf = (...types: readonly PodType[]): ScenarioShip['pods'] =>
  armored(
    1,
    types.map((type) => ({ type })),
  );

/** One sheet with these ships, and nothing that ends the game. */
export const onOneSheet = (id: string, ships: ScenarioShip[]): Scenario => ({
  id,
  sheets: sheetsInARow('A'),
  planets: [],
  asteroidFields: [],
  ships,
  victory: [],
});

/** An order of player 1, who is the reader. */
export const byPlayer1 = (order: Order): Action => ({ player: 1, ...order }) as Action;

/** An order of player 2. */
export const theirs = (order: Order): Action => ({ player: 2, ...order }) as Action;

export const MY_END = byPlayer1({ do: 'end-phase' });
export const THEIR_END = theirs({ do: 'end-phase' });

/** Set-up, done by both. */
export const READY: readonly Action[] = [byPlayer1({ do: 'ready' }), theirs({ do: 'ready' })];

/** On to player 1's first Fire Phase. */
export const TO_FIRE: readonly Action[] = [...READY, byPlayer1({ do: 'move-all' }), MY_END, THEIR_END];

/** On to player 1's first Command Phase. */
export const TO_COMMAND: readonly Action[] = [...TO_FIRE, MY_END, theirs({ do: 'move-all' }), THEIR_END];
