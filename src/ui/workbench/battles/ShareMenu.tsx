import { useEffect, useState } from 'react';
import { LINK_LIMITS, packText } from '../../../store/device/link.ts';
import type { Battle } from '../../../workbench/battles/battle.ts';
import { isPlayable } from '../../../workbench/battles/faults.ts';
import { battleFileName, writeBattle } from '../../../workbench/battles/file.ts';
import { printAddress } from '../../elements/address.ts';
import { Button } from '../../elements/Button.tsx';
import { Copied, copyText, type Outcome } from '../../elements/Copied.tsx';
import { Dialog } from '../../elements/Dialog.tsx';
import { saveText } from '../../elements/save-text.ts';
import { ScenarioPrint } from '../../print/lazy.tsx';
import { useEditing } from './editing.ts';

/** The whole address that holds a battle; null while it is made, and `long` where it would be too long. */
function useLink(battle: Battle): string | null | 'long' {
  const [link, setLink] = useState<string | null | 'long'>(null);
  useEffect(() => {
    let isWanted = true;
    void packText(JSON.stringify(battle)).then((packed) => {
      if (!isWanted) return;
      if (!packed.ok) return setLink('long');
      const hash = printAddress({ place: { at: 'workbench', part: 'open', packed: packed.packed }, rules: null });
      setLink(new URL(hash, location.href).href);
    });
    return () => {
      isWanted = false;
    };
  }, [battle]);
  return link;
}

function LinkLine({ battle }: { battle: Battle }) {
  const link = useLink(battle);
  const [outcome, setOutcome] = useState<Outcome>(null);
  if (link === 'long') {
    return (
      <p className="muted">
        It is too long for a link of {LINK_LIMITS.packed.toLocaleString('en')} characters: send the file instead.
      </p>
    );
  }
  return (
    <>
      <div className="battle-line">
        <input
          className="battle-link"
          aria-label="Link to this battle"
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

/** The ways in which a battle leaves this device: a link, a file, paper. */
export function ShareMenu() {
  const { battle, faults } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      {isOpen && (
        <Dialog title="Share this battle" onClose={() => setOpen(false)}>
          <p className="muted">
            Whoever opens it has a copy of his own. The battle itself is in the link, and on no server.
          </p>
          <LinkLine battle={battle} />
          <div className="battle-line">
            <Button onClick={() => saveText(battleFileName(battle.id), writeBattle(battle))}>Save as a file</Button>
            {isPlayable(faults) && (
              <Button
                onClick={() => {
                  setOpen(false);
                  setPrinting(true);
                }}
              >
                Print its logs
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
      {printing && <ScenarioPrint scenario={battle} onClose={() => setPrinting(false)} />}
    </>
  );
}
