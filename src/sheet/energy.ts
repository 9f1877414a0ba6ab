import type { PrintedLog, ShipEnergyView } from '../engine/index.ts';
import { BLOCKS_IN_ROW } from './printed.ts';
import type { Box, EnergySection, TrackSpace } from './types.ts';

/** [10.3] The Energy Unit Track up to the burn rate, the rest struck off. */
function track({ burnRate, track: marker }: ShipEnergyView, last: number): TrackSpace[] {
  return Array.from({ length: Math.max(last, burnRate) + 1 }, (_, number) => ({
    number,
    struck: number > burnRate,
    marker: number === marker,
    full: number === burnRate,
  }));
}

/** [10.3] Blocks are struck off from the last box, spent from the first. */
function blocks({ blocks: total, marked }: ShipEnergyView, printed: number): Box[] {
  const length = Math.max(printed, Math.ceil(total / BLOCKS_IN_ROW) * BLOCKS_IN_ROW);
  return Array.from({ length }, (_, index) => (index >= total ? 'struck' : index < marked ? 'spent' : 'open'));
}

/** [10.3, R10.3a] The energy of a ship; with every block marked there is none, whatever the track shows. */
export function energySection(energy: ShipEnergyView, log: PrintedLog): EnergySection {
  const { blocks: total, marked, burnRate } = energy;
  return {
    burnRate,
    track: track(energy, log.track),
    blocks: blocks(energy, log.blocks),
    total,
    marked,
    unitsLeft: marked >= total ? 0 : (total - marked) * burnRate - energy.track,
  };
}
