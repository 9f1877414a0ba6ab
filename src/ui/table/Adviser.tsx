import './adviser.css';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Action, PartStatus } from '../../engine/index.ts';
import { noteLearning, preferences } from '../../store/device/preferences.ts';
import type { Seat } from '../../store/seat/seat.ts';
import { capital, chanceWords, hitText, ordersText, percentText } from '../../words/index.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { findPart } from '../kit/part.ts';
import {
  isAdvised,
  isEnding,
  mayHint,
  plannedNow,
  turnAdvice,
  turnReasons,
  useAdvice,
  usePlan,
} from '../play/advice.ts';
import { isSame } from '../play/choosing.ts';
import { useGame, useTable, useView } from '../play/context.ts';
import { dangerWords } from '../play/dangers.ts';
import { fireRows } from '../play/fires.ts';
import { adviceOf, type Opportunity, outlookOf, unfinishedOf } from '../play/outlook.ts';
import { laidTogether, layAdvice, mayLay } from './dock/press.ts';

/** Notes that the game at the end of the lessons has been played, if it is this one. */
function useLearned({ stage }: Seat): void {
  const isLearned = useTable(({ id }) => id) === useStore(preferences, ({ learning }) => learning.game);
  useEffect(() => {
    if (!isLearned || stage !== 'over') return;
    noteLearning({ done: [...new Set([...preferences.getState().learning.done, 'showdown'])] });
  }, [isLearned, stage]);
}

const hurts = (status: PartStatus): boolean => status === 'damaged' || status === 'destroyed';

/** [8.8] The last part of an own unit that was damaged since the last own order; nothing if none was. */
function useHit({ player, decider }: Seat): string {
  const log = useTable((state) => state.log);
  const since = useTable((state) => state.since);
  return useMemo(() => {
    const me = player ?? decider;
    const hit = log
      .slice(since)
      .findLast(({ event }) => event.type === 'part-hit' && event.target.startsWith(`${me}`) && hurts(event.status));
    if (hit?.event.type !== 'part-hit') return '';
    const { target, part, podType, status } = hit.event;
    return `${capital(hitText(target, part, podType, status))}.`;
  }, [log, since, player, decider]);
}

/** What is advised for its price is not always the likeliest shot, which has been named with its chance: then it has its own. */
function oddsText(seat: Seat, [order, ...others]: readonly Action[], best: Opportunity | undefined): string {
  if (order?.do !== 'fire' || others.length > 0 || (best?.action && isSame(best.action, order))) return '';
  const odds = fireRows(seat, order.unit, order.from, order.target).find(({ type }) => type === order.type)?.odds;
  return odds ? `, ${percentText(odds.probability)} to hit` : '';
}

/** The greatest danger, the best chance and one advice, from what the seat sees and what an Admiral would do. */
function useWords(seat: Seat) {
  const game = useGame();
  const scenario = useTable((state) => state.scenario);
  useView((state) => state.plan);
  const planned = plannedNow(game);
  return useMemo(() => {
    const { dangers, chances } = outlookOf(seat);
    const [danger] = dangers;
    const [chance] = chances;
    const advised = planned && adviceOf(seat, planned);
    const isPlanned = advised !== null && planned?.[0]?.do === advised.do;
    const orders = advised ? (isPlanned ? laidTogether(planned, advised) : [advised]) : [];
    const isBorne = unfinishedOf(seat).dangers.length > 0;
    const ending = isBorne
      ? 'An Admiral would let it come, and end the phase.'
      : 'Nothing more is worth it: end the phase.';
    const text = !isEnding(advised)
      ? `${ordersText(orders)}${oddsText(seat, orders, chance)}.`
      : advised?.do === 'ready'
        ? 'Press Ready.'
        : ending;
    return {
      danger: danger && `${capital(dangerWords(seat, scenario, danger))}.`,
      chance: chance && `${capital(chanceWords(chance))}.`,
      advice: advised ? text : '',
      orders,
      isThinking: planned === null,
    };
  }, [seat, scenario, planned]);
}

/** What the adviser says, with the press that lays it and the one that opens its reasons. */
function Said({ seat }: { seat: Seat }) {
  const game = useGame();
  const readOnly = useTable((state) => state.readOnly);
  const hasReasons = useView(({ plan }) => (plan?.hint?.plan.reasons.length ?? 0) > 0);
  const isOpen = useView(({ reasons }) => reasons?.kind === 'advice');
  const hit = useHit(seat);
  const { danger, chance, advice, orders, isThinking } = useWords(seat);
  const [first] = orders;
  const mayShow = first !== undefined && mayLay(first) && !readOnly;
  return (
    <>
      <p className="flex-1 min-w-0 advice-words">
        {(hit || danger) && (
          <b>
            <Icon name="warning" size={15} />{' '}
            {hit && <span className={danger ? 'advice-more' : undefined}>{hit} </span>}
            {danger}
          </b>
        )}{' '}
        {chance && <span className={danger ? 'advice-more' : undefined}>{chance} </span>}
        {isThinking && <span className="muted">The best order is being looked for.</span>}
        <span role="status" className="muted">
          {advice}
        </span>
      </p>
      {mayShow && (
        <Button
          onClick={({ detail }) => {
            layAdvice(game, seat, orders);
            // Who shows it by a key gives it with the next one.
            if (detail === 0)
              requestAnimationFrame(() =>
                findPart('dock-answer')?.querySelector<HTMLElement>('[data-filled]')?.focus(),
              );
          }}
        >
          Show
        </Button>
      )}
      {hasReasons && !isThinking && (
        <Button className="advice-why" aria-expanded={isOpen} onClick={() => turnReasons(game)}>
          Why
        </Button>
      )}
    </>
  );
}

/**
 * The one adviser, always at the same place: what is the greatest danger, what the best chance, and what to do. What it shows
 * is given by the dock alone. Where advice may be had and is not wanted, only its switch stands there.
 */
export function AdviserLine({ seat }: { seat: Seat }) {
  const game = useGame();
  const may = useAdvice(mayHint);
  const isOn = useAdvice(isAdvised);
  usePlan(isOn);
  useLearned(seat);
  if (!may) return null;
  return (
    <section className="line gap-2 min-w-0 advice" data-part="advice" aria-label="Advice">
      {isOn && <Said seat={seat} />}
      <Button
        look="plain"
        className="ml-auto advice-switch"
        role="switch"
        aria-checked={isOn}
        onClick={() => turnAdvice(game)}
      >
        Advice
      </Button>
    </section>
  );
}
