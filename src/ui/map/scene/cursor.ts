import { type Hex, parseHexId, range, sameHex, type UnitView } from '../../../engine/index.ts';
import type { Seat } from '../../../store/seat/seat.ts';
import { unitName } from '../../../words/index.ts';
import type { Landmark } from '../../commands/parts.ts';
import { endOfCourse } from '../../play/dangers.ts';
import { unitSeen } from '../../play/orders/groups.ts';
import { motionText } from '../../play/orders/unit-words.ts';
import { hexName } from '../geometry.ts';
import type { MapContents } from '../props.ts';

/** What lies in a hex, how far it is from the selected unit, and whether it may be chosen, in few words. */
export const describeIn =
  (
    seat: Seat,
    { sheets, pieces, highlights, ghosts, planets = [], asteroids = [] }: MapContents,
    selected: UnitView | null,
  ) =>
  (hex: Hex): string => {
    const isHere = (other: Hex | null): boolean => sameHex(other, hex);
    const from = selected?.hex ? parseHexId(sheets, selected.hex) : null;
    const far = from ? range(from, hex) : 0;
    const there = pieces.flatMap(({ id, hex: at }) => (isHere(at) ? (unitSeen(seat, id) ?? []) : []));
    return [
      hexName(sheets, hex) ?? 'beside the sheets',
      ...(selected && far > 0 ? [`${far} from ${selected.id}`] : []),
      ...there.map((unit) => `${unitName(unit)}, ${motionText({ ...unit, hex: null }).toLowerCase()}`),
      ...(planets.some(isHere) ? ['planet'] : []),
      ...(asteroids.some(isHere) ? ['asteroids'] : []),
      ...(ghosts?.some((ghost) => isHere(ghost.hex)) ? ['end of the course'] : []),
      ...(highlights?.some((mark) => mark.kind === 'option' && isHere(mark.hex)) ? ['may be chosen'] : []),
    ].join('; ');
  };

/** Where the cursor jumps to, the nearest to the selected unit first. */
export const landmarksIn =
  (seat: Seat, { sheets, planets = [] }: MapContents, selected: UnitView | null) =>
  (kind: Landmark): Hex[] => {
    const me = seat.player ?? selected?.owner ?? seat.decider;
    const flying = seat.view.units.filter(({ hex, status }) => hex !== null && status !== 'destroyed');
    const placeOf = ({ hex }: UnitView): Hex | never[] => (hex && parseHexId(sheets, hex)) || [];
    const own = flying.filter(({ owner }) => owner === me);
    const places = {
      own: () => own.flatMap(placeOf),
      enemy: () => flying.filter(({ owner }) => owner !== me).flatMap(placeOf),
      missile: () => flying.filter((unit) => unit.kind === 'missile').flatMap(placeOf),
      course: () => own.flatMap((unit) => endOfCourse(seat, unit) ?? []),
      planet: () => [...planets],
    }[kind]();
    const from = selected?.hex ? parseHexId(sheets, selected.hex) : null;
    return from ? places.sort((a, b) => range(from, a) - range(from, b)) : places;
  };
