import type { ReactNode } from 'react';
import type { Positions } from '../../../store/table/positions.ts';
import type { Branching } from './useLines.ts';
import { standingText } from './words.ts';

interface LineTreeProps {
  tree: readonly Branching[];
  positions: ReadonlyMap<string, Positions | null>;
  /** What is on the table, and the moment that is meant there. */
  here: string;
  at: number;
  /** What can be done with one of them. */
  care: (one: Branching) => ReactNode;
}

/** Where everything lies beside everything else: where it parts, and how far it goes, in hundredths of the longest. */
function placesOf(tree: readonly Branching[], positions: LineTreeProps['positions']) {
  const ends = tree.map(({ id, line }) => positions.get(id)?.count ?? line?.place.at ?? 0);
  const most = Math.max(1, ...ends);
  const share = (count: number): number => (count / most) * 100;
  return tree.map(({ id, line }, row) => ({
    id,
    row,
    from: share(line?.place.at ?? 0),
    to: share(ends[row] ?? 0),
    hangsOn: line ? tree.findIndex((one) => one.id === line.place.parent) : row,
    share,
  }));
}

type Place = ReturnType<typeof placesOf>[number];

/** The strokes in the row of one of them: its own, and those that pass it on their way down. */
function Strokes({ place, places }: { place: Place; places: readonly Place[] }) {
  const passing = places.filter(({ row, hangsOn }) => hangsOn <= place.row && row >= place.row && hangsOn !== row);
  return (
    <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${place.from} 20H${place.to}`} className={place.hangsOn === place.row ? 'lines-main' : undefined} />
      {passing.map(({ id, from, row, hangsOn }) => (
        <path key={id} d={`M${from} ${hangsOn === place.row ? 20 : 0}V${row === place.row ? 20 : 40}`} />
      ))}
    </svg>
  );
}

/** The Game-Turns of the game, above it. */
function Turns({ positions, share }: { positions: Positions; share: (count: number) => number }) {
  const turns = positions.marks.filter(
    ({ mark }, nth) => mark.kind !== 'set-up' && positions.marks[nth - 1]?.mark.turn !== mark.turn,
  );
  const every = Math.ceil(turns.length / 8);
  return (
    <li className="lines-turns" aria-hidden="true">
      <div>
        {turns
          .filter((_, nth) => nth % every === 0)
          .map(({ at, mark }) => (
            <span key={at} className="absolute muted num" style={{ left: `${share(at)}%` }}>
              {mark.turn}
            </span>
          ))}
      </div>
    </li>
  );
}

/** The game and its lines as a tree: where each parts, how far it goes and how it stands. */
export function LineTree({ tree, positions, here, at, care }: LineTreeProps) {
  const places = placesOf(tree, positions);
  const [game] = tree;
  const turns = game && positions.get(game.id);
  const [first] = places;
  return (
    <ul className="mt-2 lines-tree" aria-label="The game and its lines">
      {turns && first && <Turns positions={turns} share={first.share} />}
      {tree.map((one, row) => {
        const place = places[row];
        const there = positions.get(one.id);
        const parent = tree[place?.hangsOn ?? 0];
        return (
          place && (
            <li key={one.id} aria-current={one.id === here ? 'true' : undefined}>
              <div className="lines-drawn">
                <Strokes place={place} places={places} />
                {one.line && <span className="absolute ground lines-knot" style={{ left: `${place.to}%` }} />}
                {!one.line && <span className="absolute ground lines-knot is-game" style={{ left: `${place.to}%` }} />}
                {one.id === here && <span className="absolute lines-here" style={{ left: `${place.share(at)}%` }} />}
              </div>
              <p className="grid break">
                <b>{one.name}</b>
                <span className="muted">
                  {there ? standingText(there.at(there.count)) : there === null ? 'as far as both know it' : ''}
                </span>
                {one.line && (
                  <span className="visually-hidden">
                    hangs on {parent?.name}, after {one.line.place.at} orders
                  </span>
                )}
              </p>
              <div className="row items-center gap-1 lines-care">{care(one)}</div>
            </li>
          )
        );
      })}
    </ul>
  );
}
