import {
  type Action,
  apply,
  type BattlecraftHull,
  type CivLevel,
  type Direction,
  deciderOf,
  type Game,
  type GameEvent,
  hexId,
  legalOfKind,
  type MissileType,
  newGame,
  type Order,
  type Part,
  type PartStatus,
  type PhaseKind,
  type Player,
  parseHexId,
  type Rejection,
  type Scenario,
  type ScenarioPod,
  type SpaceshipHull,
  sameHex,
  terrainOf,
  type UnitId,
} from '../src/engine/index.ts';
import { newMissile, takeNumber } from '../src/engine/rules/missile-numbers.ts';
import { noteVelocities } from '../src/engine/rules/orders.ts';
import { newPhase } from '../src/engine/rules/phases.ts';
import { sheetsInARow } from '../src/scenarios/forces.ts';

/**
 * A position in a few lines, one unit each; what follows the velocity is optional and in any order:
 *
 *   1A sword A0506 3 2 : heavy-weapon, battlecraft=terwillicker-x, tractor-beam@8, crew/2   (/2: armor)
 *   2B dagger A0706 9 1
 *   1A1 A0505 3 2 revealed                 (a launched battlecraft; in its pod when the line is absent)
 *   1I unguided A0607 3 2 civ 7 from 1A.1 revealed
 *
 * A missile's line begins with its owner and any letter; its id follows R2.5a (1U01, 1GA01, 1I21, 1M31).
 */
export interface PositionOptions {
  phase?: `${PhaseKind} ${Player}`;
  rolls?: number[];
  sheets?: string;
  planets?: string[];
  asteroidFields?: string[];
  jumps?: Scenario['jumps'];
  scoring?: Scenario['scoring'];
  victory?: Scenario['victory'];
  /** Changes made by hand before play goes on. */
  with?: (game: Game) => void;
}

function readPod(text: string): ScenarioPod {
  const [pod = '', armor] = text.trim().split('/');
  const [type = '', level] = pod.split('@');
  const [name = '', craft] = type.split('=');
  return {
    type: name as ScenarioPod['type'],
    ...(armor ? { armor: Number(armor) as 0 | 1 | 2 } : {}),
    ...(level ? { civLevel: Number(level) as CivLevel } : {}),
    ...(craft ? { battlecraft: craft as BattlecraftHull } : {}),
  };
}

const isShipLine = (line: string): boolean =>
  /^[12][A-Z] [a-z]/.test(line) && !/^\S+ (unguided|guided|intelligent|mims) /.test(line);

/** A game with just these units, in the phase asked for, with the given dice. */
export function position(lines: string, options: PositionOptions = {}): Game {
  const rows = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const ships = rows.filter(isShipLine).map((line) => {
    const [where = '', pods = ''] = line.split(':');
    const [id = '', hull, hex = '', direction, velocity] = where.trim().split(/\s+/);
    return {
      player: Number(id[0]) as Player,
      letter: id.slice(1),
      hull: hull as SpaceshipHull,
      pods: pods.trim() === '' ? [] : pods.split(',').map(readPod),
      deployment: { hexes: [hex], directions: [Number(direction) as Direction], velocities: [Number(velocity)] },
      log: 1 as const,
    };
  });
  const { planets = [], asteroidFields = [], victory = [], sheets = 'AB' } = options;
  const scenario: Scenario = {
    id: 'position',
    sheets: sheetsInARow(sheets),
    planets,
    asteroidFields,
    ships,
    victory,
    ...(options.jumps ? { jumps: options.jumps } : {}),
    ...(options.scoring ? { scoring: options.scoring } : {}),
  };
  const game = newGame(scenario, { rolls: options.rolls ?? [] });
  const [kind = 'movement', player = '1'] = (options.phase ?? 'movement 1').split(' ');
  game.setUp = null;
  game.phase = newPhase(kind as PhaseKind, Number(player) as Player);
  for (const line of rows.filter((row) => !isShipLine(row))) placeUnit(game, line);
  // A unit that stands still at a planet has been brought to it by its commands (R6.5c).
  const { planets: planetHexes } = terrainOf(scenario);
  for (const one of Object.values(game.units)) {
    if (one.velocity === 0 && planetHexes.some((hex) => sameHex(hex, one.hex))) game.landing.push(one.id);
  }
  if (kind === 'command')
    noteVelocities(
      game,
      Object.values(game.units).filter((unit) => unit.status === 'in-play'),
    );
  options.with?.(game);
  return game;
}

function placeUnit(game: Game, line: string): void {
  const words = line.split(/\s+/);
  const id = words[0] ?? '';
  const owner = Number(id[0]) as Player;
  const isCraft = game.units[id] !== undefined;
  const [hex = '', direction, velocity] = isCraft ? words.slice(1) : words.slice(2);
  const after = (word: string): string | undefined =>
    words.includes(word) ? words[words.indexOf(word) + 1] : undefined;
  const unit = isCraft
    ? game.units[id]
    : makeMissile(game, owner, words[1] as MissileType, after('civ'), after('from'));
  if (!unit) throw new Error(`no unit in: ${line}`);
  unit.status = 'in-play';
  unit.hex = parseHexId(game.sheets, hex) ?? null;
  unit.direction = Number(direction) as Direction;
  unit.velocity = Number(velocity);
  unit.revealed = words.includes('revealed');
  game.placements += 1;
  unit.since = game.placements;
  unit.counter = takeNumber(game, `launches ${owner}`);
}

