import { type ReactNode, useEffect, useState } from 'react';
import { type OpenWork, openWork } from '../../store/workbench/work.ts';
import { Button } from '../kit/Button.tsx';
import { goToPlace } from '../kit/location.ts';
import { WorkbenchTop } from './WorkbenchTop.tsx';
import type { WorkKind } from './work-kind.ts';

/** What became of a work that an address names. */
type Found<Work> = OpenWork<Work> | 'looking' | 'missing' | 'damaged' | 'unavailable';

/** Opens the work with this id from the device. */
function useWork<Work extends object>({ storage }: WorkKind<Work>, id: string): Found<Work> {
  const [found, setFound] = useState<Found<Work>>('looking');
  useEffect(() => {
    let isWanted = true;
    const tell = (next: Found<Work>) => isWanted && setFound(next);
    storage.read(id).then(
      (kept) => {
        if (kept === 'damaged') tell('damaged');
        else tell(kept ? openWork(storage, kept) : 'missing');
      },
      () => tell('unavailable'),
    );
    return () => {
      isWanted = false;
    };
  }, [storage, id]);
  return found;
}

/** Why a work cannot be opened. */
function whyNot(part: string, found: Exclude<Found<never>, object>): string {
  switch (found) {
    case 'looking':
      return '';
    case 'missing':
      return `The ${part} with this address is not on this device.`;
    case 'damaged':
      return `This ${part} cannot be read: its entry is damaged. It has been left alone.`;
    case 'unavailable':
      return `This browser does not let the page read its ${part}s.`;
  }
}

interface OpenedWorkProps<Work> {
  kind: WorkKind<Work>;
  id: string;
  children: (open: OpenWork<Work>) => ReactNode;
}

/** The work with this id, once it has come from the device; or why it does not. */
export function OpenedWork<Work extends object>({ kind, id, children }: OpenedWorkProps<Work>) {
  const found = useWork(kind, id);
  if (typeof found === 'object') return children(found);
  return (
    <div className="min-h-full workbench">
      <WorkbenchTop part={kind.part} />
      <main className="stack justify-start gap-3 px-4 py-5">
        <p role="status">{whyNot(kind.part, found)}</p>
        {found !== 'looking' && <ToList kind={kind} />}
      </main>
    </div>
  );
}

/** The way back to the list. */
export const ToList = <Work,>({ kind: { part, title } }: { kind: WorkKind<Work> }) => (
  <Button onClick={() => goToPlace({ at: 'workbench', part, id: null })}>
    {part === 'ship' ? `To the ${title.toLowerCase()}` : 'All battles'}
  </Button>
);
