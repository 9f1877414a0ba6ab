import { useState } from 'react';
import { answerMail } from '../../store/table/calls.ts';
import { Button } from '../kit/Button.tsx';
import { callTroubleText } from './call-words.ts';

const WAYS = {
  confirm: {
    asks: 'This server mails you when it is your turn at a table and you are away: once a turn, until you end it.',
    button: 'Yes, mail me',
    done: 'You are mailed from now on. Every mail has a link that ends them.',
  },
  end: {
    asks: 'No more mails come about this table, and the address is deleted.',
    button: 'No more mails',
    done: 'No more mails come, and the address is deleted.',
  },
} as const;

/** Where the links of mails lead: a program that only looks at a link changes nothing by it. */
export function MailAnswer({ table, word, way }: { table: string; word: string; way: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const what = way === 'end' ? 'end' : 'confirm';
  const { asks, button, done } = WAYS[what];
  const answer = async () => {
    const answered = await answerMail(table, what, { word });
    setSaid(answered.ok ? done : callTroubleText(answered.why));
  };
  if (said !== null) return <p role="status">{said}</p>;
  return (
    <>
      <p>{asks}</p>
      <Button look="primary" onClick={() => void answer()}>
        {button}
      </Button>
    </>
  );
}
