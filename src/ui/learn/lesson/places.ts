import { type Hex, parseHexId, type Snapshot } from '../../../engine/index.ts';
import type { LessonTarget, TablePart } from '../../../lessons/index.ts';
import type { ViewState } from '../../../store/table/view-store.ts';
import { SLOTS } from '../../commands/slots.ts';
import { selectParts } from '../../kit/part.ts';
import { coursesOf } from '../../map/scene/courses.ts';
import { hexOf } from '../../play/placed.ts';
import { layoutNow } from '../../play/useLayout.ts';
import { SLOT_ORDERS } from '../../table/dock/slots.ts';

const MAP = selectParts('map');

/** The parts that lie in the drawer of the ship's log, or in the unfolded arithmetic; all others always stand. */
const PARTS: Readonly<Record<TablePart, Partial<ViewState>>> = {
  move: {},
  'end-phase': {},
  'commands-left': {},
  arithmetic: { arithmeticOpen: true },
  targets: {},
  weapons: {},
  'fire-types': {},
  fire: {},
  decision: {},
  'log-parts': { drawer: 'log' },
  'log-blocks': { drawer: 'log' },
  'log-track': { drawer: 'log' },
  'log-missiles': { drawer: 'log' },
};

const isPart = (place: string): place is TablePart => place in PARTS;

/** The name of a unit, a hex or an order that a place speaks of. */
const nameIn = (place: LessonTarget): string => place.slice(place.indexOf(' ') + 1);

/** Whether a place is a piece, a course or a hex. */
export const isOnMap = (place: LessonTarget): boolean => /^(unit|course|hex) /.test(place);

/** What finds an order: its slot, also where another order is due in it too. */
function selectorOfOrder(order: string): string {
  const slot = SLOTS.find((id) => SLOT_ORDERS[id].kinds.some((kind) => kind === order));
  return `[data-order="${order}"]${slot ? `, [data-slot="${slot}"]:not([aria-disabled])` : ''}`;
}

/** What finds a place on the page. An order that is being put together has its choices instead of its slot. */
export function selectorOf(place: LessonTarget): string {
  if (isPart(place)) return selectParts(place);
  if (place.startsWith('unit ')) return `${MAP} [data-piece="${nameIn(place)}"]`;
  if (place.startsWith('course ')) {
    const unit = nameIn(place);
    return `${MAP} [data-course="${unit}"] :is(circle, ${selectParts('course-tip')}), ${MAP} [data-ghost="${unit} next"]`;
  }
  return place.startsWith('hex ')
    ? selectParts('pointed-hex')
    : `${selectorOfOrder(nameIn(place))}, ${selectParts('chooser', 'launch')}`;
}

/** The slots that stand on the second page of a phone. */
const SECOND = /^(control|active|rendezvous|separate|tractor|recharge|prepare-jump|abort-jump|jump)/;

/** The state of the view in which a place is on the page. */
export function viewOfPlace(place: LessonTarget): Partial<ViewState> {
  const pointed = place.startsWith('hex ') ? { hexes: [nameIn(place)], units: [] } : null;
  // On a phone drawer and arithmetic lie over the map.
  if (isOnMap(place)) return { pointed, ...(layoutNow() === 'phone' && { drawer: null, arithmeticOpen: false }) };
  const page = place.startsWith('order ') && SECOND.test(nameIn(place)) ? 2 : 1;
  return { pointed, drawer: null, page, ...(isPart(place) ? PARTS[place] : {}) };
}

/** The hexes that a place speaks of; none for a part of the table beside the map. */
export function placeHexes(place: LessonTarget, view: Snapshot): Hex[] {
  const name = nameIn(place);
  if (place.startsWith('hex ')) return [parseHexId(view.sheets, name)].filter((hex) => hex !== undefined);
  if (place.startsWith('unit ')) return [hexOf(view, name)].filter((hex) => hex !== null);
  const unit = place.startsWith('course ') && view.units.find(({ id }) => id === name);
  return unit ? coursesOf(view, unit, 'other', () => false).flatMap(({ stops }) => stops) : [];
}
