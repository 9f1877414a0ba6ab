import { type Hex, hexId, type UnitId } from '../../engine/index.ts';
import { firstTarget, targetsInOrder } from './aiming.ts';
import { mapValue } from './choosing.ts';
import type { Composing } from './composing.ts';
import type { Stores } from './giving.ts';
import { bestPlacing, isPlacing } from './launching.ts';
import { hexOf, toDeploy, toDeployAnew } from './placed.ts';
import { listTodo } from './todo.ts';

/** Picking units and hexes, on the map, in lists and by keys. */
export interface Picking {
  pickUnit(id: UnitId): void;
  pickHex(hex: Hex): void;
  nextTodo(step: 1 | -1): void;
  nextTarget(step: 1 | -1): void;
  lookAtUnit(id: UnitId, move?: 'centre' | 'reveal'): void;
}

export function createPicking({ table, view }: Stores, { begin, lay }: Composing): Picking {
  const seatNow = () => table.state.getState().seat;

  function lookAtUnit(id: UnitId, move: 'centre' | 'reveal' = 'reveal'): void {
    const seat = seatNow();
    const hex = seat && hexOf(seat.view, id);
    if (hex) view.lookAt({ do: move, hex });
  }

  function select(id: UnitId): void {
    const seat = seatNow();
    view.select(id, seat && firstTarget(seat, id));
    const open = seat ? toDeployAnew(seat, id) : [];
    if (open.length > 0) begin({ key: 'deploy', actions: open });
  }

  /** Lays the order that the map means by a hex or a unit; whether there is one. */
  function layBy(value: string): boolean {
    const seat = seatNow();
    const { interaction } = view.state.getState();
    if (!seat || interaction.kind !== 'choosing') return false;
    const { all, laid } = interaction;
    const meant = all.filter((action) => mapValue(action) === value);
    const like = meant.filter((action) => laid && action.do === laid.do);
    const next = isPlacing(meant[0]) ? bestPlacing(seat, like.length > 0 ? like : meant) : meant[0];
    if (next) lay(next);
    return next !== undefined && next !== null;
  }

  return {
    pickUnit(id) {
      const seat = seatNow();
      if (!seat || layBy(id)) return;
      const { selected } = view.state.getState();
      const owner = (unit: UnitId | null) => seat.view.units.find((other) => other.id === unit)?.owner;
      // [R7.4e] What a beam holds is ordered as if it were one's own.
      const isHeld = seat.legal.some((action) => 'by' in action && action.by && action.unit === id);
      const isEnemy =
        owner(selected) !== undefined && owner(selected) === seat.decider && owner(id) !== owner(selected);
      if (isEnemy && !isHeld) view.aim({ target: id, choices: [] });
      else select(id);
    },
    pickHex(hex) {
      const seat = seatNow();
      const { interaction, selected } = view.state.getState();
      if (!seat) return;
      const id = hexId({ sheets: seat.view.sheets, scenario: table.state.getState().scenario }, hex);
      const open = selected === null || interaction.kind === 'choosing' ? [] : toDeploy(seat, selected);
      if (open.some((action) => action.hex === id)) begin({ key: 'deploy', actions: open });
      layBy(id);
    },
    nextTodo(step) {
      const seat = seatNow();
      if (!seat) return;
      const open = listTodo(seat).filter(({ done }) => !done);
      const now = open.findIndex(({ unit }) => unit.id === view.state.getState().selected);
      const next = open[now < 0 ? (step > 0 ? 0 : open.length - 1) : (now + step + open.length) % open.length];
      if (!next) return;
      select(next.unit.id);
      lookAtUnit(next.unit.id);
    },
    nextTarget(step) {
      const seat = seatNow();
      const { selected, aim: aimed } = view.state.getState();
      const unit = seat?.view.units.find(({ id }) => id === selected);
      const targets = seat && unit ? targetsInOrder(seat, unit) : [];
      const now = targets.indexOf(aimed.target ?? '');
      const next = targets[now < 0 ? 0 : (now + step + targets.length) % targets.length];
      if (next === undefined) return;
      view.aim({ target: next, choices: [] });
      // The pointer may still lie on another one.
      view.set({ hovered: null });
      lookAtUnit(next);
    },
    lookAtUnit,
  };
}
