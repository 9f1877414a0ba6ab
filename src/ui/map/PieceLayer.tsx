import { type CSSProperties, memo, useState } from 'react';
import { type Hex, type Player, range, sameHex } from '../../engine/index.ts';
import { Counter } from '../counters/Counter.tsx';
import { CORNERS, hexKey, hexToPoint, type Point, RADIUS } from './geometry.ts';
import { HEX_PATH, movedToHex, sameValues, tenth, UNHEARD } from './place.ts';
import { placeInStack, type Stack } from './stacks.ts';
import type { MapGhost, MapPiece } from './types.ts';

/** How far a piece has just been moved; its glide takes that long. */
function useSteps(hex: Hex): number {
  const [moved, setMoved] = useState({ hex, steps: 0 });
  if (sameHex(moved.hex, hex)) return moved.steps;
  const steps = range(moved.hex, hex);
  setMoved({ hex, steps });
  return steps;
}

interface PieceProps {
  piece: MapPiece;
  /** Where it is drawn. */
  x: number;
  y: number;
  size: number;
  /** Drawn past the edge of its hex: then its own edge says that it is selected. */
  large: boolean;
  /** Lies beneath another: its face is not drawn, but it can be reached. */
  covered: boolean;
  stack: number;
  /** Sides of the pieces beneath, as a word such as `12`: a word stays the same value from one drawing to the next. */
  under: string;
  reachable: boolean;
}

/** Compares pieces by what they show: every order makes new objects, nearly all of which look as before. */
const looksSame = ({ piece: a, ...before }: PieceProps, { piece: b, ...after }: PieceProps): boolean =>
  a.id === b.id && sameHex(a.hex, b.hex) && sameValues(a.counter, b.counter) && sameValues(before, after);

const Piece = memo(function Piece(props: PieceProps) {
  const { piece, x, y, size, large, covered, stack, under, reachable } = props;
  const { id, hex, counter } = piece;
  const steps = useSteps(hex);
  const sides = [...under].map((side) => Number(side) as Player);
  const place = { transform: `translate(${tenth(x)}px, ${tenth(y)}px)`, '--steps': steps } as CSSProperties;
  return (
    // A piece is a drawing inside a drawing: SVG has no button element.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <g
      role="button"
      className="pointer map-piece"
      style={place}
      data-piece={id}
      tabIndex={reachable ? 0 : -1}
      aria-label={counter.title}
      aria-pressed={counter.selected ?? false}
    >
      <title>{counter.title}</title>
      <path className="no-pointer no-fill thin map-piece-focus map-enlarged" d={HEX_PATH} />
      {!covered && (
        <g className="map-enlarged">
          <Counter
            {...counter}
            selected={large && counter.selected}
            size={size}
            stack={stack}
            under={sides.length > 0 ? sides : undefined}
          />
        </g>
      )}
    </g>
  );
}, looksSame);

/** Pieces that are moved less than this are still in their hexes. */
const LAID_ASIDE = 60;

/** A leader ends at a small hex round the middle of its hex, in which the number of a stop may stand. */
const LEADER_END = 52;
const END_CORNERS = CORNERS.map(({ x, y }) => ({ x: (x * LEADER_END) / RADIUS, y: (y * LEADER_END) / RADIUS }));

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join('L')}`;

/** From every piece that is laid aside a line to its hex. They all move when another is selected: so they are one drawing. */
export const LeaderLayer = memo(function LeaderLayer({ stacks }: { stacks: ReadonlyMap<string, Stack> }) {
  let lines = '';
  let ends = '';
  for (const { hex, at } of stacks.values()) {
    const home = hexToPoint(hex);
    const far = Math.hypot(home.x - at.x, home.y - at.y);
    if (far <= LAID_ASIDE) continue;
    const short = LEADER_END / far;
    lines += pathOf([at, { x: home.x + (at.x - home.x) * short, y: home.y + (at.y - home.y) * short }]);
    ends += `${pathOf(END_CORNERS.map(({ x, y }) => ({ x: home.x + x, y: home.y + y })))}Z`;
  }
  if (lines === '') return null;
  return (
    <g className="map-leader" data-part="leader">
      <path className="no-fill thin map-leader-halo" d={lines} />
      <path className="no-fill thin" d={lines + ends} />
    </g>
  );
});

interface PieceLayerProps {
  pieces: readonly MapPiece[];
  stacks: ReadonlyMap<string, Stack>;
  size: number;
  large: boolean;
  /** The one piece that the tab key reaches; the arrow keys go on from there. */
  reachable: string | null;
}

/**
 * The pieces, each an element of its own for as long as it lies on the map, in the order given: to change places in the
 * document would end a glide. So the top of a stack draws the edges of those beneath, and they draw nothing.
 */
export const PieceLayer = memo(function PieceLayer({ pieces, stacks, size, large, reachable }: PieceLayerProps) {
  return pieces.map((piece) => {
    const stack = stacks.get(hexKey(piece.hex))?.pieces ?? [piece];
    const { x, y } = placeInStack(stacks, piece.hex);
    const top = stack[0] === piece;
    return (
      <Piece
        key={piece.id}
        piece={piece}
        x={x}
        y={y}
        size={size}
        large={large}
        covered={!top}
        stack={stack.length}
        under={
          top
            ? stack
                .slice(1)
                .map(({ counter }) => counter.side)
                .join('')
            : ''
        }
        reachable={piece.id === reachable}
      />
    );
  });
});

/** Where units will be. */
export const GhostLayer = memo(function GhostLayer({ ghosts, size }: { ghosts: readonly MapGhost[]; size: number }) {
  return ghosts.map(({ id, hex, counter }) => (
    <g key={id} data-ghost={id} transform={movedToHex(hex)} {...UNHEARD}>
      <g className="map-in-hex">
        <Counter {...counter} selected={false} ghost size={size} />
      </g>
    </g>
  ));
});
