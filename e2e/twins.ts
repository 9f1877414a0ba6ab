import {
  type Action,
  applyInPlace,
  type Game,
  type GameRecord,
  MISSILE_TYPES,
  newGame,
  type Player,
  type Scenario,
  type ScenarioShip,
} from '../src/engine/index.ts';
import { findScenario } from '../src/scenarios/index.ts';
import { gameAfter } from '../tests/fixtures/recorded.ts';

/** What a game has shown by its end. */
interface Outcome {
  /** Ships that are hit, so that the die tells which box is which. */
  hit: ReadonlySet<string>;
  /** The actions that made missiles which are turned over. */
  shown: ReadonlySet<number>;
}

function outcomeOf(record: GameRecord): Outcome {
  const game = gameAfter(record, 0);
  const hit = new Set<string>();
  const shown = new Set<number>();
  const madeBy = new Map<string, number>();
  for (const [at, action] of record.actions.entries()) {
    const before = game.units.map(({ id }) => id);
    const outcome = applyInPlace(game, action);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
    for (const id of game.units.map(({ id }) => id)) if (!before.includes(id)) madeBy.set(id, at);
    for (const event of outcome.events) {
      if (event.type === 'hit-roll' || event.type === 'part-hit') hit.add(event.target);
      if (event.type === 'revealed') shown.add(madeBy.get(event.unit) ?? -1);
    }
  }
  return { hit, shown };
}

const idOf = ({ player, letter }: ScenarioShip): string => `${player}${letter}`;

/** Boxes can be told apart by a hit, and battlecraft by their numbers, which follow the boxes. */
const mayTurn = (ship: ScenarioShip, hit: ReadonlySet<string>): boolean =>
  !hit.has(idOf(ship)) && ship.pods.filter(({ type }) => type === 'battlecraft').length < 2;

const NAMES = ['unit', 'by', 'ship', 'with', 'target', 'missile', 'battlecraft'] as const;
const BOXES = ['pod', 'from', 'a', 'b'] as const;

/** The action as it is in the twin: units by their names there, boxes counted from the other end. */
function translate(action: Action, names: ReadonlyMap<string, string>, boxes: ReadonlyMap<string, number>): Action {
  const fields: Record<string, unknown> = { ...action };
  for (const name of NAMES) {
    const id = fields[name];
    if (typeof id === 'string') fields[name] = names.get(id) ?? id;
  }
  const count = boxes.get('unit' in action ? action.unit : 'ship' in action ? action.ship : '');
  if (count !== undefined) {
    for (const box of BOXES) if (typeof fields[box] === 'number') fields[box] = count + 1 - Number(fields[box]);
  }
  return fields as unknown as Action;
}

/** [R11.0c] Which of two boxes is named first is not in the game. */
const inOrder = (action: Action): Action =>
  action.do === 'swap-pods' && action.a > action.b ? { ...action, a: action.b, b: action.a } : action;

const unitsOf = (game: Game): string[] => game.units.map(({ id }) => id);

interface Changes {
  scenario: Scenario;
  /** Ships whose boxes are the other way round, with how many there are. */
  boxes: ReadonlyMap<string, number>;
  /** Where a missile becomes one of another type. */
  retyped: (at: number) => boolean;
}

/** [R3.0c] Unguided missiles gain velocity, so that everybody sees which they are; the others look alike. */
const ALIKE = MISSILE_TYPES.filter((type) => type !== 'unguided');

/** The same order for a missile of each other type that looks alike from behind. */
function ofOtherTypes(action: Action): Action[] {
  if (action.do !== 'launch-missile' && action.do !== 'prepare-missile') return [];
  if (!ALIKE.some((type) => type === action.missile)) return [];
  return ALIKE.filter((type) => type !== action.missile).map((missile) => ({ ...action, missile }));
}

/** Plays the record in a changed scenario; stops before what cannot be done there. */
function playThere(record: GameRecord, { scenario, boxes, retyped }: Changes): Action[] {
  const game = gameAfter(record, 0);
  const twin = newGame(scenario, record.dice, game.rulings);
  const names = new Map<string, string>();
  const actions: Action[] = [];
  for (const [at, action] of record.actions.entries()) {
    const [here, there] = [unitsOf(game), unitsOf(twin)];
    applyInPlace(game, action);
    const same = inOrder(translate(action, names, boxes));
    const tried = retyped(at) ? [...ofOtherTypes(same), same] : [same];
    const given = tried.find((one) => applyInPlace(twin, one).ok);
    if (!given) break;
    actions.push(given);
    const made = unitsOf(game).filter((id) => !here.includes(id));
    const fresh = unitsOf(twin).filter((id) => !there.includes(id));
    for (const [nth, id] of made.entries()) names.set(id, fresh[nth] ?? id);
  }
  return actions;
}

/**
 * The same game but for what one player keeps to himself: energy spent before, the boxes of ships that have not been
 * hit, and the type of missiles that have not been turned over. A ship that needs all its energy keeps it, and so does a
 * missile its type that could not do otherwise what it does. The twin is shorter where something else is missing there.
 */
export function twinOf(record: GameRecord, owner: Player): GameRecord {
  const scenario = typeof record.scenario === 'string' ? findScenario(record.scenario) : record.scenario;
  if (!scenario) throw new Error('no such scenario');
  const { hit, shown } = outcomeOf(record);
  const own = scenario.ships.filter(({ player }) => player === owner);
  const boxes = new Map(own.filter((ship) => mayTurn(ship, hit)).map((ship) => [idOf(ship), ship.pods.length]));
  const change = (spending: readonly ScenarioShip[]): Scenario => ({
    ...scenario,
    ships: scenario.ships.map((ship) => {
      if (ship.player !== owner) return ship;
      const pods = boxes.has(idOf(ship)) ? [...ship.pods].reverse() : ship.pods;
      return spending.includes(ship) ? { ...ship, pods, spentBlocks: (ship.spentBlocks ?? 0) + 1 } : { ...ship, pods };
    }),
  });
  const longest = (all: readonly GameRecord[]): GameRecord =>
    all.reduce((best, one) => (one.actions.length > best.actions.length ? one : best));
  const spending = [own, ...own.map((left) => own.filter((ship) => ship !== left)), []].map((ships) => {
    const changed = change(ships);
    return {
      ...record,
      scenario: changed,
      actions: playThere(record, { scenario: changed, boxes, retyped: () => false }),
    };
  });
  let twin = longest(spending);
  const missiles = record.actions.flatMap((action, at) =>
    action.player === owner && ofOtherTypes(action).length > 0 && !shown.has(at) ? [at] : [],
  );
  const other = new Set<number>();
  for (const at of missiles) {
    const retyped = (nth: number) => nth === at || other.has(nth);
    const actions = playThere(record, { scenario: twin.scenario as Scenario, boxes, retyped });
    if (actions.length < twin.actions.length) continue;
    other.add(at);
    twin = { ...twin, actions };
  }
  return twin;
}
