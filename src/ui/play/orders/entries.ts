import type { Action, Offer, OrderKind, Rejection, UnitView } from '../../../engine/index.ts';
import { costText, orderName, refusalText } from '../../../words/index.ts';
import type { IconName } from '../../kit/Icon.tsx';
import { effectOf, orderIcon } from './faces.ts';
import { whyNever } from './never.ts';

/** One button of the panel: an order of one unit, possible or not. */
export interface OrderEntry {
  key: string;
  do: OrderKind;
  icon: IconName;
  label: string;
  /** What it leads to; for an impossible one, why not. */
  effect: string;
  /** What it costs; null for an impossible one, and where nothing is ever paid. */
  cost: string | null;
  actions: readonly Action[];
  /** [7.4] The command that takes control of the missile before; absent where none is needed. */
  first?: Action | undefined;
  /** Null for a possible one. */
  refusal: Rejection | null;
  /** This unit can never get it, whatever comes; absent where it could. */
  never?: boolean | undefined;
}

/** A command through a tractor beam stands in a group of its own. */
const isOwnOrder = (action: Action): boolean => !('by' in action) || action.by === undefined;

const THROUGH_BEAM: Rejection = { rule: 'R7.4e', code: 'only-through-beam', params: {} };

type Of = Partial<OrderEntry> & Pick<OrderEntry, 'key'>;

function entry(unit: UnitView, offer: Offer, atPlanet: boolean, of: Of): OrderEntry {
  const actions = of.actions ?? offer.actions.filter(isOwnOrder);
  const whyNot = actions.length > 0 ? null : (offer.refusal ?? THROUGH_BEAM);
  // A reason that holds for the whole game goes before one of this moment: what is folded away stays so.
  const never = whyNot && (whyNot.code === 'no-jumps' ? whyNot : whyNever(unit, offer.do));
  const refusal = never ?? whyNot;
  return {
    do: offer.do,
    icon: orderIcon(offer.do),
    label: orderName(offer.do),
    ...of,
    effect: refusal ? refusalText(offer.do, refusal) : effectOf(unit, offer.do, actions, atPlanet),
    cost: refusal || !offer.cost ? null : costText(offer.cost),
    actions,
    refusal,
    never: never !== null,
  };
}

const SIDES = ['left', 'right'] as const;

function turns(unit: UnitView, offer: Offer, atPlanet: boolean): OrderEntry[] {
  return SIDES.map((side) => {
    const actions = offer.actions.filter(
      (action) => isOwnOrder(action) && action.do === 'turn' && action.side === side,
    );
    return entry(unit, offer, atPlanet, { key: `turn ${side}`, icon: side, label: `Turn ${side}`, actions });
  });
}

function moves(unit: UnitView, offer: Offer, atPlanet: boolean): OrderEntry[] {
  const stays = offer.actions.filter((action) => action.do === 'move' && action.stay);
  const goes = offer.actions.filter((action) => action.do === 'move' && !action.stay);
  const going = entry(unit, offer, atPlanet, { key: 'move', actions: goes });
  if (stays.length === 0) return [going];
  return [going, entry(unit, offer, atPlanet, { key: 'stay', icon: 'orbit', label: 'Stay in orbit', actions: stays })];
}

/**
 * Raising and lowering share a place, and so do preparing a jump and aborting it: only one of the two is ever due. One
 * button is enough to say that there are no jumps, and only a MIMS launches four.
 */
function isNotShown(unit: UnitView, { do: kind, actions, refusal }: Offer): boolean {
  if (actions.length > 0) return false;
  if (kind === 'activate-force-field') return unit.forceField === true;
  if (kind === 'deactivate-force-field') return unit.forceField !== true;
  if (kind === 'prepare-jump') return unit.jump === 'prepared';
  if (kind === 'abort-jump') return unit.jump !== 'prepared';
  if (kind === 'mims-launch') return unit.class !== 'mims';
  return kind === 'jump' && refusal?.code === 'no-jumps';
}

/**
 * The buttons of a unit, always in the same order, whether they can be pressed or not. `atPlanet`: it has come to rest in
 * a planet's hex, where its velocity means orbit or landing.
 */
export function entriesOf(unit: UnitView, offers: readonly Offer[], atPlanet = false): OrderEntry[] {
  return offers
    .filter((offer) => offer.do !== 'fire' && !isNotShown(unit, offer))
    .flatMap((offer) => {
      if (offer.do === 'turn') return turns(unit, offer, atPlanet);
      return offer.do === 'move' ? moves(unit, offer, atPlanet) : [entry(unit, offer, atPlanet, { key: offer.do })];
    });
}

/** The one action of an order that needs no more questions. */
export const onlyAction = ({ actions }: OrderEntry): Action | null =>
  actions.length === 1 ? (actions[0] ?? null) : null;
