import {
  type Action,
  type Ahead,
  apply,
  beamCost,
  type CommandsLeft,
  check,
  commandOf,
  commandsLeft,
  deciderOf,
  type EventType,
  type FireOdds,
  type FireQuestion,
  type FiresLeft,
  findUnit,
  firesLeft,
  type Game,
  type HitBand,
  hitBands,
  legal,
  legalAsSeen,
  listAhead,
  type ManeuverTerms,
  maneuverTerms,
  type Offer,
  type Order,
  odds,
  offersFor,
  type Player,
  type PodType,
  type Progress,
  programsOf,
  progressOf,
  type Rejection,
  rangesOf,
  type Snapshot,
  type Stage,
  stageOf,
  subjectOf,
  type TargetingProgram,
  type UnitId,
  type UnitRange,
  type UnitView,
  unitNamed,
} from '../../engine/index.ts';
import { seenBy } from './markers.ts';
import { type Pass, passesOf } from './passes.ts';
import { type Steering, steeringOf, underControl } from './steering.ts';
import { strangersOf } from './strangers.ts';

/**
 * The game as one player may see it, and the only form in which the interface gets it: without the game itself, it
 * cannot show what the player at the screen may not know.
 */
export interface Seat {
  /** Who sits here; null in a rehearsal, where everything is open. */
  player: Player | null;
  view: Snapshot;
  stage: Stage;
  /** Who decides now; null when the game is over. */
  decider: Player | null;
  /** Whether the one who sits here decides now. */
  toAct: boolean;
  /** Every legal action, while it is this seat's turn to act; else none. */
  legal: Action[];
  /** The kinds of orders a unit can get, each with its legal actions or the reason why there is none. */
  offers: (unit: UnitId) => Offer[];
  left: (unit: UnitId) => CommandsLeft | null;
  /** [8.1] How often the sources of an own craft may still fire in this Fire Phase; null for any other unit. */
  firesLeft: (unit: UnitId) => FiresLeft | null;
  /** [7.1, 7.5] How the commands of an own unit are counted and paid in a Command Phase. */
  terms: (unit: UnitId) => ManeuverTerms | null;
  /** [R7.4e] Energy Units for a command to this unit through a tractor beam; null for a missile, which takes none. */
  beamCost: (unit: UnitId) => number | null;
  /** Which ship and which of its pods an own missile comes from; null for other units and for the four of a MIMS. */
  origin: (unit: UnitId) => { ship: UnitId; pod: number } | null;
  odds: (question: SeatFireQuestion) => FireOdds | Rejection;
  /** [8.6] Where the target of an own unit's fire would be hit, by chance, if it flew there as it does here. */
  bands: (question: FireQuestion) => readonly HitBand[];
  /** [8.5] All that could give the Targeting Program to a fire of a unit, as far as that is known here. */
  programs: (unit: UnitId, from: Weapon) => TargetingProgram[];
  /**
   * How far a unit detects, searches, launches and reaches with a beam; of another player's unit only what is public.
   */
  ranges: (unit: UnitId) => UnitRange[];
  /** [11.0] How far each victory condition has come, and the points, as far as it may be known here. */
  progress: () => Progress;
  /** The planet hexes. */
  planets: readonly string[];
  /** How the guided missiles of a ship, or the one named, could be steered now. */
  steering: (unit: UnitId) => Steering[];
  /** Why an order cannot be given now; null if it can, or is not this seat's to give. */
  whyNot: (order: Order) => Rejection | null;
  /** [6.6, 9.6] What is rolled, or may be, on the next move of a unit, or of one as it would lie and fly. */
  ahead: (unit: UnitView) => readonly Ahead[];
  /** [9.6, 9.7] Where a missile that would be launched comes upon enemies that fly on as they do. */
  passes: (missile: UnitView) => readonly Pass[];
  /** The unit as it would be after a maneuver; null for anything else, and for what is not legal. */
  preview: (action: Action) => UnitView | null;
}

/** Where a fire comes from: of another player's ship only the type of a pod is known, not its box. */
export type Weapon = FireQuestion['from'] | PodType;

/** A fire whose odds are asked for; it need not be possible now. */
export type SeatFireQuestion = Omit<FireQuestion, 'from'> & { from: Weapon };

const notYours = (unit: UnitId): Rejection => ({ rule: 'R10.0b', code: 'not-yours', params: { unit } });

/** The events of a maneuver itself, and of the control it needs. Any other would give away face-down counters, so such a maneuver has no preview. */
export const QUIET_EVENTS: ReadonlySet<EventType> = new Set([
  'maneuvered',
  'paid',
  'sheet-placed',
  'missile-controlled',
]);

/** [7.2] A unit after a maneuver that leads to nothing else, as it is seen from this place. */
function afterManeuver(present: Game, player: Player | null, open: readonly Action[], action: Action): UnitView | null {
  if (commandOf(action.do) !== 'maneuver') return null;
  const game = underControl(present, open, action);
  const outcome = apply(game, action);
  if (!outcome.ok || outcome.game.pending || !outcome.events.every(({ type }) => QUIET_EVENTS.has(type))) return null;
  return seenBy(outcome.game, player).units.find(({ id }) => id === subjectOf(action)) ?? null;
}

/** Whether a weapon is named by the type of its pod, and not by its box. */
const isType = (from: Weapon): from is PodType => typeof from === 'string' && from !== 'burster';

/**
 * [R10.0a] The box that stands for a type of pod that a ship shows on its list; null for one it does not show. All that
 * counts is the type, and whether one of them is undamaged.
 */
