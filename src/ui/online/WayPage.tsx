import './screens.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PageAddress } from '../kit/address.ts';
import { Button } from '../kit/Button.tsx';
import { leave } from '../pages/pages.ts';
import { BringGame } from './BringGame.tsx';
import { MailAnswer } from './MailAnswer.tsx';
import { TakeSeat } from './TakeSeat.tsx';
import { WatchTable } from './WatchTable.tsx';

type Way = Pick<Extract<PageAddress, { at: 'screens' }>, 'way' | 'words'>;

const TITLES: Record<Way['way'], string> = {
  take: 'An invitation',
  watch: 'A game to watch',
  bring: 'On to two screens',
  mail: 'Mails about your turn',
};

function whatIs({ way, words: [table = '', ...shown] }: Way): ReactNode {
  if (way === 'bring') return <BringGame id={table} />;
  if (way === 'mail') return <MailAnswer table={table} word={shown[0] ?? ''} way={shown[1] ?? ''} />;
  if (way === 'watch') return <WatchTable table={table} watch={shown[0] ?? ''} />;
  return <TakeSeat table={table} invitations={shown} />;
}

/** Where a link to a table on a server leads, and where a saved game is taken to one. */
export function WayPage(way: Way) {
  const heading = useRef<HTMLHeadingElement>(null);
  const title = TITLES[way.way];
  useEffect(() => {
    document.title = `${title} - DeltaVee`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <main className="stack gap-4 screens-page">
      <p className="brand">DeltaVee</p>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {whatIs(way)}
      <Button look="plain" onClick={leave}>
        To the start
      </Button>
    </main>
  );
}
