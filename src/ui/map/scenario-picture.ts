import type { Scenario } from '../../engine/index.ts';
import type { MapPicture } from '../../store/saved/map-picture.ts';

/** The map of a scenario as it begins; a ship that may be set up in several ways stands in the first of its hexes. */
export const scenarioPicture = ({ sheets, planets, asteroidFields, ships }: Scenario): MapPicture => ({
  sheets,
  planets,
  asteroidFields,
  units: ships.flatMap(({ player: side, letter, deployment: { hexes, directions } }) => {
    const [hex] = hexes;
    const [direction = null, other] = directions;
    return hex === undefined ? [] : [{ side, letter, hex, direction: other === undefined ? direction : null }];
  }),
});
