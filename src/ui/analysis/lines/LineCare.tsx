import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RECORD_LIMITS } from '../../../engine/index.ts';
import { fullSettings } from '../../../game/entries.ts';
import { recordFileName, writeRecord } from '../../../game/record-file.ts';
import { deleteLine } from '../../../store/saved/lines.ts';
import { readSavedRecord } from '../../../store/saved/saved-record.ts';
import { renameGame } from '../../../store/saved/shelf.ts';
import { printAddress } from '../../kit/address.ts';
import { Button } from '../../kit/Button.tsx';
import { saveFile } from '../../kit/save-file.ts';
import type { Branching } from './useLines.ts';

/** What was just done with a line, and what has to be looked up again. */
export interface LineNews {
  words: string;
  /** Lines that can be brought back. */
  gone?: readonly string[];
}

interface LineCareProps {
  one: Branching;
  isHere: boolean;
  onNews: (news: LineNews) => void;
}

interface RenameProps {
  one: Branching;
  onDone: () => void;
}

/** The name of a line, written over in its place. */
function Rename({ one, onDone }: RenameProps) {
  const [name, setName] = useState(one.name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void renameGame(one.id, name).then(onDone);
  };
  return (
    <form className="row items-center gap-1" onSubmit={onSubmit}>
      <input
        ref={input}
        type="text"
        aria-label={`Name of ${one.name}`}
        value={name}
        maxLength={RECORD_LIMITS.name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button look="small" type="submit">
        Rename
      </Button>
    </form>
  );
}

/** Hands a line to the player as a record of its own. */
async function download(one: Branching): Promise<void> {
  const record = await readSavedRecord(one.id);
  const name = fullSettings(record?.table).name;
  if (record) saveFile(recordFileName(name, new Date()), writeRecord(record));
}

/** What can be done with the game or a line of it. */
export function LineCare({ one, isHere, onNews }: LineCareProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { line, name, id } = one;
  if (isRenaming) {
    const done = () => {
      setRenaming(false);
      onNews({ words: '' });
    };
    return <Rename one={one} onDone={done} />;
  }
  const remove = async () => {
    if (!line) return;
    const gone = await deleteLine(line);
    const more = gone.length > 1 ? `, and ${gone.length - 1} more that hung on it` : '';
    onNews(
      gone.length > 0
        ? { words: `Deleted ${name}${more}.`, gone }
        : { words: `${name} is open in another tab, and cannot be deleted before it is left there.` },
    );
  };
  return (
    <>
      {isHere ? (
        <span className="muted">on the table</span>
      ) : (
        <a
          className="button button-small"
          href={printAddress({ place: { at: 'game', id, order: null }, rules: null })}
          aria-label={`Go to ${name}`}
        >
          Go there
        </a>
      )}
      {line && (
        <>
          <Button look="small" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
            Rename
          </Button>
          <Button look="small" aria-label={`Download ${name}`} onClick={() => void download(one)}>
            Download
          </Button>
          {!isHere && (
            <Button look="small" aria-label={`Delete ${name}`} onClick={() => void remove()}>
              Delete
            </Button>
          )}
        </>
      )}
    </>
  );
}
