import './coach-line.css';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Comment, createCoach } from '../../lessons/coach/index.ts';
import { noteLearning, preferences } from '../../store/device/preferences.ts';
import type { Seat } from '../../store/seat/seat.ts';
import type { TableStore } from '../../store/table/table-state.ts';
import { Button } from '../elements/Button.tsx';
import { useGame, useTable, useView } from '../session/context.ts';
import { CoachText } from './CoachText.tsx';

/** What the coach has to say on a position; both are null where that is nothing. */
interface Comments {
  news: Comment | null;
  decision: Comment | null;
}

const NOTHING: Comments = { news: null, decision: null };

/** Notes that the game at the end of the lessons has been played, if it is this one. */
function noteLearned(id: string): void {
  const { game, done } = preferences.getState().learning;
  if (id === game) noteLearning({ done: [...new Set([...done, 'showdown'])] });
}

/** Lets a coach comment on a game from now on; returns the function that stops him. */
function listen({ state, advice }: TableStore, tell: (comments: Comments) => void): () => void {
  const coach = createCoach();
  let heard = state.getState().log.length;
  let before: Seat | null = null;
  const comment = async () => {
    const { id, seat, log, screen } = state.getState();
    if (!seat || screen !== 'table' || seat === before) return;
    before = seat;
    const events = log.slice(Math.min(heard, log.length)).map(({ event }) => event);
    // News are what has happened since the player last decided, also if the other side has given several orders since.
    if (seat.toAct) heard = log.length;
    if (seat.stage === 'over') noteLearned(id);
    const news = coach.news(seat, events);
    const isPlanned = seat.toAct && (seat.stage === 'command' || seat.stage === 'fire');
    if (isPlanned) tell({ news, decision: null });
    // He speaks from the plan that a hint would show, and so the two never disagree.
    const hint = isPlanned ? await advice.hint() : null;
    if (seat === before) tell({ news, decision: coach.decision(seat, hint?.plan.orders ?? []) });
  };
  void comment();
  const stop = state.subscribe(comment);
  return () => {
    before = null;
    stop();
  };
}

/**
 * One line above the table: what has just happened and why, then what matters now. There is one adviser at a time: while a
 * hint lies open the coach leaves the decision to it. Of the past, and when all is over, he does not speak.
 */
export function CoachLine() {
  const { table } = useGame();
  const isSilent = useStore(preferences, ({ learning }) => learning.silent);
  const [comments, setComments] = useState(NOTHING);
  /** The comments of which the news have been read. */
  const [read, setRead] = useState<Comments | null>(null);
  useEffect(() => (isSilent ? undefined : listen(table, setComments)), [table, isSilent]);
  // What the other side has done is commented on when it has been seen.
  const actions = useTable((state) => state.actions);
  const isWatching = useView(({ shownAt }) => shownAt !== null && shownAt < actions);
  const isPast = useView(({ replayAt }) => replayAt !== null);
  const isHinted = useView(({ counsel }) => counsel?.kind === 'hint' && counsel.at === actions);
  const isOver = useTable(({ seat }) => seat?.stage === 'over');
  const { news, decision: advice } = isSilent || isWatching || isPast ? NOTHING : comments;
  const decision = isHinted ? null : advice;
  const isNews = news !== null && read !== comments;
  const line = isNews ? news.line : decision?.line;
  if (!line && (isPast || isOver)) return null;
  return (
    <div className="line coach" data-part="coach-line">
      <p role="status" className={line ? 'coach-words' : 'coach-words muted'}>
        <span className="cap">Coach</span>{' '}
        {line ? <CoachText text={line} /> : isSilent ? 'is silent' : 'has nothing to add here'}
      </p>
      {isNews && decision && <Button onClick={() => setRead(comments)}>And now?</Button>}
      <Button look="plain" onClick={() => noteLearning({ silent: !isSilent })}>
        {isSilent ? 'Let it speak' : 'Silence it'}
      </Button>
    </div>
  );
}
