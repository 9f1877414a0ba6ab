import type { UnitId } from '../model/names.ts';
import type { RuleCase } from '../model/rule-cases.ts';
import type { Game, Hex, Spaceship } from '../model/state.ts';
import { inPlay, listAboard, type OnMap, unitNamed } from '../rules/board.ts';
import { battleCommands, isMissilePod, isUndamaged, listWorking } from '../rules/capabilities.ts';
import { DETECTION_RANGE, searchRange } from '../rules/detection.ts';
import { beamOf } from '../rules/tractor.ts';
import { isBattlecraft, isCraft, isMissile, isShip } from '../rules/units.ts';
import { battlecraftPlacements, missilePlacements, type Placement } from '../space/placements.ts';
import { onSheets } from '../space/sheets.ts';

/** The reach of something a unit can do: a number of hexes in every direction, or certain hexes beside it. */
export type UnitRange = { rule: RuleCase } & (
  | { kind: 'detection' | 'search' | 'tractor'; within: number }
  | { kind: 'launch-missile' | 'launch-battlecraft'; hexes: Hex[] }
);

const placed = (
  kind: 'launch-missile' | 'launch-battlecraft',
  rule: RuleCase,
  at: readonly Placement[],
): UnitRange[] => (at.length === 0 ? [] : [{ kind, rule, hexes: at.map(({ hex }) => hex) }]);

/** [9.4, R6.2a] Where a unit places missiles: a ship that carries some in a pod that works, or a MIMS with its four. */
function missileRange(game: Game, unit: OnMap): UnitRange[] {
  const launches = isShip(unit)
    ? unit.pods.some(
        (pod, index) =>
          isMissilePod(pod) &&
          (Object.values(pod.missiles ?? {}).some((left) => left > 0) ||
            listAboard(game, unit).some((one) => isMissile(one) && one.pod === index + 1)),
      )
    : isMissile(unit) && unit.missile === 'mims' && !unit.mimsLaunched;
  if (!launches) return [];
  const hexes = missilePlacements(unit.hex, unit.direction).filter(({ hex }) => onSheets(game.sheets, hex));
  return placed('launch-missile', '9.4', hexes);
}

/** [R7.4g] Where a ship places a battlecraft that is aboard in a pod that works. */
function battlecraftRange(game: Game, ship: OnMap<Spaceship>): UnitRange[] {
  const aboard = listAboard(game, ship).some((craft) => {
    const pod = ship.pods[(craft.pod ?? 0) - 1];
    return isBattlecraft(craft) && pod !== undefined && isUndamaged(pod);
  });
  return aboard ? placed('launch-battlecraft', 'R7.4g', battlecraftPlacements(ship.hex, ship.direction)) : [];
}

/** [5.6, R7.4e] The tractor beam that reaches farthest. */
function tractorRange(ship: Spaceship): UnitRange[] {
  const reaches = listWorking(ship, 'tractor-beam').map((pod) => beamOf(pod).range);
  return reaches.length === 0 ? [] : [{ kind: 'tractor', rule: '5.6', within: Math.max(...reaches) }];
}

/**
 * [3.0, 7.4] How far a unit detects, searches, launches and reaches with its tractor beam from its hex, whether or
 * not it may do so now. `open` leaves out what only the owner knows: launches and beams. Empty for a unit that is not
 * in play.
 */
export function rangesOf(game: Game, id: UnitId, of: 'own' | 'open'): UnitRange[] {
  const unit = unitNamed(game, id);
  if (!inPlay(unit)) return [];
  const missiles = of === 'own' ? missileRange(game, unit) : [];
  if (!isCraft(unit)) return missiles;
  const detects: UnitRange = { kind: 'detection', rule: '3.0', within: DETECTION_RANGE };
  if (!isShip(unit)) return [detects];
  const searches: UnitRange[] =
    battleCommands(unit) > 0 ? [{ kind: 'search', rule: '7.4', within: searchRange(unit) }] : [];
  const secret = of === 'own' ? [...tractorRange(unit), ...missiles, ...battlecraftRange(game, unit)] : [];
  return [detects, ...searches, ...secret];
}
