import { type Game, PLAYERS, type Player, view } from '../../engine/index.ts';
import { type MapPicture, PICTURE_LIMITS, type PictureUnit } from './map-picture.ts';

/** [R10.0b] The pieces of a player that the other one sees lying on the map, ships by their letters. */
function unitsOf(game: Game, side: Player): PictureUnit[] {
  const seen = view(game, side === 1 ? 2 : 1).units.filter(
    ({ owner, status }) => owner === side && status === 'in-play',
  );
  return seen.flatMap(({ id, kind, hex, direction }) =>
    hex === null ? [] : [{ side, letter: kind === 'spaceship' ? id.slice(1) : '', hex, direction }],
  );
}

/** [R10.0b] A game as a small picture, with nothing on it but what both players see. */
export function pictureOf(game: Game): MapPicture {
  const { sheets, places, units } = PICTURE_LIMITS;
  const { planets, asteroidFields } = game.scenario;
  return {
    sheets: game.sheets.slice(0, sheets).map(({ letter, column, row }) => ({ letter, column, row })),
    planets: planets.slice(0, places),
    asteroidFields: asteroidFields.slice(0, places),
    units: PLAYERS.flatMap((side) => unitsOf(game, side)).slice(0, units),
  };
}
