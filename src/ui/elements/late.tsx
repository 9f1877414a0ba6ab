import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { noteError } from '../../store/device/last-error.ts';
import { fetchPart } from '../../store/device/part.ts';
import { Button } from './Button.tsx';

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
      <Suspense fallback={waiting}>
        <LatePart {...props} />
      </Suspense>
    );
  };
}

interface PartProps {
  /** The name of the part, with a capital letter, for the sentence that it could not be opened. */
  name: string;
  /** Does without it. */
  close?: () => void;
  /** Whatever becomes another one is tried anew. */
  resetKeys?: unknown[];
  children: ReactNode;
}

/** Keeps a fault within a part of the page: what happened stands in its place, and the rest goes on. */
export function LatePart({ name, close, resetKeys = [], children }: PartProps) {
  return (
    <ErrorBoundary
      resetKeys={resetKeys}
      onError={noteError}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <div className="trouble is-part" role="alert">
          <p>
            {name} could not be opened; everything else is as it was.{' '}
            <span className="muted">{error instanceof Error ? error.message : String(error)}</span>
          </p>
          <Button onClick={resetErrorBoundary}>Try again</Button>
          {close && <Button onClick={close}>Close</Button>}
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
