import { createContext, useContext } from 'react';
import { type Action, type FireType, type Hex, hexId, type Order, type UnitId } from '../../engine/index.ts';
import type { Weapon } from '../../store/seat/seat.ts';
import { brokenOff, IDLE } from '../../store/table/view-store.ts';
import { advisedNow, isEnding } from './advice.ts';
import { firstTarget, laidShots, mostFires, shooterOf, targetsInOrder } from './aiming.ts';
import { isAsked } from './asking.ts';
import { chooseAmong, isSame, mapValue, REVEALING } from './choosing.ts';
import type { OpenGame } from './context.ts';
import { bestOf, fireRows, mayFireRow, weaponsOf } from './fires.ts';
import { bestPlacing, isPlacing } from './launching.ts';
import { unfinishedOf } from './outlook.ts';
import { hexOf, toDeploy, toDeployAnew } from './placed.ts';
import { watch } from './replay.ts';
import { listTodo } from './todo.ts';

/** The two stores that controls call, and whether they are those of a lesson. */
export type Stores = Pick<OpenGame, 'table' | 'view' | 'lesson'>;

/** An order as a slot has it: the legal actions behind it, and what must go before them. */
export interface Pressed {
  key: string;
  /** The unit among whose orders it is, where that is not the selected one. */
  unit?: UnitId | undefined;
  actions: readonly Action[];
  first?: Action | undefined;
}

