import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useStore } from 'zustand';
import { Button } from '../elements/Button.tsx';
import { goToRules } from '../elements/location.ts';
import { closeLookup, lookup } from '../elements/lookup.ts';

/* The handbook is large, and loaded when it is opened. */

const Page = lazy(async () => ({ default: (await import('./HandbookPage.tsx')).HandbookPage }));
const Beside = lazy(async () => ({ default: (await import('./HandbookBeside.tsx')).HandbookBeside }));
const Lookup = lazy(async () => ({ default: (await import('./Lookup.tsx')).Lookup }));

/** What stands there when it could not be loaded or drawn: nothing else of the page is touched. */
const Fault = ({ close }: { close: () => void }) => (
  <div className="trouble" role="alert">
    <span>The handbook could not be opened. Load the page again to try once more; games are kept as they are.</span>
    <Button onClick={close}>Close</Button>
  </div>
);

const closeHandbook = () => goToRules(null);

/** The handbook by itself. */
export const LazyHandbookPage = ({ address }: { address: string }) => (
  <ErrorBoundary fallback={<Fault close={closeHandbook} />}>
    <Suspense fallback={<p role="status">The handbook is being fetched.</p>}>
      <Page address={address} />
    </Suspense>
  </ErrorBoundary>
);

/** The handbook at a table: beside it or over it. */
export const LazyHandbookBeside = (props: { address: string; over: boolean }) => (
  <ErrorBoundary fallback={<Fault close={closeHandbook} />}>
    <Suspense fallback={null}>
      <Beside {...props} />
    </Suspense>
  </ErrorBoundary>
);

/** The entry that is open in place, wherever on the page it was asked for. */
export function LookupHost() {
  const sought = useStore(lookup, (state) => state.sought);
  if (!sought) return null;
  return (
    <ErrorBoundary fallback={<Fault close={closeLookup} />} resetKeys={[sought]}>
      <Suspense fallback={null}>
        <Lookup key={JSON.stringify(sought.what)} sought={sought} />
      </Suspense>
    </ErrorBoundary>
  );
}
