import './hangar.css';
import { FIRE_TYPES, HULLS } from '../../../engine/index.ts';
import { capital, fireName, hullName, percentText, signed, transText } from '../../../words/index.ts';
import { bestPodChance, STANDARD_RANGES, STANDARD_VELOCITY } from '../../../workbench/ships/chances.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { figuresOf, priceOf } from '../../../workbench/ships/figures.ts';
import { Term } from '../../play/Term.tsx';

const ROWS: readonly { term: string; words: string; of: (ship: ShipDesign) => string | number }[] = [
  { term: 'hull', words: 'Hull', of: ({ hull }) => hullName(hull) },
  { term: 'Velocity Rating', words: 'Velocity Rating', of: ({ hull }) => HULLS[hull].velocityRating },
  { term: 'Maneuver Rating', words: 'Maneuver Rating', of: ({ hull }) => HULLS[hull].maneuverRating },
  { term: 'Burn Rate', words: 'Burn Rate', of: ({ hull }) => HULLS[hull].burnRate },
  { term: 'Blocks', words: 'Energy Blocks', of: (ship) => figuresOf(ship).blocks },
  { term: 'Armor', words: 'Armor', of: ({ hull }) => HULLS[hull].armor },
  { term: 'Force field class', words: 'Force field', of: ({ hull }) => HULLS[hull].forceField || 'none' },
  { term: 'Targeting Program', words: 'Best program', of: (ship) => signed(figuresOf(ship).program) },
  { term: 'Fires', words: 'Fires', of: (ship) => figuresOf(ship).fires },
  { term: 'Battle Commands', words: 'Battle Commands', of: (ship) => figuresOf(ship).commands },
  {
    term: 'missile',
    words: 'Missiles',
    of: (ship) => Object.values(figuresOf(ship).missiles).reduce((sum, number) => sum + number, 0),
  },
  { term: 'Jump', words: 'Jump', of: (ship) => figuresOf(ship).jump },
  { term: 'crew required', words: 'Crew', of: (ship) => figuresOf(ship).crew },
  { term: 'passenger capacity', words: 'Passengers', of: (ship) => figuresOf(ship).passengers },
  { term: 'cargo capacity', words: 'Cargo', of: (ship) => figuresOf(ship).cargo },
  { term: 'trans', words: 'Trans', of: (ship) => transText(priceOf(ship).total) },
];

const chanceText = (ship: ShipDesign, type: (typeof FIRE_TYPES)[number], range: number): string => {
  const best = bestPodChance(ship, type, range);
  return best ? percentText(best.probability) : '–';
};

/** Ships side by side: their ratings, their chances at the standard ranges, their price. */
export function Comparison({ ships }: { ships: readonly ShipDesign[] }) {
  return (
    <section className="scroll-x hangar-comparison" aria-label="Side by side">
      <table className="w-full collapse">
        <caption className="pb-2 text-left muted">
          Side by side; chances at relative velocity {STANDARD_VELOCITY} and range {STANDARD_RANGES.join(', ')}, as
          built
        </caption>
        <thead>
          <tr>
            <td />
            {ships.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two ships may have one name
              <th key={index} scope="col">
                {name || 'Unnamed'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ term, words, of }) => (
            <tr key={words}>
              <th scope="row">
                <Term name={term}>{words}</Term>
              </th>
              {ships.map((ship, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a ship is known by its column
                <td key={index}>{of(ship)}</td>
              ))}
            </tr>
          ))}
          {FIRE_TYPES.map((type) => (
            <tr key={type}>
              <th scope="row">
                <Term>{capital(fireName(type))}</Term>
              </th>
              {ships.map((ship, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a ship is known by its column
                <td key={index}>{STANDARD_RANGES.map((range) => chanceText(ship, type, range)).join(', ')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
