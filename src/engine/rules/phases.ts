import { ENERGY_COST } from '../charts/energy.ts';
import { ENERGY_POD_UNITS } from '../charts/pods.ts';
import type { PhaseKind, Player } from '../model/names.ts';
import { type Rejection, refuse } from '../model/rejection.ts';
import type { Craft, Game, Phase, Spaceship } from '../model/state.ts';
import { hexId } from '../space/sheets.ts';
import { inPlay, listInPlay, listShips, noteTurn, type OnMap, setStatus, toOwn, unitNamed } from './board.ts';
import { isSpent, isUndamaged } from './capabilities.ts';
import { lose, takeOut } from './destruction.ts';
import { detect } from './detection.ts';
import { rollDie } from './dice.ts';
import { countEnergyPods, payUnits, unitsLeft, unitsSpent } from './energy.ts';
import { checkJumpsAnswered, dropUnansweredJumps, leaveByJump } from './jump.ts';
import { TOP_VELOCITY } from './maneuver-limits.ts';
import { listToMove } from './movement.ts';
import { emit, type Play } from './play.ts';
import { isPlanet } from './terrain.ts';
import { bySince, hullLine, isCraft, isMissile } from './units.ts';
import type { Verb } from './verb.ts';

/** [3.0, R3.0a] The six phases of a Game-Turn. */
export const SEQUENCE: readonly { kind: PhaseKind; player: Player }[] = [
  { kind: 'movement', player: 1 },
  { kind: 'command', player: 2 },
  { kind: 'fire', player: 1 },
  { kind: 'movement', player: 2 },
  { kind: 'command', player: 1 },
  { kind: 'fire', player: 2 },
];

/** A phase in which nothing has been done yet. */
export const newPhase = (kind: PhaseKind, player: Player): Phase => ({
  kind,
  player,
  orders: {},
  controlled: [],
  prepared: [],
  beams: [],
  fires: [],
});

/** [R11.4a] The alert roll of the ships that wait for one. */
function rollForAlert(play: Play, player: Player): void {
  for (const ship of listShips(play.game)) {
    if (ship.owner !== player || ship.status !== 'unalerted') continue;
    const line = play.game.scenario.ships.find(({ player: of, letter }) => of === player && letter === ship.letter);
    const needs = line?.alertOn ?? 0;
    const die = rollDie(play);
    const alerted = die <= needs;
    if (alerted) setStatus(play.game, toOwn(play.game, ship), 'in-play');
    emit(play, '11.0', { type: 'alert-roll', unit: ship.id, die, needs, alerted });
  }
}

/** [7.1, R8.3a] The velocity of an unguided missile once its owner's Command Phase has begun. */
export const afterGain = (velocity: number): number => Math.min(TOP_VELOCITY, velocity + 1);

/** [7.1, R8.3a] Unguided missiles gain 1. */
function speedUpUnguided(play: Play, player: Player): void {
  for (const unit of listInPlay(play.game)) {
    if (!isMissile(unit) || unit.owner !== player || unit.missile !== 'unguided') continue;
    if (unit.velocity >= TOP_VELOCITY) continue;
    const velocity = afterGain(unit.velocity);
    toOwn(play.game, unit).velocity = velocity;
    emit(play, '7.1', { type: 'gained', unit: unit.id, velocity }, player);
  }
}

/** [8.9, R10.3b] Damaged energy pods leak until what the ship has spent reaches what its hit pods held together. */
function leak(play: Play, ship: Spaceship): void {
  const damaged = countEnergyPods(ship, (pod) => pod.status === 'damaged');
  if (damaged === 0) return;
  const lost = countEnergyPods(ship, (pod) => !isUndamaged(pod)) * ENERGY_POD_UNITS;
  const units = Math.min(damaged * ENERGY_COST.energyPodLeak, lost - unitsSpent(ship), unitsLeft(ship));
  if (units <= 0) return;
  payUnits(toOwn(play.game, ship), units);
  emit(play, '8.9', { type: 'leaked', unit: ship.id, units, from: 'damaged' }, ship.owner);
}

