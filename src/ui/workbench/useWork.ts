import { useEffect, useState } from 'react';
import type { WorkStorage } from '../../store/workbench/storage.ts';
import { type OpenWork, openWork } from '../../store/workbench/work.ts';

/** What became of a work that an address names. */
export type FoundWork<Work> = OpenWork<Work> | 'looking' | 'missing' | 'damaged' | 'unavailable';

/** Opens the work with this id from the device. */
export function useWork<Work extends object>(storage: WorkStorage<Work>, id: string): FoundWork<Work> {
  const [found, setFound] = useState<FoundWork<Work>>('looking');
  useEffect(() => {
    let isWanted = true;
    const tell = (next: FoundWork<Work>) => isWanted && setFound(next);
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