function boxFor(game: Game, seen: Snapshot, unit: UnitId, type: PodType): number | null {
  const listed = seen.units.find(({ id }) => id === unit)?.pods?.some((pod) => pod.type === type);
  const ship = unitNamed(game, unit);
  if (!listed || ship?.kind !== 'spaceship') return null;
  const boxes = ship.pods.map((pod, index) => ({ ...pod, box: index + 1 })).filter((pod) => pod.type === type);
  const whole = boxes.find(({ status }) => status === 'intact' || status === 'vulnerable');
  return (whole ?? boxes.find(({ status }) => status === 'damaged') ?? boxes[0])?.box ?? null;
}

/** [R10.0a] The arithmetic of a fire from a type of pod; the box is not told. */
function oddsByType(game: Game, seen: Snapshot, question: SeatFireQuestion, type: PodType): FireOdds | Rejection {
  const from = boxFor(game, seen, question.unit, type);
  if (from === null) return notYours(question.unit);
  const answer = odds(game, { ...question, from });
  if (!('code' in answer)) return answer;
  switch (answer.code) {
    case 'no-weapon-pod':
    case 'pod-destroyed':
    case 'no-barrage':
      return { ...answer, params: { unit: question.unit } };
    default:
      return answer;
  }
}

/** Caches the answers of a function: a seat shows one position, and is asked again whenever the pointer moves. */
function memoize<Q, A>(key: (question: Q) => string, compute: (question: Q) => A): (question: Q) => A {
  const known = new Map<string, A>();
  return (question) => {
    const name = key(question);
    const answer = known.get(name) ?? compute(question);
    known.set(name, answer);
    return answer;
  };
}

/**
 * [R10.0b] The seat of a player in a game, be it the real one or one made from what they know: their answers are the same. Null
 * sees everything. `seen` is the answer of `seenBy`, if the caller has it already.
 */
export function seatAt(game: Game, player: Player | null, seen = seenBy(game, player)): Seat {
  const decider = deciderOf(game);
  const toAct = decider !== null && (player === null || player === decider);
  const open = toAct ? (player === null ? legal(game) : legalAsSeen(game)) : [];
  const isOwn = (unit: UnitId): boolean => player === null || unitNamed(game, unit)?.owner === player;
  const strangers = strangersOf(game, player, seen);
  // The answer would give away in which box another player's pod is, or what a face-down counter is.
  const mayAsk = ({ unit, from }: Pick<SeatFireQuestion, 'unit' | 'from'>): boolean =>
    isOwn(unit) || (from === 'burster' && seen.units.some((one) => one.id === unit && one.class !== undefined));
  return {
    player,
    view: seen,
    stage: stageOf(game),
    decider,
    toAct,
    legal: open,
    offers: memoize(String, (unit) => (toAct && isOwn(unit) ? offersFor(game, unit, open) : [])),
    left: (unit) => (isOwn(unit) ? commandsLeft(game, unit) : null),
    firesLeft: (id) => {
      const unit = isOwn(id) ? unitNamed(game, id) : undefined;
      return unit && unit.kind !== 'missile' && stageOf(game) === 'fire' ? firesLeft(game, unit) : null;
    },
    terms: (unit) => (isOwn(unit) && stageOf(game) === 'command' ? maneuverTerms(game, unit) : null),
    beamCost: (id) => {
      const unit = findUnit(game, strangers.hide({ id }).id);
      return unit && unit.kind !== 'missile' ? beamCost(game, unit) : null;
    },
    origin: (id) => {
      const unit = isOwn(id) ? unitNamed(game, id) : undefined;
      if (unit?.kind !== 'missile' || unit.mother === null || unit.pod === null) return null;
      return { ship: unit.mother, pod: unit.pod };
    },
    odds: memoize(
      ({ unit, from, type, target }) => `${unit} ${from} ${type} ${target}`,
      (asked) => {
        const question = strangers.hide(asked);
        const { from } = question;
        if (!isType(from) && !mayAsk(question)) return notYours(asked.unit);
        const answer = isType(from) ? oddsByType(game, seen, question, from) : odds(game, { ...question, from });
        return 'code' in answer ? strangers.name(answer) : answer;
      },
    ),
    bands: memoize(
      ({ unit, from, type, target }) => `${unit} ${from} ${type} ${target}`,
      (question) => (isOwn(question.unit) ? hitBands(game, strangers.hide(question)) : []),
    ),
    programs: (unit, weapon) => {
      const from = isType(weapon) ? boxFor(game, seen, unit, weapon) : mayAsk({ unit, from: weapon }) ? weapon : null;
      return from === null ? [] : programsOf(game, { unit, from });
    },
    ranges: memoize(String, (unit) => {
      if (isOwn(unit)) return rangesOf(game, unit, 'own');
      return seen.units.some((one) => one.id === unit && one.class !== undefined) ? rangesOf(game, unit, 'open') : [];
    }),
    progress: () => progressOf(game, player),
    planets: game.scenario.planets,
    steering: memoize(String, (unit) => (toAct && isOwn(unit) ? steeringOf(game, open, unit) : [])),
    whyNot: (order) => {
      const rejection = toAct && decider ? check(game, { player: decider, ...strangers.hide(order) }) : undefined;
      return rejection ? strangers.name(rejection) : null;
    },
    ahead: memoize(
      ({ id, hex, direction, velocity, nextSide }) => `${id} ${hex} ${direction} ${velocity} ${nextSide}`,
      (unit) => listAhead(seen, game.scenario, unit),
    ),
    passes: (missile) => passesOf(game, seen, missile),
    preview: (action) => (toAct ? afterManeuver(game, player, open, action) : null),
  };
}

/** The same seat to look from only: nothing can be ordered from it. */
export const toWatch = (seat: Seat): Seat => ({
  ...seat,
  toAct: false,
  legal: [],
  offers: () => [],
  steering: () => [],
  whyNot: () => null,
  preview: () => null,
});
