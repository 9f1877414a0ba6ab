import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../store/device/preferences.ts';
import type { Damage } from '../../store/saved/rows.ts';
import type { TableLine } from '../../store/table/table-state.ts';
import { rejectionText } from '../../words/index.ts';
import { printAddress } from '../kit/address.ts';
import { Button } from '../kit/Button.tsx';
import { useGame, useTable } from '../play/context.ts';
import { Rule } from '../play/Rules.tsx';
import { recordFile, saveRecord } from '../play/save-record.ts';
import { playSounds } from '../play/sound.ts';
import { tryAnotherWay } from '../play/try-another-way.ts';
import { Note } from './Note.tsx';
import { SoundNote } from './SoundNote.tsx';

const isRead = () => preferences.setState({ newKeys: false });

/** Said once to somebody who knows the keys of an older program, where there are keys. */
export function KeysNote() {
  const { view } = useGame();
  const isNew = useStore(preferences, ({ newKeys, letters }) => newKeys && letters);
  if (!isNew || window.matchMedia('(hover: none)').matches) return null;
  const open = () => {
    isRead();
    view.set({ dialog: 'keys' });
  };
  return (
    <Note>
      <span>The keys have moved: they lie as the orders do in the dock. Next target V, next unit N, handbook F1.</span>
      <Button onClick={open}>All keys</Button>
      <Button onClick={isRead}>Good</Button>
    </Note>
  );
}

/** One press turns sounds on, and lets one of them be heard; nobody looks for them in the preferences. */
function SoundOn() {
  const sound = useStore(preferences, (state) => state.sound);
  const told = useStore(preferences, (state) => state.soundTold);
  const ring = () => {
    preferences.setState({ sound: true, soundTold: '' });
    playSounds('turn');
  };
  return sound || told !== null ? null : <Button onClick={ring}>Sounds on</Button>;
}

/** Said in the game in which a phase has played itself for the first time, until it is read. */
function IdleNote() {
  const isHere = useTable(({ id }) => id);
  const told = useStore(preferences, ({ idleTold }) => idleTold);
  if (told !== isHere) return null;
  return (
    <Note>
      <span>A phase in which you had nothing to decide has played itself. All such phases will.</span>
      <Button onClick={() => preferences.setState({ idleTold: '' })}>Good</Button>
      <Button onClick={() => preferences.setState({ idleTold: '', idlePlay: 'never' })}>I end them myself</Button>
      <SoundOn />
    </Note>
  );
}

const FAILURES = {
  full: 'The disk is full: the game goes on, but what you play from here on is not kept. Make room, or save the record as a file.',
  unavailable:
    'This browser does not keep the game: it goes on, but it is gone with the tab. Save the record as a file.',
  newer:
    'A newer version of the program keeps the games here: this one cannot add to them. Load the page again to get it; save the record as a file.',
  elsewhere: 'This game has gone on in another tab; what is shown here is older.',
  emptied: 'What was kept of this game is gone from this device. It goes on; save the record as a file.',
  silent:
    'This browser does not answer when the game is to be kept: it goes on, and is kept as soon as the browser answers. Save the record as a file.',
} as const;

const DAMAGES = {
  missing: 'is missing',
  unreadable: 'cannot be read',
  changed: 'is not what was written',
  refused: 'is against the rules of this program',
} as const;

/** Goes on with the game on the table as a game of its own; the second click of a double one would make two. */
function CopyButton({ children }: { children: ReactNode }) {
  const { table, openRecord } = useGame();
  return <Button onClick={({ detail }) => detail < 2 && void recordFile(table).then(openRecord)}>{children}</Button>;
}

/** A saved game of which a part is damaged: what is left of it can be looked at, saved, and gone on with as another. */
function DamageNote({ damage: { sound, of, why } }: { damage: Damage }) {
  const { table } = useGame();
  return (
    <Note warning>
      <span>
        This game is damaged on this device: its line {sound + 1} of {of} {DAMAGES[why]}. You see it as it was before
        that; nothing here has been changed.
      </span>
      <Button onClick={() => void saveRecord(table)}>Save what is left</Button>
      <CopyButton>Go on from here, as a new game</CopyButton>
    </Note>
  );
}

/** The game on the table is tried beside another, to which this leads back: where the two part. */
function LineNote({ line }: { line: TableLine }) {
  const game = useGame();
  const name = useTable(({ settings }) => settings.name);
  const back = printAddress({ place: { at: 'game', id: line.game, order: line.at }, rules: null });
  return (
    <Note>
      <span>
        <b>{name}</b>: another way, tried beside {line.of || 'the game'}, which stays as it is.
      </span>
      <a className="button" href={back}>
        To the game
      </a>
      <Button onClick={() => tryAnotherWay(game)}>Lines, compare</Button>
    </Note>
  );
}

/** Whatever must be said beside the game, in one line each, the most important first. */
export function TableNotes({ notice }: { notice: ReactNode }) {
  const { table, takeOver } = useGame();
  const { failure, state } = useTable(({ saving }) => saving);
  const linked = state === 'linked';
  const readOnly = useTable((state) => state.readOnly);
  const damage = useTable((state) => state.damage);
  const line = useTable((state) => state.line);
  const refusal = useTable((state) => state.refusal);
  const needsDie = useTable((state) => state.needsDie);
  return (
    <section className="notes" data-part="notices" aria-label="Notices">
      <div role="status">
        {failure && <Note warning>{FAILURES[failure]}</Note>}
        {damage && <DamageNote damage={damage} />}
        {line && !damage && <LineNote line={line} />}
        {linked && (
          <Note>
            <span>This game came in a link. Nothing of it is saved on this device before you keep a copy.</span>
            <CopyButton>Keep a copy</CopyButton>
          </Note>
        )}
        {readOnly && !damage && !linked && (
          <Note warning>
            <span>This game is open in another tab; here it can only be looked at.</span>
            <Button onClick={() => takeOver(table.state.getState().id)}>Play it here</Button>
          </Note>
        )}
        {refusal && needsDie === null && (
          <Note warning>
            <span>
              Not possible: {rejectionText(refusal)} <Rule id={refusal.rule} />
            </span>
          </Note>
        )}
      </div>
      {notice}
    </section>
  );
}

/** What the page offers once and can wait: it comes after what the adviser says. */
export function OnceNotes() {
  return (
    <section className="notes" aria-label="Offers">
      <KeysNote />
      <IdleNote />
      <SoundNote />
    </section>
  );
}
