import {
  type Action,
  check,
  commandsLeft,
  deciderOf,
  type FireType,
  type Game,
  type GameEvent,
  HULLS,
  hexId,
  neighbours,
  type Order,
  odds,
  type PartStatus,
  PODS,
  type PodType,
  stageOf,
  unitNamed,
} from '../../src/engine/index.ts';

/** One action of a game: the position before it, what it was, what happened, and the position after it. */
export interface Step {
  before: Game;
  action: Action;
  events: readonly GameEvent[];
  after: Game;
}

type Unit = Game['units'][number];
type Ship = Extract<Unit, { kind: 'spaceship' }>;
type Craft = Exclude<Unit, { kind: 'missile' }>;
type Body<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
/** Whether something is to be seen in a step. */
export type RemoteTimeline = (step: Step) => boolean;

const inPlay = (game: Game): Unit[] => game.units.filter(({ status }) => status === 'in-play');

/** The ships of the one who is to give commands after the step. */
const commanded = ({ after }: Step): Ship[] =>
  stageOf(after) !== 'command'
    ? []
    : inPlay(after).filter((unit): unit is Ship => unit.kind === 'spaceship' && unit.owner === deciderOf(after));

const shipOf = (game: Game, id: string): Ship | undefined => {
  const unit = unitNamed(game, id);
  return unit?.kind === 'spaceship' ? unit : undefined;
};

/** The code with which an order of the player whose turn it is would be refused. */
const refusal = (game: Game, order: Order): string | undefined =>
  check(game, { player: deciderOf(game) ?? 1, ...order } as Action)?.code;

/** Whether an event of this type is among those of the step and is as asked. */
export const happened = <T extends GameEvent['type']>(
  step: Step,
  type: T,
  is: (event: Body<T>) => boolean = () => true,
): boolean => step.events.some((event) => event.type === type && is(event as Body<T>));

type Box = { pod: number; status: PartStatus; type: PodType };
const boxes = (ship: Ship): Box[] => ship.pods.map(({ type, status }, index) => ({ pod: index + 1, status, type }));
const hit = (ship: Ship, type: PodType, status: PartStatus): Box | undefined =>
  boxes(ship).find((box) => box.type === type && box.status === status);

/** An order to a ship with such a pod is refused for this reason. */
const podRefuses =
  (type: PodType, status: PartStatus, order: (ship: Ship, pod: number) => Order, code: string): RemoteTimeline =>
  (step) =>
    commanded(step).some((ship) => {
      const box = hit(ship, type, status);
      return box !== undefined && refusal(step.after, order(ship, box.pod)) === code;
    });

/** The ships of the one who is to fire. */
const firing = (game: Game): Ship[] =>
  stageOf(game) !== 'fire'
    ? []
    : inPlay(game).filter((unit): unit is Ship => unit.kind === 'spaceship' && unit.owner === deciderOf(game));

/** The code with which a fire at some enemy would be refused; undefined is leave to fire. */
function fireRefusal(game: Game, { id, owner }: Ship, from: 'burster' | number, type: FireType): string | undefined {
  const target = inPlay(game).find((unit) => unit.owner !== owner)?.id ?? '';
  return refusal(game, { do: 'fire', unit: id, from, type, target });
}

const firesFrom = ({ phase }: Game, { id }: Ship, source: 'burster' | number): number =>
  phase.fires.filter(({ unit, from }) => unit === id && from === source).length;

const mayFire = (game: Game, ship: Ship, from: 'burster' | number): boolean =>
  fireRefusal(game, ship, from, 'laser-burst') !== 'no-fires-left';

/** A fire from such a pod would be answered so. */
const fires =
  (podType: PodType, status: PartStatus, type: FireType, code: string | undefined): RemoteTimeline =>
  ({ after }) =>
    firing(after).some((ship) => {
      const box = hit(ship, podType, status);
      return box !== undefined && fireRefusal(after, ship, box.pod, type) === code;
    });

/** A part was hit, to this status, and at once such an event followed. */
const atOnce =
  <T extends GameEvent['type']>(
    podType: PodType | null,
    status: PartStatus,
    type: T,
    is: (event: Body<T>, game: Game) => boolean = () => true,
  ): RemoteTimeline =>
  (step) =>
    step.events.some(
      (event, index) =>
        event.type === 'part-hit' &&
        event.podType === podType &&
        event.status === status &&
        step.events[index + 1]?.type === type &&
        is(step.events[index + 1] as Body<T>, step.after),
    );

