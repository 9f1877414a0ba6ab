import './dialog.css';
import { type ReactNode, useId } from 'react';
import { useModal } from './useModal.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A question that nothing else may come before. Escape and the buttons end it; the focus goes back where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const modal = useModal(onClose);
  const id = useId();
  return (
    <dialog {...modal} className="dialog" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
