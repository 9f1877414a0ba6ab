import './works.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { StoredWork } from '../../store/workbench/storage.ts';
import { capital, count } from '../../words/index.ts';
import { printAddress } from '../kit/address.ts';
import { Button } from '../kit/Button.tsx';
import { FileName } from '../kit/FileName.tsx';
import { Icon } from '../kit/Icon.tsx';
import { RecordInput } from '../kit/RecordInput.tsx';
import { saveFile } from '../kit/save-file.ts';
import { Faults } from '../pages/Faults.tsx';
import { WorkbenchTop } from './WorkbenchTop.tsx';
import { mayLeave, type WorkKind, workTitle } from './work-kind.ts';
import type { Said, Works } from './works.ts';

/** What was said last: a sentence, or what is wrong with a file. */
function SaidLine({ said, dismiss }: { said: Said; dismiss: () => void }) {
  if (typeof said === 'string') {
    return (
      <p className="trouble" role="status">
        {said}
      </p>
    );
  }
  return (
    <div className="trouble" role="alert">
      <div>
        <Faults
          lead={
            <>
              <FileName name={said.file} /> was not opened:
            </>
          }
          faults={said.faults}
        />
      </div>
      <Button onClick={dismiss}>Close</Button>
    </div>
  );
}

/** The work that was deleted or brought back on this page last. */
let tended: string | null = null;

/** The button or link of a work that has come in the place of the one that was pressed, and takes the focus over from it. */
function useFocusOf<T extends HTMLElement>(id: string) {
  const target = useRef<T>(null);
  useEffect(() => {
    if (tended !== id) return;
    tended = null;
    target.current?.focus();
  }, [id]);
  return target;
}

/** How a work of a kind is shown in its line. */
export interface LineProps<Work> {
  /** What stands before everything else, as a mark to choose it by. */
  mark?: (one: StoredWork<Work>) => ReactNode;
  picture: (work: Work) => ReactNode;
  about: (work: Work) => ReactNode;
  /** What else can be done with it. */
  tools?: (work: Work) => ReactNode;
}

interface OneProps<Work> extends LineProps<Work> {
  kind: WorkKind<Work>;
  works: Works<Work>;
  one: StoredWork<Work>;
}

/** A work on this device, and what can be done with it. */
function WorkLine<Work>({ kind, works, one, mark, picture, about, tools }: OneProps<Work>) {
  const { id, work } = one;
  const link = useFocusOf<HTMLAnchorElement>(id);
  const title = workTitle(kind, work);
  const faults = kind.countFaults(work);
  return (
    <li className="stack card-quiet items-center gap-3 gap-y-1 px-3 py-2 work-line">
      {mark?.(one)}
      <div className="work-picture">{picture(work)}</div>
      <div className="work-words">
        <a ref={link} href={printAddress({ place: { at: 'workbench', part: kind.part, id }, rules: null })}>
          <bdi>{title}</bdi>
        </a>
        <p className="muted">
          {about(work)}
          {faults > 0 && <span className="warn">; {count(faults, 'fault')} to mend</span>}
        </p>
      </div>
      <div className="row gap-1h work-tools">
        <Button look="small" aria-label={`Duplicate ${title}`} onClick={() => void works.duplicate(one)}>
          Duplicate
        </Button>
        <Button
          look="small"
          aria-label={`Save ${title} as a file`}
          aria-disabled={!mayLeave(kind, work)}
          onClick={() => mayLeave(kind, work) && saveFile(kind.fileName(work), kind.write(work))}
        >
          <Icon name="save" />
          Save
        </Button>
        {tools?.(work)}
        <Button
          look="small"
          aria-label={`Delete ${title}`}
          onClick={() => {
            tended = id;
            void works.remove(one);
          }}
        >
          <Icon name="close" />
          Delete
        </Button>
      </div>
    </li>
  );
}

/** A work that was deleted, in its place; the cursor is on the way back. */
function DeletedLine<Work>({ kind, works, one }: Pick<OneProps<Work>, 'kind' | 'works' | 'one'>) {
  const button = useFocusOf<HTMLButtonElement>(one.id);
  const title = workTitle(kind, one.work);
  return (
    <li className="stack card-quiet items-center gap-3 gap-y-1 px-3 py-2 work-line is-deleted">
      <p className="work-words" role="status">
        Deleted: <bdi className="num">{title}</bdi>
      </p>
      <Button
        ref={button}
        aria-label={`Undo the deletion of ${title}`}
        onClick={() => {
          tended = one.id;
          void works.undelete(one);
        }}
      >
        <Icon name="undo" />
        Undo
      </Button>
    </li>
  );
}

interface WorkListProps<Work> extends LineProps<Work> {
  kind: WorkKind<Work>;
  works: Works<Work>;
  /** What is said below the heading. */
  intro: (isEmpty: boolean) => string;
  /** What stands in the bar beside the way to bring a file in. */
  bar?: ReactNode;
  /** What stands below the list. */
  below?: ReactNode;
  /** How another one is begun. */
  begin: ReactNode;
}

/** The works of one kind: kept, deleted with a way back, brought in from files, and how another one is begun. */
export function WorkList<Work>({ kind, works, intro, bar, below, begin, ...line }: WorkListProps<Work>) {
  const { list, said } = works;
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${kind.title}, DeltaVee workbench`;
    heading.current?.focus({ preventScroll: true });
  }, [kind]);
  const isEmpty = list !== null && list.kept.length === 0;
  const listed = [...(list?.kept ?? []), ...kind.deleted.values()].sort((a, b) => b.touched - a.touched);
  return (
    <div className="min-h-full workbench">
      <WorkbenchTop part={kind.part}>
        <Button aria-label="Bring in a file" onClick={() => input.current?.click()}>
          <Icon name="bring" />
          <span className="workbench-word">Bring in a file</span>
        </Button>
        <RecordInput ref={input} label={`${capital(kind.part)} file`} onFile={(file) => void works.bring(file)} />
        {bar}
      </WorkbenchTop>
      <main
        className={isEmpty ? 'stack one-column gap-5 mx-auto works is-empty' : 'stack one-column gap-5 mx-auto works'}
      >
        <section className="stack content-start min-w-0" aria-labelledby="works">
          <h1 id="works" ref={heading} tabIndex={-1}>
            {kind.title}
          </h1>
          <p className="muted">{intro(isEmpty)}</p>
          {said !== null && <SaidLine said={said} dismiss={works.dismiss} />}
          <ul className="stack gap-1h">
            {listed.map((one) =>
              kind.deleted.has(one.id) ? (
                <DeletedLine key={one.id} kind={kind} works={works} one={one} />
              ) : (
                <WorkLine key={one.id} kind={kind} works={works} one={one} {...line} />
              ),
            )}
          </ul>
          {list?.damaged.map((id) => (
            <p key={id} className="muted">
              A {kind.part} cannot be read: its entry is damaged. It has been left alone.
            </p>
          ))}
          {below}
        </section>
        <section className="works-begin" aria-label={`Begin a ${kind.part}`}>
          {begin}
        </section>
      </main>
    </div>
  );
}
