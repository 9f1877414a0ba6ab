/** A rectangle on the page, in pixels. */
export interface PageBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Edge = 'left' | 'top' | 'right' | 'bottom';

/** The place of the card, and the edge of the card and the place on it from which its tip points. */
export interface CardPlace {
  left: number;
  top: number;
  tip: { edge: Edge; at: number } | null;
}

/** Things on the page that the card should not cover. */
export interface Around {
  /** Things that the card speaks of besides the one that its tip points at. */
  spoken?: readonly PageBox[];
  /** Panels and buttons over the map. */
  taken?: readonly PageBox[];
  /** Whatever else is on the map. */
  pieces?: readonly PageBox[];
  /** Where the card lies already: it stays there as long as it covers nothing. */
  kept?: Pick<PageBox, 'left' | 'top'> | null;
}

/** The distance of the card from what it speaks of and from the edges of the map. */
const GAP = 16;

/** How near to a corner of the card its tip may come. */
const CORNER = 20;

/** The distance in pixels between the places that are tried if the card fits nowhere beside its subject. */
const STEP = 16;

/** The cost of covering one square pixel; one pixel of distance costs 1. */
const COVERED = { spoken: 100, taken: 20, pieces: 3 } as const;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const rightOf = ({ left, width }: PageBox): number => left + width;
const bottomOf = ({ top, height }: PageBox): number => top + height;
const middleOf = ({ left, top, width, height }: PageBox) => ({ x: left + width / 2, y: top + height / 2 });

type Size = Pick<PageBox, 'width' | 'height'>;
type Point = Pick<PageBox, 'left' | 'top'>;

/** How far two boxes lie apart across and down; less than 0 where they overlap. */
const apart = (one: PageBox, other: PageBox) => ({
  across: Math.max(other.left - rightOf(one), one.left - rightOf(other)),
  down: Math.max(other.top - bottomOf(one), one.top - bottomOf(other)),
});

/** The area that two boxes have in common. */
function covered(one: PageBox, other: PageBox): number {
  const wide = Math.min(rightOf(one), rightOf(other)) - Math.max(one.left, other.left);
  const high = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function areaOf(card: PageBox, boxes: readonly PageBox[] = []): number {
  let area = 0;
  for (const box of boxes) area += covered(card, box);
  return area;
}

/** The card must not touch a thing that it speaks of. */
const withRoom = ({ left, top, width, height }: PageBox): PageBox => ({
  left: left - GAP / 2,
  top: top - GAP / 2,
  width: width + GAP,
  height: height + GAP,
});

/** The places to try: beside what is spoken of, the most natural first, then all over the map. */
function placesFor(at: PageBox, { width, height }: Size, map: PageBox): Point[] {
  const { x, y } = middleOf(at);
  const natural = [
    { left: rightOf(at) + GAP, top: y - height / 2 },
    { left: at.left - GAP - width, top: y - height / 2 },
    { left: x - width / 2, top: at.top - GAP - height },
    { left: x - width / 2, top: bottomOf(at) + GAP },
  ];
  const all: Point[] = [];
  for (let top = map.top + GAP; top + height <= bottomOf(map); top += STEP) {
    for (let left = map.left + GAP; left + width <= rightOf(map); left += STEP) all.push({ left, top });
  }
  return [...natural, ...all];
}

/** From which edge of the card its tip points at a box, and where on it. */
function tipFor(card: PageBox, at: PageBox): CardPlace['tip'] {
  const { across, down } = apart(card, at);
  const isBeside = across >= down;
  const { x, y } = middleOf(at);
  const edge: Edge = isBeside ? (x > card.left ? 'right' : 'left') : y > card.top ? 'bottom' : 'top';
  const [along, length] = isBeside ? [y - card.top, card.height] : [x - card.left, card.width];
  return { edge, at: clamp(along, CORNER, Math.max(CORNER, length - CORNER)) };
}

/**
 * Lays the card on the map: on nothing that its words speak of, under no panel, on as few other pieces as may be, and
 * then as near as it may come to what it points at. Without anything to point at it lies in the corner.
 */
export function placeCard(at: PageBox | null, size: Size, map: PageBox, around: Around): CardPlace {
  const within = ({ left, top }: Point): PageBox => ({
    left: clamp(left, map.left + GAP, Math.max(map.left + GAP, rightOf(map) - size.width - GAP)),
    top: clamp(top, map.top + GAP, Math.max(map.top + GAP, bottomOf(map) - size.height - GAP)),
    ...size,
  });
  const { spoken = [], taken, pieces, kept } = around;
  const target = at ?? { left: rightOf(map), top: map.top, width: 0, height: 0 };
  const near = (at ? [at, ...spoken] : spoken).map(withRoom);
  const far = (card: PageBox): number => {
    const { across, down } = apart(card, target);
    return Math.max(0, across) + Math.max(0, down);
  };
  const hidden = (card: PageBox): number =>
    COVERED.spoken * areaOf(card, near) + COVERED.taken * areaOf(card, taken) + COVERED.pieces * areaOf(card, pieces);
  const lies = kept && { ...kept, ...size };
  const inMap = lies && within(lies);
  if (lies && inMap?.left === lies.left && inMap.top === lies.top) {
    const hides = areaOf(lies, [target, ...spoken, ...(taken ?? []), ...(pieces ?? [])]);
    if (hides === 0) return { left: lies.left, top: lies.top, tip: at && tipFor(lies, at) };
  }
  const tried = placesFor(target, size, map).map((place) => {
    const card = within(place);
    return { card, far: far(card) };
  });
  // Nearest first: what lies farther than the best costs is never better, whatever it covers.
  tried.sort((one, other) => one.far - other.far);
  let best = { card: within(target), cost: Number.POSITIVE_INFINITY };
  for (const { card, far } of tried) {
    if (far >= best.cost) break;
    const cost = far + hidden(card);
    if (cost < best.cost) best = { card, cost };
  }
  const { card } = best;
  return { left: card.left, top: card.top, tip: at && tipFor(card, at) };
}