/** What clicks, taps and keys do. Each calls the stores; what is legal is decided by the rules alone. */
export interface Controls {
  // Giving orders, ending phases, taking back.
  /** Gives an order, or several as one. */
  give(...actions: Action[]): Promise<void>;
  /** The order of a kind that needs nothing else, if there is one now. */
  giveKind(kind: 'move' | 'move-all' | 'end-phase' | 'ready'): Promise<void>;
  /** Ends the phase, or the whole of it that leaves nothing to decide; asks once if something useful is left. */
  endPhase(sure?: boolean): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  // Putting an order together: one of several actions is laid, and then given.
  /** Gives an order that is whole and rolls no die, lays one that rolls or reveals, or asks which of several is meant. */
  begin(order: Pressed): void;
  /** Lays one of the orders among which is chosen: one press gives it. */
  lay(action: Action): void;
  /** Gives what is laid. */
  giveLaid(): void;
  /** A step back in what is in progress, or breaks it off. */
  back(): void;
  /** Breaks off the order that is being put together. */
  breakOff(): void;
  /** Lays a slot, with what its order would lead to, unless something else is in progress; null lifts it. */
  layAt(slot: string | null, action?: Action | null): void;
  /** Shows what an order would lead to; null for none. */
  point(action: Action | null): void;
  // Picking units and hexes, on the map, in lists and by keys.
  pickUnit(id: UnitId): void;
  pickHex(hex: Hex): void;
  nextTodo(step: 1 | -1): void;
  nextTarget(step: 1 | -1): void;
  lookAtUnit(id: UnitId, move?: 'centre' | 'reveal'): void;
  // Aiming and firing.
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

/** Whether the past was shown: then it leads back to the present first, so that nobody orders on an old position. */
function leftPast({ table, view }: Stores): boolean {
  const past = view.state.getState().replayAt !== null;
  if (past) watch({ table, view }, null);
  return past;
}

export function createControls(stores: Stores): Controls {
  const { table, view } = stores;
  const seatNow = () => table.state.getState().seat;

  async function give(...actions: Action[]): Promise<void> {
    if (!leftPast(stores)) await table.order(...actions);
  }

  /** Shows why the order of a key is not possible: gives it all the same, and the refusal appears. */
  async function askWhyNot(order: Order): Promise<void> {
    const seat = seatNow();
    if (seat?.toAct && seat.decider) await give({ player: seat.decider, ...order } as Action);
  }

  function begin({ key, unit, actions, first = undefined }: Pressed): void {
    const seat = seatNow();
    const { interaction, selected } = view.state.getState();
    const isOpen = interaction.kind === 'choosing' && interaction.slot === key;
    const [only, other] = actions;
    if (isOpen && interaction.mayCancel) view.cancel();
    else if (only && !other && !REVEALING.has(only.do)) {
      view.cancel();
      void give(...(first ? [first, only] : [only]));
    } else if (only) {
      const laid = other ? seat && bestPlacing(seat, actions) : only;
      const mode = chooseAmong(unit ?? selected ?? '', actions, { slot: key, first: first ?? null, laid });
      view.set({ interaction: mode, preview: null, endAsked: false });
    }
  }

  function lay(action: Action): void {
    const { interaction } = view.state.getState();
    if (interaction.kind !== 'choosing') return;
    const laid = interaction.all.find((open) => isSame(open, action)) ?? null;
    view.set({ interaction: { ...interaction, laid }, preview: null });
  }

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

  const shotsNow = () => {
    const { seat } = table.state.getState();
    const { selected, aim } = view.state.getState();
    const unit = seat && shooterOf(seat, selected);
    return seat && unit ? laidShots(seat, unit, aim) : [];
  };
  /** Leaves so many shots to be fired; what came of the last has been read. */
  const fireOn = (shots: readonly Action[]) =>
    view.set({
      interaction: shots.length > 0 ? { kind: 'firing', shots } : IDLE,
      readAt: table.state.getState().actions,
    });
  const nextShot = () => {
    const { interaction } = view.state.getState();
    const [shot, ...others] = interaction.kind === 'firing' ? interaction.shots : [];
    const open = shot && table.state.getState().seat?.legal.find((action) => isSame(action, shot));
    fireOn(open ? others : []);
    if (open) void give(open);
  };

  return {
    give,
    async giveKind(kind) {
      const { selected } = view.state.getState();
      const action = seatNow()?.legal.find(
        (open) => open.do === kind && (open.do !== 'move' || (open.unit === selected && !open.stay)),
      );
      if (action) await give(action);
      else if (kind === 'move' && selected !== null) await askWhyNot({ do: 'move', unit: selected });
    },
    async endPhase(sure = false) {
      const { forced, seat } = table.state.getState();
      if (forced) return table.here?.carryOut();
      const action = seat?.legal.find((open) => open.do === 'end-phase' || open.do === 'ready');
      if (!seat) return;
      if (!action) return askWhyNot({ do: seat.stage === 'set-up' ? 'ready' : 'end-phase' });
      const { endAsked, interaction } = view.state.getState();
      const isHalfway = interaction.kind === 'choosing' && interaction.laid !== null;
      const { dangers, chances } = unfinishedOf(seat);
      const isWorthAsking = isHalfway || dangers.length + chances.length > 0;
      const asks = (seat.stage === 'command' || seat.stage === 'fire') && isAsked(stores, seat.stage);
      if (asks && isWorthAsking && !sure && !endAsked && !isEnding(advisedNow(stores))) view.set({ endAsked: true });
      else await give(action);
    },
    undo: async () => {
      if (!leftPast(stores)) await table.undo();
    },
    redo: async () => {
      if (!leftPast(stores)) await table.here?.redo();
    },
    begin,
    lay,
    giveLaid() {
      const { interaction } = view.state.getState();
      if (interaction.kind !== 'choosing' || !interaction.laid) return;
      const { laid, first } = interaction;
      view.set(brokenOff({ ...view.state.getState(), interaction: { ...interaction, mayCancel: true } }));
      void give(...(first ? [first, laid] : [laid]));
    },
    back() {
      const { interaction, endAsked, drawer, arithmeticOpen } = view.state.getState();
      if (leftPast(stores)) return;
      if (table.state.getState().screen === 'recap') table.goToTable();
      else if (endAsked) view.set({ endAsked: false });
      else if (drawer !== null) view.set({ drawer: null });
      else if (interaction.kind === 'choosing') view.cancel();
      else if (arithmeticOpen) view.set({ arithmeticOpen: false });
      else view.cancel();
    },
    layAt(slot, preview = null) {
      const { kind } = view.state.getState().interaction;
      if (kind === 'choosing' || kind === 'firing') return;
      view.set({ interaction: slot === null ? IDLE : { kind: 'laid', slot }, preview });
    },
    point: (preview) => view.set({ preview }),
    breakOff: view.cancel,
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
      const best = bestOf(fireRows(seat, unit.id, from, aim.target).filter(mayFireRow));
      const lifted = weaponsOf(unit).map((weapon) => ({ from: weapon.from, type: null, times: 0 }));
      const choice = { from, type: best?.type ?? null, times: 1 };
      view.aim({ choices: lifted.map((other) => (other.from === from ? choice : other)) });
    },
    fire() {
      const shots = shotsNow();
      view.set({
        interaction: { kind: 'firing', shots: shots.map(({ action }) => action) },
        preview: null,
        endAsked: false,
      });
      nextShot();
    },
    holdFire: () => fireOn([]),
    nextShot,
  };
}

export const ControlsContext = createContext<Controls | null>(null);

/** What clicks and keys come to on the open table. */
export function useControls(): Controls {
  const controls = useContext(ControlsContext);
  if (!controls) throw new Error('There is no open table here.');
  return controls;
}
