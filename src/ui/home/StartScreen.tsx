import './start.css';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../store/device/preferences.ts';
import { mayHaveTables } from '../../store/device/tables-here.ts';
import { type DialogPage, PAGE } from '../commands/page.ts';
import { useKeys } from '../commands/useKeys.ts';
import { printAddress, rulesLink } from '../kit/address.ts';
import { Button } from '../kit/Button.tsx';
import { LatePart, late } from '../kit/late.tsx';
import { goToPlace } from '../kit/location.ts';
import { RecordInput } from '../kit/RecordInput.tsx';
import { openFile } from '../pages/bring-in.ts';
import { exportAll } from '../pages/shelf-care.ts';
import { pages } from '../pages/state.ts';
import { LazyPreferences } from '../table/dialogs/lazy.tsx';
import { ReportDialog } from '../table/dialogs/ReportFault.tsx';
import { ContinueList } from './ContinueList.tsx';
import { PageNotes } from './PageNotes.tsx';
import { Scenarios } from './Scenarios.tsx';
import { StartPalette } from './StartPalette.tsx';

/** Games that somebody has saved as a file, or passed on as a link; without a list of games also the way to save the rest. */
function OpenRecord() {
  const input = useRef<HTMLInputElement>(null);
  const isListed = useStore(pages, ({ games }) => games !== null && games.length > 0);
  return (
    <section className="open-record" aria-labelledby="open-record">
      <h2 id="open-record">Open a record</h2>
      <p className="muted">
        A saved game as a file, to go on with, look at again or try another way; or everything of another device. Drop
        files anywhere on this page, or paste a record or a link to a game or a battle.
      </p>
      <Button onClick={() => input.current?.click()}>Choose a file</Button>
      {!isListed && <Button onClick={() => void exportAll()}>Save everything as one file</Button>}
      <RecordInput ref={input} onFile={(file) => void openFile(file)} />
    </section>
  );
}

const toLessons = () => goToPlace({ at: 'learn', lesson: null });

/** The way to the lessons: the first thing for a newcomer; who has begun them finds a quiet line. */
function LearnFirst() {
  const hasLearned = useStore(preferences, ({ learning }) => learning.done.length > 0);
  if (hasLearned) {
    return (
      <p className="start-learn-line">
        <Button look="plain" onClick={toLessons}>
          Learn the game
        </Button>
      </p>
    );
  }
  return (
    <section className="row line gap-3 card start-learn" aria-labelledby="learn">
      <div>
        <h2 id="learn">New here?</h2>
        <p>Six short lessons on the real table, then a game with advice. Half an hour.</p>
      </div>
      <Button look="primary" onClick={toLessons}>
        Learn the game
      </Button>
    </section>
  );
}

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
