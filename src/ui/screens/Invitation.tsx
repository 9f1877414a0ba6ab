import { useState } from 'react';
import { encode } from 'uqr';
import { printAddress } from '../elements/address.ts';
import { Button } from '../elements/Button.tsx';
import { Copied, type CopyOutcome, copyText } from '../elements/Copied.tsx';

/** A link as a code that a phone reads: black on white in every theme, with four modules of margin. */
function LinkCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="screens-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="The link as a code">
      <path className="screens-code-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={dark.join('')} />
    </svg>
  );
}

interface LinkWaysProps {
  /** What the link is, for who passes it on. */
  title: string;
  link: string;
}

/** A link with the ways to pass it on that this browser has. */
export function LinkWays({ title, link }: LinkWaysProps) {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const mayShare = typeof navigator.share === 'function';
  return (
    <div className="screens-link">
      <LinkCode text={link} />
      <div className="screens-ways">
        <input type="text" aria-label={title} readOnly value={link} onFocus={({ target }) => target.select()} />
        <Button onClick={() => void copyText(link, 'The link is copied.').then(setOutcome)}>Copy the link</Button>
        {mayShare && (
          <Button onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>Share it</Button>
        )}
        <Copied outcome={outcome} />
      </div>
    </div>
  );
}

const isPlain = (): boolean => location.protocol === 'http:' && !window.isSecureContext;

/** The address of an invitation; what it proves stands behind the `#`, which no server is sent. */
const linkOf = (table: string, invitation: string): string =>
  new URL(printAddress({ place: { at: 'invited', table, invitation }, rules: null }), location.href).href;

/** A table that waits for the other player. */
export function Invitation({ table, invitation }: { table: string; invitation: string }) {
  return (
    <section className="trouble is-news screens-invitation" aria-label="Invitation">
      <p>
        The other seat is free. Whoever opens this link first takes it; then it is void.{' '}
        <span className="muted">
          Whoever runs this server could look into the game.
          {isPlain() && ' The connection is not encrypted: others on this network could read along.'}
        </span>
      </p>
      <LinkWays title="Invitation to DeltaVee" link={linkOf(table, invitation)} />
    </section>
  );
}
