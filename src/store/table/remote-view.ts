import { type Edition, NEWEST_EDITION, type Player } from '../../engine/index.ts';
import { fullSettings, type GameSettings } from '../../game/entries.ts';
import type { People, Person, PresentMessage } from '../../wire/messages.ts';
import { rankName } from '../../words/program.ts';
import { type Seat, toWatch } from '../seat/seat.ts';
import { seatFromView } from '../seat/seat-from-view.ts';
import { isOwn, latestOf, logUpTo, type SeenMoment, type Sight } from './sight.ts';
import type { TableState } from './table-state.ts';

/** What the players are called; the program by its rank. */
export const namesOf = ({ 1: one, 2: two }: People): [string, string] => {
  const nameOf = ({ name, program }: Person) => (program ? `the ${rankName(program)}` : name);
  return [nameOf(one), nameOf(two)];
};

/** What was agreed on at the table. */
export const settingsAgreed = ({ settings, people }: PresentMessage): GameSettings =>
  fullSettings({ ...settings, names: namesOf(people) });

/** Who looks at a table on a server: one of its seats, or null for a watcher. */
export interface RemoteViewer {
  seat: Player | null;
  settings: Pick<GameSettings, 'logs'>;
  /** The edition of the rulings; the newest, of a server that does not say it. */
  rulings: Edition | undefined;
}

const seats = new WeakMap<SeenMoment, Seat>();

/** [R10.0b] The seat of whoever looks at a moment: the same one when he comes back to it. */
export function seatIn(
  { scenario }: Sight,
  moment: SeenMoment,
  { seat: player, settings, ...looking }: RemoteViewer,
): Seat {
  const known = seats.get(moment);
  if (known) return known;
  const { view, seen, toAct } = moment;
  const open = settings.logs === 'open' || view.result !== null;
  const { rulings = NEWEST_EDITION } = looking;
  const seat = seatFromView({ scenario, rulings, player: open ? null : player, view, seen });
  const shown = toAct ? seat : toWatch(seat);
  seats.set(moment, shown);
  return shown;
}

/** Whether the last order was one's own and told nothing new, as far as that is seen here; the server knows. */
function mayUndo(sight: Sight): boolean {
  const { moments } = sight;
  const last = moments.length - 1;
  const [before, now] = [moments[last - 1], moments[last]];
  return Boolean(now?.toAct && before && isOwn(sight, last) && now.view.rolls.length === before.view.rolls.length);
}

type Shown = Pick<
  TableState,
  'screen' | 'curtain' | 'seat' | 'log' | 'since' | 'latest' | 'forced' | 'mayUndo' | 'actions'
>;

/** The state shown to whoever looks at a table on a server. */
export function showSight(sight: Sight, looking: RemoteViewer): Shown {
  const { moments } = sight;
  const own = moments.findLastIndex((_, nth) => isOwn(sight, nth));
  return {
    screen: 'table',
    curtain: null,
    seat: seatIn(sight, latestOf(sight), looking),
    log: logUpTo(sight),
    since: logUpTo(sight, own + 1).length,
    latest: logUpTo(sight, moments.length - 1).length,
    forced: null,
    mayUndo: mayUndo(sight),
    actions: moments.length - 1,
  };
}
