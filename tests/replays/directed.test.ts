import { describe, expect, test } from 'vitest';
import {
  apply,
  type EventType,
  type FireType,
  type GameResult,
  HULLS,
  type MissileType,
  type OrderKind,
  type Pending,
  PLAYERS,
  POD_TYPES,
  unitNamed,
  victoryPoints,
  viewEvents,
} from '../../src/engine/index.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';
import { DIRECTED, gameAfter, recorded } from '../fixtures/recorded.ts';
import { EFFECTS, happened, type RemoteTimeline, type Step } from './effects.ts';

/** [R11.0b] Each game, who wins it and why. */
const GAMES: Record<string, [winner: GameResult['winner'], reason: string]> = {
  'convoy-red-clarinet-destroyed': [1, 'clarinet-destroyed'],
  'convoy-red-no-ship-left-draw': [null, 'no-ship-left'],
  'convoy-red-no-ship-left-player-2-wins': [2, 'no-ship-left'],
  'convoy-red-points-player-1-wins': [1, 'points'],
  'convoy-red-points-player-2-wins': [2, 'points'],
  'escape-from-tau-ceti-gammas-jumped': [1, 'gammas-jumped'],
  'escape-from-tau-ceti-iota-jumped': [1, 'iota-jumped'],
  'escape-from-tau-ceti-smugglers-destroyed': [2, 'smugglers-destroyed'],
  'escape-from-tau-ceti-sword-destroyed': [1, 'sword-destroyed'],
  'first-shot-daggers-destroyed': [1, 'daggers-destroyed'],
  'first-shot-out-of-reach': [null, 'out-of-reach'],
  'first-shot-sword-destroyed': [2, 'sword-destroyed'],
  'own-scenario-every-part-hit': [1, 'all-destroyed'],
  'own-scenario-hunter-and-augmented-jump': [1, 'both-jumped'],
  'own-scenario-towing': [2, 'conceded'],
  'pirates-flutes-destroyed': [1, 'flutes-destroyed'],
  'pirates-mu-destroyed': [null, 'mu-destroyed'],
  'pirates-mu-docked': [2, 'mu-docked'],
  'pirates-mu-in-orbit': [1, 'mu-in-orbit'],
  'showdown-conceded': [1, 'conceded'],
  'showdown-draw-agreed': [null, 'draw-agreed'],
  'showdown-player-1-wins': [1, 'enemy-destroyed'],
  'showdown-player-2-wins': [2, 'enemy-destroyed'],
};

/** A player of the page clicks them order by order: none is longer than this. */
const MOST_ACTIONS = 150;

// A new kind is a compile error here, until a game has it.
const ORDERS: Record<OrderKind, true> = {
  'swap-pods': true,
  deploy: true,
  ready: true,
  move: true,
  'move-all': true,
  accelerate: true,
  decelerate: true,
  turn: true,
  weave: true,
  'prepare-jump': true,
  'abort-jump': true,
  jump: true,
  'prepare-missile': true,
  'control-missile': true,
  'active-search': true,
  'prepare-battlecraft': true,
  'launch-battlecraft': true,
  rendezvous: true,
  tractor: true,
  'activate-force-field': true,
  'deactivate-force-field': true,
  separate: true,
  recharge: true,
  fire: true,
  'launch-missile': true,
  'mims-launch': true,
  'end-phase': true,
  'choose-part': true,
  intercept: true,
  decline: true,
  'raise-field': true,
  'no-field': true,
  continue: true,
  concede: true,
  'agree-draw': true,
};

const DECISIONS: Record<Pending['kind'], true> = {
  'choose-part': true,
  intercept: true,
  'force-field': true,
  'planet-maneuver': true,
  mims: true,
};

