import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../elements/Button.tsx';
import { goToRules } from '../elements/location.ts';
import { useModal } from '../elements/useModal.ts';
import { Handbook } from './Handbook.tsx';

const close = () => goToRules(null);

const CloseButton = () => <Button onClick={close}>Close</Button>;

/** Beside the table: it stays open, and can be played on. */
function Pane({ address }: { address: string }) {
  const before = useRef(document.activeElement);
  useEffect(() => {
    const opener = before.current;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    // Letters typed here are none of the table's.
    event.stopPropagation();
  };
  return (
    <aside className="handbook-pane" aria-label="Handbook" onKeyDown={onKeyDown}>
      <Handbook address={address} onOpen={goToRules}>
        <CloseButton />
      </Handbook>
    </aside>
  );
}

/** Over the table, where there is no room beside it. */
function Over({ address }: { address: string }) {
  const modal = useModal(close);
  const { ref } = modal;
  // A dialog gives the focus to its first field, which on a phone brings up the keyboard.
  useEffect(() => ref.current?.querySelector('h1')?.focus(), [ref]);
  return (
    <dialog {...modal} className="handbook-over" aria-label="Handbook">
      <Handbook address={address} onOpen={goToRules}>
        <CloseButton />
      </Handbook>
    </dialog>
  );
}

/** The handbook at a table. */
export function HandbookBeside({ address, over }: { address: string; over: boolean }) {
  return over ? <Over address={address} /> : <Pane address={address} />;
}
