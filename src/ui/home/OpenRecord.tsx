import { useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../kit/Button.tsx';
import { RecordInput } from '../kit/RecordInput.tsx';
import { openFile } from '../pages/bring-in.ts';
import { exportAll } from '../pages/shelf-care.ts';
import { pages } from '../pages/state.ts';

/** Games that somebody has saved as a file, or passed on as a link; without a list of games also the way to save the rest. */
export function OpenRecord() {
  const input = useRef<HTMLInputElement>(null);
  const isListed = useStore(pages, ({ games }) => games !== null && games.length > 0);
  return (
    <section className="open-record" aria-labelledby="open-record">
      <h2 id="open-record">Open a record</h2>
      <p className="muted">
        A saved game as a file, to go on with, look at again or try another way; or everything of another device. Drop
        files anywhere on this page, or paste a record or a link to a game or a battle.
      </p>
      <Button onClick={() => input.current?.click()}>Choose a file</Button>
      {!isListed && <Button onClick={() => void exportAll()}>Save everything as one file</Button>}
      <RecordInput ref={input} onFile={(file) => void openFile(file)} />
    </section>
  );
}
