import './error-page.css';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../../store/device/last-error.ts';
import { Button } from '../../kit/Button.tsx';
import type { ReportedGame } from '../../play/reported-game.ts';
import { ReportFault } from './ReportFault.tsx';

interface ErrorPageProps {
  /** What was thrown while the page was drawn. */
  error: unknown;
  /** Whether the game on the table is kept on this device; null without a game. */
  game: keyof typeof GAME | null;
  /** The game as a report of the fault needs it. */
  reported: () => ReportedGame | null;
  retry: () => void;
  saveRecord: () => void;
  leave: () => void;
}

const GAME = {
  saved: 'The game is not lost: it is as it was after the last order, and saved on this device.',
  unsaved: 'The game is as it was after the last order, but not saved on this device: save its record first.',
  served: 'The game is not lost: the server keeps it, as it was after the last order.',
  linked: 'The game is still in its link, and nothing of it is saved on this device.',
} as const;

/** Shown when drawing fails: the error, whether the game is saved, and what the player can do. */
export function ErrorPage({ error, game, reported, retry, saveRecord, leave }: ErrorPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <main className="stack gap-4 error-page">
      <h1 ref={heading} tabIndex={-1}>
        This page could not be drawn
      </h1>
      <p>{game ? GAME[game] : 'Games that were begun before are still on this device.'}</p>
      <div className="row error-page-ways">
        <Button look="primary" onClick={retry}>
          Try again
        </Button>
        {game && game !== 'served' && <Button onClick={saveRecord}>Save the record as a file</Button>}
        <Button onClick={leave}>Back to the start</Button>
        <ReportFault game={reported} />
      </div>
      <p className="error-page-cause">
        {game && 'The record holds both sides, with everything hidden. '}
        What went wrong, in the program’s own words: {messageOf(error)}
      </p>
    </main>
  );
}
