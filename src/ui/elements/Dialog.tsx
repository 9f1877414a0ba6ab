import './dialog.css';
import { type ReactNode, useId } from 'react';
import { useModal } from './useModal.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, read from its title on. Escape and its buttons close it, and the focus returns to where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const modal = useModal(onClose);
  const id = useId();
  return (
    <dialog {...modal} className="dialog" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
