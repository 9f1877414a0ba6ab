import { useState } from 'react';
import { endOtherKeys, inviteMyDevice } from '../../store/table/invitations.ts';
import type { MyTable } from '../../store/table/my-tables.ts';
import type { ScreensState } from '../../store/table/table-state.ts';
import { waysTitle } from '../commands/game.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useGame } from '../play/context.ts';
import { LinkWays, wayLink } from './Invitation.tsx';
import { MailMe } from './MailMe.tsx';
import { OWN } from './TakeSeat.tsx';

const REFUSED = 'The server has not done it. Try again in a moment.';

/** Links to the table: for those who watch, and for another device of the player here. */
export function Ways({ mine, ways }: { mine: MyTable; ways: ScreensState['ways'] }) {
  const { view } = useGame();
  const [shown, setShown] = useState<{ link: string; isSeat: boolean } | null>(null);
  const [word, setWord] = useState('');
  const { table, key, watch } = mine;
  const carry = async () => {
    const made = key === null ? null : await inviteMyDevice(table, key);
    setWord(made?.ok ? '' : REFUSED);
    if (made?.ok) setShown({ link: wayLink('take', [table, made.value, OWN]), isSeat: true });
  };
  const end = async () => {
    const ended = key !== null && (await endOtherKeys(table, key)).ok;
    setWord(ended ? 'All other devices of this seat, and links nobody has used, are shut out.' : REFUSED);
    setShown(null);
  };
  return (
    <Dialog title={waysTitle(ways)} onClose={() => view.set({ dialog: null })}>
      {shown && (
        <>
          <p>
            {shown.isSeat
              ? 'This link is your seat: anybody who takes it plays for you too. It works once; use it on a device of your own.'
              : 'Anybody with this link sees what neither side hides, and everything at the end; nobody can give orders with it.'}
          </p>
          <LinkWays title={shown.isSeat ? 'Link to your seat' : 'Link to watch'} link={shown.link} />
        </>
      )}
      <p role="status">{word}</p>
      {key !== null && <MailMe table={table} shown={key} />}
      <div className="dialog-buttons">
        {watch !== undefined && (
          <Button onClick={() => setShown({ link: wayLink('watch', [table, watch]), isSeat: false })}>
            Link for watching only
          </Button>
        )}
        {key !== null && <Button onClick={() => void carry()}>Play on another device too</Button>}
        {key !== null && <Button onClick={() => void end()}>Shut out my other devices</Button>}
        <Button look="primary" onClick={() => view.set({ dialog: null })}>
          Close
        </Button>
      </div>
      <p className="muted">The person who runs the server could look into the game.</p>
    </Dialog>
  );
}
