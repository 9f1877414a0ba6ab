import { type KeyboardEvent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../../store/device/preferences.ts';
import type { CommandId } from '../../commands/all.ts';
import { chordText, learnLayout } from '../../commands/chords.ts';
import { chosenChords, pressedFor } from '../../commands/command.ts';
import { CHANGEABLE, changeKey, checkKey, checkRestored } from '../../commands/key-changes.ts';
import { Button } from '../../kit/Button.tsx';
import { Tick } from '../../kit/Tick.tsx';

interface KeyChoiceProps {
  line: (typeof CHANGEABLE)[number];
  /** A key is being pressed for it. */
  isAsked: boolean;
  onAsk: (id: CommandId | null) => void;
  onSay: (words: string) => void;
}

/** One line of the table of keys, with what changes it. */
function KeyChoice({ line, isAsked, onAsk, onSay }: KeyChoiceProps) {
  const { id, label } = line;
  const choice = useStore(preferences);
  const own = choice.keys[id] !== undefined;
  const chords = chosenChords(line, choice);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isAsked || event.key === 'Tab' || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    const chord = pressedFor(line, event.nativeEvent);
    if (chord === null) return;
    if (chord === 'Escape') return onAsk(null);
    const why = checkKey(id, chord, choice);
    onSay(why ?? `${chordText(chord, line.byPlace)}: ${label}.`);
    if (why !== null) return;
    changeKey(id, chord);
    onAsk(null);
  };

  const restore = () => {
    const why = checkRestored(id, choice);
    onSay(why ?? '');
    if (why === null) changeKey(id, null);
  };

  return (
    <div className="stack items-center py-1 leading-125 border-t preferences-key">
      <span>{label}</span>
      <Button
        look="small"
        aria-label={`${label}: ${chords.map((chord) => chordText(chord, line.byPlace)).join(', ') || 'no key'}. Change`}
        aria-pressed={isAsked}
        onClick={() => onAsk(isAsked ? null : id)}
        onKeyDown={onKeyDown}
        onBlur={() => isAsked && onAsk(null)}
      >
        {isAsked
          ? 'Press the new key'
          : chords.length === 0
            ? 'none'
            : chords.map((chord) => <kbd key={chord}>{chordText(chord, line.byPlace)}</kbd>)}
      </Button>
      {own ? (
        <Button look="small" aria-label={`${label}: as at first`} onClick={restore}>
          As at first
        </Button>
      ) : (
        <Button look="small" aria-label={`${label}: no key`} onClick={() => changeKey(id, '')}>
          No key
        </Button>
      )}
    </div>
  );
}

/** [WCAG 2.1.4] Letters as keys: turned off together, or each changed to another. */
export function KeyChoices() {
  const letters = useStore(preferences, (state) => state.letters);
  const [asked, setAsked] = useState<CommandId | null>(null);
  const [said, setSaid] = useState('');
  const [, setLearned] = useState(false);
  useEffect(() => void learnLayout().then(() => setLearned(true)), []);
  return (
    <section aria-label="Keys" className="preferences-keys">
      <h3 className="cap">Keys</h3>
      <Tick checked={letters} onChange={(next) => preferences.setState({ letters: next })}>
        Single letters, digits and signs are keys; what is pressed with Ctrl always is
      </Tick>
      <details>
        <summary className="hit pointer">Change single keys</summary>
        <p role="status" className="bold warn preferences-said">
          {said}
        </p>
        <div className="preferences-list">
          {CHANGEABLE.map((line) => (
            <KeyChoice key={line.id} line={line} isAsked={asked === line.id} onAsk={setAsked} onSay={setSaid} />
          ))}
        </div>
      </details>
    </section>
  );
}
