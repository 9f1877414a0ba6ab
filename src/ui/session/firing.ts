import type { FireType, UnitId } from '../../engine/index.ts';
import type { Weapon } from '../../store/seat/seat.ts';
import { shotOf } from './aiming.ts';
import { isAsked } from './asking.ts';
import type { FireRow } from './fires.ts';
import type { Giving, Stores } from './giving.ts';

/** Whether a shot can have no effect, and that is asked about. */
export const isAskedAbout = (stores: Pick<Stores, 'view'>, row: FireRow | null | undefined): boolean =>
  row?.effect?.probability === 0 && isAsked(stores, 'no-effect');

/** Aiming and firing. */
export interface Firing {
  /** Aims at an enemy, and perhaps with a type of fire. */
  aimAt(target: UnitId, type?: FireType): void;
  chooseWeapon(unit: UnitId, from: Weapon): void;
  chooseFire(type: FireType): void;
  /**
   * Fires what the arithmetic shows; with `at`, only if that is the target. What can have no effect is asked about first,
   * unless he is `sure`. The only function that fires.
   */
  fire(at?: UnitId, sure?: boolean): void;
}

export function createFiring({ table, view }: Stores, { give }: Giving): Firing {
  /** After a shot any press on the aim readies the next one. */
  function aim(change: { type?: FireType; weapon?: { unit: UnitId; from: Weapon } }): void {
    const { readiness } = view.state.getState().aim;
    view.aim({ ...change, readiness: readiness === 'fired' ? 'offered' : readiness });
  }

  return {
    aimAt: (target, type) => view.aim({ target, readiness: 'offered', ...(type && { type }) }),
    chooseWeapon: (unit, from) => aim({ weapon: { unit, from } }),
    chooseFire: (type) => aim({ type }),
    fire(at, sure = false) {
      const { seat } = table.state.getState();
      const state = view.state.getState();
      const shot = seat && shotOf(seat, state);
      if (!shot?.action || !shot.target || (at !== undefined && shot.target.id !== at)) return;
      // The seat returns the same object for the same odds, so this fires only if these odds are on the screen.
      if (shot.odds !== state.shown) return;
      if (!sure && isAskedAbout({ view }, shot.row)) {
        view.set({ fireAsked: true });
        return;
      }
      view.aim({ target: shot.target.id, readiness: 'fired' });
      void give(shot.action);
    },
  };
}
