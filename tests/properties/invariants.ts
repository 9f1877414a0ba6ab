import { expect } from 'vitest';
import type { Game, MissileType } from '../../src/engine/index.ts';
import { MISSILE_TYPES, PODS, unitNamed } from '../../src/engine/index.ts';

type Unit = Game['units'][number];
type Ship = Extract<Unit, { kind: 'spaceship' }>;
type Missile = Extract<Unit, { kind: 'missile' }>;

const ships = (game: Game): Ship[] => game.units.filter((unit): unit is Ship => unit.kind === 'spaceship');
const missiles = (game: Game): Missile[] => game.units.filter((unit): unit is Missile => unit.kind === 'missile');

/** Missiles a ship's pods have given out or still hold, by type. */
function missilesOf(game: Game, ship: Ship, type: MissileType): number {
  const inPods = ship.pods.reduce((sum, pod) => sum + (pod.missiles?.[type] ?? 0), 0);
  return inPods + missiles(game).filter((one) => one.missile === type && one.mother === ship.id).length;
}

/** What holds in every position of every game. */
export function checkPosition(game: Game, start: Game): void {
  for (const unit of game.units) {
    expect(unit.velocity, unit.id).toBeGreaterThanOrEqual(0);
    expect(unit.velocity, unit.id).toBeLessThanOrEqual(9);
    const onMap = ['in-play', 'landed', 'unalerted'].includes(unit.status);
    if (game.setUp === null) expect(unit.hex !== null, `${unit.id} ${unit.status}`).toBe(onMap);
    if (unit.dock) expect(unitNamed(game, unit.dock.partner)?.dock?.partner).toBe(unit.id);
    if (unit.kind !== 'spaceship' && unit.energy) {
      expect(unit.energy.spent).toBeGreaterThanOrEqual(0);
      expect(unit.energy.spent).toBeLessThanOrEqual(unit.energy.units);
    }
  }
  for (const ship of ships(game)) {
    const { blocks, marked, track } = ship.energy;
    expect(marked).toBeLessThanOrEqual(blocks);
    expect(track).toBeGreaterThanOrEqual(0);
    const before = unitNamed(start, ship.id) as Ship;
    expect(ship.pods.map(({ type }) => type).sort()).toEqual(before.pods.map(({ type }) => type).sort());
    for (const type of MISSILE_TYPES) {
      const whole = missilesOf(start, before, type);
      const now = missilesOf(game, ship, type);
      expect(now, `${ship.id} ${type}`).toBeLessThanOrEqual(whole);
      const lost = ship.pods.some((pod) => PODS[pod.type].weapons && !['intact', 'vulnerable'].includes(pod.status));
      if (!lost) expect(now, `${ship.id} ${type}`).toBe(whole);
    }
  }
  expect(game.dice.fallen.every((die) => die >= 1 && die <= 10)).toBe(true);
  if (game.result) expect(game.pending).toBeNull();
}
