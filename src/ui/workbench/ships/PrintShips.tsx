import { useMemo } from 'react';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { PrintView } from '../../print/PrintView.tsx';
import { sheetsOf } from './sheets.ts';

/** The filled-in logs of built ships, before they go to the printer. */
export function PrintShips({ ships, onClose }: { ships: readonly ShipDesign[]; onClose: () => void }) {
  const sheets = useMemo(() => sheetsOf(ships), [ships]);
  return <PrintView sheets={sheets} onClose={onClose} />;
}
