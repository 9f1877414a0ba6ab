import './start.css';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { mayHaveTables } from '../../store/device/tables-here.ts';
import { type DialogPage, PAGE } from '../commands/page.ts';
import { useKeys } from '../commands/useKeys.ts';
import { printAddress, rulesLink } from '../kit/address.ts';
import { Button } from '../kit/Button.tsx';
import { LatePart, late } from '../kit/late.tsx';
import { pages } from '../pages/state.ts';
import { LazyPreferences } from '../table/dialogs/lazy.tsx';
import { ReportDialog } from '../table/dialogs/ReportFault.tsx';
import { ContinueList } from './ContinueList.tsx';
import { LearnFirst } from './LearnFirst.tsx';
import { OpenRecord } from './OpenRecord.tsx';
import { PageNotes } from './PageNotes.tsx';
import { Scenarios } from './Scenarios.tsx';
import { StartPalette } from './StartPalette.tsx';

/** The tables on servers, looked up only where somebody has sat at one. */
const MyTables = late(async () => (await import('../online/MyTables.tsx')).MyTables);

const WORKBENCH = printAddress({ place: { at: 'workbench', part: 'ship', id: null }, rules: null });

const LEARN = printAddress({ place: { at: 'learn', lesson: null }, rules: null });

const PUZZLES = printAddress({ place: { at: 'puzzles', puzzle: null }, rules: null });

/** Where a game is begun, gone on with, or brought along. */
export function StartScreen() {
  const games = useStore(pages, (state) => state.games);
  const isNewcomer = !games || games.length === 0;
  const deleted = useStore(pages, (state) => state.deleted);
  const lost = useStore(pages, (state) => state.lost);
  const durable = useStore(pages, (state) => state.durable);
  const [open, setOpen] = useState<'preferences' | 'palette' | 'fault' | null>(null);
  const at = useMemo<DialogPage>(() => ({ open: setOpen }), []);
  const close = (which: typeof open) => setOpen((now) => (now === which ? null : now));
  const heading = useRef<HTMLHeadingElement>(null);
  // The first picture is the head and the way to the lessons, which answer at once; what stands below comes in the next.
  const isWhole = useDeferredValue(true, false);

  useEffect(() => {
    document.title = 'DeltaVee';
    heading.current?.focus({ preventScroll: true });
  }, []);

  useKeys(PAGE, at);

  return (
    <div className="start">
      <header className="row start-head">
        <h1 className="brand" tabIndex={-1} ref={heading}>
          DeltaVee
        </h1>
        <p className="muted">Spaceship combat by momentum, range and relative velocity</p>
        {!isNewcomer && (
          <a className="button" href={LEARN}>
            Learn the game
          </a>
        )}
        <a className="button" href={rulesLink('')}>
          Handbook
        </a>
        <a className="button" href={WORKBENCH}>
          Workbench
        </a>
        <a className="button" href={PUZZLES}>
          Puzzles
        </a>
        <Button onClick={() => at.open('preferences')}>Preferences</Button>
        {open === 'preferences' && <LazyPreferences onClose={() => close('preferences')} />}
        {open === 'palette' && <StartPalette at={at} onClose={() => close('palette')} />}
      </header>
      <main className="stack gap-5 start-body">
        <div className="start-notes">
          <PageNotes />
        </div>
        {isNewcomer && <LearnFirst />}
        {isWhole && (
          <>
            {mayHaveTables() && (
              <LatePart name="My tables">
                <MyTables />
              </LatePart>
            )}
            {games && <ContinueList games={games} deleted={deleted} lost={lost} durable={durable} />}
            <Scenarios />
            <OpenRecord />
          </>
        )}
      </main>
      {isWhole && (
        <footer className="start-foot">
          <Button look="plain" onClick={() => at.open('fault')}>
            Report a fault
          </Button>
          {open === 'fault' && <ReportDialog game={null} onClose={() => close('fault')} />}
        </footer>
      )}
    </div>
  );
}
