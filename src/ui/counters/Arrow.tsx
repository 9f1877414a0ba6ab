import type { Direction, Player } from '../../engine/index.ts';
import { HALF, MARK } from '../../sheet/outline.ts';
import type { Detail } from './detail.ts';
import type { CounterKind } from './types.ts';

const LENGTH = 36;
const WIDTH = 17.5;
const NOTCH = 11;

/** Degrees clockwise from twelve o'clock. */
export function angleOf(direction: Direction): number {
  return (direction % 12) * 30;
}

/** From the middle of the piece to the barbs of its arrow: off the straight sides, the corner must not eat one barb. */
function reach(side: Player, half: number, direction: Direction): number {
  if (direction % 3 === 0) return half + 2;
  return half * (side === 1 ? 1.28 : 1.17);
}

/** Small pieces get a larger head: it is the last thing that may become unreadable. */
const GROWTH: Readonly<Record<Detail, number>> = { full: 1, middle: 1.08, small: 1.15, mark: 1.6 };

interface ArrowProps {
  side: Player;
  kind: CounterKind;
  direction: Direction;
  detail: Detail;
}

/** A point above the middle, turned round it with the arrow, as a path names it. */
function turned(direction: Direction, x: number, y: number): string {
  const angle = (angleOf(direction) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return `${(x * cos - y * sin).toFixed(2)} ${(x * sin + y * cos).toFixed(2)}`;
}

/** The arrowhead under a piece: all of it stands clear of the edge, so that its axis can be read at any size. */
export function Arrow({ side, kind, direction, detail }: ArrowProps) {
  const half = HALF[kind] * (detail === 'mark' ? MARK : 1);
  const scale = (HALF[kind] / 50 + 0.04) * GROWTH[detail];
  const base = reach(side, half, direction);
  const tip = base + LENGTH * scale;
  const wide = WIDTH * scale;
  const corners = [
    [0, -tip],
    [wide, -base],
    [0, -base - NOTCH * scale],
    [-wide, -base],
  ] as const;
  const d = `M${corners.map(([x, y]) => turned(direction, x, y)).join('L')}Z`;
  return <path className="counter-arrow" data-direction={direction} d={d} />;
}
