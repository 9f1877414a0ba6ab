import { course, type Game, type GameRecord, type Hex, hashText, parseHexId } from '../../engine/index.ts';
import {
  type Difficulty,
  type Grades,
  type MapHex,
  type MinedPuzzle,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleMap,
  type PuzzlePiece,
} from '../../puzzles/index.ts';

const hexOf = ({ q, r }: Hex): MapHex => [q, r];

/** [6.1] The small map of a position. */
function mapOf({ units, scenario }: Game): PuzzleMap {
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

/** Misses of five tries at most by which a rank still finds a puzzle mostly. */
const MOSTLY = 2;

function difficultyOf({ ensign, captain }: Grades): Difficulty {
  if (ensign <= MOSTLY) return 1;
  return captain <= MOSTLY ? 2 : 3;
}

const idOf = ({ kind, record }: MinedPuzzle): string =>
  `${kind}-${(hashText(JSON.stringify(record)) >>> 0).toString(36)}`;

const shared = <T>(one: readonly T[], other: readonly T[]): number => one.filter((item) => other.includes(item)).length;

/** Two puzzles are alike if the same thing is right in the same scenario, and half the orders that led there are the same. */
function areAlike(one: MinedPuzzle, other: MinedPuzzle): boolean {
  if (one.key !== other.key || JSON.stringify(one.record.scenario) !== JSON.stringify(other.record.scenario))
    return false;
  const orders = ({ record }: MinedPuzzle): string[] => record.actions.map((action) => JSON.stringify(action));
  const [a, b] = [orders(one), orders(other)];
  return shared(a, b) > 0.8 * Math.max(a.length, b.length);
}

/** The collection out of what has been mined: without what is alike, by kind, the easiest first. */
export function collect(mined: readonly MinedPuzzle[], positionAt: (record: GameRecord) => Game): Puzzle[] {
  const kept: MinedPuzzle[] = [];
  for (const one of mined) if (!kept.some((other) => areAlike(one, other))) kept.push(one);
  return PUZZLE_KINDS.flatMap((kind) =>
    kept
      .filter((one) => one.kind === kind)
      .map((one) => {
        const game = positionAt(one.record);
        return { ...one, id: idOf(one), difficulty: difficultyOf(one.grades), turn: game.turn, map: mapOf(game) };
      })
      .sort((a, b) => a.difficulty - b.difficulty),
  );
}
