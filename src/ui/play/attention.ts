import type { UnitId } from '../../engine/index.ts';
import type { LoggedEvent } from '../../game/log.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { TableState } from '../../store/table/table-state.ts';
import { type Aim, brokenOff, IDLE, type Interaction, type ViewState } from '../../store/table/view-store.ts';
import { firstTarget } from './aiming.ts';
import { chooseAmong, isCurrent } from './choosing.ts';
import type { OpenGame } from './context.ts';
import { bestPlacing } from './launching.ts';
import { hexOf, toDeploy } from './placed.ts';
import { listTodo } from './todo.ts';

/** A table that is not covered. */
type Shown = Pick<TableState, 'log' | 'latest' | 'since' | 'actions'> & { seat: Seat };

/** The unit a decision is about. */
function inQuestion({ view: { pending }, toAct }: Seat): UnitId | null {
  if (!pending || !toAct) return null;
  return 'unit' in pending ? pending.unit : pending.missile;
}

const phaseOf = ({ view: { turn, phase } }: Seat): string => `${turn} ${phase.kind} ${phase.player}`;

/** A key of the present task, which changes with the phase and when a decision is asked or made. */
const taskOf = (seat: Seat): string => `${phaseOf(seat)} ${seat.stage} ${seat.decider} ${inQuestion(seat)}`;

const isThere = ({ view }: Seat, unit: UnitId | null): boolean =>
  view.units.some(({ id, hex }) => id === unit && hex !== null);

const placeOf = ({ view }: Seat, unit: UnitId | null): string | null =>
  view.units.find(({ id }) => id === unit)?.hex ?? null;

/** The unit to look at: the one a decision is about, else one with something left to do. */
function selectionOf(seat: Seat, selected: UnitId | null, fresh: boolean, isDeployed: boolean): UnitId | null {
  const asked = inQuestion(seat);
  const stays = isThere(seat, selected);
  // Who chooses the part that is hit goes on with the ship that has fired.
  if (asked !== null && fresh) return seat.stage === 'choose-part' && stays ? selected : asked;
  const todo = listTodo(seat);
  const next = todo.find(({ done }) => !done);
  const hasMore = todo.some(({ unit, done }) => unit.id === selected && !done);
  if (stays && (!fresh || hasMore) && !(isDeployed && next)) return selected;
  const own = seat.view.units.find(({ owner, kind, hex }) => owner === seat.player && kind === 'spaceship' && hex);
  return (next ?? todo[0])?.unit.id ?? own?.id ?? null;
}

/**
 * [9.9] What is in progress after a change: the next of four missiles, what can still be had, or the shots that are left. These
 * wait for what the last one asks, and for nothing else.
 */
function interactionOf(
  seat: Seat,
  selected: UnitId | null,
  view: ViewState,
  { isBack, mayFireOn }: { isBack: boolean; mayFireOn: boolean },
): Interaction {
  const launches = seat.legal.filter((action) => action.do === 'mims-launch');
  const [launch] = seat.stage === 'mims' ? launches : [];
  if (launch) {
    return chooseAmong(launch.missile, launches, {
      slot: 'launch',
      laid: bestPlacing(seat, launches),
      mayCancel: false,
    });
  }
  // [11.0] A ship that lies nowhere yet is deployed: the first of its places is laid.
  const deploys = selected === null ? [] : toDeploy(seat, selected);
  if (selected !== null && deploys.length > 0) {
    return chooseAmong(selected, deploys, { slot: 'deploy', laid: bestPlacing(seat, deploys) });
  }
  const { interaction: begun } = view;
  const isOpen = begun.kind === 'choosing' && begun.unit === selected && isCurrent(begun, seat.legal);
  return (isBack && isOpen) || (mayFireOn && begun.kind === 'firing') ? begun : IDLE;
}

