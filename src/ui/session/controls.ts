import { type Action, type FireType, type Hex, hexId, type Order, type UnitId } from '../../engine/index.ts';
import type { Weapon } from '../../store/seat.ts';
import { brokenOff, type Value } from '../../store/view-store.ts';
import { firstTarget, likeliestFirst, shotOf, targetsOf } from './aiming.ts';
import { begin, choose, mapValues, type Next, narrow, stepBack } from './choosing.ts';
import type { OpenGame } from './context.ts';
import { hexOf, toDeploy } from './placed.ts';
import { watch } from './replay.ts';
import { listTodo } from './todo.ts';

/** An order as a button has it: the legal actions of its kind, and what must go before them. */
export interface Pressed {
  key: string;
  actions: readonly Action[];
  first?: Action | undefined;
}

/** What clicks, taps and keys do. Each calls the stores; what is legal is decided by the rules alone. */
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
  /** Aims at an enemy, and perhaps with a type of fire. */
  aimAt(target: UnitId, type?: FireType): void;
  chooseWeapon(unit: UnitId, from: Weapon): void;
  chooseFire(type: FireType): void;
  /** Fires what the arithmetic shows. */
  fire(): void;
  /** Ends the phase, or the whole of it that leaves nothing to decide; asks once if something useful is left. */
  endPhase(sure?: boolean): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Gives the order of a button, or asks what it needs to be told. */
  begin(order: Pressed): void;
  /** Answers the question of the order that is being put together. */
  answer(value: Value): void;
  /** Takes the last answer back, or breaks off what is in progress. */
  back(): void;
  /** Breaks off the order that is being put together. */
  breakOff(): void;
  /** Shows what an order would lead to; null for none. */
  point(action: Action | null): void;
  /** Shows what an answer would lead to; null for none. */
  pointAtAnswer(value: Value | null): void;
  lookAtUnit(id: UnitId, move?: 'centre' | 'reveal'): void;
}

export function createControls({ table, view }: Pick<OpenGame, 'table' | 'view'>): Controls {
  const seatNow = () => table.state.getState().seat;
  /** What is shown is past: back to the present first, so that nobody orders on an old position. */
  function leftPast(): boolean {
    const past = view.state.getState().replayAt !== null;
    if (past) watch({ table, view }, null);
    return past;
  }

  async function give(...actions: Action[]): Promise<void> {
    if (!leftPast()) await table.order(...actions);
  }

  /** Shows why the order of a key is not possible: gives it all the same, and the refusal appears. */
  async function askWhyNot(order: Order): Promise<void> {
    const seat = seatNow();
    if (seat?.toAct && seat.decider) await give({ player: seat.decider, ...order } as Action);
  }

  function lookAtUnit(id: UnitId, move: 'centre' | 'reveal' = 'reveal'): void {
    const seat = seatNow();
    const hex = seat && hexOf(seat.view, id);
    if (hex) view.lookAt({ do: move, hex });
  }

  function select(id: UnitId): void {
    const seat = seatNow();
    view.select(id, seat && firstTarget(seat, id));
  }

  /** The only function that fires; with `at`, only if that is the target. */
  function shoot(at?: UnitId): void {
    const seat = seatNow();
    const state = view.state.getState();
    const shot = seat && shotOf(seat, state);
    if (!shot?.action || !shot.target || (at !== undefined && shot.target.id !== at)) return;
    // The seat returns the same object for the same odds, so this fires only if these odds are on the screen.
    if (shot.odds !== state.shown) return;
    view.aim({ target: shot.target.id, readiness: 'fired' });
    void give(shot.action);
  }

  /** After a shot any press on the aim readies the next one. */
  function aim(change: { type?: FireType; weapon?: { unit: UnitId; from: Weapon } }): void {
    const { readiness } = view.state.getState().aim;
    view.aim({ ...change, readiness: readiness === 'fired' ? 'offered' : readiness });
  }

  /** Goes on to the next question, or gives the order that is settled now. */
  function lead({ mode, action }: Next, first: Action | null | undefined): void {
    breakOff();
    if (mode) view.set({ interaction: mode });
    if (action) void give(...(first ? [first, action] : [action]));
  }

  function breakOff(): void {
    const { interaction, preview } = brokenOff(view.state.getState());
    view.set({ interaction, preview });
  }

  function answer(value: Value): void {
    const { interaction } = view.state.getState();
    const next = interaction.kind === 'choosing' ? choose(interaction, value) : null;
    if (interaction.kind === 'choosing' && next) lead(next, interaction.first);
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
      const { interaction, selected, aim: aimed } = view.state.getState();
      if (interaction.kind === 'choosing' && interaction.step !== 'hex' && mapValues(interaction).includes(id)) {
        answer(id);
        return;
      }
      const owner = (unit: UnitId | null) => seat.view.units.find((other) => other.id === unit)?.owner;
      const shooter = owner(selected);
      if (aimed.target === id && aimed.readiness === 'picked' && targetsOf(seat, selected).includes(id)) shoot(id);
      else if (shooter !== undefined && shooter === seat.decider && owner(id) !== shooter) {
        view.aim({ target: id, readiness: 'picked' });
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
        if (next) lead(next, null);
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
      const { selected, aim: aimed } = view.state.getState();
      const unit = seat?.view.units.find(({ id }) => id === selected);
      const targets = seat && unit ? likeliestFirst(seat, unit, targetsOf(seat, unit.id)) : [];
      const now = targets.indexOf(aimed.target ?? '');
      const next = targets[now < 0 ? 0 : (now + step + targets.length) % targets.length];
      if (next === undefined) return;
      view.aim({ target: next, readiness: 'offered' });
      // The pointer may still lie on another one.
      view.set({ hovered: null });
      lookAtUnit(next);
    },
    aimAt: (target, type) => view.aim({ target, readiness: 'offered', ...(type && { type }) }),
    chooseWeapon: (unit, from) => aim({ weapon: { unit, from } }),
    chooseFire: (type) => aim({ type }),
    fire: () => shoot(),
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
      if (!leftPast()) await table.undo();
    },
    redo: async () => {
      if (!leftPast()) await table.redo();
    },
    begin({ key, actions, first }) {
      const { selected } = view.state.getState();
      const next = begin(selected ?? '', actions, { button: key, first: first ?? null });
      if (next) lead(next, first);
    },
    answer,
    back() {
      const { interaction, endAsked } = view.state.getState();
      if (leftPast()) return;
      if (endAsked) {
        view.set({ endAsked: false });
        return;
      }
      const before = interaction.kind === 'choosing' ? stepBack(interaction) : null;
      if (before) view.set({ interaction: before, preview: null });
      else if (interaction.kind === 'idle') view.cancel();
      else breakOff();
    },
    breakOff,
    point: (preview) => view.set({ preview }),
    pointAtAnswer(value) {
      const { interaction } = view.state.getState();
      if (interaction.kind !== 'choosing' || value === null) view.set({ preview: null });
      else view.set({ preview: narrow(interaction.actions, interaction.step, value)[0] ?? null });
    },
    lookAtUnit,
  };
}
