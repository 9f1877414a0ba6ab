import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { messageOf, noteError } from '../../store/device/last-error.ts';
import { fetchPart } from '../../store/device/part.ts';
import { Button } from './Button.tsx';

interface Part {
  /** The name of the part, with a capital letter, for the sentence that it could not be opened. */
  name: string;
  /** Does without it. */
  close?: () => void;
}

/** How long anything is waited for before there is a way on beside it, in milliseconds. */
const A_WHILE = 10_000;

/** Whether what is waited for has not come for a while. */
export function useLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), A_WHILE);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}

/** What is said then, after the name of what is waited for, and the way on that is always there. */
export const TAKES_LONG = 'takes long. Nothing is lost by loading the page again.';
export const LoadAgain = () => <Button onClick={() => location.reload()}>Load the page again</Button>;

/** The part that is being fetched, as its sentences need it. */
const Fetched = createContext<Part | null>(null);

/** What stands in the place of a part that is not there: why, and a way on. */
const inItsPlace = ({ name, close }: Part, why: ReactNode, way: ReactNode) => (
  <div className="trouble is-part" role="alert">
    <p>
      {name} {why}
    </p>
    {way}
    {close && <Button onClick={close}>Close</Button>}
  </div>
);

/** Stands in the place of a part that is being fetched, and says so when that takes long. */
function Awaited({ waiting }: { waiting: ReactNode }) {
  const part = use(Fetched);
  const isLong = useLong();
  if (!isLong || !part) return waiting;
  return inItsPlace(part, TAKES_LONG, <LoadAgain />);
}

/**
 * A part of the program that is fetched when it is first drawn. When that fails, the next drawing tries again: React
 * itself would remember the failure for ever.
 */
export function late<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await fetchPart(fetch) };
      } catch (error) {
        Next = make();
        throw error;
      }
    });
  let Next = make();
  return function Late(props: P) {
    const [LatePart] = useState(() => Next);
    return (
      <Suspense fallback={<Awaited waiting={waiting} />}>
        <LatePart {...props} />
      </Suspense>
    );
  };
}

interface PartProps extends Part {
  /** Whatever becomes another one is tried anew. */
  resetKeys?: unknown[];
  children: ReactNode;
}

/** Keeps a fault within a part of the page: what happened stands in its place, and the rest goes on. */
export function LatePart({ resetKeys = [], children, ...part }: PartProps) {
  return (
    <ErrorBoundary
      resetKeys={resetKeys}
      onError={noteError}
      fallbackRender={({ error, resetErrorBoundary }) =>
        inItsPlace(
          part,
          <>
            could not be opened; the rest goes on. <span className="muted">{messageOf(error)}</span>
          </>,
          <Button onClick={resetErrorBoundary}>Try again</Button>,
        )
      }
    >
      <Fetched value={part}>{children}</Fetched>
    </ErrorBoundary>
  );
}
