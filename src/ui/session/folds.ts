import type { Snapshot } from '../../engine/index.ts';
import { preferences } from '../../store/device/preferences.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { TableState } from '../../store/table/table-state.ts';
import type { ViewState } from '../../store/table/view-store.ts';
import type { OpenGame } from './context.ts';
import { layoutNow } from './useLayout.ts';

/** [R10.0b] Whether the log of a unit, or of the ship that carries it, lies open to whoever sits here. */
function isReadable({ view, player }: Seat, id: string): boolean {
  const unit = view.units.find((one) => one.id === id);
  return player === null || unit?.owner === player;
}

/** [8.7] Whether whoever sits here places a hit on a part of a ship whose log he may read. */
const isPlacing = (seat: Seat, { pending }: Snapshot): boolean =>
  seat.toAct && pending?.kind === 'choose-part' && isReadable(seat, pending.unit);

type Told = Pick<TableState, 'seat' | 'actions' | 'screen'>;

/**
 * Whether a number of a log is meant at this moment: a hit has just been written down or is to be placed, or energy is to be
 * passed on. What is watched again, or shown for the first time, means none, nor
 * does what is told in words first; at the end there is the result.
 */
function isLogMeant({ seat, actions, screen }: Told, { interaction, hitTold, replayAt, shownAt }: ViewState): boolean {
  const isPast = replayAt !== null || (shownAt !== null && shownAt < actions);
  if (!seat || isPast || screen !== 'table' || seat.stage === 'over') return false;
  if (interaction.kind === 'choosing') return interaction.do === 'recharge';
  return hitTold || isPlacing(seat, seat.view);
}

/** Whether the drawer would be open if no hand had opened or folded it; in a lesson the coach says what is looked at. */
export const isDrawerDue = (table: Told, view: ViewState, lesson: OpenGame['lesson']): boolean =>
  lesson === undefined && isLogMeant(table, view);

/** The stages whose orders stand at the piece. */
const AT_PIECE: ReadonlySet<Seat['stage']> = new Set(['movement', 'command', 'fire', 'mims']);

/** Whether the panel of the orders would be open if no hand had opened or folded it. */
export const isPanelDue = ({ stage }: Seat, readOnly: boolean): boolean => readOnly || !AT_PIECE.has(stage);

type Folded = Pick<OpenGame, 'table' | 'view' | 'lesson'>;

/** Whether the drawer is open, where it is no sheet of a phone. */
export function isDrawerOpen({ table, view, lesson }: Folded): boolean {
  const looking = view.state.getState();
  return looking.drawerOpen ?? isDrawerDue(table.state.getState(), looking, lesson);
}

/** What a hand wants from now on: folded where it is not due, it opens by itself again when it is. */
const wishFor = (open: boolean, isDue: boolean): boolean | null => (open || isDue ? open : null);

/** A hand opens or folds the drawer, and that is remembered, but not of a phone's sheet and not in a lesson. */
export function foldDrawer({ table, view, lesson }: Folded, open: boolean): void {
  const isSheet = layoutNow() === 'phone';
  const isDue = isDrawerDue(table.state.getState(), view.state.getState(), lesson);
  const wish = isSheet ? open : wishFor(open, isDue);
  view.set({ drawerOpen: wish });
  if (!isSheet && lesson === undefined) preferences.setState({ drawer: wish });
}

/** The same for the panel of the orders. */
export function foldPanel({ table, view, lesson }: Folded, open: boolean): void {
  const { seat, readOnly } = table.state.getState();
  const wish = wishFor(open, seat !== null && isPanelDue(seat, readOnly));
  view.set({ panelOpen: wish });
  if (lesson === undefined) preferences.setState({ panel: wish });
}

/** How a hand left drawer and panel in the last game. */
export function foldsKept(lesson: OpenGame['lesson']): Pick<ViewState, 'drawerOpen' | 'panelOpen'> {
  const { drawer, panel } = preferences.getState();
  if (lesson !== undefined) return { drawerOpen: null, panelOpen: null };
  return { drawerOpen: layoutNow() === 'phone' ? null : drawer, panelOpen: panel };
}
