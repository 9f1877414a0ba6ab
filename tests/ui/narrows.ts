import {
  type Action,
  apply,
  type Direction,
  type Game,
  type GameEvent,
  newGame,
  type PhaseKind,
  type Player,
  parseHexId,
  type Scenario,
  type ScenarioPod,
  type ScenarioShip,
  type SpaceshipHull,
} from '../../src/engine/index.ts';
import { type Seat, seatAt } from '../../src/store/seat.ts';

type Ship = [Player, string, SpaceshipHull, ScenarioPod[], string, Direction, number];

const ship = ([player, letter, hull, pods, hex, direction, velocity]: Ship): ScenarioShip => ({
  player,
  letter,
  hull,
  pods,
  deployment: { hexes: [hex], directions: [direction], velocities: [velocity] },
  log: 1,
});

/** A made-up situation in which every kind of order comes up. */
export const narrows: Scenario = {
  id: 'narrows',
  sheets: [
    { letter: 'A', column: 0, row: 0 },
    { letter: 'B', column: 1, row: 0 },
  ],
  planets: ['A0110'],
  asteroidFields: [],
  ships: [
    ship([
      1,
      'B',
      'flute',
      [
        { type: 'heavy-weapon' },
        { type: 'energy', armor: 2 },
        { type: 'battlecraft', battlecraft: 'terwillicker-5000' },
      ],
      'A1509',
      3,
      4,
    ]),
    ship([1, 'A', 'dagger', [{ type: 'heavy-weapon' }, { type: 'tractor-beam', civLevel: 8 }], 'A1407', 4, 2]),
    ship([2, 'C', 'clarinet', [{ type: 'arsenal' }, { type: 'crew' }, { type: 'standard-cargo' }], 'B0206', 6, 3]),
  ],
  victory: [],
};

/** A game that has come to some phase, as a test wishes it. */
export function tableAt(kind: PhaseKind, player: Player, change: (game: Game) => void = () => {}): Game {
  const game = structuredClone(newGame(narrows, { seed: 7 }));
  game.setUp = null;
  game.turn = 4;
  game.phase = { ...game.phase, kind, player };
  change(game);
  return game;
}

export const seatOf = (game: Game, player: Player | null = 1): Seat => seatAt(game, player);

export function hexOf(id: string) {
  const hex = parseHexId(narrows.sheets, id);
  if (!hex) throw new Error(`no hex ${id}`);
  return hex;
}

/** Puts a ship where a test needs it. */
export function place(game: Game, id: string, hex: string, direction: Direction, velocity: number): void {
  Object.assign(game.units[id]!, { hex: hexOf(hex), direction, velocity });
}

/** Launches a missile by hand. */
export function addMissile(
  game: Game,
  id: string,
  type: 'unguided' | 'guided' | 'intelligent' | 'mims',
  hex: string,
  more: Record<string, unknown> = {},
): void {
  const owner = Number(id[0]) as Player;
  game.units[id] = {
    id,
    owner,
    kind: 'missile',
    missile: type,
    status: 'in-play',
    hex: hexOf(hex),
    direction: 3,
    velocity: 4,
    nextSide: 'left',
    revealed: false,
    since: 9,
    counter: 1,
    dock: null,
    civLevel: 7,
    mother: null,
    pod: null,
    energy: type === 'unguided' ? null : { units: 9, spent: 0 },
    attempted: [],
    mimsLaunched: false,
    ...more,
  };
}

/** Carries out actions that must be legal. */
export function playOn(game: Game, ...actions: Action[]): { game: Game; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let now = game;
  for (const action of actions) {
    const outcome = apply(now, action);
    if (!outcome.ok) throw new Error(JSON.stringify([action, outcome.rejection]));
    now = outcome.game;
    events.push(...outcome.events);
  }
  return { game: now, events };
}
