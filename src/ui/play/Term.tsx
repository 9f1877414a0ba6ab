import './lookup.css';
import { memo, type ReactNode } from 'react';
import { opensEntry } from './lookup.ts';

interface TermProps {
  /** Under which spelling the glossary has it, where what is printed is another one. */
  name?: string;
  children: ReactNode;
}

/** A term where it is printed, which opens its entry of the glossary. */
export const Term = memo(function Term({ name, children }: TermProps) {
  const term = name ?? (typeof children === 'string' ? children : '');
  return (
    <button {...opensEntry({ term })} className="term opens" data-term={term}>
      {children}
    </button>
  );
});
