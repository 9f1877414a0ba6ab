import './shiplog.css';
import type { Compartment } from '../../sheet/index.ts';
import { capital, partName, podName } from '../../words/index.ts';
import { Status } from './Status.tsx';

interface CompartmentsProps {
  compartments: readonly Compartment[];
  changed: ReadonlySet<string>;
}

/** Where the battlecraft of a pod is, when it is not in it. */
const OUT: Partial<Record<string, string>> = {
  prepared: 'ready',
  'in-play': 'out',
  landed: 'landed',
  destroyed: 'lost',
};

function Name({ part, pod, craft }: Compartment) {
  if (pod === null) return capital(partName(part));
  const out = craft && craft.status !== 'in-pod' ? `, ${craft.unit.slice(1)} ${OUT[craft.status] ?? 'gone'}` : '';
  return (
    <>
      <span className="faint">{capital(partName(part))}</span> {capital(podName(pod))}
      {out}
    </>
  );
}

/** [10.1] The Compartments section; on the screen the rows that are struck off are left out. */
export function Compartments({ compartments, changed }: CompartmentsProps) {
  return (
    <table className="slg-parts">
      <thead>
        <tr>
          <th scope="col">Die</th>
          <th scope="col">Compartment</th>
          <th scope="col">Armor</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {compartments
          .filter(({ struck }) => !struck)
          .map((row) => (
            <tr key={row.part}>
              <td className="num">{row.die}</td>
              <th scope="row">
                <Name {...row} />
              </th>
              <td className="num">{row.armor}</td>
              <td>
                <Status status={row.status} armor={row.armor} isNew={changed.has(`part ${row.part}`)} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
