import { chanceAtStart } from '../../chances/index.ts';
import type { BuiltShip, Player, Scenario, ScenarioShip } from '../../engine/index.ts';
import { type Rng, rngFrom } from '../../matches/rng.ts';
import { scenarioShipOf } from '../ships/trial.ts';
import { clausesFor, idsOf, LETTERS, SIDE_ROLES } from './aims.ts';
import { briefingFor, drawnTitle } from './briefing.ts';
import { AIMS, type BattleAim, type BattleGround, TERRAINS, type Wanted } from './choices.ts';
import { drawForce, drawFreighter, drawOneMore, drawOthers, drawShips } from './forces.ts';
import {
  acrossFrom,
  drawGoal,
  drawStart,
  drawTerrain,
  idOf,
  JUMP_COLUMN,
  SHEETS,
  type Start,
  WITH_GOAL,
} from './place.ts';

/** Both sides of a battle, before they are on a map. */
type Forces = Readonly<Record<Player, readonly BuiltShip[]>>;

/** The ships of both sides: alike or for one price, and what an aim gives to one of them beside that. */
function drawForces(rng: Rng, aim: BattleAim, { size, forces = 'same' }: Wanted): Forces {
  const isChosen = typeof forces !== 'string';
  const one = isChosen ? drawShips(rng, forces) : drawForce(rng, size);
  const two = (forces !== 'same' && drawOthers(rng, one)) || one;
  if (aim === 'hold') return { 1: one, 2: [...two, ...drawOneMore(rng, size)] };
  if (aim === 'destroy' || aim === 'flagship') return { 1: one, 2: two };
  // The freighter comes on top, and whether the blockade needs a ship more or less for it is left to the judgement.
  const blockade = rng.pick([two, two.slice(0, Math.max(1, two.length - 1)), [...two, ...drawOneMore(rng, size)]]);
  return { 1: [drawFreighter(rng), ...one], 2: blockade };
}

const sideOf = (player: Player, force: readonly BuiltShip[], { hexes, direction, velocity }: Start): ScenarioShip[] =>
  force.map((ship, nth) =>
    scenarioShipOf(ship, {
      player,
      letter: LETTERS[nth] ?? 'A',
      deployment: { hexes: hexes.slice(nth, nth + 1).map(idOf), directions: [direction], velocities: [velocity] },
    }),
  );

/** One battle out of those that may be had; whether it is fair is another question. */
export function anyBattle(rng: Rng, aim: BattleAim, terrain: BattleGround, wanted: Wanted): Scenario {
  const forces = drawForces(rng, aim, wanted);
  const start = drawStart(rng, Math.max(forces[1].length, forces[2].length));
  const across = acrossFrom(start);
  const starts = [...start.hexes, ...across.hexes];
  const { planets, fields } = drawTerrain(rng, aim === 'orbit' && terrain === 'planet' ? 'space' : terrain, starts);
  const goals = aim === 'orbit' ? [drawGoal(rng, [...starts, ...fields])] : [];
  const sides = SIDE_ROLES[aim];
  return {
    id: drawnTitle(wanted),
    briefing: briefingFor(aim, wanted, forces),
    ...(sides && { sides }),
    sheets: [...(aim === 'jump' ? WITH_GOAL : SHEETS)],
    planets: [...planets, ...goals].map(idOf),
    asteroidFields: fields.map(idOf),
    ships: [...sideOf(1, forces[1], start), ...sideOf(2, forces[2], across)],
    ...(aim === 'jump' && { jumps: { player: 1, sheetColumn: JUMP_COLUMN } }),
    victory: clausesFor(aim, { 1: idsOf(1, forces[1]), 2: idsOf(2, forces[2]) }),
  };
}

/** The share of the games that somebody wins in which Player 1 does. */
export function shareAtStart(battle: Scenario): number {
  const { win, loss } = chanceAtStart(battle);
  return win / (win + loss);
}

/** By how many points of a hundred a chance may be off even. */
const FAIR = 5;
const MOST_TRIES = 400;

/**
 * A battle drawn at random: the same wish makes the same one on every machine. It is the first that the judgement holds to
 * be even; if there is none among so many, the most even one.
 */
export function anotherBattle(wanted: Wanted): Scenario {
  const rng = rngFrom(wanted.number);
  // Drawn also where they are chosen: what else a number brings hangs less on the choice.
  const [aim, terrain] = [rng.pick(AIMS), rng.pick(TERRAINS)];
  const [to, on] = [wanted.size === 'duel' ? 'destroy' : (wanted.aim ?? aim), wanted.terrain ?? terrain];
  const draw = () => {
    const battle = anyBattle(rng, to, on, wanted);
    return { battle, off: Math.abs(100 * shareAtStart(battle) - 50) };
  };
  let best = draw();
  for (let tries = 1; tries < MOST_TRIES && best.off > FAIR; tries += 1) {
    const next = draw();
    if (next.off < best.off) best = next;
  }
  return best.battle;
}
