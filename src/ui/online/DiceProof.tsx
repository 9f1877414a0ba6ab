import { useMemo, useState } from 'react';
import type { DiceProof as Proof } from '../../engine/index.ts';
import { checkDice } from '../../game/dice-proof.ts';
import { count } from '../../words/index.ts';
import { Button } from '../kit/Button.tsx';
import { Copied, type CopyOutcome, copyText } from '../kit/Copied.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useGame, useTable } from '../play/context.ts';

interface ProvenProps {
  /** What it is, with a capital letter. */
  name: string;
  text: string;
}

/** Something that the dice are checked by, whole, to be copied. */
function Proven({ name, text }: ProvenProps) {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  return (
    <div className="stack gap-1h min-w-0">
      <span className="cap">{name}</span>
      <div className="row line">
        <code className="min-w-0 small break screens-number">{text}</code>
        <Button
          look="small"
          aria-label={`Copy: ${name}`}
          onClick={() => void copyText(text, 'Copied.').then(setOutcome)}
        >
          Copy
        </Button>
      </div>
      <Copied outcome={outcome} />
    </div>
  );
}

/** The fingerprint of what the dice follow from, as every player and watcher is shown it before the first die. */
export const Fingerprint = ({ commitment }: { commitment: string }) => (
  <Proven name="Fingerprint of the dice (SHA-256)" text={commitment} />
);

/** How any other program checks a die: two lines for a shell, of which the first prints the fingerprint. */
export const checkedElsewhere = ({ table, secret, nonces: [one, two], from }: Proof): string =>
  [
    `printf ${secret} | xxd -r -p | sha256sum`,
    `printf 'deltavee 1 ${table} ${from} 0 ${one} ${two}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:${secret}`,
  ].join('\n');

/** The secret, now that the game is over, and how to check every die by it without this program. */
function Secret({ proof }: { proof: Proof }) {
  return (
    <>
      <Proven name="Secret of the server" text={proof.secret} />
      <Proven name="Number of player 1" text={proof.nonces[0]} />
      <Proven name="Number of player 2" text={proof.nonces[1]} />
      <p>
        To check it without this program: the SHA-256 of the secret’s 32 bytes is the fingerprint. A die is the
        HMAC-SHA-256, with those bytes as key, of the words “deltavee 1”, the table, the number of the die, 0 and the
        two numbers. The first byte below 250 counts: its remainder by ten, and 1 more, is what fell. Were there none,
        the 0 would be a 1. These two lines do it for die {proof.from}; the dice of a game are numbered from 0.
      </p>
      <Proven name="For a shell" text={checkedElsewhere(proof)} />
    </>
  );
}

/** Whether the dice of a game that is over follow from the secret whose fingerprint was shown. */
export function useVerdict(shown: string | undefined): string {
  const { table } = useGame();
  return useMemo(() => {
    const record = table.record();
    const check = checkDice(record);
    if (!check.ok) return `The dice could not be checked: ${check.message}.`;
    if (record.dice.proof?.commitment !== shown) return 'The fingerprint is not the one shown at the start.';
    if (check.dice === 0) return 'No die has fallen at this table.';
    return check.dice === 1
      ? 'The one die follows from the secret whose fingerprint was shown before it fell.'
      : `All ${check.dice} dice follow from the secret whose fingerprint was shown before they fell.`;
  }, [table, shown]);
}

/** Whether the dice are right, and the way to all that shows it. */
export function DiceCheckPanel({ commitment }: { commitment: string }) {
  const { view } = useGame();
  return (
    <p>
      {useVerdict(commitment)}{' '}
      <Button look="plain" onClick={() => view.set({ dialog: 'dice' })}>
        How to check them
      </Button>
    </p>
  );
}

function Ended({ commitment }: { commitment: string }) {
  const { table } = useGame();
  const { proof } = table.record().dice;
  return (
    <>
      <p role="status">{useVerdict(commitment)}</p>
      {proof && <Secret proof={proof} />}
    </>
  );
}

/** What the dice of a table follow from, for both players and one who watches. */
export function DiceDialog({ commitment, hasRecord }: { commitment: string; hasRecord: boolean }) {
  const { view } = useGame();
  const fallen = useTable(({ seat }) => seat?.view.rolls.length ?? 0);
  const close = () => view.set({ dialog: null });
  return (
    <Dialog title="The dice of this table" onClose={close}>
      <div className="stack gap-3">
        <p>
          The server rolls them: they follow from a secret that it drew before the game and from a number of each
          player. It showed this fingerprint of the secret first, so that it can choose no die later. A server that
          plays together with one of the sides is not kept out by that.
        </p>
        <Fingerprint commitment={commitment} />
        {hasRecord ? (
          <Ended commitment={commitment} />
        ) : (
          <p>
            {fallen === 0 ? 'No die has' : count(fallen, 'die has', 'dice have')} fallen so far. When the game is over
            the secret and both numbers stand here, with how to check every die, also without this program.
          </p>
        )}
      </div>
      <div className="dialog-buttons">
        <Button look="primary" onClick={close}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
