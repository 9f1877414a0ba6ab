import * as v from 'valibot';
import { type Fault, fault, faultsOf, type Parsed, shipFaults } from '../../engine/index.ts';
import { type ShipDesign, ShipDesignForm } from './design.ts';

/** The most ships of a file that are read. */
const MOST_SHIPS = 100;

/** Ships as a file: one, a class of them, or a whole hangar. */
export interface ShipFile {
  format: 'deltavee-ships';
  version: 1;
  ships: ShipDesign[];
}

/** The form of such a file, but for its ships, which are read one after the other. */
export const ShipFileForm = v.object({
  format: v.literal('deltavee-ships'),
  version: v.literal(1),
  ships: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_SHIPS)),
});

/** Reads the ships of a file, with every fault in them and its place. */
export function readShips(file: unknown): Parsed<ShipDesign[]> {
  const head = v.safeParse(ShipFileForm, file);
  if (!head.success) {
    const isOther = head.issues.some(({ path }) => path?.[0]?.key === 'format') || !head.issues[0]?.path;
    return isOther ? fault('', 'it is not a file of DeltaVee ships') : { ok: false, faults: faultsOf(head.issues) };
  }
  const faults: Fault[] = [];
  const ships: ShipDesign[] = [];
  for (const [index, value] of head.output.ships.entries()) {
    const at = `ships[${index}]`;
    const ship = v.safeParse(ShipDesignForm, value);
    if (!ship.success) faults.push(...faultsOf(ship.issues, at));
    else {
      const wrong = shipFaults(ship.output);
      faults.push(...wrong.map((one) => ({ ...one, at: `${at}.${one.at}` })));
      ships.push(ship.output);
    }
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: ships };
}

/** The text of a file of ships, so that people can read and compare it. */
export function writeShipFile(ships: readonly ShipDesign[]): string {
  const file: ShipFile = { format: 'deltavee-ships', version: 1, ships: [...ships] };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** `deltavee-ship-night-errand.json` */
export function shipFileName(ships: readonly ShipDesign[]): string {
  const [first] = ships;
  const name = (ships.length === 1 && first ? first.name : 'hangar').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `deltavee-ship-${name.replaceAll(/^-|-$/g, '') || 'unnamed'}.json`;
}
