import '../fields.css';
import './battle-list.css';
import './battle-map.css';
import './battle-panels.css';
import './battles.css';
import './fight.css';
import { battles } from '../../../store/workbench/battles.ts';
import { Button } from '../../elements/Button.tsx';
import { goToPlace } from '../../elements/location.ts';
import { type FoundWork, useWork } from '../useWork.ts';
import { WorkbenchTop } from '../WorkbenchTop.tsx';
import { BattleEditor } from './BattleEditor.tsx';
import { BattleList } from './BattleList.tsx';

const SENTENCES: Record<Extract<FoundWork<unknown>, string>, string> = {
  looking: 'The battle is being looked for.',
  missing: 'There is no battle with this address on this device.',
  damaged: 'This battle cannot be read: its entry is damaged. It has been left alone.',
  unavailable: 'This browser does not answer when asked for the battles on this device.',
};

function Opened({ id }: { id: string }) {
  const open = useWork(battles, id);
  if (typeof open === 'object') return <BattleEditor id={id} open={open} />;
  return (
    <div className="workbench">
      <WorkbenchTop part="battle" />
      <main className="workbench-fault">
        <p role="status">{SENTENCES[open]}</p>
        {open !== 'looking' && (
          <Button onClick={() => goToPlace({ at: 'workbench', part: 'battle', id: null })}>All battles</Button>
        )}
      </main>
    </div>
  );
}

/** The battles of one's own; with an id, the one that is being made. */
export function Battles({ id }: { id: string | null }) {
  return id === null ? <BattleList /> : <Opened id={id} />;
}
