import './dialogs.css';
import { Button } from '../elements/Button.tsx';
import { Dialog } from '../elements/Dialog.tsx';
import { KEYS } from './keys.ts';

/** Every key of the table. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <p className="muted">Letters work wherever no text is being typed.</p>
      <dl className="keys">
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-buttons">
        <Button look="primary" onClick={onClose}>
          Back to the table
        </Button>
      </div>
    </Dialog>
  );
}
