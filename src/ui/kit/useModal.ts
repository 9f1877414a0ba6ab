import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { markFocus } from './focus-mark.ts';

/** Opens a `<dialog>` as a modal. Escape closes it, and the focus returns to where it was. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // A key that is pressed when it can be seen is meant for it already.
  useLayoutEffect(() => {
    const element = ref.current;
    const giveBack = markFocus();
    if (element && !element.open) element.showModal();
    // The browser would focus the first button, and scroll past all that is said before it.
    element?.querySelector<HTMLElement>('h2[tabindex="-1"]')?.focus();
    return () => {
      element?.close();
      giveBack();
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
