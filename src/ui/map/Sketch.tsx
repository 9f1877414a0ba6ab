import './sketch.css';
import { outline } from '../../sheet/outline.ts';
import type { MapPicture } from '../../store/saved/map-picture.ts';

/** Half the height of a hex whose corner radius is 1. */
const HALF = Math.sqrt(3) / 2;
const SHEET = { width: 16 * 1.5 + 0.5, height: 17.5 * 2 * HALF };

/** Where a hex lies on the sketch. The rules have a parser of their own, which would bring all of them to this page. */
function spotOf({ sheets }: Pick<MapPicture, 'sheets'>, id: string): { x: number; y: number } | null {
  const [, letter, across = '', down = ''] = /^([A-Z]+)(\d\d)(\d\d)$/.exec(id) ?? [];
  const sheet = sheets.find((one) => one.letter === letter);
  if (!sheet) return null;
  const column = sheet.column * 16 + Number(across) - 1;
  const row = sheet.row * 17 + Number(down) - 1;
  return { x: column * 1.5, y: (row + (column % 2) / 2) * 2 * HALF };
}

interface Mark {
  x: number;
  y: number;
  unit: MapPicture['units'][number];
}

/** Nearer than this two ships hide each other, where they are drawn at their usual size. */
const APART = 3.5;

/** From the middle of a ship to its edge, and a little more. */
const BODY = 1.8;

/** How much larger pieces are drawn where the map is small. */
const LARGE = 2.2;

/** Where the pieces lie; ships that stand close together are drawn a little apart. */
function marksOf(picture: MapPicture, size: number): Mark[] {
  const marks = picture.units.flatMap((unit, nth) => {
    const spot = spotOf(picture, unit.hex);
    return spot ? [{ x: spot.x + nth * 0.01, y: spot.y, unit }] : [];
  });
  const ships = marks.filter(({ unit }) => unit.letter !== '');
  for (let round = 0; round < 60; round += 1) {
    for (const [index, one] of ships.entries()) {
      for (const other of ships.slice(index + 1)) {
        const [x, y] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(x, y);
        const push = Math.max(0, APART * size - distance) / 2 / distance;
        one.x -= x * push;
        one.y -= y * push + push / 50;
        other.x += x * push;
        other.y += y * push + push / 50;
      }
    }
  }
  const lowest = Math.max(...picture.sheets.map(({ row }) => row + 1)) * 17 * 2 * HALF - 1.2 * size;
  // Small pieces first, so that no ship lies under one.
  return [...marks.filter(({ unit }) => unit.letter === ''), ...ships].map((mark) => ({
    ...mark,
    y: Math.min(mark.y, lowest),
  }));
}

interface PieceProps {
  mark: Mark;
  size: number;
}

function Piece({ mark: { x, y, unit }, size }: PieceProps) {
  const { side, letter, direction } = unit;
  const isShip = letter !== '';
  return (
    <g className={`side-${side}`} transform={`translate(${x} ${y}) scale(${isShip ? size : size * 0.6})`}>
      {direction !== null && (
        <path transform={`rotate(${(direction % 12) * 30})`} d="M-1 -1.6 0 -3.4 1 -1.6Z" className="sketch-arrow" />
      )}
      <path transform="scale(0.032)" d={outline(side, 50)} className="sketch-ship" />
      {isShip && size === 1 && (
        <text y="0.75" className="sketch-id">
          {letter}
        </text>
      )}
    </g>
  );
}

interface SketchProps {
  picture: MapPicture;
  /** The text for screen readers. */
  label: string;
  /** The sketch is so small that pieces are drawn larger and nothing is written on it. */
  isSmall?: boolean;
}

/** The sheets of a map with what lies there, no larger than a stamp. */
export function Sketch({ picture, label, isSmall = false }: SketchProps) {
  const size = isSmall ? LARGE : 1;
  const { sheets, planets, asteroidFields } = picture;
  const columns = sheets.map(({ column }) => column * 24);
  const rows = sheets.map(({ row }) => row * 17 * 2 * HALF);
  const marks = marksOf(picture, size);
  // Pieces that are drawn large may reach past the sheets: no part of them is cut off.
  const reach = isSmall ? BODY * size : 0;
  const across = marks.map(({ x }) => x);
  const down = marks.map(({ y }) => y);
  const box = {
    x: Math.min(Math.min(...columns) - 1.5, ...across.map((at) => at - reach)),
    y: Math.min(Math.min(...rows) - 1.5, ...down.map((at) => at - reach)),
    right: Math.max(Math.max(...columns) + 25, ...across.map((at) => at + reach)),
    bottom: Math.max(Math.max(...rows) + 17 * 2 * HALF + 1, ...down.map((at) => at + reach)),
  };
  return (
    <svg
      className="sketch"
      viewBox={`${box.x} ${box.y} ${box.right - box.x} ${box.bottom - box.y}`}
      role="img"
      aria-label={label}
    >
      {sheets.map(({ letter }, nth) => (
        <g key={letter} transform={`translate(${columns[nth]} ${rows[nth]})`}>
          <rect x={-1} y={-HALF} width={SHEET.width} height={SHEET.height} className="sketch-sheet" />
          {!isSmall && (
            <text x={0.4} y={2.2} className="sketch-letter">
              {letter}
            </text>
          )}
        </g>
      ))}
      {planets.map((id) => {
        const spot = spotOf(picture, id);
        return spot && <circle key={id} cx={spot.x} cy={spot.y} r={1.7} className="sketch-planet" />;
      })}
      {asteroidFields.map((id) => {
        const spot = spotOf(picture, id);
        return spot && <circle key={id} cx={spot.x} cy={spot.y} r={2.4} className="sketch-asteroids" />;
      })}
      {marks.map((mark) => (
        <Piece key={`${mark.x} ${mark.y}`} mark={mark} size={size} />
      ))}
    </svg>
  );
}
