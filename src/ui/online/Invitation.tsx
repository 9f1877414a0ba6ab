import { type ReactNode, useState } from 'react';
import { codeViewBox, squareCode } from '../../sheet/paper/index.ts';
import type { MyTable } from '../../store/table/my-tables.ts';
import { printAddress, type ScreensWay } from '../kit/address.ts';
import { Button } from '../kit/Button.tsx';
import { Copied, type CopyOutcome, copyText } from '../kit/Copied.tsx';
import { Fingerprint } from './DiceProof.tsx';

/** Whether this browser has a way of its own to pass a link on. */
export function canShare(): boolean {
  try {
    return typeof navigator.share === 'function';
  } catch {
    return false;
  }
}

/** Has the browser pass a link on; where it refuses, the link is copied. Nothing is said of a person who stops it. */
export async function shareLink(title: string, url: string): Promise<CopyOutcome> {
  try {
    await navigator.share({ title, url });
    return null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    return copyText(url, 'The browser does not share it: the link is copied.');
  }
}

/** A link as a code that a phone reads: black on white in every theme. */
function LinkCode({ text }: { text: string }) {
  const code = squareCode(text);
  return (
    <svg className="screens-code" viewBox={codeViewBox(code)} role="img" aria-label="The link as a code">
      <path d={code.path} />
    </svg>
  );
}

interface LinkWaysProps {
  /** What the link is, for who passes it on. */
  title: string;
  link: string;
  /** What stands below it. */
  children?: ReactNode;
}

/** A link with the ways to pass it on that this browser has. */
export function LinkWays({ title, link, children }: LinkWaysProps) {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  return (
    <div className="row items-start gap-3">
      <LinkCode text={link} />
      <div className="stack screens-ways">
        <input type="text" aria-label={title} readOnly value={link} onFocus={({ target }) => target.select()} />
        <Button onClick={() => void copyText(link, 'The link is copied.').then(setOutcome)}>Copy the link</Button>
        {canShare() && <Button onClick={() => void shareLink(title, link).then(setOutcome)}>Share it</Button>}
        <Copied outcome={outcome} />
        {children}
      </div>
    </div>
  );
}

const isPlain = (): boolean => location.protocol === 'http:' && !window.isSecureContext;

/** The address of a way to a table; what it proves stands behind the `#`, which no server is sent. */
export const wayLink = (way: ScreensWay, words: readonly string[]): string =>
  new URL(printAddress({ place: { at: 'screens', way, words }, rules: null }), location.href).href;

/** The words of an invitation that has not been taken; null where there is none. */
export function invitationOf({ table, invitation, choice }: MyTable): readonly string[] | null {
  if (choice) return [table, choice[1], choice[2]];
  return invitation === undefined ? null : [table, invitation];
}

interface InvitationProps {
  words: readonly string[];
  /** The fingerprint of the secret of the dice. */
  commitment: string;
  /** Anybody who comes chooses a side. */
  isChoice: boolean;
  /** The program sits there until somebody comes. */
  isStandIn?: boolean;
}

/** What becomes of the link when somebody takes a seat by it. */
function linkNote({ isChoice, isStandIn }: Omit<InvitationProps, 'words' | 'commitment'>): string {
  if (isStandIn) return 'Anybody who takes the seat by this link plays on from there in the program’s place.';
  return isChoice
    ? 'The first person to take a side by this link plays it, and you get the other one; then the link is void.'
    : 'The other seat is free. The first person to take it by this link has it; then the link is void.';
}

/** The link to the other seat, for a table that waits for a player. */
export function Invitation({ words, commitment, ...kind }: InvitationProps) {
  return (
    <section className="stack gap-3 screens-invitation" aria-label="Invitation">
      <p>
        {linkNote(kind)} You may close the page: the table stands on the start screen.{' '}
        <span className="muted">
          The person who runs this server could look into the game.
          {isPlain() && ' The connection is not encrypted: others on this network could read along.'}
        </span>
      </p>
      <LinkWays title="Invitation to DeltaVee" link={wayLink('take', words)}>
        <Fingerprint commitment={commitment} />
      </LinkWays>
    </section>
  );
}
