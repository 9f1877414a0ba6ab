import type { ReactNode } from 'react';
import { Icon } from '../kit/Icon.tsx';

/** A line above the table. */
export function Note({ children, warning = false }: { children: ReactNode; warning?: boolean }) {
  return (
    <div className={warning ? 'note is-warned' : 'note'}>
      {warning && <Icon name="warning" size={18} />}
      {children}
    </div>
  );
}
