import { course, type Game, type Hex, type Player, parseHexId } from '../engine/index.ts';

/** A hex by its two coordinates, as small as it can be written. */
export type MapHex = readonly [q: number, r: number];

/** A piece on the small map of a puzzle: what it is and how it flies on, the hex where it is first. */
export interface PuzzlePiece {
  side: Player;
  kind: Game['units'][number]['kind'];
  course: MapHex[];
}

/** The small map of a puzzle: shapes and courses. */
export interface PuzzleMap {
  pieces: PuzzlePiece[];
  planets: MapHex[];
  asteroids: MapHex[];
}

const hexOf = ({ q, r }: Hex): MapHex => [q, r];

/** [6.1] The small map of a position. */
export function mapOf({ units, scenario }: Game): PuzzleMap {
  const places = (ids: readonly string[]): MapHex[] =>
    ids.flatMap((id) => {
      const hex = parseHexId(scenario.sheets, id);
      return hex ? [hexOf(hex)] : [];
    });
  return {
    pieces: units.flatMap(({ owner: side, kind, hex, direction, nextSide, velocity, status }): PuzzlePiece[] =>
      hex === null || status !== 'in-play'
        ? []
        : [
            {
              side,
              kind,
              course: [hex, ...course({ hex, direction, nextSide }, velocity).stops].map(hexOf),
            },
          ],
    ),
    planets: places(scenario.planets),
    asteroids: places(scenario.asteroidFields),
  };
}
