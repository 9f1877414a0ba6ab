import './dialogs.css';
import { useEffect, useState } from 'react';
import { LINES } from '../../commands/all.ts';
import { chordText, learnLayout } from '../../commands/chords.ts';
import { chordsOf, type KeyLine, type KeyPlace } from '../../commands/command.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';

const PLACES: Readonly<Record<KeyPlace, string>> = {
  orders: 'Orders',
  looking: 'Looking about',
  asking: 'Asked, and said aloud',
  page: 'Anywhere',
  map: 'On the map',
  replay: 'In a replay',
  handbook: 'In the handbook',
  lesson: 'In a lesson',
};

/** What has no key at first stands there once it was given one. */
const isListed = (line: KeyLine): boolean => line.keys.length > 0 || chordsOf(line).length > 0;

const places = [...new Set(LINES.map(({ place }) => place))];

/** Every key of the program, and what has got one. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [, setLearned] = useState(false);
  useEffect(() => void learnLayout().then(() => setLearned(true)), []);
  return (
    <Dialog title="Keys" onClose={onClose} wide>
      <p className="muted">
        Letters work wherever no text is being typed. Those of the orders lie on the keyboard as the orders lie in the
        dock. They can be changed under Preferences.
      </p>
      <div className="mt-4 keys">
        {places.map((place) => (
          <section key={place} className="keys-place" aria-label={PLACES[place]}>
            <h3 className="mb-1h cap">{PLACES[place]}</h3>
            <dl>
              {LINES.filter((line) => line.place === place && isListed(line)).map((line) => (
                <div className="stack items-baseline gap-3 py-1 border-t" key={line.id}>
                  <dt className="row gap-1">
                    {chordsOf(line).map((chord) => (
                      <kbd key={chord}>{chordText(chord, line.byPlace)}</kbd>
                    ))}
                  </dt>
                  <dd>{line.label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="dialog-buttons">
        <Button look="primary" onClick={onClose}>
          Back to the table
        </Button>
      </div>
    </Dialog>
  );
}
