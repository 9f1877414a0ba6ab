import { useCallback, useEffect, useState } from 'react';
import { type Fault, RECORD_LIMITS } from '../../engine/index.ts';
import { readFile } from '../../store/saved/read-file.ts';
import { type BroughtWorks, bringIn, layDown } from '../../store/workbench/bring-work.ts';
import type { StoredWork, StoredWorks } from '../../store/workbench/storage.ts';
import { count } from '../../words/index.ts';
import { fileNameText } from '../kit/FileName.tsx';
import { goToPlace } from '../kit/location.ts';
import { refusedText } from '../kit/refused-text.ts';
import { ask } from '../pages/asked.ts';
import { type WorkKind, workTitle } from './work-kind.ts';

/** Opens a work once it has been laid down, unless another page has been asked for meanwhile; without an id none is. */
export async function goToWork<Work>(
  { part }: WorkKind<Work>,
  laying: Promise<string | null>,
  how?: 'push' | 'replace',
): Promise<void> {
  const asked = ask();
  const id = await laying;
  if (id !== null && !asked.aborted) goToPlace({ at: 'workbench', part, id }, how);
}

/** Keeps works of a file or a link, but for those that are here just so, and opens one that is the only one. */
export async function keepWorks<Work>(
  kind: WorkKind<Work>,
  works: readonly Work[],
  how?: 'push' | 'replace',
): Promise<BroughtWorks> {
  let brought: BroughtWorks = { ids: [], added: 0 };
  const keep = async (): Promise<string | null> => {
    brought = await bringIn(kind.storage, works);
    return brought.ids.length === 1 ? (brought.ids[0] ?? null) : null;
  };
  await goToWork(kind, keep(), how);
  return brought;
}

/** `2 ships brought in from wing.json; 1 was here already.` */
function broughtText(what: string, file: string, { ids, added }: BroughtWorks): string {
  const known = ids.length - added;
  const were = `${known === 1 ? 'was' : 'were'} here already`;
  if (added === 0) return `${count(known, what)} of ${file} ${were}.`;
  return `${count(added, what)} brought in from ${file}${known === 0 ? '' : `; ${known} ${were}`}.`;
}

/** What is said above a list: a sentence, or what is wrong with a file. */
export type Said = string | { file: string; faults: readonly Fault[] };

/** A list of works, and what can be done with each of them. */
export interface Works<Work> {
  /** Null until the device has answered. */
  list: StoredWorks<Work> | null;
  said: Said | null;
  dismiss: () => void;
  /** Lays a new work down and opens it. */
  begin: (work: Work) => Promise<void>;
  duplicate: (one: StoredWork<Work>) => Promise<void>;
  remove: (one: StoredWork<Work>) => Promise<void>;
  /** Brings a work back that was deleted. */
  undelete: (one: StoredWork<Work>) => Promise<void>;
  bring: (file: File) => Promise<void>;
}

/** The works of a kind on this device, and what has been said about them last. */
export function useWorks<Work>(kind: WorkKind<Work>): Works<Work> {
  const [list, setList] = useState<StoredWorks<Work> | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const { part, storage, deleted } = kind;
  const lookUp = useCallback(async () => {
    try {
      setList(await storage.list());
    } catch {
      setSaid(`This browser keeps nothing for this page: no ${part} can be made here.`);
    }
  }, [storage, part]);
  useEffect(() => void lookUp(), [lookUp]);

  const attempt = async (deed: string, use: () => Promise<unknown>) => {
    setSaid(null);
    try {
      await use();
    } catch (error) {
      setSaid(refusedText(`${part} could not be ${deed}`, error));
    }
    await lookUp();
  };
  const lay = (work: Work): Promise<string | null> => layDown(storage, [work]).then(([id]) => id ?? null);
  return {
    list,
    said,
    dismiss: () => setSaid(null),
    begin: (work) => attempt('saved', () => goToWork(kind, lay(work))),
    duplicate: ({ work }) =>
      attempt('saved', () => lay(kind.named(work, `Copy of ${workTitle(kind, work)}`.slice(0, RECORD_LIMITS.name)))),
    remove: (one) =>
      attempt('deleted', async () => {
        await storage.remove(one.id);
        deleted.set(one.id, one);
      }),
    undelete: (one) =>
      attempt('brought back', async () => {
        await storage.keep(one, null);
        deleted.delete(one.id);
      }),
    bring: (file) =>
      attempt('saved', async () => {
        const parsed = await readFile(file);
        const read = parsed.ok ? kind.read(parsed.value.value) : parsed;
        if (!read.ok) return setSaid({ file: file.name, faults: read.faults });
        setSaid(broughtText(part, fileNameText(file.name), await keepWorks(kind, read.value)));
      }),
  };
}
