import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { KeptFocus } from '../kit/KeptFocus.tsx';
import { goToRules } from '../kit/location.ts';
import { useModal } from '../kit/useModal.ts';
import { Handbook } from './Handbook.tsx';
import { PrintHandbook } from './PrintHandbook.tsx';
import { type Reader, useReader } from './useReader.ts';

const close = () => goToRules(null);

const CloseButton = () => <Button onClick={close}>Close</Button>;

interface PlaceProps {
  address: string;
  reader: Reader;
}

/** Beside the table: it stays open, and can be played on. */
function Pane({ address, reader }: PlaceProps) {
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
    <aside className="min-h-0 handbook-pane" aria-label="Handbook" onKeyDown={onKeyDown}>
      <Handbook address={address} onOpen={goToRules} reader={reader}>
        <CloseButton />
      </Handbook>
    </aside>
  );
}

/** Over the table, where there is no room beside it. */
function Over({ address, reader }: PlaceProps) {
  const modal = useModal(close);
  const { ref } = modal;
  // A dialog gives the focus to its first field, which on a phone brings up the keyboard.
  useEffect(() => ref.current?.querySelector('h1')?.focus(), [ref]);
  return (
    <dialog {...modal} className="clip p-0 ink surface handbook-over" aria-label="Handbook">
      <Handbook address={address} onOpen={goToRules} reader={reader}>
        <CloseButton />
      </Handbook>
    </dialog>
  );
}

interface HandbookBesideProps {
  address: string;
  over: boolean;
  /** A dialog lies over the table: the handbook stays where it is, under it. */
  covered: boolean;
}

/** The handbook at a table. */
export function HandbookBeside({ address, over, covered }: HandbookBesideProps) {
  const reader = useReader();
  const [lies, setLies] = useState(over ? 'over' : 'beside');
  const wanted = over ? 'over' : 'beside';
  if (lies !== wanted && !covered && !reader.isPrinting) setLies(wanted);
  const Place = lies === 'over' ? Over : Pane;
  return (
    <>
      <KeptFocus layout={lies}>
        <Place address={address} reader={reader} />
      </KeptFocus>
      {reader.isPrinting && <PrintHandbook onClose={() => reader.print(false)} />}
    </>
  );
}
