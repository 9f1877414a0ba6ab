import { useStore } from 'zustand';
import { LatePart, late } from '../kit/late.tsx';
import { goToRules } from '../kit/location.ts';
import { closeLookup, lookup } from '../play/lookup.ts';

/* The handbook is large, and loaded when it is opened. */

const Page = late(
  async () => (await import('./HandbookPage.tsx')).HandbookPage,
  <p role="status">The handbook is being fetched.</p>,
);
const Beside = late(async () => (await import('./HandbookBeside.tsx')).HandbookBeside);
const Lookup = late(async () => (await import('./Lookup.tsx')).Lookup);

const closeHandbook = () => goToRules(null);

/** The handbook by itself. */
export const LazyHandbookPage = ({ address }: { address: string }) => (
  <LatePart name="The handbook" close={closeHandbook}>
    <Page address={address} />
  </LatePart>
);

/** The handbook at a table: beside it or over it. */
export const LazyHandbookBeside = (props: { address: string; over: boolean; covered: boolean }) => (
  <LatePart name="The handbook" close={closeHandbook}>
    <Beside {...props} />
  </LatePart>
);

/** The entry that is open in place, wherever on the page it was asked for. */
export function LookupHost() {
  const sought = useStore(lookup, (state) => state.sought);
  if (!sought) return null;
  return (
    <LatePart name="The handbook" close={closeLookup} resetKeys={[sought]}>
      <Lookup key={JSON.stringify(sought.what)} sought={sought} />
    </LatePart>
  );
}
