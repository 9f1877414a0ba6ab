import './dialogs.css';
import { useEffect, useState } from 'react';
import { Button } from '../elements/Button.tsx';
import { Dialog } from '../elements/Dialog.tsx';
import { chordText, learnLayout } from '../keys/chords.ts';
import { chordsOf, KEYS, type KeyPlace } from '../keys/keys.ts';

const PLACES: Readonly<Record<KeyPlace, string>> = {
  orders: 'Orders',
  looking: 'Looking about',
  page: 'Anywhere',
  map: 'On the map',
  replay: 'In a replay',
  handbook: 'In the handbook',
  lesson: 'In a lesson',
};

const places = [...new Set(KEYS.map(({ place }) => place))];

/** Every key of the program that does something now. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [, setLearned] = useState(false);
  useEffect(() => void learnLayout().then(() => setLearned(true)), []);
  return (
    <Dialog title="Keys" onClose={onClose} wide>
      <p className="muted">Letters work wherever no text is being typed. They can be changed under Preferences.</p>
      <div className="keys">
        {places.map((place) => (
          <section key={place} className="keys-place" aria-label={PLACES[place]}>
            <h3 className="cap">{PLACES[place]}</h3>
            <dl>
              {KEYS.filter((line) => line.place === place).map(({ id, does }) => (
                <div key={id}>
                  <dt>
                    {chordsOf(id).map((chord) => (
                      <kbd key={chord}>{chordText(chord)}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
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
