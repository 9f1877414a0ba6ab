import type { ReactNode } from 'react';
import type { UnitView } from '../../../engine/index.ts';
import { calledName, capital, count } from '../../../words/index.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { Term } from '../../play/Term.tsx';

interface SayProps {
  icon?: IconName;
  title: ReactNode;
  facts?: ReactNode;
  /** At the right of the title. */
  side?: ReactNode;
  children?: ReactNode;
}

/** What the laid order does, in words. */
export const Say = ({ icon, title, facts, side, children }: SayProps) => (
  <div className="dock-say">
    <h2 className="line gap-1h min-w-0 clip nowrap ink dock-top">
      {icon && <Icon name={icon} size={18} />}
      {title}
    </h2>
    {side}
    {facts && <p className="clip dock-facts">{facts}</p>}
    <div className="self-end min-h-0 max-h-full dock-tell">{children}</div>
  </div>
);

interface GiverProps {
  label: string;
  cost?: string | null | undefined;
  filled: boolean;
  part?: 'fire' | 'move' | undefined;
  onGive: () => void;
}

/** What a unit is called, with its entry of the glossary where that is no name of its own. */
export const CalledName = ({ unit }: { unit: UnitView }) =>
  unit.name ? calledName(unit) : <Term>{capital(calledName(unit))}</Term>;

/** The one button that gives what is laid. */
export const Giver = ({ label, cost, filled, part, onGive }: GiverProps) => (
  <button
    type="button"
    className={filled ? 'line dock-press is-filled' : 'line dock-press'}
    data-slot="answer"
    data-part={part}
    data-filled={filled}
    // The second click of a double one is meant for what stood there before.
    onClick={({ detail }) => detail < 2 && onGive()}
  >
    <span className="dock-press-label">{label}</span> {cost && <span className="medium">{cost}</span>}
  </button>
);

export const Nothing = ({ words = 'Nothing chosen' }: { words?: string }) => (
  <button type="button" className="line dock-press" data-slot="answer" aria-disabled="true">
    <span className="dock-press-label">{words}</span>
  </button>
);

/** A price as the log knows it. */
export const costLabel = ({ blocks, units }: { blocks: number; units: number }): string =>
  blocks > 0 ? count(blocks, 'block') : units > 0 ? count(units, 'unit') : 'free';
