import './screens.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import { plainName } from '../../engine/index.ts';
import type { Called, CallTrouble } from '../../store/table/calls.ts';
import type { MyTable } from '../../store/table/my-tables.ts';
import { Button } from '../kit/Button.tsx';
import { addressNow } from '../kit/location.ts';
import { comeToTable } from '../pages/pages.ts';
import { callTroubleText } from './call-words.ts';

interface SitDownFormProps {
  /** What the button says. */
  button: string;
  /** Asks the server for a table or a seat, under this name. */
  ask: (name: string) => Promise<Called<MyTable>>;
  children: ReactNode;
}

/** The name somebody sits down under, and the button that leads to the table. */
export function SitDownForm({ button, ask, children }: SitDownFormProps) {
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<CallTrouble | null>(null);
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const asked = await ask(name.trim());
    setBusy(false);
    if (!asked.ok) return setTrouble(asked.why);
    // A link to a seat is of no more use in the browser's history.
    await comeToTable(asked.value.table, addressNow().place.at === 'screens' ? 'replace' : 'push');
  };
  return (
    <form className="stack gap-3 screens-form" onSubmit={(event) => void onSubmit(event)}>
      {children}
      <label>
        <span className="cap">Your name</span>
        <input
          type="text"
          value={name}
          maxLength={24}
          autoComplete="off"
          placeholder="Name, if you like"
          onChange={({ target }) => setName(plainName(target.value))}
        />
      </label>
      {trouble && <p role="alert">{callTroubleText(trouble)}</p>}
      <Button type="submit" look="primary" aria-disabled={busy}>
        {button}
      </Button>
    </form>
  );
}
