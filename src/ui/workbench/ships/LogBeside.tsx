import './yard.css';
import { useMemo, useState } from 'react';
import type { PodType } from '../../../engine/index.ts';
import { startingSheets } from '../../../sheet/index.ts';
import { capital, podName } from '../../../words/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { trialScenario } from '../../../workbench/ships/trial.ts';
import { LatePart, late } from '../../kit/late.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { ShipLog } from '../../logs/ShipLog.tsx';
import { Term } from '../../play/Term.tsx';
import type { BuildProps } from '../build-props.ts';
import { TickedLog } from '../TickedLog.tsx';

/** The page of the log, which is drawn by what prints it. */
const PaperLog = late(async () => (await import('./PaperLog.tsx')).PaperLog);

const WAYS = [
  { value: 'screen' as const, label: 'Large' },
  { value: 'paper' as const, label: 'On paper' },
];

interface LogProps {
  shown: ShipDesign;
  trial: PodType | null;
  change: BuildProps['change'];
}

/** [10.0] The log of the ship, filling itself in as it is built; what it begins with is ticked off on it. */
export function LogBeside({ shown, trial, change }: LogProps) {
  const [way, setWay] = useState<'screen' | 'paper'>('screen');
  const sheet = useMemo(() => startingSheets(trialScenario([shown]))[0], [shown]);
  if (!sheet) return null;
  const { hull, pods } = sheet.header?.energyCapacity ?? { hull: 0, pods: 0 };
  return (
    <>
      <h2 className="visually-hidden">Log</h2>
      <div className="row items-baseline apart gap-3 gap-y-1 yard-head">
        <h3 className="head-tight text-title">
          <Term name="Spaceship Log">Spaceship Log</Term> Nr. {sheet.log}
        </h3>
        <Segments label="How the log is shown" options={WAYS} chosen={way} onChoose={setWay} />
      </div>
      <p className="py-1 small muted" role="status">
        {trial ? `${capital(podName(trial))} on trial. ` : ''}({hull} + {pods}) : {sheet.energy.burnRate} ={' '}
        {sheet.energy.total} blocks
      </p>
      {way === 'screen' ? (
        trial ? (
          <ShipLog sheet={sheet} />
        ) : (
          <TickedLog ship={shown} sheet={sheet} change={change} />
        )
      ) : (
        <LatePart name="The log on paper">
          <PaperLog sheet={sheet} />
        </LatePart>
      )}
    </>
  );
}
