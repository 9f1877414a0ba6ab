import { type Action, type Hex, hexId, type Order, type UnitId } from '../../engine/index.ts';
import { type Choosing, IDLE, type Value } from '../../store/view-store.ts';
import { likeliestFirst, pressFire, targetIn, targetsOf } from './aiming.ts';
import { begin, choose, isCurrent, mapValues, type Next, narrow, stepBack } from './choosing.ts';
import type { OpenGame } from './context.ts';
import { hexOf, toDeploy } from './placed.ts';
import { watch } from './replay.ts';
import { listTodo } from './todo.ts';

/** What a click, a tap or a key comes to. Every one of them ends in the store; nothing is decided here. */
export interface Controls {
  /** Gives an order, or several as one. */
  give(...actions: Action[]): Promise<void>;
  /** The order of a kind that needs nothing else, if there is one now. */
  giveKind(kind: 'move' | 'move-all' | 'end-phase' | 'ready'): Promise<void>;
  maneuver(kind: 'accelerate' | 'decelerate' | 'left' | 'right'): Promise<void>;
  pickUnit(id: UnitId): void;
  pickHex(hex: Hex): void;
  nextTodo(step: 1 | -1): void;
  nextTarget(step: 1 | -1): void;
  /** Fires what the arithmetic shows. */
  fire(): void;
  /** Ends the phase, or the whole of it that leaves nothing to decide; asks once if something useful is left. */
  endPhase(sure?: boolean): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  setChoosing(mode: Choosing | null): void;
  /** Answers the question of the order that is being put together. */
  answer(value: Value): void;
  /** Shows what an answer would lead to; null for none. */
  pointAtAnswer(value: Value | null): void;
  /** Takes the last answer back, or breaks off what is in progress. */
  stepBack(): void;
  lookAtUnit(id: UnitId, move?: 'centre' | 'reveal'): void;
}

