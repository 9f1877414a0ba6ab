import { type ReactNode, useEffect, useState } from 'react';
import type { GameRecord } from '../../../engine/index.ts';
import { isClosed } from '../../../game/people.ts';
import { LINK_LIMITS, packText } from '../../../store/device/link.ts';
import { printAddress } from '../../kit/address.ts';
import { Button } from '../../kit/Button.tsx';
import { Copied, type CopyOutcome, copyText } from '../../kit/Copied.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { fileNameText } from '../../kit/FileName.tsx';
import { canSaveOver, type WrittenOver } from '../../kit/save-over.ts';
import { useGame, useTable } from '../../play/context.ts';
import { keptFileOf, recordText, saveRecordOver, wholeRecord } from '../../play/save-record.ts';

interface WayProps {
  label: string;
  children: ReactNode;
  /** Why it is not possible now. */
  refusal?: string | null;
  onPress: () => void;
}

function Way({ label, children, refusal = null, onPress }: WayProps) {
  return (
    <div className="stack justify-start gap-1">
      <Button aria-disabled={refusal !== null} onClick={() => refusal === null && onPress()}>
        {label}
      </Button>
      <p className="muted">{refusal ?? children}</p>
    </div>
  );
}

/** What is said of a file after writing over it. */
const WRITTEN: Record<WrittenOver, (name: string) => string> = {
  written: (name) => `Saved in ${name}.`,
  refused: (name) => `The browser may not write to ${name}, which is as it was. Press again to choose a file.`,
  gone: (name) => `${name} is no longer where it was: moved, renamed or deleted. Press again to choose a file.`,
  failed: (name) => `${name} could not be written; it is as it was. Press again to choose a file.`,
};

/** A link to the game, without its lines where they would make it too long; or what to do where it would be so anyway. */
async function copyLink({ lines, ...game }: GameRecord): Promise<CopyOutcome> {
  const whole = await packText(JSON.stringify({ ...game, ...(lines && { lines }) }));
  const packed = whole.ok || !lines ? whole : await packText(JSON.stringify(game));
  if (packed.ok) {
    const hash = printAddress({ place: { at: 'open', packed: packed.packed }, rules: null });
    const but = whole.ok ? '' : ' It leaves out the lines beside the game, which would make it too long.';
    return copyText(new URL(hash, location.href).href, `The link is copied.${but}`);
  }
  const [length, most] = [packed.length, LINK_LIMITS.packed].map((size) => size.toLocaleString('en'));
  return {
    words: `The link would have ${length} characters, and beyond ${most} many programs cut it off. Save the record as a file and pass that on.`,
  };
}

/** The ways to pass a game on, or to keep it elsewhere, beside a new file. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { table, view } = useGame();
  const hides = useTable(({ settings, seat }) => isClosed(settings) && seat?.stage !== 'over');
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const [file, setFile] = useState<FileSystemFileHandle | null>(null);
  useEffect(() => void keptFileOf(table).then(setFile), [table]);
  const saveOver = async (): Promise<CopyOutcome> => {
    try {
      const saved = await saveRecordOver(table, file);
      if (!saved) return null;
      setFile(saved.outcome === 'written' ? saved.file : null);
      return { words: WRITTEN[saved.outcome](fileNameText(saved.file.name)) };
    } catch {
      return { words: 'The browser asks for no file here. Save the record as a new file instead.' };
    }
  };
  const told = (made: Promise<CopyOutcome>) => void made.then(setOutcome);
  return (
    <Dialog title="Copy or pass on the game" onClose={onClose}>
      {hides && (
        <p>The record holds both sides, everything hidden and the dice to come: none of it is for a player’s eyes.</p>
      )}
      <div className="stack gap-3 my-3 share">
        <Way
          label="Copy a link"
          refusal={hides ? 'Only when the game is over: the link holds what both players hide.' : null}
          onPress={() => told(wholeRecord(table).then(copyLink))}
        >
          The whole game is in it. Anybody who opens it looks at the game as it is now, and may keep a copy.
        </Way>
        <Way
          label="Copy the record as text"
          onPress={() => told(recordText(table).then((text) => copyText(text, 'The record is copied.')))}
        >
          To paste it into a message, or into this page somewhere else.
        </Way>
        <Way
          label="Clip or picture"
          refusal={hides ? 'Only when the game is over: everything is seen in it.' : null}
          onPress={() => view.set({ dialog: 'clip' })}
        >
          The battle as a film for any device, or this moment as a picture.
        </Way>
        {canSaveOver() && (
          <Way
            label={file === null ? 'Save over a file' : `Save again over ${fileNameText(file.name)}`}
            onPress={() => told(saveOver())}
          >
            {file === null
              ? 'Choose it once; from then on the game is saved over it.'
              : 'With all that was played since.'}
          </Way>
        )}
      </div>
      <Copied outcome={outcome} />
      <div className="dialog-buttons">
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
