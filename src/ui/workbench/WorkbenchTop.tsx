import type { ReactNode } from 'react';
import { printAddress } from '../kit/address.ts';

const TABS = [
  { part: 'ship', words: 'Ships' },
  { part: 'battle', words: 'Battles' },
] as const;

interface WorkbenchTopProps {
  part: 'ship' | 'battle';
  /** What can be done with the work that is open. */
  children?: ReactNode;
}

/** The top bar of the workbench: its two parts, and what can be done with what is open. */
export function WorkbenchTop({ part: open, children }: WorkbenchTopProps) {
  return (
    <header className="row line top-0 px-4 nowrap surface border-b workbench-top">
      <a className="brand workbench-home" href={printAddress({ place: { at: 'start' }, rules: null })}>
        DeltaVee<span className="visually-hidden">, to the start</span>
      </a>
      <span className="head text-lead workbench-title">Workbench</span>
      <nav className="flex workbench-tabs" aria-label="Parts of the workbench">
        {TABS.map(({ part, words }) => (
          <a
            key={part}
            className="tab"
            aria-current={part === open ? 'page' : undefined}
            href={printAddress({ place: { at: 'workbench', part, id: null }, rules: null })}
          >
            {words}
          </a>
        ))}
      </nav>
      <span className="flex-1 workbench-gap" />
      {children}
    </header>
  );
}
