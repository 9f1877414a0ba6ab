import './screens.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { findScenario } from '../../scenarios/index.ts';
import { lookAt } from '../../store/table/calls.ts';
import { keepTable, type MyTable, readTable } from '../../store/table/my-tables.ts';
import type { LookAnswer } from '../../wire/calls.ts';
import type { PageAddress } from '../kit/address.ts';
import { Button } from '../kit/Button.tsx';
import { comeToTable, leave } from '../pages/pages.ts';
import { BringGame } from './BringGame.tsx';
import { callTroubleText } from './call-words.ts';
import { MailAnswer } from './MailAnswer.tsx';
import { SeatHere } from './SeatHere.tsx';
import { battleTitle } from './sides.ts';
import { TakeSeat } from './TakeSeat.tsx';

/** Where a watcher's link leads: to the table, which is kept with one's own, or to the seat that this browser has there. */
export function WatchTable({ table, watch }: { table: string; watch: string }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [here, setHere] = useState<MyTable | null>(null);
  useEffect(() => {
    const come = async () => {
      const known = await readTable(table).catch(() => undefined);
      if (known && known.key !== null) return setHere(known);
      if (known) return void comeToTable(table, 'replace');
      const seen = await lookAt(table, { watch });
      if (!seen.ok) return setTrouble(callTroubleText(seen.why));
      const { scenario, commitment } = seen.value as LookAnswer;
      const title = battleTitle(typeof scenario === 'string' ? findScenario(scenario) : scenario);
      const watched = { table, key: null, seat: null, title, created: Date.now(), commitment, watch, unanswered: [] };
      await keepTable(watched);
      await comeToTable(table, 'replace');
    };
    come().catch(() => setTrouble('The table could not be opened. Load the page again.'));
  }, [table, watch]);
  if (here) return <SeatHere mine={here} />;
  return trouble ? <p role="alert">{trouble}</p> : <p role="status">The server is asked for the table.</p>;
}

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
    <main className="stack justify-center justify-start gap-4 px-4 py-5 screens-page">
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
