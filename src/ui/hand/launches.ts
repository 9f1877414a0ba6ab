import type { FieldName } from '../../engine/index.ts';
import { fieldValue } from '../../engine/index.ts';
import type { Choosing, Value } from '../../store/table/view-store.ts';
import { isLaunch, type Launch } from '../session/launching.ts';

/** The launches among which is chosen. */
export const launchesAmong = ({ all }: Choosing): Launch[] => all.filter(isLaunch);

/** The questions of a launch, in the order in which they matter. */
const FIELDS = ['missile', 'pod', 'hex', 'direction', 'velocity'] as const satisfies readonly FieldName[];

/** The launch that has this value and else is as like the one laid ready as can be. */
export function withValue(launches: readonly Launch[], laid: Launch, field: FieldName, value: Value): Launch | null {
  const weight = (launch: Launch): number =>
    FIELDS.reduce(
      (sum, name, nth) => sum + (fieldValue(launch, name) === fieldValue(laid, name) ? 2 ** (FIELDS.length - nth) : 0),
      0,
    );
  const open = launches.filter((launch) => fieldValue(launch, field) === value);
  return open.reduce<Launch | null>((best, launch) => (best && weight(best) >= weight(launch) ? best : launch), null);
}

/** How far apart two directions lie, in degrees. */
const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** The launch into a hex that a pull means: `angle` clockwise from twelve o’clock in degrees, `far` in hexes. */
export function pulled(launches: readonly Launch[], hex: string, angle: number, far: number): Launch | null {
  const off = ({ direction, velocity }: Launch): number => apart(direction * 30, angle) * 10 + Math.abs(velocity - far);
  return launches
    .filter((launch) => launch.hex === hex)
    .reduce<Launch | null>((best, launch) => (best && off(best) <= off(launch) ? best : launch), null);
}
