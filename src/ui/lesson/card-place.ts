/** A rectangle on the page, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Edge = 'left' | 'top' | 'right' | 'bottom';

/** Where the card lies, and from where on which of its edges its tip points. */
export interface CardPlace {
  left: number;
  top: number;
  tip: { edge: Edge; at: number } | null;
}

/** The distance of the card from what it speaks of and from the edges of the map. */
const GAP = 16;

/** How near to a corner of the card its tip may come. */
const CORNER = 20;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const rightOf = ({ left, width }: Box): number => left + width;
const bottomOf = ({ top, height }: Box): number => top + height;
const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

type Size = Pick<Box, 'width' | 'height'>;
type Point = Pick<Box, 'left' | 'top'>;

const covers = (one: Box, other: Box): boolean =>
  one.left < rightOf(other) && rightOf(one) > other.left && one.top < bottomOf(other) && bottomOf(one) > other.top;

/** Where the card could lie, the most natural place first, and which of its edges would face what it speaks of. */
function candidates(at: Box, { width, height }: Size, map: Box): { edge: Edge; place: Point }[] {
  const { x, y } = middleOf(at);
  const beside = { left: at.left - GAP - width, right: rightOf(at) + GAP, top: y - height / 2 };
  const above = { left: x - width / 2, top: at.top - GAP - height, bottom: bottomOf(at) + GAP };
  const along = (edge: Edge, fixed: Partial<Point>) => {
    const isBeside = edge === 'left' || edge === 'right';
    const spots = isBeside
      ? [beside.top, map.top, bottomOf(map)].map((top) => ({ top, left: 0 }))
      : [above.left, map.left, rightOf(map)].map((left) => ({ left, top: 0 }));
    return spots.map((spot) => ({ edge, place: { ...spot, ...fixed } }));
  };
  if (x > rightOf(map)) return along('right', { left: beside.left });
  if (x < map.left) return along('left', { left: beside.right });
  if (y < map.top) return along('top', { top: above.bottom });
  if (y > bottomOf(map)) return along('bottom', { top: above.top });
  return [
    { edge: 'left', place: { left: beside.right, top: beside.top } },
    { edge: 'right', place: { left: beside.left, top: beside.top } },
    { edge: 'bottom', place: { left: above.left, top: above.top } },
    { edge: 'top', place: { left: above.left, top: above.bottom } },
  ];
}

/**
 * Lays the card on the map, as near to what it speaks of as it may come without covering it, and where it covers the
 * fewest other pieces. Without anything to speak of it lies in the corner.
 */
export function placeCard(at: Box | null, card: Size, map: Box, pieces: readonly Box[]): CardPlace {
  const within = ({ left, top }: Point): Point => ({
    left: clamp(left, map.left + GAP, Math.max(map.left + GAP, rightOf(map) - card.width - GAP)),
    top: clamp(top, map.top + GAP, Math.max(map.top + GAP, bottomOf(map) - card.height - GAP)),
  });
  if (!at) return { ...within({ left: rightOf(map), top: map.top }), tip: null };
  const tried = candidates(at, card, map).map(({ edge, place }) => {
    const spot = within(place);
    const box = { ...spot, ...card };
    const covered = pieces.filter((piece) => covers(box, piece)).length + (covers(box, at) ? pieces.length + 1 : 0);
    return { edge, spot, covered };
  });
  const best = tried.reduce((one, other) => (other.covered < one.covered ? other : one));
  const isBeside = best.edge === 'left' || best.edge === 'right';
  const { x, y } = middleOf(at);
  const along = isBeside ? y - best.spot.top : x - best.spot.left;
  const length = isBeside ? card.height : card.width;
  return { ...best.spot, tip: { edge: best.edge, at: clamp(along, CORNER, Math.max(CORNER, length - CORNER)) } };
}
