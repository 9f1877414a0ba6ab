import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/** What a `<dialog>` needs so that nothing else comes before it. Escape ends it; the focus goes back where it was. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => event.stopPropagation(),
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
  };
}
