import { commandOf, type Hex, ORDER_KINDS, parseHexId, type Snapshot } from '../../engine/index.ts';
import type { LessonTarget, TablePart } from '../../lessons/index.ts';
import type { PanelTab, ViewState } from '../../store/table/view-store.ts';
import { selectParts } from '../elements/part.ts';
import { coursesOf } from '../scene/courses.ts';
import { hexOf } from '../session/placed.ts';
import { layoutNow } from '../session/useLayout.ts';

/** The panel or the drawer that must be open for a part of the table to be drawn. */
interface Part {
  tab: PanelTab;
  /** The group of orders it is in, where a narrow screen shows one at a time. */
  group?: string | null;
  /** On a phone it is seen whole only in the raised sheet. */
  high?: boolean;
}

const ORDERS: Part = { tab: 'orders' };

const MAP = selectParts('map');

const PARTS: Readonly<Record<TablePart, Part>> = {
  move: { tab: 'orders' },
  'end-phase': { tab: 'orders' },
  'commands-left': { tab: 'orders', group: 'maneuver' },
  arithmetic: { tab: 'orders', high: true, group: 'odds' },
  targets: { tab: 'orders', high: true },
  weapons: { tab: 'orders', high: true },
  'fire-types': { tab: 'orders', high: true },
  fire: { tab: 'orders' },
  decision: { tab: 'orders' },
  'log-parts': { tab: 'log' },
  'log-blocks': { tab: 'log' },
  'log-track': { tab: 'log' },
  'log-missiles': { tab: 'log' },
};

const isPart = (place: string): place is TablePart => place in PARTS;

/** The name of a unit, a hex or an order that a place speaks of. */
const nameIn = (place: LessonTarget): string => place.slice(place.indexOf(' ') + 1);

/** Whether a place is a piece, a course or a hex. */
export const isOnMap = (place: LessonTarget): boolean => /^(unit|course|hex) /.test(place);

/** What finds a place on the page. An order that is being put together has its questions instead of its button. */
export function selectorOf(place: LessonTarget): string {
  if (isPart(place)) return selectParts(place);
  if (place.startsWith('unit ')) return `${MAP} [data-piece="${nameIn(place)}"]`;
  if (place.startsWith('course ')) {
    const unit = nameIn(place);
    return `${MAP} [data-course="${unit}"] :is(circle, ${selectParts('course-tip')}), ${MAP} [data-ghost="${unit} next"]`;
  }
  return place.startsWith('hex ')
    ? selectParts('pointed-hex')
    : `[data-order="${nameIn(place)}"], ${selectParts('chooser')}`;
}

/** The group in which an order stands: those that are no maneuvers lie behind More, or behind a tab. */
function groupOf(order: string): string | null {
  const [first = '', second = '', through] = order.split(' ');
  if (through !== undefined) return `beam ${first} ${second}`;
  const kind = ORDER_KINDS.find((one) => one === first);
  return kind && commandOf(kind) === 'battle' ? 'battle' : null;
}

/** The state of the view in which a place is on the page. */
export function viewOfPlace(place: LessonTarget): Partial<ViewState> {
  const pointed = place.startsWith('hex ') ? { hexes: [nameIn(place)], units: [] } : null;
  if (isOnMap(place)) return { pointed };
  const {
    tab,
    group = null,
    high = false,
  }: Part = isPart(place) ? PARTS[place] : { ...ORDERS, group: groupOf(nameIn(place)) };
  return {
    tab,
    group,
    pointed,
    panelOpen: true,
    sheetRaised: high,
    drawerOpen: tab === 'log' || layoutNow() === 'phone',
  };
}

/** The hexes that a place speaks of; none for a part of the table beside the map. */
export function placeHexes(place: LessonTarget, view: Snapshot): Hex[] {
  const name = nameIn(place);
  if (place.startsWith('hex ')) return [parseHexId(view.sheets, name)].filter((hex) => hex !== undefined);
  if (place.startsWith('unit ')) return [hexOf(view, name)].filter((hex) => hex !== null);
  const unit = place.startsWith('course ') && view.units.find(({ id }) => id === name);
  return unit ? coursesOf(view, unit, 'other', () => false).flatMap(({ stops }) => stops) : [];
}
