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

/** The sheets of a scenario with its ships as it begins, no larger than a stamp. */
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
      {scenario.ships.map(({ player, letter, deployment }) => {
        const spot = spotOf(scenario, deployment.hexes[0] ?? '');
        if (!spot) return null;
        const turn = ((deployment.directions[0] ?? 12) % 12) * 30;
        return (
          <g key={`${player}${letter}`} className={`side-${player}`} transform={`translate(${spot.x} ${spot.y})`}>
            <path transform={`rotate(${turn})`} d="M-1 -1.6 0 -3.4 1 -1.6Z" className="sketch-arrow" />
            <path transform="scale(0.032)" d={outline(player, 50)} className="sketch-ship" />
            <text y="0.75" className="sketch-id">
              {letter}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
