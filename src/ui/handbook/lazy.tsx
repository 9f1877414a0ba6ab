import { lazy, Suspense } from 'react';

/* The handbook is large, and loaded when it is opened. */

const Page = lazy(async () => ({ default: (await import('./HandbookPage.tsx')).HandbookPage }));
const Beside = lazy(async () => ({ default: (await import('./HandbookBeside.tsx')).HandbookBeside }));

/** The handbook by itself. */
export const LazyHandbookPage = ({ address }: { address: string }) => (
  <Suspense fallback={<p role="status">The handbook is being fetched.</p>}>
    <Page address={address} />
  </Suspense>
);

/** The handbook at a table: beside it or over it. */
export const LazyHandbookBeside = (props: { address: string; over: boolean }) => (
  <Suspense fallback={null}>
    <Beside {...props} />
  </Suspense>
);
