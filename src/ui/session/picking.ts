import { type Hex, hexId, type UnitId } from '../../engine/index.ts';
import { bestFirst, firstTarget, targetsOf } from './aiming.ts';
import { begin, choose, mapValues } from './choosing.ts';
import type { Composing } from './composing.ts';
import type { Firing } from './firing.ts';
import type { Stores } from './giving.ts';
import { bestLaunch, isLaunch } from './launching.ts';
import { hexOf, toDeploy } from './placed.ts';
import { listTodo } from './todo.ts';

/** Picking units and hexes, on the map, in lists and by keys. */
export interface Picking {
  pickUnit(id: UnitId): void;
  pickHex(hex: Hex): void;
  nextTodo(step: 1 | -1): void;
  nextTarget(step: 1 | -1): void;
  lookAtUnit(id: UnitId, move?: 'centre' | 'reveal'): void;
}

export function createPicking({ table, view }: Stores, { fire }: Firing, { answer, lay, lead }: Composing): Picking {
  const seatNow = () => table.state.getState().seat;

  function lookAtUnit(id: UnitId, move: 'centre' | 'reveal' = 'reveal'): void {
    const seat = seatNow();
    const hex = seat && hexOf(seat.view, id);
    if (hex) view.lookAt({ do: move, hex });
  }

  function select(id: UnitId): void {
    const seat = seatNow();
    view.select(id, seat && firstTarget(seat, id));
  }

  return {
    pickUnit(id) {
      const seat = seatNow();
      if (!seat) return;
      const { interaction, selected, aim: aimed } = view.state.getState();
      if (interaction.kind === 'choosing' && interaction.step !== 'hex' && mapValues(interaction).includes(id)) {
        answer(id);
        return;
      }
      const owner = (unit: UnitId | null) => seat.view.units.find((other) => other.id === unit)?.owner;
      const shooter = owner(selected);
      if (aimed.target === id && aimed.readiness === 'picked' && targetsOf(seat, selected).includes(id)) fire(id);
      else if (shooter !== undefined && shooter === seat.decider && owner(id) !== shooter) {
        view.aim({ target: id, readiness: 'picked' });
      } else select(id);
    },
    pickHex(hex) {
      const seat = seatNow();
      const { interaction, selected } = view.state.getState();
      if (!seat) return;
      const id = hexId({ sheets: seat.view.sheets, scenario: table.state.getState().scenario }, hex);
      if (interaction.kind === 'idle') {
        const begun = selected === null ? null : begin(selected, toDeploy(seat, selected));
        const next = begun?.mode?.step === 'hex' ? choose(begun.mode, id) : null;
        if (next) lead(next, null);
      } else if (interaction.step === 'hex') {
        const value = mapValues(interaction).find((other) => other === id);
        if (value !== undefined && interaction.laid) {
          const there = interaction.actions.filter(isLaunch).filter((open) => open.hex === value);
          const best = bestLaunch(seat, there);
          if (best) lay(best);
        } else if (value !== undefined) answer(value);
      }
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
      const targets = seat && unit ? bestFirst(seat, unit, targetsOf(seat, unit.id)) : [];
      const now = targets.indexOf(aimed.target ?? '');
      const next = targets[now < 0 ? 0 : (now + step + targets.length) % targets.length];
      if (next === undefined) return;
      view.aim({ target: next, readiness: 'offered' });
      // The pointer may still lie on another one.
      view.set({ hovered: null });
      lookAtUnit(next);
    },
    lookAtUnit,
  };
}