const fieldGoesOff = (status: PartStatus, fieldClass: 1 | 2): RemoteTimeline =>
  atOnce(null, status, 'force-field', ({ unit, by }, game) => by === 'damage' && fieldOf(game, unit) === fieldClass);

const fieldOf = (game: Game, id: string): number | undefined => {
  const ship = shipOf(game, id);
  return ship && HULLS[ship.hull].forceField;
};

const fieldRefuses =
  (status: PartStatus): RemoteTimeline =>
  (step) =>
    commanded(step).some(
      (ship) =>
        ship.parts['force-field']?.status === status &&
        refusal(step.after, { do: 'activate-force-field', ship: ship.id }) === 'field-damaged',
    );

/** Battle Commands of the pods that are not destroyed, battle communications left out. */
const otherCommands = (ship: Ship): number =>
  boxes(ship)
    .filter(({ type, status }) => type !== 'battle-communications' && status !== 'destroyed')
    .reduce((sum, { type }) => sum + PODS[type].battleCommands, 0);

const battleCommands =
  (status: PartStatus, more: number): RemoteTimeline =>
  (step) =>
    commanded(step).some(
      (ship) =>
        hit(ship, 'battle-communications', status) !== undefined &&
        commandsLeft(step.after, ship.id)?.battle.of === otherCommands(ship) + more,
    );

/** Maneuver Commands of a craft that stands still, with its bridge so. */
const maneuvers =
  (status: PartStatus, of: (rating: number) => number): RemoteTimeline =>
  (step) =>
    commanded(step).some(
      (craft: Craft) =>
        craft.parts.bridge.status === status &&
        craft.velocity === 0 &&
        commandsLeft(step.after, craft.id)?.maneuvers.of === of(HULLS[craft.hull].maneuverRating),
    );

const noWeave =
  (status: PartStatus): RemoteTimeline =>
  (step) =>
    commanded(step).some((ship) => {
      const hex = ship.hex && neighbours(ship.hex)[0];
      if (!hex || ship.parts.bridge.status !== status || ship.parts.engine.status === 'destroyed') return false;
      return refusal(step.after, { do: 'weave', unit: ship.id, hex: hexId(step.after, hex) }) === 'bridge-damaged';
    });

const noJump = (type: PodType, status: PartStatus): RemoteTimeline =>
  podRefuses(type, status, ({ id }) => ({ do: 'jump', unit: id }), 'no-jump-pod');

const noTractor = (status: PartStatus): RemoteTimeline =>
  podRefuses('tractor-beam', status, ({ id }, pod) => ({ do: 'tractor', ship: id, pod, target: id }), 'pod-damaged');

const noBattlecraft = (status: PartStatus): RemoteTimeline =>
  podRefuses('battlecraft', status, ({ id }, pod) => ({ do: 'prepare-battlecraft', ship: id, pod }), 'pod-damaged');

const podAt = (ship: Ship | undefined, pod: number | null) => (pod === null ? undefined : ship?.pods[pod - 1]);

/** Whether this is a ship with such a damaged pod. */
const hasDamaged = (game: Game, id: string, type: PodType): boolean => {
  const ship = shipOf(game, id);
  return ship !== undefined && hit(ship, type, 'damaged') !== undefined;
};