/** Within a phase the aim stays as long as its target does; what was chosen for a weapon counts for one shot. */
const aimOf = (seat: Seat, { aim }: ViewState, isBack: boolean): Aim =>
  isThere(seat, aim.target) ? { ...aim, choices: isBack ? aim.choices : [] } : { target: null, choices: [] };

/** [8.8] The ship whose log shows a part that has just been hit, or that it is gone. */
export function hitShip({ view, player }: Seat, recent: readonly LoggedEvent[]): UnitId | null {
  const hit = new Set(
    recent.flatMap(({ event }) =>
      event.type === 'part-hit' ? [event.target] : event.type === 'lost' ? [event.unit] : [],
    ),
  );
  const ships = view.units.filter(({ kind, owner }) => kind === 'spaceship' && (player === null || owner === player));
  return ships.find(({ id }) => hit.has(id))?.id ?? null;
}

/** What followed from the last order; for a player who has just sat down, all since they last looked. */
const newsOf = ({ log, latest, since, seat }: Shown): readonly LoggedEvent[] =>
  latest < log.length || seat.player === null ? log.slice(latest) : log.slice(since);

/** What the table looks at next, and what the map has to bring into sight. */
export interface Attention {
  view: Partial<ViewState>;
  reveal: UnitId | null;
}

/**
 * What the table looks at once the game has changed, by an order, a hand-over or an undo: a new phase begins with its
 * first open unit, a decision with the unit it is about. `before` is null for a player who has just sat down.
 */
export function attentionOf(before: Shown | null, now: Shown, view: ViewState): Attention {
  const { seat } = now;
  const fresh = before === null || taskOf(before.seat) !== taskOf(seat);
  const isSamePhase = before !== null && phaseOf(before.seat) === phaseOf(seat);
  const isBack = before !== null && now.actions < before.actions;
  // [11.0] Where one ship has just been deployed, the next one is.
  const isDeployed = seat.stage === 'set-up' && before !== null && !isThere(before.seat, view.selected);
  const selected = selectionOf(seat, view.selected, fresh, isDeployed);
  const asked = fresh ? inQuestion(seat) : null;
  const stays = isSamePhase && selected === view.selected;
  const hit = hitShip(seat, newsOf(now));
  const moved = before === null || placeOf(before.seat, selected) !== placeOf(seat, selected);
  return {
    view: {
      ...brokenOff(view),
      selected,
      aim: stays ? aimOf(seat, view, isBack) : { target: firstTarget(seat, selected), choices: [] },
      interaction: interactionOf(seat, selected, view, {
        isBack,
        mayFireOn: isSamePhase && seat.decider === before?.seat.decider,
      }),
      pointed: null,
      said: null,
      logUnit: hit ?? (fresh || !stays ? null : view.logUnit),
      ...(isSamePhase ? {} : { page: 1 as const, theirFire: false }),
    },
    // The unit that acts stays in sight: when it is another one, and when it has moved.
    reveal: asked ?? (selected !== view.selected || moved ? selected : null),
  };
}

/** Moves the selection and the map along whenever the game changes; returns the function that stops it. */
export function followSelection({ table, view }: Pick<OpenGame, 'table' | 'view'>): () => void {
  let before: Shown | null = null;
  const step = () => {
    const { screen, seat, ...rest } = table.state.getState();
    // The next player finds nothing of what the last one was looking at.
    if (screen === 'curtain') {
      before = null;
      view.reset();
    }
    if (screen === 'curtain' || !seat || seat === before?.seat) return;
    const now = { seat, ...rest };
    const next = attentionOf(before, now, view.state.getState());
    // On screens of their own what is taken back is a change too, and another position comes to the same number.
    const isRenumbered = table.screens !== null && before !== null && now.actions <= before.actions;
    before = now;
    view.set(isRenumbered ? { ...next.view, reasons: null, plan: null } : next.view);
    const hex = next.reveal && hexOf(seat.view, next.reveal);
    if (hex) view.lookAt({ do: 'reveal', hex });
  };
  step();
  return table.state.subscribe(step);
}
