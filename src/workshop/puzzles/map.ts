import { course, type Game, type Hex, parseHexId } from '../../engine/index.ts';
import type { MapHex, PuzzleMap, PuzzlePiece } from '../../puzzles/index.ts';

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
