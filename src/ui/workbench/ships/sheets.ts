import { type LogSheet, startingSheets } from '../../../sheet/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { trialScenario } from '../../../workbench/ships/trial.ts';

/** [10.0] The logs of built ships, with their names. */
export const sheetsOf = (ships: readonly ShipDesign[]): LogSheet[] =>
  startingSheets(trialScenario(ships)).map((sheet, index) => {
    const name = ships[index]?.name;
    return sheet.ship && name ? { ...sheet, ship: { ...sheet.ship, name } } : sheet;
  });
