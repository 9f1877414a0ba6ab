import './dialog.css';
import { type ReactNode, useId } from 'react';
import { useModal } from './useModal.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** It has more to say than fits one column. */
  wide?: boolean;
  children: ReactNode;
}

/** A modal dialog, read from its title on. Escape and its buttons close it, and the focus returns to where it was. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const modal = useModal(onClose);
  const id = useId();
  return (
    <dialog {...modal} className={wide ? 'dialog dialog-wide' : 'dialog'} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
