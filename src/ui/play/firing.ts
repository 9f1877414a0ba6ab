import type { FireType, UnitId } from '../../engine/index.ts';
import type { Weapon } from '../../store/seat/seat.ts';
import { laidShots, mostFires, shooterOf } from './aiming.ts';
import { isSame } from './choosing.ts';
import { bestOf, fireRows, isOpen, weaponsOf } from './fires.ts';
import type { Giving, Stores } from './giving.ts';

/** Aiming and firing. */
export interface Firing {
  aimAt(target: UnitId): void;
  /** Chooses a type of fire for a weapon, or how often; what was laid is lifted. */
  chooseFire(from: Weapon, type: FireType): void;
  /** Lays one shot of a weapon and lifts all others. */
  chooseWeapon(from: Weapon): void;
  /** Fires all that is laid, one shot after the other. */
  fire(): void;
  /** Fires the next of the shots that were laid. */
  nextShot(): void;
  /** Leaves the rest of them unfired. */
  holdFire(): void;
}

export function createFiring({ table, view }: Stores, { give }: Giving): Firing {
  const shotsNow = () => {
    const { seat } = table.state.getState();
    const { selected, aim } = view.state.getState();
    const unit = seat && shooterOf(seat, selected);
    return seat && unit ? laidShots(seat, unit, aim) : [];
  };
  const next = () => {
    const { volley } = view.state.getState();
    const [shot, ...others] = volley;
    const open = shot && table.state.getState().seat?.legal.find((action) => isSame(action, shot));
    view.set({ volley: open ? others : [], readAt: table.state.getState().actions });
    if (open) void give(open);
  };
  return {
    aimAt: (target) => view.aim({ target, choices: [] }),
    chooseFire(from, type) {
      const { seat } = table.state.getState();
      const { aim, selected } = view.state.getState();
      const unit = seat && shooterOf(seat, selected);
      if (!seat || !unit) return;
      const laid = laidShots(seat, unit, aim).filter((shot) => shot.from === from && shot.type === type).length;
      const chosen = aim.choices.find((choice) => choice.from === from && choice.type === type);
      const isMore = laid === 0 || (chosen !== undefined && laid < mostFires(seat, unit, from));
      const choice = isMore ? { from, type, times: laid + 1 } : { from, type: null, times: 0 };
      view.aim({ choices: [...aim.choices.filter((other) => other.from !== from), choice] });
    },
    chooseWeapon(from) {
      const { seat } = table.state.getState();
      const { aim, selected } = view.state.getState();
      const unit = seat && shooterOf(seat, selected);
      if (!seat || !unit || aim.target === null) return;
      const best = bestOf(fireRows(seat, unit.id, from, aim.target).filter(isOpen));
      const lifted = weaponsOf(unit).map((weapon) => ({ from: weapon.from, type: null, times: 0 }));
      const choice = { from, type: best?.type ?? null, times: 1 };
      view.aim({ choices: lifted.map((other) => (other.from === from ? choice : other)) });
    },
    fire() {
      const shots = shotsNow();
      view.set({ volley: shots.map(({ action }) => action), preview: null, laid: null, endAsked: false });
      next();
    },
    nextShot: next,
    holdFire: () => view.set({ volley: [], readAt: table.state.getState().actions }),
  };
}
