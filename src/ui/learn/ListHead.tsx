import './learn.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { leave } from '../pages/pages.ts';

/** The head of the lists of lessons and puzzles: the way back, and what is found here. */
export function ListHead({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header>
      <Button onClick={leave}>
        <Icon name="back" size={16} />
        Start
      </Button>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="text-body muted learn-intro">{children}</p>
    </header>
  );
}
