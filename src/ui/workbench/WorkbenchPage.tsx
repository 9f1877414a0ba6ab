import './workbench.css';
import { ErrorBoundary } from 'react-error-boundary';
import { noteError } from '../../store/device/last-error.ts';
import { ReportFault } from '../dialogs/ReportFault.tsx';
import { Button } from '../elements/Button.tsx';
import { useAddress } from '../elements/location.ts';
import { LazyHandbookPage } from '../handbook/lazy.tsx';
import { Battles } from './battles/Battles.tsx';
import { OpenBattle } from './battles/OpenBattle.tsx';
import { Ships } from './ships/Ships.tsx';
import { WorkbenchTop } from './WorkbenchTop.tsx';

/** What stands there when a part could not be drawn: what was built lies on the device as it was. */
function Fault({ part, retry }: { part: 'ship' | 'battle'; retry: () => void }) {
  return (
    <div className="workbench">
      <WorkbenchTop part={part} />
      <main className="workbench-fault" role="alert">
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

/** The workbench, at which people build ships and battles of their own. */
export function WorkbenchPage() {
  const { place, rules } = useAddress();
  if (rules !== null) return <LazyHandbookPage address={rules} />;
  if (place.at === 'workbench' && place.part === 'open') {
    return <OpenBattle key={place.packed} packed={place.packed} />;
  }
  const { part, id } = place.at === 'workbench' ? place : { part: 'ship' as const, id: null };
  const Part = part === 'ship' ? Ships : Battles;
  return (
    <ErrorBoundary
      resetKeys={[part, id]}
      onError={noteError}
      fallbackRender={({ resetErrorBoundary }) => <Fault part={part} retry={resetErrorBoundary} />}
    >
      <Part key={`${part} ${id}`} id={id} />
    </ErrorBoundary>
  );
}
