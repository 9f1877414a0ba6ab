import { type FormEvent, useEffect, useState } from 'react';
import { answerMail, askAboutMail, askForMail } from '../../store/table/calls.ts';
import { Button } from '../kit/Button.tsx';

const REFUSALS: Partial<Record<string, string>> = {
  form: 'That is not an address of mail.',
  'too-many': 'This address has been asked often enough today.',
};

/** Mails to the player here when it is their turn and they are away; nothing where the server sends none. */
export function MailMe({ table, shown }: { table: string; shown: string }) {
  const [isOffered, setOffered] = useState(false);
  const [address, setAddress] = useState('');
  const [word, setWord] = useState('');
  useEffect(() => {
    void askAboutMail().then(({ ok }) => setOffered(ok));
  }, []);
  if (!isOffered) return null;
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const asked = await askForMail(table, { key: shown, address: address.trim() });
    if (asked.ok) setWord('A mail is under way: press the link in it, and you are mailed from then on.');
    else setWord(REFUSALS[asked.why] ?? 'The server cannot send the mail just now.');
  };
  const end = async () => {
    const ended = await answerMail(table, 'end', { key: shown });
    setWord(ended.ok ? 'No more mails about this table; the address is deleted.' : 'The server has not done it.');
  };
  return (
    <form className="stack gap-1h screens-form" onSubmit={(event) => void ask(event)}>
      <label>
        <span className="cap">Mail me when it is my turn and I am away</span>
        <input
          type="email"
          required
          maxLength={254}
          value={address}
          autoComplete="email"
          onChange={({ target }) => setAddress(target.value)}
        />
      </label>
      <span className="muted">One mail a turn, each with a link that ends them. Nobody else is shown the address.</span>
      <div className="dialog-buttons">
        <Button type="submit">Mail me</Button>
        <Button look="plain" onClick={() => void end()}>
          No more mails
        </Button>
      </div>
      <p role="status">{word}</p>
    </form>
  );
}
