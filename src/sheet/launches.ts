import { type GameEvent, MISSILE_TYPES, type MissileType, type UnitId } from '../engine/index.ts';

/** A missile that has left its pod: prepared, or launched without being prepared. */
export interface LoggedLaunch {
  missile: UnitId;
  ship: UnitId;
  pod: number;
  type: MissileType;
}

const isMissile = (what: string | null): what is MissileType =>
  (MISSILE_TYPES as readonly (string | null)[]).includes(what);

/** [10.2] The missiles a player's ships have prepared or launched, in that order; the four of a MIMS are on no log. */
export function launchesOf(events: readonly GameEvent[]): LoggedLaunch[] {
  const launches = new Map<UnitId, LoggedLaunch>();
  for (const event of events) {
    if (event.type === 'missile-prepared') {
      const { missile, ship, pod, what } = event;
      launches.set(missile, { missile, ship, pod, type: what });
    } else if (event.type === 'launched' && event.pod !== null && isMissile(event.what) && !launches.has(event.unit)) {
      launches.set(event.unit, { missile: event.unit, ship: event.ship, pod: event.pod, type: event.what });
    }
  }
  return [...launches.values()];
}
