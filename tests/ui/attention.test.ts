import { describe, expect, test } from 'vitest';
import type { Action, Game } from '../../src/engine/index.ts';
import { deciderOf, newGame, unitNamed } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { seatAt } from '../../src/store/seat/seat.ts';
import { createView, type ViewState } from '../../src/store/table/view-store.ts';
import { attentionOf, followSelection } from '../../src/ui/play/attention.ts';
import { chooseAmong } from '../../src/ui/play/choosing.ts';
import { createControls } from '../../src/ui/play/controls.ts';
import { seatOf, tableAt } from '../fixtures/narrows.ts';
import { play } from '../fixtures/play.ts';
import { place } from '../fixtures/position.ts';
import { played, startOf, TO_COMMAND } from '../fixtures/showdown.ts';
import { tableOn } from '../fixtures/table.ts';

/** What is shown of a game after so many actions. */
const shown = (game: Game, actions = 1, player: 1 | 2 | null = 1) => ({
  seat: seatAt(game, player),
  log: [],
  latest: 0,
  since: 0,
  actions,
});

const looking = (change: Partial<ViewState> = {}): ViewState => ({ ...createView().state.getState(), ...change });

const at = (before: Game | null, now: Game, view: Partial<ViewState>, back = false) =>
  attentionOf(before && shown(before), shown(now, back ? 0 : 2), looking(view));

const aim = { target: '2C', choices: [{ from: 1, type: 'laser-barrage', times: 1 }] } as const;
const fire = tableAt('fire', 1);
const command = tableAt('command', 1);

describe('what is selected', () => {
  test('3.0 who sits down, or begins a phase, has the first unit with something to do, and no old aim', () => {
    expect(at(null, fire, {}).view.selected).toBe('1B');
    const { view } = at(command, fire, { selected: '2C', aim });
    // The only target there is.
    expect(view).toMatchObject({ page: 1, theirFire: false, selected: '1B', aim: { target: '2C', choices: [] } });
  });

  test('3.0 a unit that has something left in the new phase stays selected', () => {
    expect(at(command, fire, { selected: '1A' }).view.selected).toBe('1A');
  });

  test('a unit that is gone makes room for the next', () => {
    const gone = tableAt('fire', 1, (game) =>
      Object.assign(unitNamed(game, '1A')!, { status: 'destroyed', hex: null }),
    );
    expect(at(fire, gone, { selected: '1A' }).view.selected).toBe('1B');
  });

  test('8.7 a decision shows its unit, but who chooses a part goes on with the ship that has fired', () => {
    const asked = (pending: Game['pending']) => at(fire, { ...fire, pending }, { selected: '1A' });
    const part = asked({ kind: 'choose-part', player: 1, unit: '2C', parts: ['bridge'], source: 'fire' });
    expect([part.view.selected, part.reveal]).toEqual(['1A', '2C']);
    const field = asked({ kind: 'force-field', player: 1, unit: '1B', missile: '2I21' });
    expect([field.view.selected, field.reveal]).toEqual(['1B', '1B']);
  });
});

describe('11.0 in the set-up', () => {
  test('the next ship is selected where one has been deployed, and the last one stays', () => {
    const missing = newGame(findScenario('convoy-red')!, { rolls: [], seed: 1 });
    const seat = (game: Game) => ({ ...shown(game), seat: seatAt(game, deciderOf(game)!) });
    let game = missing;
    const selected: (string | null | undefined)[] = [];
    for (;;) {
      const before = seat(game);
      const own = before.seat.view.units.filter(({ owner }) => owner === before.seat.player);
      const next = before.seat.legal.find(
        (action) => action.do === 'deploy' && own.some(({ id, hex }) => id === action.ship && hex === null),
      );
      if (next?.do !== 'deploy') break;
      game = play(game, next).game;
      selected.push(next.ship, attentionOf(before, seat(game), looking({ selected: next.ship })).view.selected);
    }
    expect(selected.slice(0, 6)).toEqual(['1A', '1B', '1B', '1C', '1C', '1D']);
    expect(selected.slice(-2)).toEqual(['1E', '1E']);
  });
});