/** 8.9, effect by effect: what damage and destruction do that is to be seen in the play. */
export const EFFECTS: Record<string, RemoteTimeline> = {
  'a damaged bridge takes two from the Maneuver Rating': maneuvers('damaged', (rating) => rating - 2),
  'a damaged bridge forbids the Weave': noWeave('damaged'),
  'a destroyed bridge leaves one Maneuver Command': maneuvers('destroyed', () => 1),
  'a destroyed bridge forbids the Weave': noWeave('destroyed'),
  'a damaged engine takes a block for the first Maneuver Command': (step) =>
    step.action.do === 'turn' &&
    shipOf(step.before, step.action.unit)?.parts.engine.status === 'damaged' &&
    (step.before.phase.orders[step.action.unit]?.maneuvers ?? 0) === 0 &&
    happened(step, 'paid', ({ blocks }) => blocks === 1),
  'a destroyed engine forbids every Maneuver Command': (step) =>
    commanded(step).some(
      ({ id, parts }) =>
        parts.engine.status === 'destroyed' &&
        refusal(step.after, { do: 'accelerate', unit: id }) === 'engine-destroyed',
    ),
  'a class 1 field goes off when damaged': fieldGoesOff('damaged', 1),
  'a damaged class 1 field may not be activated': fieldRefuses('damaged'),
  'a destroyed field may not be activated': fieldRefuses('destroyed'),
  'a class 2 field that is damaged protects as class 1': (step) =>
    happened(
      step,
      'exploded',
      ({ target, rolls }) =>
        rolls === 3 &&
        fieldOf(step.after, target) === 2 &&
        shipOf(step.after, target)?.parts['force-field']?.status === 'damaged',
    ),
  'a class 2 field that is damaged is not raised at an interception': (step) =>
    happened(
      step,
      'lost',
      ({ unit, how }) =>
        how === 'missile' &&
        step.before.pending?.kind === 'intercept' &&
        fieldOf(step.after, unit) === 2 &&
        shipOf(step.after, unit)?.parts['force-field']?.status === 'damaged',
    ),
  'a class 2 field goes off when destroyed': fieldGoesOff('destroyed', 2),
  ...Object.fromEntries(
    (['hunter', 'light-weapon', 'heavy-weapon', 'arsenal'] as const).flatMap((type) => [
      [`a damaged ${type} loses its missiles`, atOnce(type, 'damaged', 'missiles-lost')],
      [`a damaged ${type} fires no barrage`, fires(type, 'damaged', 'laser-barrage', 'no-barrage')],
      [`a damaged ${type} fires bursts`, fires(type, 'damaged', 'laser-burst', undefined)],
      [`a destroyed ${type} fires nothing`, fires(type, 'destroyed', 'laser-burst', 'pod-destroyed')],
    ]),
  ),
  'prepared missiles are lost with their pod': (step) =>
    happened(step, 'missiles-lost') &&
    step.before.units.some(
      ({ id, status }) => status === 'prepared' && unitNamed(step.after, id)?.status === 'destroyed',
    ),
  'a damaged weapon pod no longer controls its guided missile': (step) =>
    inPlay(step.after).some(
      (unit) =>
        unit.kind === 'missile' &&
        unit.mother !== null &&
        commanded(step).some(({ id }) => id === unit.mother) &&
        podAt(shipOf(step.after, unit.mother), unit.pod)?.status === 'damaged' &&
        refusal(step.after, { do: 'control-missile', ship: unit.mother, missile: unit.id }) === 'guidance-lost',
    ),
  'a damaged arsenal fires once': ({ after }) =>
    firing(after).some((ship) => {
      const box = hit(ship, 'arsenal', 'damaged');
      return box !== undefined && firesFrom(after, ship, box.pod) === 1 && !mayFire(after, ship, box.pod);
    }),
  'damaged battle communications give one Battle Command': battleCommands('damaged', 1),
  'destroyed battle communications give none': battleCommands('destroyed', 0),
  'damaged battle communications search no further': (step) =>
    happened(
      step,
      'searched',
      ({ ship, range }) => range === 6 && hasDamaged(step.after, ship, 'battle-communications'),
    ),
  'damaged battle communications aim no better': ({ before, action }) => {
    if (action.do !== 'fire') return false;
    const answer = odds(before, action);
    return 'modifier' in answer && answer.modifier === -4 && hasDamaged(before, action.unit, 'battle-communications');
  },
  'damaged battle communications give no extra fire': ({ after }) =>
    firing(after).some(
      (ship) =>
        hit(ship, 'battle-communications', 'damaged') !== undefined &&
        firesFrom(after, ship, 'burster') === 1 &&
        !mayFire(after, ship, 'burster'),
    ),
  'a damaged tractor beam may not be used': noTractor('damaged'),
  'a destroyed tractor beam may not be used': noTractor('destroyed'),
  'a battlecraft in a damaged pod may not be used': noBattlecraft('damaged'),
  'a battlecraft in a destroyed pod may not be used': noBattlecraft('destroyed'),
  'a battlecraft does not dock with its damaged pod': (step) =>
    happened(
      step,
      'docked',
      ({ ship, with: other, inPod }) => !inPod && other.startsWith(ship) && hasDamaged(step.after, ship, 'battlecraft'),
    ),
  ...Object.fromEntries(
    (['hunter', 'standard-jump', 'augmented-jump'] as const).flatMap((type) => [
      [`no jump with a damaged ${type}`, noJump(type, 'damaged')],
      [`no jump with a destroyed ${type}`, noJump(type, 'destroyed')],
    ]),
  ),
  'a ship that was to jump stays without a jump pod': (step) =>
    happened(step, 'jump-marker', ({ marker, rule }) => marker === null && rule === 'R7.2b'),
  'a damaged energy pod leaks': (step) =>
    step.action.do === 'end-phase' && happened(step, 'leaked', ({ units }) => units === 10),
  'a destroyed energy pod is empty': atOnce('energy', 'destroyed', 'leaked'),
};
