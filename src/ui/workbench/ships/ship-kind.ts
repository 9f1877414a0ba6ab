import { shipFaults } from '../../../engine/index.ts';
import { hangar } from '../../../store/workbench/ships.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { readShips, shipFileName, writeShipFile } from '../../../workbench/ships/ship-file.ts';
import type { WorkKind } from '../work-kind.ts';

/** The ships of one's own. */
export const SHIPS: WorkKind<ShipDesign> = {
  part: 'ship',
  title: 'Hangar',
  storage: hangar,
  deleted: new Map(),
  nameOf: ({ name }) => name,
  named: (ship, name) => ({ ...ship, name }),
  countFaults: (ship) => shipFaults(ship).length,
  read: readShips,
  write: (ship) => writeShipFile([ship]),
  fileName: (ship) => shipFileName([ship]),
  mustBeSound: true,
};
