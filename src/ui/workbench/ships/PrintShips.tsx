import { useMemo } from 'react';
import { startingSheets } from '../../../sheet/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { trialScenario } from '../../../workbench/ships/trial.ts';
import { PrintView } from '../../logs/print/PrintView.tsx';

/** The filled-in logs of built ships, before they go to the printer. */
export function PrintShips({ ships, onClose }: { ships: readonly ShipDesign[]; onClose: () => void }) {
  const sheets = useMemo(() => startingSheets(trialScenario(ships)), [ships]);
  return <PrintView sheets={sheets} onClose={onClose} />;
}