/** [R3.0c] What happens automatically when a Command Phase begins, in this order. */
function enterCommandPhase(play: Play, player: Player): void {
  detect(play, player);
  rollForAlert(play, player);
  speedUpUnguided(play, player);
  for (const ship of listShips(play.game)) if (inPlay(ship) && ship.owner === player) leak(play, ship);
}

/** [6.5, R6.5c] Whether a craft that was brought to velocity 0 in a planet hex still lies there like that. */
const mayLand = (game: Game, craft: OnMap<Craft>): boolean =>
  craft.velocity === 0 && hullLine(craft).streamlined && isPlanet(game, craft.hex);

/**
 * [6.5, R6.5c] Lands streamlined craft brought to velocity 0 in a planet hex; docked ones land once separated
 * (R7.4d).
 */
function land(play: Play, player: Player): void {
  const { game } = play;
  if (game.landing.length === 0) return;
  const brought = listInPlay(game)
    .filter(isCraft)
    .filter((craft) => craft.owner === player && game.landing.includes(craft.id) && mayLand(game, craft))
    .sort(bySince);
  for (const craft of brought.filter(({ dock }) => !dock)) {
    emit(play, '6.5', { type: 'landed', unit: craft.id, hex: hexId(game, craft.hex) });
    takeOut(play, craft, 'landed');
  }
  const held = brought.filter(({ dock }) => dock).map(({ id }) => id);
  game.landing = game.landing.filter((id) => unitNamed(game, id)?.owner !== player || held.includes(id));
}

/** [3.0] Enters a phase. */
function enterPhase(play: Play, kind: PhaseKind, player: Player): void {
  const { game } = play;
  game.phase = newPhase(kind, player);
  emit(play, '3.0', { type: 'phase', turn: game.turn, kind, player });
  if (kind === 'command') enterCommandPhase(play, player);
  if (kind === 'movement') {
    leaveByJump(play, player);
    land(play, player);
  }
}

/** [3.0, R11.0a] Set-up is over: the first Movement Phase of Game-Turn 1. */
export function beginPlay(play: Play): void {
  play.game.setUp = null;
  enterPhase(play, 'movement', 1);
}

/** [9.5, R3.0d] Missiles that have spent their energy go with the end of their owner's Movement Phase. */
function removeSpentMissiles(play: Play, player: Player): void {
  for (const unit of listInPlay(play.game)) {
    if (isMissile(unit) && unit.owner === player && isSpent(unit)) lose(play, unit, 'expended', '9.5');
  }
}

/** [6.0, 6.3, R7.2b] What must be done before a phase may end. */
function checkEnd(game: Game, player: Player): Rejection | undefined {
  if (game.phase.kind === 'command') return checkJumpsAnswered(game, player);
  if (game.phase.kind !== 'movement') return undefined;
  const open = listToMove(game, player);
  const first = open[0];
  return first ? refuse('6.0', 'units-to-move', { count: open.length, unit: first.id }) : undefined;
}

/** [3.0] Ends a phase and enters the next one. */
export const endPhase: Verb<'end-phase'> = {
  check: (game, { player }) => checkEnd(game, player),
  apply(play) {
    const { game } = play;
    const { kind, player } = game.phase;
    if (kind === 'movement') removeSpentMissiles(play, player);
    if (kind === 'command') dropUnansweredJumps(play, player);
    const index = SEQUENCE.findIndex((phase) => phase.kind === kind && phase.player === player);
    const next = SEQUENCE[(index + 1) % SEQUENCE.length];
    if (!next) return;
    if (index === SEQUENCE.length - 1) {
      game.turn += 1;
      noteTurn(game);
      game.moved = [];
    }
    enterPhase(play, next.kind, next.player);
  },
  list(game, player, _, listed) {
    if (!checkEnd(game, player)) listed.push({ player, do: 'end-phase' });
  },
};
