import './workbench.css';
import { ErrorBoundary } from 'react-error-boundary';
import { noteError } from '../../store/device/last-error.ts';
import { LazyHandbookPage } from '../handbook/lazy.tsx';
import { Button } from '../kit/Button.tsx';
import { useAddress } from '../kit/location.ts';
import { ReportFault } from '../table/dialogs/ReportFault.tsx';
import { BattleEditor } from './battles/BattleEditor.tsx';
import { BattleList } from './battles/BattleList.tsx';
import { BATTLES } from './battles/battle-kind.ts';
import { OpenedWork } from './OpenedWork.tsx';
import { SharedWork } from './SharedWork.tsx';
import { Hangar } from './ships/Hangar.tsx';
import { Shipyard } from './ships/Shipyard.tsx';
import { SHIPS } from './ships/ship-kind.ts';
import { WorkbenchTop } from './WorkbenchTop.tsx';

/** What stands there when a part could not be drawn: what was built lies on the device as it was. */
function Fault({ part, retry }: { part: 'ship' | 'battle'; retry: () => void }) {
  return (
    <div className="min-h-full workbench">
      <WorkbenchTop part={part} />
      <main className="stack justify-start gap-3 px-4 py-5" role="alert">
        <h1>This part of the workbench could not be drawn</h1>
        <p>What you built is kept as it was after its last change.</p>
        <Button look="primary" onClick={retry}>
          Try again
        </Button>
        <ReportFault game={() => null} />
      </main>
    </div>
  );
}

/** The list of one's ships or battles; with an id, the one that is being made. */
function Work({ part, id }: { part: 'ship' | 'battle'; id: string | null }) {
  if (id === null) return part === 'ship' ? <Hangar /> : <BattleList />;
  return part === 'ship' ? (
    <OpenedWork kind={SHIPS} id={id}>
      {(open) => <Shipyard open={open} />}
    </OpenedWork>
  ) : (
    <OpenedWork kind={BATTLES} id={id}>
      {(open) => <BattleEditor id={id} open={open} />}
    </OpenedWork>
  );
}

/** The workbench, at which people build ships and battles of their own. */
export function WorkbenchPage() {
  const { place, rules } = useAddress();
  if (rules !== null) return <LazyHandbookPage address={rules} />;
  if (place.at === 'workbench' && place.part === 'open') {
    return <SharedWork key={place.packed} packed={place.packed} />;
  }
  const { part, id } = place.at === 'workbench' ? place : { part: 'ship' as const, id: null };
  return (
    <ErrorBoundary
      resetKeys={[part, id]}
      onError={noteError}
      fallbackRender={({ resetErrorBoundary }) => <Fault part={part} retry={resetErrorBoundary} />}
    >
      <Work key={`${part} ${id}`} part={part} id={id} />
    </ErrorBoundary>
  );
}
