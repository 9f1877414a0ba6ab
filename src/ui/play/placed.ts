import {
  type ActionOf,
  type Hex,
  hexId,
  neighbours,
  parseHexId,
  type Scenario,
  type Snapshot,
  type UnitId,
} from '../../engine/index.ts';
import type { Seat } from '../../store/seat/seat.ts';

/** Where a unit lies, if it lies on the map. */
export function hexOf(view: Snapshot, id: string | null): Hex | null {
  const unit = view.units.find((other) => other.id === id);
  return (unit?.hex && parseHexId(view.sheets, unit.hex)) || null;
}

/** [R6.2a] A hex by its id, also one beside a hex that lies on a sheet not placed yet. */
export function hexNamed({ sheets }: Snapshot, scenario: Scenario, id: unknown, beside: Hex | null): Hex | undefined {
  if (typeof id !== 'string') return undefined;
  return (
    parseHexId(sheets, id) ??
    (beside ? neighbours(beside).find((hex) => hexId({ sheets, scenario }, hex) === id) : undefined)
  );
}

/** [11.0] The ways to deploy a ship. */
const deploysOf = ({ legal }: Seat, ship: UnitId | null): ActionOf<'deploy'>[] =>
  legal.filter((action): action is ActionOf<'deploy'> => action.do === 'deploy' && action.ship === ship);

/** [11.0] The ways to deploy the selected ship as long as it lies nowhere: a hex of them may be pointed at right away. */
export const toDeploy = (seat: Seat, selected: UnitId | null): ActionOf<'deploy'>[] =>
  seat.view.units.some(({ id, hex }) => id === selected && hex === null) ? deploysOf(seat, selected) : [];

/** [11.0] The ways to deploy a ship that somebody presses: one that lies somewhere may have another place, if there is one. */
export function toDeployAnew(seat: Seat, ship: UnitId): ActionOf<'deploy'>[] {
  const open = deploysOf(seat, ship);
  return open.length > 1 ? open : toDeploy(seat, ship);
}
