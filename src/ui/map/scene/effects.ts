import {
  type GameEvent,
  type Hex,
  isSpaceshipHull,
  parseHexId,
  type Snapshot,
  type UnitId,
} from '../../../engine/index.ts';
import type { LoggedEvent } from '../../../game/log.ts';
import { resultsOf, type Verdict } from '../../../words/index.ts';
import { hexOf } from '../../play/placed.ts';
import { hexKey } from '../geometry.ts';
import type { MapEffect } from '../types.ts';

/** What came of the shots and attempts among some events, and the others, as the one who looks knows their units. */
export const resultsIn = ({ units }: Snapshot, told: readonly LoggedEvent[]) =>
  resultsOf(
    told.map(({ event }) => event),
    (id) => units.find((unit) => unit.id === id),
  );

/** Where a unit lay when an event happened: it may have moved on since, or be gone. */
function placeIn(view: Snapshot, told: readonly LoggedEvent[], unit: UnitId, at: GameEvent): Hex | null {
  const now = told.findIndex(({ event }) => event === at);
  const hexes = told.flatMap(({ event }, nth) => {
    if (!('unit' in event) || event.unit !== unit || !('hex' in event) || event.hex === null) return [];
    return [{ nth, hex: event.hex, from: event.type === 'stepped' ? event.from : event.hex }];
  });
  const before = hexes.findLast(({ nth }) => nth <= now)?.hex ?? hexes.find(({ nth }) => nth > now)?.from;
  return (before === undefined ? undefined : parseHexId(view.sheets, before)) ?? hexOf(view, unit);
}

/** A verdict on the map, at its target; a check among asteroids that came to nothing needs none. */
function tagOf(
  view: Snapshot,
  told: readonly LoggedEvent[],
  { event, target, word, success, kill }: Verdict,
): MapEffect[] {
  const to = placeIn(view, told, target, event);
  if (!to || word === 'Clear') return [];
  const look = kill ? 'kill' : success ? 'hit' : 'miss';
  return [{ key: `tag ${hexKey(to)}`, kind: 'tag', to, word: kill ? 'Destroyed' : word, look }];
}

function flashOf(view: Snapshot, told: readonly LoggedEvent[], event: GameEvent, key: string): MapEffect[] {
  if (event.type === 'fired') {
    const from = placeIn(view, told, event.unit, event);
    const to = placeIn(view, told, event.target, event);
    return from && to ? [{ key, kind: 'beam', from, to }] : [];
  }
  if (event.type !== 'lost' || event.how === 'expended' || event.how === 'off-map') return [];
  const to = placeIn(view, told, event.unit, event);
  return to ? [{ key, kind: 'explosion', to, large: isSpaceshipHull(event.what ?? undefined) }] : [];
}

/** Fires and explosions of the last order, one after the other, and what came of each; of several in a hex the last. */
export function effectsOf(view: Snapshot, told: readonly LoggedEvent[]): MapEffect[] {
  const { verdicts } = resultsIn(view, told);
  const effects = told.flatMap(({ event, action }, nth): MapEffect[] => {
    const verdict = verdicts.find((one) => one.event === event);
    return [...flashOf(view, told, event, `${action}.${nth}`), ...(verdict ? tagOf(view, told, verdict) : [])];
  });
  return effects.filter((effect, nth) => !effects.slice(nth + 1).some(({ key }) => key === effect.key));
}

/** The hexes of what fired and of what was fired at, of every attempt and of every check. */
export const hexesOfVerdicts = (view: Snapshot, told: readonly LoggedEvent[]): Hex[] =>
  resultsIn(view, told).verdicts.flatMap(({ event, target }) => {
    const units = event.type === 'fired' ? [event.unit, target] : [target];
    return units.flatMap((unit) => placeIn(view, told, unit, event) ?? []);
  });
