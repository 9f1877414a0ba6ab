import { useEffect, useState } from 'react';
import { LINK_LIMITS, packText } from '../../store/device/link.ts';
import { printAddress } from '../kit/address.ts';
import { Button } from '../kit/Button.tsx';
import { Copied, type CopyOutcome, copyText } from '../kit/Copied.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { saveFile } from '../kit/save-file.ts';
import { mayLeave, type WorkKind } from './work-kind.ts';

/** The whole address that holds a work; null while it is made, and `long` where it would be too long. */
function useLink(text: string): string | null | 'long' {
  const [link, setLink] = useState<string | null | 'long'>(null);
  useEffect(() => {
    let isWanted = true;
    void packText(JSON.stringify(JSON.parse(text))).then((packed) => {
      if (!isWanted) return;
      if (!packed.ok) return setLink('long');
      const hash = printAddress({ place: { at: 'workbench', part: 'open', packed: packed.packed }, rules: null });
      setLink(new URL(hash, location.href).href);
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  return link;
}

function LinkLine({ part, text }: { part: string; text: string }) {
  const link = useLink(text);
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  if (link === 'long') {
    return (
      <p className="muted">
        It is too long for a link of {LINK_LIMITS.packed.toLocaleString('en')} characters: send the file instead.
      </p>
    );
  }
  return (
    <>
      <div className="row line gap-1h mt-2">
        <input
          className="flex-1"
          aria-label={`Link to this ${part}`}
          readOnly
          value={link ?? ''}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copyText(link ?? '', 'The link is copied.').then(setOutcome)}>Copy the link</Button>
      </div>
      <Copied outcome={outcome} />
    </>
  );
}

interface ShareWorkProps<Work> {
  kind: WorkKind<Work>;
  work: Work;
  /** Prints it; left out if the work cannot be printed. */
  onPrint: (() => void) | undefined;
}

/** The ways in which a work leaves this device: a link, a file, paper. */
export function ShareWork<Work>({ kind, work, onPrint }: ShareWorkProps<Work>) {
  const [isOpen, setOpen] = useState(false);
  const { part } = kind;
  const may = mayLeave(kind, work);
  return (
    <>
      <Button
        aria-disabled={!may}
        title={may ? undefined : 'Mend the faults first'}
        onClick={() => may && setOpen(true)}
      >
        Share
      </Button>
      {isOpen && (
        <Dialog title={`Share this ${part}`} onClose={() => setOpen(false)}>
          <p className="muted">
            Anybody who opens it has a copy of their own. The {part} itself is in the link, and on no server.
          </p>
          <LinkLine part={part} text={kind.write(work)} />
          <div className="row line gap-1h mt-2">
            <Button onClick={() => saveFile(kind.fileName(work), kind.write(work))}>Save as a file</Button>
            {onPrint && (
              <Button
                onClick={() => {
                  setOpen(false);
                  onPrint();
                }}
              >
                {part === 'ship' ? 'Print its log' : 'Print for a real table'}
              </Button>
            )}
          </div>
          <div className="dialog-buttons">
            <Button look="primary" onClick={() => setOpen(false)}>
              Close
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
