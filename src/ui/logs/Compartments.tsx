import './shiplog.css';
import type { PartStatus } from '../../engine/index.ts';
import type { Compartment, LogSheet, SheetChanges } from '../../sheet/index.ts';
import { capital, partName, partStatusName, podName } from '../../words/index.ts';
import { Term } from '../play/Term.tsx';
import type { PressBox } from './Boxes.tsx';
import { Status, statusBefore } from './Status.tsx';

interface CompartmentsProps {
  /** [R10.1a] Which of the two forms. */
  log: LogSheet['log'];
  compartments: readonly Compartment[];
  changed: SheetChanges;
  press?: PressBox | undefined;
}

/** Where the battlecraft of a pod is, when it is not in it. */
const OUT: Partial<Record<string, string>> = {
  prepared: 'ready',
  'in-play': 'out',
  landed: 'landed',
  destroyed: 'lost',
};

function Name({ part, pod, count, craft }: Compartment) {
  if (pod === null) return <Term>{capital(partName(part))}</Term>;
  const out = craft && craft.status !== 'in-pod' ? `, ${craft.unit.slice(1)} ${OUT[craft.status] ?? 'gone'}` : '';
  return (
    <>
      <span className="faint">{capital(partName(part))}</span>{' '}
      <Term name={`${podName(pod)} pod`}>{capital(podName(pod, count))}</Term>
      {out}
    </>
  );
}

/** [8.8] What a part was before it was hit, in words. */
function Before({ was }: { was: PartStatus | null }) {
  return was && <span className="block small bold">was {partStatusName(was)}</span>;
}

/** [10.1] The Compartments section; on the screen the rows that are struck off are left out. */
export function Compartments({ log, compartments, changed, press }: CompartmentsProps) {
  return (
    <table className="w-full collapse shiplog-parts" data-part="log-parts">
      <thead>
        <tr>
          <th scope="col">
            <Term>Die</Term>
          </th>
          <th scope="col">
            <Term>Compartment</Term>, Log Nr. {log}
          </th>
          <th scope="col">
            <Term>Armor</Term>
          </th>
          <th scope="col">
            <Term>Status</Term>
          </th>
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
                <Before was={statusBefore(changed, `part ${row.part}`)} />
              </th>
              <td className="num">{row.armor}</td>
              <td>
                <Status
                  status={row.status}
                  armor={row.armor}
                  was={statusBefore(changed, `part ${row.part}`)}
                  name={partName(row.part)}
                  onPress={press && ((status) => press({ is: 'status', part: row.part, status }))}
                />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