export function createControls({ table, view }: Pick<OpenGame, 'table' | 'view'>): Controls {
  const seatNow = () => table.state.getState().seat;
  /** The target a hand has pointed at; aiming by itself does not make the next click a shot. */
  let armed: UnitId | null = null;

  /** What is shown is past: back to the present first, so that nobody orders on an old position. */
  function leftPast(): boolean {
    const past = view.state.getState().replayAt !== null;
    if (past) watch(view, null);
    return past;
  }

  async function give(...actions: Action[]): Promise<void> {
    if (leftPast()) return;
    armed = null;
    const before = view.state.getState().interaction;
    if (!(await table.order(...actions))) return;
    view.set({ preview: null, endAsked: false, pointed: null });
    // [9.9] What follows from the order may have begun something of its own by now.
    if (view.state.getState().interaction === before) view.set({ interaction: IDLE });
  }

  /** A key that cannot be obeyed says why: the order is given, and its refusal shown. */
  async function askWhyNot(order: Order): Promise<void> {
    const seat = seatNow();
    if (seat?.toAct && seat.decider) await give({ player: seat.decider, ...order } as Action);
  }

  function lookAtUnit(id: UnitId, move: 'centre' | 'reveal' = 'reveal'): void {
    const seat = seatNow();
    const hex = seat && hexOf(seat.view, id);
    if (hex) view.lookAt({ do: move, hex });
  }

  function select(id: UnitId | null): void {
    armed = null;
    view.select(id);
    const seat = seatNow();
    if (!seat || id === null || seat.stage !== 'fire') return;
    const [target, other] = targetsOf(seat, id);
    if (target !== undefined && other === undefined) view.set({ target });
  }

  const setChoosing = (mode: Choosing | null): void => view.set({ interaction: mode ?? IDLE });

  function answer(value: Value): void {
    const { interaction } = view.state.getState();
    const next = interaction.kind === 'choosing' ? choose(interaction, value) : null;
    if (next) lead(next);
  }

  function lead({ mode, action }: Next): void {
    view.set({ preview: null });
    setChoosing(mode);
    if (action) void give(action);
  }

  /** After a step back or on: of what was begun only that stays which can still be had. */
  function keepAim(): void {
    const seat = seatNow();
    const { interaction, target, selected } = view.state.getState();
    const choosing = interaction.kind === 'choosing' && interaction.unit === selected;
    view.set({
      interaction: seat && choosing && isCurrent(interaction, seat.legal) ? interaction : IDLE,
      target: seat?.view.units.some(({ id, hex }) => id === target && hex !== null) ? target : null,
      preview: null,
      endAsked: false,
    });
  }

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
    async maneuver(kind) {
      const { selected } = view.state.getState();
      const isMeant = (open: Action): boolean => {
        if (!('unit' in open) || open.unit !== selected || ('by' in open && open.by !== undefined)) return false;
        return open.do === 'turn' ? open.side === kind : open.do === kind;
      };
      const seat = seatNow();
      const action = seat?.legal.find(isMeant);
      const [steering] = selected === null || action ? [] : (seat?.steering(selected) ?? []);
      const steered = steering?.offers.flatMap(({ actions }) => actions).find(isMeant);
      if (action) await give(action);
      else if (steering?.control && steered) await give(steering.control, steered);
      else if (selected !== null) {
        const turn = kind === 'left' || kind === 'right';
        await askWhyNot(turn ? { do: 'turn', side: kind, unit: selected } : { do: kind, unit: selected });
      }
    },
    pickUnit(id) {
      const seat = seatNow();
      if (!seat) return;
      const { interaction, selected, target } = view.state.getState();
      if (interaction.kind === 'choosing' && interaction.step !== 'hex' && mapValues(interaction).includes(id)) {
        answer(id);
        return;
      }
      const owner = (unit: UnitId | null) => seat.view.units.find((other) => other.id === unit)?.owner;
      const shooter = owner(selected);
      if (target === id && armed === id && targetsOf(seat, selected).includes(id)) pressFire(id);
      else if (shooter !== undefined && shooter === seat.decider && owner(id) !== shooter) {
        armed = id;
        view.set({ target: id });
      } else select(id);
    },
    pickHex(hex) {
      const seat = seatNow();
      const { interaction } = view.state.getState();
      if (!seat) return;
      const id = hexId({ sheets: seat.view.sheets, scenario: table.state.getState().scenario }, hex);
      if (interaction.kind === 'idle') {
        const { selected } = view.state.getState();
        const begun = selected === null ? null : begin(selected, toDeploy(seat, selected));
        const next = begun?.mode?.step === 'hex' && id !== null ? choose(begun.mode, id) : null;
        if (next) lead(next);
      } else if (interaction.step === 'hex') {
        const value = mapValues(interaction).find((other) => other === id);
        if (value !== undefined) answer(value);
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
      const { selected, target } = view.state.getState();
      const targets = seat && selected !== null ? likeliestFirst(seat, selected) : [];
      const now = targets.indexOf(target ?? '');
      const next = targets[now < 0 ? 0 : (now + step + targets.length) % targets.length];
      if (next === undefined) return;
      // The pointer may still lie on another one.
      view.set({ target: next, hovered: null });
      lookAtUnit(next);
    },
    fire() {
      const seat = seatNow();
      if (seat) pressFire(targetIn(seat, view.state.getState()));
    },
    async endPhase(sure = false) {
      const { forced, seat } = table.state.getState();
      if (forced) return table.carryOut();
      const action = seat?.legal.find((open) => open.do === 'end-phase' || open.do === 'ready');
      if (!seat || !action) return;
      const { endAsked, unasked, interaction } = view.state.getState();
      const halfway = interaction.kind === 'choosing' && (seat.stage === 'command' || seat.stage === 'fire');
      const left = listTodo(seat).some(({ untouched }) => untouched) && !unasked.includes(seat.stage);
      if ((left || halfway) && !sure && !endAsked) view.set({ endAsked: true });
      else await give(action);
    },
    undo: async () => {
      if (leftPast()) return;
      await table.undo();
      keepAim();
    },
    redo: async () => {
      if (leftPast()) return;
      await table.redo();
      keepAim();
    },
    setChoosing,
    answer,
    pointAtAnswer(value) {
      const { interaction } = view.state.getState();
      if (interaction.kind !== 'choosing' || value === null) view.set({ preview: null });
      else view.set({ preview: narrow(interaction.actions, interaction.step, value)[0] ?? null });
    },
    stepBack() {
      const { interaction, endAsked } = view.state.getState();
      if (leftPast()) return;
      if (endAsked) {
        view.set({ endAsked: false });
        return;
      }
      const before = interaction.kind === 'choosing' ? stepBack(interaction) : null;
      if (before) view.set({ interaction: before, preview: null });
      else view.cancel();
    },
    lookAtUnit,
  };
}