const EVENTS: Record<EventType, true> = {
  'pods-swapped': true,
  deployed: true,
  ready: true,
  phase: true,
  'sheet-placed': true,
  stepped: true,
  moved: true,
  stayed: true,
  landed: true,
  orbited: true,
  'asteroid-check': true,
  revealed: true,
  'alert-roll': true,
  gained: true,
  leaked: true,
  maneuvered: true,
  paid: true,
  'jump-marker': true,
  jumped: true,
  'missile-prepared': true,
  'missile-controlled': true,
  searched: true,
  'battlecraft-prepared': true,
  'counter-prepared': true,
  launched: true,
  docked: true,
  separated: true,
  tractor: true,
  'force-field': true,
  recharged: true,
  fired: true,
  'hit-roll': true,
  'part-chosen': true,
  'part-hit': true,
  'missiles-lost': true,
  interception: true,
  declined: true,
  'field-roll': true,
  'field-refused': true,
  exploded: true,
  lost: true,
  conceded: true,
  'draw-agreed': true,
  'game-over': true,
};

type Loss = Extract<Step['events'][number], { type: 'lost' }>['how'];
const LOSSES: Record<Loss, true> = {
  fire: true,
  asteroid: true,
  missile: true,
  explosion: true,
  planet: true,
  'off-map': true,
  expended: true,
};

const FIRES: Record<FireType, true> = {
  'laser-burst': true,
  'laser-barrage': true,
  'particle-burst': true,
  'particle-barrage': true,
};

const MISSILES: Record<MissileType, true> = { unguided: true, guided: true, intelligent: true, mims: true };

/** What random games hardly ever come to. */
const MOMENTS: Record<string, RemoteTimeline> = {
  '7.4 a tractor beam gives an Accelerate': ({ action }) => action.do === 'accelerate' && action.by !== undefined,
  '7.4 a tractor beam gives a Direction Change': ({ action }) => action.do === 'turn' && action.by !== undefined,
  '7.4 a tractor beam gives a Weave': ({ action }) => action.do === 'weave' && action.by !== undefined,
  'R7.4d a docked pair gets a command and flies as one': ({ before, action, after }) => {
    const partner = action.do === 'accelerate' ? unitNamed(before, action.unit)?.dock?.partner : undefined;
    return (
      partner !== undefined && unitNamed(after, partner)?.velocity === (unitNamed(before, partner)?.velocity ?? 0) + 1
    );
  },
  'R7.4d a pair is commanded through both of its units in one phase': ({ before, action }) => {
    const unit = action.do === 'turn' && action.by === undefined ? unitNamed(before, action.unit) : undefined;
    const orders = unit?.dock && before.phase.orders[unit.dock.partner];
    return orders !== undefined && orders !== null && orders.maneuvers > 0;
  },
  'R7.4d units of both players are docked together': (step) =>
    happened(step, 'docked', ({ ship, with: other }) => ship[0] !== other[0]),
  'R7.4e a beam steers a docked unit': ({ before, action }) =>
    action.do === 'turn' && action.by !== undefined && unitNamed(before, action.unit)?.dock !== null,
  'R7.4e a beam steers a face-down battlecraft of the other player': ({ before, action }) => {
    const held = 'by' in action && action.by !== undefined ? unitNamed(before, action.unit) : undefined;
    return held?.kind === 'battlecraft' && held.owner !== action.player && !held.revealed;
  },
  'R6.5a a unit that lost the one it was docked with decides at a planet, in the other player’s phase': ({ after }) =>
    after.pending?.kind === 'planet-maneuver' && after.pending.player !== after.phase.player,
  '7.4 a battlecraft docks in its pod': (step) => happened(step, 'docked', ({ inPod }) => inPod),
  'R7.4c two spaceships dock': (step) => happened(step, 'docked', ({ with: other }) => other.length === 2),
  '6.5 a unit stays in orbit': ({ action }) => action.do === 'move' && action.stay === true,
  '6.5 a planet slows a ship down for nothing': (step) => happened(step, 'maneuvered', ({ free }) => free),
  '6.6 an asteroid hits a ship': (step) =>
    happened(step, 'hit-roll', ({ source, result }) => source === 'asteroid' && result === 'parts'),
  '6.6 asteroids miss': (step) => happened(step, 'asteroid-check', ({ hit }) => !hit),
  '11.4 an alert roll fails': (step) => happened(step, 'alert-roll', ({ alerted }) => !alerted),
  '11.4 an alert roll succeeds': (step) => happened(step, 'alert-roll', ({ alerted }) => alerted),
  '8.7 a critical hit': (step) => happened(step, 'hit-roll', ({ result }) => result === 'critical'),
  '8.7 a hit without an effect': (step) => happened(step, 'hit-roll', ({ result }) => result === 'none'),
  '8.6 a fire that cannot hit': (step) => happened(step, 'fired', ({ odds }) => odds.hitChance === '-'),
  '9.6 an interception fails': (step) => happened(step, 'interception', ({ success }) => !success),
  '9.6 a missile chooses among several': ({ after }) =>
    after.pending?.kind === 'intercept' && after.pending.targets.length > 1,
  '9.8 a field is raised in time': (step) => happened(step, 'field-roll', ({ success }) => success),
  '9.8 a field is not raised in time': (step) => happened(step, 'field-roll', ({ success }) => !success),
  'R11.5a a destroyed cargo pod scores': (step) =>
    happened(step, 'part-hit', ({ podType, status }) => podType === 'standard-cargo' && status === 'destroyed') &&
    victoryPoints(step.after)[2] === victoryPoints(step.before)[2] + 1,
  'R11.0d a battlecraft aboard goes with its ship': (step) =>
    happened(step, 'lost', ({ unit }) => {
      const aboard = `${unit}1`;
      return (
        unitNamed(step.before, aboard)?.status === 'in-pod' && unitNamed(step.after, aboard)?.status === 'destroyed'
      );
    }),
  '9.8 an explosion meets a class 2 field': (step) => happened(step, 'exploded', ({ rolls }) => rolls === 1),
  ...Object.fromEntries(
    (['hunter', 'standard-jump', 'augmented-jump'] as const).map((type): [string, RemoteTimeline] => [
      `6.8 a jump with a ${type}`,
      (step) =>
        happened(step, 'jumped', ({ unit }) => {
          const ship = unitNamed(step.after, unit);
          return ship?.kind === 'spaceship' && ship.pods.some((pod) => pod.type === type);
        }),
    ]),
  ),
};

