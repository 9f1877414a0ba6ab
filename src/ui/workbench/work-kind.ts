import type { Parsed } from '../../engine/index.ts';
import type { StoredWork, WorkStorage } from '../../store/workbench/storage.ts';

/** What the workbench knows of a kind of works: ships, or battles. */
export interface WorkKind<Work> {
  /** The word for one of them, in addresses and in sentences. */
  part: 'ship' | 'battle';
  /** What all of them are called together, above their list. */
  title: string;
  storage: WorkStorage<Work>;
  /** Those that were deleted on this page, which can be brought back as long as it is open. */
  deleted: Map<string, StoredWork<Work>>;
  nameOf: (work: Work) => string;
  /** A copy under another name. */
  named: (work: Work, name: string) => Work;
  /** How much keeps a work from being used. */
  countFaults: (work: Work) => number;
  /** The works of a file or a link that has been parsed. */
  read: (file: unknown) => Parsed<Work[]>;
  write: (work: Work) => string;
  fileName: (work: Work) => string;
  /** Whether a file or a link with a fault in it is refused, so that none is made. */
  mustBeSound: boolean;
}

/** Whether a work can be given away as it is. */
export const mayLeave = <Work>(kind: WorkKind<Work>, work: Work): boolean =>
  !kind.mustBeSound || kind.countFaults(work) === 0;

/** How a work is spoken of, also one without a name. */
export const workTitle = <Work>(kind: WorkKind<Work>, work: Work): string => kind.nameOf(work) || 'Unnamed';
