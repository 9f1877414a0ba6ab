import { type FormEvent, useEffect, useState } from 'react';
import { countCharacters, otherPlayer, plainLine } from '../../engine/index.ts';
import { changeTable, readTable } from '../../store/table/my-tables.ts';
import { LONGEST_LINE } from '../../wire/names.ts';
import { shortName } from '../../words/index.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../kit/Button.tsx';
import { useGame, useTable, useView } from '../play/context.ts';

/** The number of lines that are shown before somebody asks for more. */
const FEW = 2;

/** A line of more characters is shown in part, so that it leaves the map in sight. */
const LONG = 120;

/** Whether what the other says is shown, which is kept with the table. */
function useMuted(): [boolean, (muted: boolean) => void] {
  const id = useTable((state) => state.id);
  const [muted, setMuted] = useState(false);
  useEffect(() => {
    readTable(id).then(
      (mine) => setMuted(mine?.muted ?? false),
      () => undefined,
    );
  }, [id]);
  const mute = (now: boolean) => {
    setMuted(now);
    changeTable(id, { muted: now }).catch(() => undefined);
  };
  return [muted, mute];
}

/** What the players say to each other, as plain text. */
export function Talk() {
  const { table } = useGame();
  const said = useTable(({ screens }) => screens?.said);
  const seat = useTable(({ screens }) => screens?.seat ?? null);
  const names = useTable(({ settings }) => settings);
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const [muted, mute] = useMuted();
  const count = said?.length ?? 0;
  useEffect(() => {
    if (count > 0) table.screens?.hearAll();
  }, [table, count]);
  if (!said || seat === null) return null;
  const shown = all ? said : said.slice(-FEW);
  const other = shortName(names, otherPlayer(seat));
  const line = plainLine(text).trim();
  const over = countCharacters(line) - LONGEST_LINE;
  if (muted) {
    return (
      <p className="row line gap-2 gap-y-1 screens-talk">
        <span className="muted">Talk is switched off.</span>
        <Button look="plain" onClick={() => mute(false)}>
          Hear {other} again
        </Button>
      </p>
    );
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (line === '' || over > 0) return;
    void table.screens?.say(line).then((went) => went && setText(''));
  };
  return (
    <form className="row line gap-2 gap-y-1 screens-talk" onSubmit={onSubmit} aria-label="Talk">
      <ul className="break" aria-live="polite">
        {shown.map((spoken, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={nth} className={!all && spoken.text.length > LONG ? 'clip screens-long' : undefined}>
            <SideMark side={spoken.seat} size={16} title={shortName(names, spoken.seat)} /> {spoken.text}
          </li>
        ))}
      </ul>
      {(said.length > FEW || shown.some(({ text: spoken }) => spoken.length > LONG)) && (
        <Button look="plain" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show less' : said.length > FEW ? `All ${said.length} lines` : 'Show it whole'}
        </Button>
      )}
      <input
        type="text"
        aria-label="A line to say"
        placeholder="Say something, seen by both"
        aria-invalid={over > 0}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      {over > 0 && (
        <span role="status">
          {over} too many: a line has at most {LONGEST_LINE} characters.
        </span>
      )}
      <Button type="submit">Say</Button>
      <Button look="plain" onClick={() => mute(true)}>
        Switch talk off
      </Button>
    </form>
  );
}

/** Talk shares the drawer with what happened; the way there says what is new. */
export function TalkNews() {
  const { view } = useGame();
  const fresh = useTable(({ screens }) => (screens ? screens.said.length - screens.heard : 0));
  const isOpen = useView(({ drawer }) => drawer === 'events');
  if (isOpen) return null;
  return (
    <Button look="plain" onClick={() => view.set({ drawer: 'events' })}>
      {fresh > 0 ? `Talk, ${fresh} new` : 'Say something'}
    </Button>
  );
}
