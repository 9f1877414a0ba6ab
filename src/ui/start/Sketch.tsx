import type { Scenario } from '../../engine/index.ts';
import { outline } from '../counters/outline.ts';

/** Half the height of a hex whose corner radius is 1. */
const HALF = Math.sqrt(3) / 2;
const SHEET = { width: 16 * 1.5 + 0.5, height: 17.5 * 2 * HALF };

/** Where a hex lies on the sketch. The rules have a parser of their own, which would bring all of them to this page. */
function spotOf({ sheets }: Scenario, id: string): { x: number; y: number } | null {
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
  ship: Scenario['ships'][number];
}

/** Nearer than this two marks hide each other. */
const APART = 3.5;

/** Where the ships begin, or may; those that stand close together are drawn a little apart. */
function marksOf(scenario: Scenario): Mark[] {
  const marks = scenario.ships.flatMap((ship, nth) => {
    const spot = spotOf(scenario, ship.deployment.hexes[0] ?? '');
    return spot ? [{ x: spot.x + nth * 0.01, y: spot.y, ship }] : [];
  });
  for (let round = 0; round < 60; round += 1) {
    for (const [index, one] of marks.entries()) {
      for (const other of marks.slice(index + 1)) {
        const [x, y] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(x, y);
        const push = Math.max(0, APART - distance) / 2 / distance;
        one.x -= x * push;
        one.y -= y * push + push / 50;
        other.x += x * push;
        other.y += y * push + push / 50;
      }
    }
  }
  const lowest = Math.max(...scenario.sheets.map(({ row }) => row + 1)) * 17 * 2 * HALF - 1.2;
  return marks.map((mark) => ({ ...mark, y: Math.min(mark.y, lowest) }));
}

/** The sheets of a scenario with what lies there and its ships as it begins, no larger than a stamp. */
export function Sketch({ scenario }: { scenario: Scenario }) {
  const { sheets } = scenario;
  const right = Math.max(...sheets.map(({ column }) => column + 1));
  const bottom = Math.max(...sheets.map(({ row }) => row + 1));
  return (
    <svg
      className="sketch"
      viewBox={`-1.5 -1.5 ${right * 24 + 2.5} ${bottom * 17 * 2 * HALF + 2.5}`}
      role="img"
      aria-label={`The map: ${sheets.map(({ letter }) => `sheet ${letter}`).join(', ')}`}
    >
      {sheets.map(({ letter, column, row }) => (
        <g key={letter} transform={`translate(${column * 24} ${row * 17 * 2 * HALF})`}>
          <rect x={-1} y={-HALF} width={SHEET.width} height={SHEET.height} className="sketch-sheet" />
          <text x={0.4} y={2.2} className="sketch-letter">
            {letter}
          </text>
        </g>
      ))}
      {scenario.planets.map((id) => {
        const spot = spotOf(scenario, id);
        return spot && <circle key={id} cx={spot.x} cy={spot.y} r={1.7} className="sketch-planet" />;
      })}
      {scenario.asteroidFields.map((id) => {
        const spot = spotOf(scenario, id);
        return spot && <circle key={id} cx={spot.x} cy={spot.y} r={2.4} className="sketch-asteroids" />;
      })}
      {marksOf(scenario).map(({ x, y, ship: { player, letter, deployment } }) => (
        <g key={`${player}${letter}`} className={`side-${player}`} transform={`translate(${x} ${y})`}>
          {deployment.directions.length === 1 && (
            <path
              transform={`rotate(${((deployment.directions[0] ?? 12) % 12) * 30})`}
              d="M-1 -1.6 0 -3.4 1 -1.6Z"
              className="sketch-arrow"
            />
          )}
          <path transform="scale(0.032)" d={outline(player, 50)} className="sketch-ship" />
          <text y="0.75" className="sketch-id">
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}
