import { type FormEvent, useState } from 'react';
import { shortName } from '../../words/index.ts';
import { Button } from '../elements/Button.tsx';
import { useGame, useTable } from '../session/context.ts';

const LONGEST = 300;
/** So many lines stand there before somebody asks for more. */
const FEW = 2;

/** What the players say to each other, as plain text. */
export function Talk() {
  const { table } = useGame();
  const said = useTable(({ screens }) => screens?.said);
  const names = useTable(({ settings }) => settings);
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState(false);
  if (!said) return null;
  if (!open && said.length === 0) {
    return (
      <Button look="plain" onClick={() => setOpen(true)}>
        Say something
      </Button>
    );
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    void table.screens?.say(line).then((went) => went && setText(''));
  };
  return (
    <form className="screens-talk" onSubmit={onSubmit} aria-label="Talk">
      <ul aria-live="polite">
        {(all ? said : said.slice(-FEW)).map((line, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={nth}>
            <strong>{shortName(names, line.seat)}:</strong> {line.text}
          </li>
        ))}
      </ul>
      {said.length > FEW && !all && (
        <Button look="plain" onClick={() => setAll(true)}>
          All {said.length} lines
        </Button>
      )}
      <input
        type="text"
        aria-label="A line to say"
        placeholder="A line to say"
        maxLength={LONGEST}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">Say</Button>
    </form>
  );
}