function makeMissile(game: Game, owner: Player, type: MissileType, civ = '7', from?: string) {
  const [shipId = '', box] = (from ?? '').split('.');
  const ship = game.units[shipId];
  const source = ship?.kind === 'spaceship' ? { ship, box: Number(box) } : null;
  return newMissile({ game, events: [] }, owner, type, Number(civ) as CivLevel, source);
}

/** An order by the player whose unit it names, or by `player`. */
export const by = (player: Player, order: Order): Action => ({ player, ...order }) as Action;

const inOrder = (action: Action): string => JSON.stringify(Object.entries(action).sort());

/**
 * `legal` and `apply` are of one mind: what is accepted is listed, and the other way round. Not listed are conceding
 * and agreeing, units named by the backs of their counters, and what becomes of dice (R1.0a).
 */
function checkListed(game: Game, action: Action, accepted: boolean): void {
  if (action.do === 'concede' || action.do === 'agree-draw' || JSON.stringify(action).includes('?')) return;
  const listed = legalOfKind(game, action.do).some((other) => inOrder(other) === inOrder(action));
  if (listed !== accepted)
    throw new Error(`${accepted ? 'accepted, not listed' : 'listed'}: ${JSON.stringify(action)}`);
}

/** Plays actions one after the other; throws with the reason when one is refused. */
export function play(game: Game, ...actions: Action[]): { game: Game; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let now = game;
  for (const action of actions) {
    const outcome = apply(now, action);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.rejection.rule} ${outcome.rejection.code}`);
    checkListed(now, action, true);
    now = outcome.game;
    events.push(...outcome.events);
  }
  return { game: now, events };
}

/** The game after some orders of one player. */
export const given = (game: Game, player: Player, ...orders: Order[]): Game =>
  play(game, ...orders.map((order) => by(player, order))).game;

/** The refusal of an action; throws when it is accepted. */
export function refusal(game: Game, action: Action): Rejection {
  const outcome = apply(game, action);
  if (outcome.ok) throw new Error(`accepted: ${JSON.stringify(action)}`);
  if (outcome.rejection.code !== 'no-die-left') checkListed(game, action, false);
  return outcome.rejection;
}

/** A unit that is there. */
export function unit(game: Game, id: UnitId): NonNullable<Game['units'][UnitId]> {
  const found = game.units[id];
  if (!found) throw new Error(`no unit ${id}`);
  return found;
}

type Kind = 'spaceship' | 'battlecraft' | 'missile';
type UnitOf<K extends Kind> = Extract<Game['units'][UnitId], { kind: K }>;

function unitOfKind<K extends Kind>(game: Game, id: UnitId, kind: K): UnitOf<K> {
  const found = unit(game, id);
  if (found.kind !== kind) throw new Error(`${id} is a ${found.kind}`);
  return found as UnitOf<K>;
}

export const ship = (game: Game, id: UnitId): UnitOf<'spaceship'> => unitOfKind(game, id, 'spaceship');
export const craft = (game: Game, id: UnitId): UnitOf<'battlecraft'> => unitOfKind(game, id, 'battlecraft');
export const missile = (game: Game, id: UnitId): UnitOf<'missile'> => unitOfKind(game, id, 'missile');

/** The id of the hex a unit lies in. */
export function hexOf(game: Game, id: UnitId): string | null {
  const { hex } = unit(game, id);
  return hex && hexId(game, hex);
}

/** The Status box of a part of a spaceship or battlecraft. */
export function status(game: Game, id: UnitId, part: Part): PartStatus | undefined {
  const found = unit(game, id);
  if (found.kind === 'missile') throw new Error(`${id} is a missile`);
  if (part === 'bridge' || part === 'engine') return found.parts[part].status;
  if (found.kind === 'battlecraft') return undefined;
  return part === 'force-field' ? found.parts['force-field']?.status : found.pods[Number(part.slice(4)) - 1]?.status;
}

/** A copy of a game, changed by hand. */
export function changed(game: Game, change: (copy: Game) => void): Game {
  const copy = structuredClone(game);
  change(copy);
  return copy;
}

/** Writes into Status boxes, with none of the consequences of a hit. */
export function mark(game: Game, id: UnitId, to: PartStatus, ...parts: Part[]): void {
  const found = unit(game, id);
  if (found.kind === 'missile') throw new Error(`${id} is a missile`);
  for (const part of parts) {
    const box =
      part === 'bridge' || part === 'engine'
        ? found.parts[part]
        : found.kind === 'battlecraft'
          ? undefined
          : part === 'force-field'
            ? found.parts['force-field']
            : found.pods[Number(part.slice(4)) - 1];
    if (!box) throw new Error(`${id} has no ${part}`);
    box.status = to;
  }
}

/** Ends phases, everything moved in order, until the phase asked for or a decision. */
export function advance(game: Game, phase: `${PhaseKind} ${Player}`): Game {
  let now = game;
  for (let steps = 0; steps < 100; steps += 1) {
    const player = deciderOf(now);
    if (player === null || now.pending) return now;
    const order = legalOfKind(now, 'move-all')[0] ?? by(player, { do: 'end-phase' });
    now = play(now, order).game;
    if (`${now.phase.kind} ${now.phase.player}` === phase) return now;
  }
  throw new Error(`no ${phase} in 100 steps`);
}
