import type { Action, UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { type Choosing, slotOf, type ViewState } from '../../../store/table/view-store.ts';
import { type LaidShot, laidShots, shooterOf, targetIn } from '../../play/aiming.ts';
import { isCurrent } from '../../play/choosing.ts';
import type { OrderEntry } from '../../play/orders/entries.ts';
import { groupsOf, unitSeen } from '../../play/orders/groups.ts';
import { WORTH_HAVING } from '../../play/outlook.ts';
import { type Slot, slotsOf } from './slots.ts';

/** What the dock answers now: one thing, with at most one button that gives it. */
export type Answer =
  | { kind: 'none' }
  /** An order is put together: one of several may be laid. */
  | { kind: 'choosing'; unit: UnitView; mode: Choosing }
  /** A slot is pointed at or focused: what its order does, or why it cannot be given. */
  | { kind: 'slot'; unit: UnitView; slot: Slot }
  /** [8.0] The shots that are laid at what is aimed at; none may be. */
  | {
      kind: 'fire';
      unit: UnitView;
      target: UnitView;
      shots: readonly LaidShot[];
      isPointed: boolean;
      isChosen: boolean;
    }
  /** [6.0] The selected unit has to move. */
  | { kind: 'move'; unit: UnitView; move: OrderEntry; stay: OrderEntry | null }
  /** [6.5] The free maneuvers at a planet end. */
  | { kind: 'fly-on'; unit: UnitView; action: Action }
  /** Another player's unit is looked at, as a rule with nothing to give; a unit that has to move still does. */
  | { kind: 'seen'; unit: UnitView; target: UnitView; move: OrderEntry | null }
  /** Nothing is chosen: what can hurt the unit. */
  | { kind: 'threats'; unit: UnitView };

type Looking = Pick<ViewState, 'selected' | 'hovered' | 'aim' | 'interaction'>;

/** The moves of a unit that has not moved, if it is the time for them. */
function movesOf(seat: Seat, unit: UnitView): Extract<Answer, { kind: 'move' }> | null {
  if (seat.stage !== 'movement' || unit.owner !== seat.decider) return null;
  const entries = groupsOf(seat, unit).flatMap((group) => group.entries);
  const move = entries.find(({ key, refusal }) => key === 'move' && refusal === null);
  const stay = entries.find(({ key, refusal }) => key === 'stay' && refusal === null) ?? null;
  return move ? { kind: 'move', unit, move, stay } : null;
}

/** What stands in the answer. */
export function answerFor(seat: Seat, looking: Looking): Answer {
  const { interaction, aim, selected } = looking;
  const laid = slotOf(interaction);
  if (interaction.kind === 'choosing' && isCurrent(interaction, seat.legal)) {
    const asked = unitSeen(seat, interaction.unit) ?? unitSeen(seat, selected);
    if (asked) return { kind: 'choosing', unit: asked, mode: interaction };
  }
  const unit = unitSeen(seat, selected);
  if (!unit) return { kind: 'none' };
  const slot = laid === null ? undefined : slotsOf(seat, unit).find(({ id }) => id === laid);
  if (slot) return { kind: 'slot', unit, slot };
  const target = unitSeen(seat, targetIn(seat, looking));
  const isEnemy = target !== null && target.owner !== unit.owner && target.hex !== null;
  if (isEnemy && shooterOf(seat, selected)) {
    const shots = laidShots(seat, unit, target.id === aim.target ? aim : { target: target.id, choices: [] });
    return { kind: 'fire', unit, target, shots, isPointed: target.id !== aim.target, isChosen: aim.choices.length > 0 };
  }
  const moves = movesOf(seat, unit);
  if (isEnemy) return { kind: 'seen', unit, target, move: moves?.move ?? null };
  const goOn = seat.stage === 'planet-maneuver' && seat.legal.find((action) => action.do === 'continue');
  if (goOn) return { kind: 'fly-on', unit, action: goOn };
  return moves ?? { kind: 'threats', unit };
}

/** [8.7] Whether one of some shots is worth having. */
const isWorthFiring = (shots: readonly LaidShot[]): boolean =>
  shots.some(({ row }) => (row.effect?.probability ?? 0) >= WORTH_HAVING);

/**
 * Whether the answer has a button that gives something now, and that is useful: a shot that is not worth having is fired, but
 * it is not the strongest thing on the screen unless a hand has chosen it.
 */
export function isStrong(answer: Answer): boolean {
  switch (answer.kind) {
    case 'choosing':
      return answer.mode.laid !== null;
    case 'slot':
      return answer.slot.state === 'open';
    case 'fire':
      return !answer.isPointed && (answer.isChosen ? answer.shots.length > 0 : isWorthFiring(answer.shots));
    case 'seen':
      return answer.move !== null;
    default:
      return answer.kind === 'move' || answer.kind === 'fly-on';
  }
}
