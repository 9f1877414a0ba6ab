/** The coach of a whole game: what matters now, and what has just happened and why, from what the player may see. */

import type { Action, GameEvent } from '../../engine/index.ts';
import type { HandbookText } from '../../handbook/index.ts';
import { COACH_RULES } from './decisions.ts';
import { duelOf } from './foresight.ts';
import { NEWS } from './news.ts';
import type { About, CoachRule, CoachSeat } from './types.ts';

/** Something that the coach says, and by which of its rules. */
export interface Comment {
  id: string;
  line: HandbookText;
}

/** A coach remembers how often he has said a thing: in one phase it counts once. */
export interface Coach {
  /** On what has happened since the player last gave an order. */
  news(seat: CoachSeat, news: readonly GameEvent[]): Comment | null;
  /** On what he has to decide now, in the sense of a plan. */
  decision(seat: CoachSeat, plan: readonly Action[]): Comment | null;
}

/** Somebody who comments on one game. */
export function createCoach(): Coach {
  const said = new Map<string, Set<string>>();

  function first(rules: readonly CoachRule[], seat: CoachSeat, about: About): Comment | null {
    const duel = duelOf(seat);
    if (!duel) return null;
    const { turn, phase } = seat.view;
    const occasion = `${turn} ${phase.kind} ${phase.player}`;
    for (const rule of rules) {
      const occasions = said.get(rule.id) ?? new Set();
      const line = occasions.has(occasion) || occasions.size < rule.times ? rule.say(duel, about) : null;
      if (line === null) continue;
      said.set(rule.id, occasions.add(occasion));
      return { id: rule.id, line };
    }
    return null;
  }

  return {
    news: (seat, news) => first(NEWS, seat, { news, plan: [] }),
    decision: (seat, plan) => (seat.toAct && !seat.view.pending ? first(COACH_RULES, seat, { news: [], plan }) : null),
  };
}
