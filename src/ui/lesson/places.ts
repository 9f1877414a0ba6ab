import { type Hex, parseHexId, type Snapshot } from '../../engine/index.ts';
import type { Place, TablePart } from '../../lessons/index.ts';
import type { PanelTab, ViewState } from '../../store/table/view-store.ts';
import { coursesOf } from '../scene/courses.ts';
import { hexOf } from '../session/placed.ts';

/** Where a part of the table is on the page, and what has to be open for it to be there. */
interface Part {
  selector: string;
  tab: PanelTab;
  /** The group of orders it is in, where a narrow screen shows one at a time. */
  group?: string;
}

const PARTS: Readonly<Record<TablePart, Part>> = {
  move: { selector: '.phase-all', tab: 'orders' },
  'end-phase': { selector: '.phase-end', tab: 'orders' },
  'commands-left': { selector: '.order-left, .orders-tabs', tab: 'orders', group: 'maneuver' },
  arithmetic: { selector: '.arithmetic-card', tab: 'orders', group: 'odds' },
  targets: { selector: '.fire-targets', tab: 'orders' },
  weapons: { selector: '.arithmetic-weapons', tab: 'orders' },
  'fire-types': { selector: '.fire-types', tab: 'orders' },
  fire: { selector: '.fire-go', tab: 'orders' },
  decision: { selector: '.decision-list', tab: 'orders' },
  'log-parts': { selector: '.shiplog-parts', tab: 'log' },
  'log-blocks': { selector: '.shiplog-blocks', tab: 'log' },
  'log-track': { selector: '.shiplog-track', tab: 'log' },
  'log-missiles': { selector: '.shiplog-missiles', tab: 'log' },
};

const isPart = (place: string): place is TablePart => place in PARTS;

/** The name of a unit, a hex or an order that a place speaks of. */
const nameIn = (place: Place): string => place.slice(place.indexOf(' ') + 1);

/** Whether a place is a piece, a course or a hex. */
export const isOnMap = (place: Place): boolean => /^(unit|course|hex) /.test(place);

/** What finds a place on the page. An order that is being put together has its questions instead of its button. */
export function selectorOf(place: Place): string {
  if (isPart(place)) return PARTS[place].selector;
  if (place.startsWith('unit ')) return `.map-view [data-piece="${nameIn(place)}"]`;
  if (place.startsWith('course ')) {
    const unit = nameIn(place);
    return `.map-view [data-course="${unit}"] :is(circle, .course-tip), .map-view [data-ghost="${unit} next"]`;
  }
  return place.startsWith('hex ') ? '.map-mark-event' : `[data-order="${nameIn(place)}"], .chooser`;
}

/** What the viewer has to look at for a place to be on the page. */
export function viewFor(place: Place): Partial<ViewState> {
  const pointed = place.startsWith('hex ') ? { hexes: [nameIn(place)], units: [] } : null;
  if (isOnMap(place)) return { pointed };
  const { tab, group = null } = isPart(place) ? PARTS[place] : { tab: 'orders' as const };
  return { tab, group, pointed, ...(tab === 'log' ? { drawerOpen: true } : {}) };
}

/** The hexes that a place speaks of; none for a part of the table beside the map. */
export function hexesOf(place: Place, view: Snapshot): Hex[] {
  const name = nameIn(place);
  if (place.startsWith('hex ')) return [parseHexId(view.sheets, name)].filter((hex) => hex !== undefined);
  if (place.startsWith('unit ')) return [hexOf(view, name)].filter((hex) => hex !== null);
  const unit = place.startsWith('course ') && view.units.find(({ id }) => id === name);
  return unit ? coursesOf(view, unit, 'other', () => false).flatMap(({ stops }) => stops) : [];
}
