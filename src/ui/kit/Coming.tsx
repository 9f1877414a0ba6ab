import { useLayoutEffect } from 'react';

let typed = '';

/** What was typed while the dialog that stands there now was being fetched. It is given out once. */
export function takeTypedAhead(): string {
  const ahead = typed;
  typed = '';
  return ahead;
}

/** Letters go to the dialog, and Enter would press what has the focus under it. What is pressed with Ctrl is the browser's. */
function take(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  if (event.key.length === 1) typed += event.key;
}

/** Stands there while a dialog is being fetched: what is typed meanwhile is meant for it, and gives no order. */
export function Coming() {
  useLayoutEffect(() => {
    typed = '';
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, []);
  return null;
}
