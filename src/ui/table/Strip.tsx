import './strip.css';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { useOverflow } from '../kit/useOverflow.ts';

interface StripProps {
  /** Something in it must be seen whole, such as an invitation: it is unfolded from the start. */
  open: boolean;
  children: ReactNode;
}

/**
 * The line below the Line: what is said at this moment, the most important first. It always stands, and has one height; what
 * is longer unfolds downward on request, and folds again.
 */
export function Strip({ open, children }: StripProps) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const words = useRef<HTMLDivElement>(null);
  const isLong = useOverflow(words);
  const isOpen = asked ?? open;
  return (
    <aside className="strip" data-part="adviser" data-open={isOpen} aria-label="Adviser">
      <div className="line gap-4 gap-y-none min-w-0 clip strip-words" ref={words}>
        {children}
      </div>
      {(isLong || isOpen) && (
        <Button look="plain" className="flex-none strip-more" aria-expanded={isOpen} onClick={() => setAsked(!isOpen)}>
          {isOpen ? 'Fold' : 'More'}
        </Button>
      )}
    </aside>
  );
}
