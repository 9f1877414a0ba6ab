import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '../elements/Button.tsx';

const Preferences = lazy(async () => ({ default: (await import('./PreferencesDialog.tsx')).PreferencesDialog }));

/** The preferences, which are loaded when they are opened. */
export const LazyPreferences = ({ onClose }: { onClose: () => void }) => (
  <ErrorBoundary
    fallback={
      <div className="trouble" role="alert">
        <span>The preferences could not be loaded. Load the page again to try once more.</span>
        <Button onClick={onClose}>Close</Button>
      </div>
    }
  >
    <Suspense fallback={null}>
      <Preferences onClose={onClose} />
    </Suspense>
  </ErrorBoundary>
);