describe('what is aimed with', () => {
  test('8.0 within the phase the target stays; what was chosen for a weapon counts for one shot, until it is taken back', () => {
    expect(at(fire, fire, { selected: '1B', aim }).view.aim).toEqual({ target: '2C', choices: [] });
    expect(at(fire, fire, { selected: '1B', aim }, true).view.aim).toEqual(aim);
  });

  test('8.0 a target that is gone is none, and no other takes its place by itself', () => {
    const gone = tableAt('fire', 1, (game) => {
      Object.assign(unitNamed(game, '2C')!, { status: 'destroyed', hex: null });
      place(game, '2U unguided B0308 3 4');
    });
    expect(at(fire, gone, { selected: '1B', aim }).view.aim?.target).toBeNull();
  });

  test('8.7 it outlasts the choice of the part that is hit', () => {
    const pending = { kind: 'choose-part', player: 1, unit: '2C', parts: ['bridge'], source: 'fire' } as const;
    const before = { ...fire, pending: { ...pending, parts: [...pending.parts] } };
    const after = at(before, fire, { selected: '1B', aim });
    expect(after.view).toMatchObject({ selected: '1B', aim: { target: '2C' } });
  });
});

describe('what was begun', () => {
  const launches = seatOf(fire).legal.filter((action) => action.do === 'launch-missile');
  const interaction = chooseAmong('1B', launches);

  test('ends with an order and stays after a step back, as long as it can be had', () => {
    expect(at(fire, fire, { selected: '1B', interaction }).view.interaction).toEqual({ kind: 'idle' });
    expect(at(fire, fire, { selected: '1B', interaction }, true).view.interaction).toBe(interaction);
    expect(at(fire, command, { selected: '1B', interaction }, true).view.interaction).toEqual({ kind: 'idle' });
  });

  test('and with it what was only looked at: a preview, a line of the story, the question before the end', () => {
    const [preview] = launches;
    const pointed = { hexes: [], units: ['2C'] };
    const { view } = at(fire, fire, { selected: '1B', preview: preview!, pointed, endAsked: true });
    expect(view).toMatchObject({ preview: null, pointed: null, endAsked: false });
  });

  test('9.9 the next of four missiles is begun by itself, and nothing else ends it', () => {
    const start = tableAt('fire', 1, (game) => {
      place(game, '1M mims B0105 3 4');
      Object.assign(unitNamed(game, '1M31')!, { mimsLaunched: true });
      game.pending = { kind: 'mims', player: 1, missile: '1M31', left: 3 };
    });
    const { store: table } = tableOn({ start, steps: [] }, { mode: 'rehearsal' });
    const view = createView();
    const controls = createControls({ table, view });
    const stop = followSelection({ table, view });
    const asked = () => view.state.getState().interaction;
    expect(asked()).toMatchObject({ kind: 'choosing', slot: 'launch', mayCancel: false });
    controls.back();
    controls.breakOff();
    controls.pickUnit('1B');
    expect(asked()).toMatchObject({ kind: 'choosing', slot: 'launch', mayCancel: false });
    stop();
  });
});

test('8.8 the log of a ship that is hit lies open, for its owner and where everything is open', () => {
  const shot: Action = { player: 1, do: 'fire', unit: '1B', from: 'burster', type: 'laser-burst', target: '2C' };
  const start = tableAt('fire', 1, (game) => {
    place(game, '2C A1509 3 4');
    game.dice.given = [1, 2];
  });
  const log = (player: 1 | 2 | null) => {
    const { game, events } = play(start, shot, { player: 1, do: 'choose-part', part: 'engine' });
    const lines = events.map((event) => ({
      event,
      phase: { turn: 4, kind: 'fire' as const, player: 1 as const },
      action: 0,
    }));
    return attentionOf(shown(start, 0, player), { ...shown(game, 2, player), log: lines }, looking()).view.logUnit;
  };
  expect([log(1), log(2), log(null)]).toEqual([null, '2C', '2C']);
});

test('it is asked once for every change of the game, and for nothing else', async () => {
  const { store: table } = tableOn(played(startOf(), TO_COMMAND), { mode: 'hotseat', logs: 'closed' });
  const view = createView();
  const stop = followSelection({ table, view });
  expect(view.state.getState().selected).toBe('2D');
  view.set({ selected: '1E', endAsked: true });
  table.state.setState({ busy: true });
  expect(view.state.getState()).toMatchObject({ selected: '1E', endAsked: true });
  await table.order({ player: 2, do: 'accelerate', unit: '2D' });
  expect(view.state.getState().endAsked).toBe(false);
  // Under the curtain nothing is left of what was looked at.
  await table.order({ player: 2, do: 'end-phase' });
  expect(table.state.getState().screen).toBe('curtain');
  expect(view.state.getState().selected).toBeNull();
  // Anybody who sits down next finds his own unit to act with.
  table.here?.uncover();
  expect(view.state.getState()).toMatchObject({ selected: '1E', aim: { choices: [] } });
  stop();
});
