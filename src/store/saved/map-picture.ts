import * as v from 'valibot';
import { type Direction, PLAYERS, type Player, type Scenario } from '../../engine/index.ts';

/** A piece on a small picture of the map. */
export interface PictureUnit {
  side: Player;
  /** The letter of a spaceship; empty for everything smaller. */
  letter: string;
  hex: string;
  /** Null where it is not known yet. */
  direction: Direction | null;
}

/** The map in so little room that only the sheets, what lies there and where the pieces are can be seen. */
export interface MapPicture extends Pick<Scenario, 'sheets' | 'planets' | 'asteroidFields'> {
  units: PictureUnit[];
}

/** No more is drawn of a map than anybody could see at that size. */
export const PICTURE_LIMITS = { sheets: 40, places: 60, units: 120 } as const;

const LetterForm = v.pipe(v.string(), v.maxLength(2));
const HexForm = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}\d{4}$/));
const NumberForm = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(-most), v.maxValue(most));
const PlacesForm = v.pipe(v.array(HexForm), v.maxLength(PICTURE_LIMITS.places));
const DirectionForm = v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

const PictureForm = v.object({
  sheets: v.pipe(
    v.array(v.object({ letter: LetterForm, column: NumberForm(100), row: NumberForm(100) })),
    v.minLength(1),
    v.maxLength(PICTURE_LIMITS.sheets),
  ),
  planets: PlacesForm,
  asteroidFields: PlacesForm,
  units: v.pipe(
    v.array(
      v.object({
        side: v.picklist(PLAYERS),
        letter: LetterForm,
        hex: HexForm,
        direction: v.nullable(DirectionForm),
      }),
    ),
    v.maxLength(PICTURE_LIMITS.units),
  ),
});

/** A picture as it was stored; null if it is damaged or there is none. */
export function readPicture(value: unknown): MapPicture | null {
  const read = v.safeParse(PictureForm, value);
  return read.success ? read.output : null;
}