/** [8.8] `spaceship hunter damaged` and the like: the parts that can be hit and what can become of them. */
const PARTS: string[] = [
  ...['bridge', 'engine', 'force-field 1', 'force-field 2', ...POD_TYPES].map((part) => `spaceship ${part}`),
  'battlecraft bridge',
  'battlecraft engine',
].flatMap((part) => [`${part} damaged`, `${part} destroyed`]);

function partsHit({ events, after }: Step): string[] {
  return events.flatMap((event) => {
    if (event.type !== 'part-hit') return [];
    const unit = unitNamed(after, event.target);
    if (!unit || unit.kind === 'missile') return [];
    const field = event.part === 'force-field' ? ` ${HULLS[unit.hull].forceField}` : '';
    return [`${unit.kind} ${event.podType ?? event.part}${field} ${event.status}`];
  });
}

/** The scenario, the winner and the reason of every way in which a scenario of the booklet can end. */
const ENDINGS: string[] = SCENARIOS.flatMap(({ id, victory }) =>
  victory.flatMap(({ winner, reason }) =>
    winner === 'points' ? [`${id} 2 ${reason}`, `${id} null ${reason}`] : [`${id} ${winner} ${reason}`],
  ),
);

function play(name: string): { scenario: string; steps: Step[] } {
  const record = recorded(name);
  let game = gameAfter(record, 0);
  const steps = record.actions.map((action, index) => {
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(`${name}, action ${index}: ${outcome.rejection.rule} ${outcome.rejection.code}`);
    const step = { before: game, action, events: outcome.events, after: outcome.game };
    game = outcome.game;
    return step;
  });
  return { scenario: game.scenario.id, steps };
}

