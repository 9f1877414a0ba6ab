import './fires.css';
import type { FireType } from '../../engine/index.ts';
import { capital, chanceText, count, fireName, percentText, rejectionText } from '../../words/index.ts';
import { Rules } from '../panel/Rules.tsx';
import type { FireRow } from './fires.ts';

interface FiresTableProps {
  rows: readonly FireRow[];
  type: FireType;
  onType: (type: FireType) => void;
}

const costOf = (cost: number): string => (cost === 0 ? 'free' : count(cost, 'unit'));

function Odds({ row }: { row: FireRow }) {
  if (row.refusal || !row.odds) {
    return (
      <td colSpan={3} className="fir-no">
        {row.refusal && (
          <>
            {rejectionText(row.refusal)} <Rules cases={[row.refusal.rule]} />
          </>
        )}
      </td>
    );
  }
  return (
    <>
      <td>{costOf(row.cost)}</td>
      <td>{chanceText(row.odds.hitChance)}</td>
      <td className="num">{percentText(row.odds.probability)}</td>
    </>
  );
}

/** Every type of fire from one weapon at one target; the chosen one is worked out above it. */
export function FiresTable({ rows, type, onType }: FiresTableProps) {
  return (
    <table className="fir-table">
      <thead className="unseen">
        <tr>
          <th scope="col">Fire</th>
          <th scope="col">Cost</th>
          <th scope="col">Roll</th>
          <th scope="col">Chance</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.type} className={row.type === type ? 'fir-row fir-on' : 'fir-row'}>
            <th scope="row">
              <button
                type="button"
                className="fir-type"
                aria-pressed={row.type === type}
                aria-disabled={row.odds ? undefined : true}
                onClick={() => row.odds && onType(row.type)}
              >
                {capital(fireName(row.type))}
              </button>
            </th>
            <Odds row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
