import type { Direction, Player } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { RuleCase } from '../model/rule-cases.ts';
import type { Battlecraft, Game, Hex, Missile, Own } from '../model/state.ts';
import { launchVelocities, type Placement } from '../space/placements.ts';
import { hexId } from '../space/sheets.ts';
import { setStatus } from './board.ts';
import { enterHex } from './entering.ts';
import { setCounter } from './known-order.ts';
import { takeNumber } from './missile-numbers.ts';
import { emit, type Play } from './play.ts';

/** Where, which way and how fast a unit is launched. */
export interface LaunchVector {
  hex: string;
  direction: Direction;
  velocity: number;
}

/** [9.4, R9.4b, R7.4g] Why a launch's hex, direction or velocity is not among those allowed. */
export function checkPlacement(
  game: Game,
  placements: readonly Placement[],
  launcherVelocity: number,
  { hex, direction, velocity }: LaunchVector,
  rule: RuleCase,
): Rejection | undefined {
  const placement = placements.find((offered) => hexId(game, offered.hex) === hex);
  if (!placement) return refuse(rule, 'not-a-launch-hex', { hex });
  if (!placement.directions.includes(direction)) return refuse(rule, 'not-a-launch-direction', { direction });
  if (!launchVelocities(launcherVelocity).includes(velocity))
    return refuse(rule, 'not-a-launch-velocity', { velocity });
  return undefined;
}

/** Every hex, direction and velocity of some placements. */
export function listVectors(game: Game, placements: readonly Placement[], launcherVelocity: number): LaunchVector[] {
  const velocities = launchVelocities(launcherVelocity);
  const vectors: LaunchVector[] = [];
  for (const { hex: at, directions } of placements) {
    const hex = hexId(game, at);
    for (const direction of directions) for (const velocity of velocities) vectors.push({ hex, direction, velocity });
  }
  return vectors;
}

/** [9.4, 7.4] Gives a unit that is launched its counter and its course, and says so. Its hex is another matter. */
export function noteLaunched(
  play: Play,
  unit: Own<Battlecraft | Missile>,
  by: string,
  pod: number | null,
  hex: Hex,
  { direction, velocity }: LaunchVector,
): void {
  const { game } = play;
  setStatus(game, unit, 'in-play');
  unit.direction = direction;
  unit.velocity = velocity;
  unit.nextSide = 'left';
  game.placements += 1;
  setCounter(game, unit, takeNumber(game, `launches ${unit.owner satisfies Player}`), game.placements);
  const what = unit.kind === 'missile' ? unit.missile : unit.hull;
  const at = { hex: hexId(game, hex), direction, velocity };
  emit(play, unit.kind === 'missile' ? '9.4' : '7.4', {
    type: 'launched',
    ship: by,
    unit: unit.id,
    kind: unit.kind,
    what,
    pod,
    ...at,
  });
}

/** [9.4, 7.4] Puts a unit on the map face-down; it counts as entering the hex (R6.6a, R6.5d, R7.4g). */
export function launch(
  play: Play,
  unit: Own<Battlecraft | Missile>,
  by: string,
  pod: number | null,
  hex: Hex,
  vector: LaunchVector,
): void {
  noteLaunched(play, unit, by, pod, hex, vector);
  enterHex(play, [unit], hex, 'launch');
}
