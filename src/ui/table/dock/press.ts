import { type Action, type ActionOf, subjectOf, type UnitId } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { chooseAmong, isSame, REVEALING } from '../../play/choosing.ts';
import type { OpenGame } from '../../play/context.ts';
import type { Controls } from '../../play/controls.ts';
import { weaponsOf } from '../../play/fires.ts';
import { groupOf, type Slot, slotsOf } from './slots.ts';

/** A press on a slot: its order is given, laid, or asked about; one that cannot be given says why. */
export function pressSlot(controls: Pick<Controls, 'begin' | 'layAt'>, { id, open }: Slot): void {
  const [only] = open;
  if (!only) {
    controls.layAt(id);
    return;
  }
  const first = open.length === 1 ? only.first : undefined;
  controls.begin({ key: id, actions: open.flatMap(({ actions }) => actions), first });
}

/** Orders that the stage asks for, or the page as a whole: the dock has no place in which they could be laid. */
const ELSEWHERE: ReadonlySet<Action['do']> = new Set([
  ...(['choose-part', 'intercept', 'decline', 'raise-field', 'no-field'] as const),
  ...(['end-phase', 'ready', 'swap-pods', 'continue', 'concede', 'agree-draw'] as const),
]);

/** Whether an order can be laid in the dock, so that the answer's button gives it. */
export const mayLay = ({ do: kind }: Action): boolean => !ELSEWHERE.has(kind);

/** [8.0] The orders of a plan that are laid as one: shots of one craft at one target, else the first alone. */
export function laidTogether(orders: readonly Action[], first: Action): readonly Action[] {
  if (first.do !== 'fire') return [first];
  const like = (order: Action): boolean =>
    order.do === 'fire' && order.unit === first.unit && order.target === first.target;
  const other = orders.findIndex((order) => !like(order));
  return orders.slice(0, other < 0 ? orders.length : other);
}

/** Aims some shots of one craft, and holds its other weapons back. */
function layFire({ view }: OpenGame, seat: Seat, shots: readonly ActionOf<'fire'>[]): void {
  const [first] = shots;
  const unit = seat.view.units.find(({ id }) => id === first?.unit);
  if (!first || !unit) return;
  view.select(first.unit, first.target);
  view.aim({
    choices: weaponsOf(unit).map(({ from }) => {
      const same = shots.filter((shot) => shot.from === from);
      return { from, type: same[0]?.type ?? null, times: same.length };
    }),
  });
}

/** The slot in which an order stands, and the unit among whose orders it is: a steered missile has its own. */
function slotWith(seat: Seat, action: Action): { unit: UnitId; slot: Slot } | null {
  const own = subjectOf(action);
  const units = [...seat.view.units].sort((one, other) => Number(other.id === own) - Number(one.id === own));
  for (const unit of units) {
    const slot = slotsOf(seat, unit).find(({ open }) =>
      open.some(({ actions }) => actions.some((one) => isSame(one, action))),
    );
    if (slot) return { unit: unit.id, slot };
  }
  return null;
}

/** Lays what is advised: the unit is selected, its slot or its shots are laid, and the answer's button gives them. */
export function layAdvice(game: OpenGame, seat: Seat, orders: readonly Action[]): void {
  const { view } = game;
  const [action] = orders;
  if (!action || !mayLay(action)) return;
  const isFire = (order: Action): order is ActionOf<'fire'> => order.do === 'fire';
  if (isFire(action)) {
    layFire(game, seat, orders.filter(isFire));
    return;
  }
  if (action.do === 'move' || action.do === 'move-all') {
    const unit = action.do === 'move' ? action.unit : seat.legal.find((open) => open.do === 'move')?.unit;
    view.select(unit ?? null);
    return;
  }
  const deploys = seat.legal.filter(
    (open) => action.do === 'deploy' && open.do === 'deploy' && open.ship === action.ship,
  );
  if (action.do === 'deploy') {
    view.select(action.ship);
    view.set({ interaction: chooseAmong(action.ship, deploys, { slot: 'deploy', laid: action }) });
    return;
  }
  const found = slotWith(seat, action);
  if (!found) return;
  const { unit, slot } = found;
  const actions = slot.open.flatMap((entry) => entry.actions);
  const laid = actions.find((open) => isSame(open, action)) ?? action;
  const first = slot.open.length === 1 ? (slot.open[0]?.first ?? null) : null;
  view.select(unit);
  const page = groupOf(slot.id) === 'battle' ? 2 : 1;
  if (actions.length === 1 && !REVEALING.has(action.do)) {
    view.set({ interaction: { kind: 'laid', slot: slot.id }, preview: laid, page });
  } else {
    view.set({ interaction: chooseAmong(unit, actions, { slot: slot.id, first, laid }), preview: null, page });
  }
}