const PLAYED = Object.keys(GAMES).map((name) => ({ name, ...play(name) }));
const STEPS = PLAYED.flatMap(({ steps }) => steps);

test('every stored game is one of the table, and the other way round', () => {
  expect(DIRECTED).toEqual(Object.keys(GAMES));
});

describe.each(PLAYED)('the directed game $name', ({ name, steps }) => {
  test('R11.0b ends with its last action as it should', () => {
    const [winner, reason] = GAMES[name] ?? [];
    expect(steps.at(-1)?.before.result).toBeNull();
    expect(steps.at(-1)?.after.result).toEqual({ winner, reason });
    expect(steps.length).toBeLessThanOrEqual(MOST_ACTIONS);
  });

  test('R1.0a rolls the dice it brings along, all of them and no other', () => {
    const { dice } = recorded(name);
    expect(Object.keys(dice)).toEqual(['rolls']);
    expect(steps.at(-1)?.after.dice.fallen).toEqual(dice.rolls);
  });
});

/** What the games between them should hold and do not. */
const missing = (wanted: Iterable<string>, found: Iterable<string | null>): string[] => {
  const seen = new Set(found);
  return [...wanted].filter((one) => !seen.has(one));
};

const seenOnly = (sights: Record<string, RemoteTimeline>): string[] =>
  Object.keys(sights).filter((name) => STEPS.some((step) => sights[name]?.(step)));

describe('the directed games between them', () => {
  const events = STEPS.flatMap((step) => step.events);
  const told = STEPS.flatMap((step) => PLAYERS.flatMap((player) => viewEvents(step.events, player)));

  test('3.0 give every kind of order', () => {
    const given = STEPS.map(({ action }) => action.do);
    expect(missing(Object.keys(ORDERS), given), 'orders never given').toEqual([]);
  });

  test('3.0 ask every kind of decision', () => {
    const asked = STEPS.flatMap(({ after }) => after.pending?.kind ?? []);
    expect(missing(Object.keys(DECISIONS), asked), 'decisions never asked').toEqual([]);
  });

  test('3.0 make every kind of event happen', () => {
    const types = [...events, ...told].map(({ type }) => type);
    expect(missing(Object.keys(EVENTS), types), 'events that never happen').toEqual([]);
  });

  test('8.0 fire and launch everything there is, and lose units in every way', () => {
    const fired = events.flatMap((event) => (event.type === 'fired' ? event.fire : []));
    const launched = events.flatMap((event) => (event.type === 'launched' ? event.what : []));
    const lost = events.flatMap((event) => (event.type === 'lost' ? event.how : []));
    expect(missing(Object.keys(FIRES), fired), 'fires').toEqual([]);
    expect(missing(Object.keys(MISSILES), launched), 'missiles never launched').toEqual([]);
    expect(missing(Object.keys(LOSSES), lost), 'ways to be lost').toEqual([]);
  });

  test('6.0 come to the moments that chance hardly brings', () => {
    expect(missing(Object.keys(MOMENTS), seenOnly(MOMENTS)), 'moments').toEqual([]);
  });

  test('8.8 damage and destroy every part', () => {
    expect(missing(PARTS, STEPS.flatMap(partsHit)), 'parts never hit so').toEqual([]);
  });

  test('8.9 show every effect of damage and destruction', () => {
    expect(missing(Object.keys(EFFECTS), seenOnly(EFFECTS)), 'effects never seen').toEqual([]);
  });

  test('11.0 end every scenario in every way', () => {
    const endings = PLAYED.map(({ scenario, name }) => `${scenario} ${GAMES[name]?.[0]} ${GAMES[name]?.[1]}`);
    expect(missing(ENDINGS, endings), 'endings').toEqual([]);
    expect(
      missing(
        ['conceded', 'draw-agreed'],
        Object.values(GAMES).map(([, reason]) => reason),
      ),
    ).toEqual([]);
  });
});
