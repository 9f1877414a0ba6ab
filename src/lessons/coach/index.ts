/** The coach of a whole game: what matters now, and what has just happened and why, from what the player may see. */

import type { GameEvent } from '../../engine/index.ts';
import type { HandbookText } from '../../handbook/index.ts';
import { DECISIONS } from './decisions.ts';
import { duelOf } from './foresight.ts';
import { NEWS } from './news.ts';
import type { CoachRule, CoachSeat } from './types.ts';

/** Something that the coach says, and by which of its rules. */
export interface Comment {
  id: string;
  line: HandbookText;
}

/** What the coach has to say on a position; both are null where that is nothing. */
export interface Comments {
  /** On what has happened since the player last gave an order. */
  news: Comment | null;
  /** On what he has to decide now. */
  decision: Comment | null;
}

/** A coach remembers how often he has said a thing: in one phase it counts once. */
export interface Coach {
  comment(seat: CoachSeat, news: readonly GameEvent[]): Comments;
}

const SILENCE: Comments = { news: null, decision: null };

/** Somebody who comments on one game. */
export function createCoach(): Coach {
  const said = new Map<string, Set<string>>();

  function first(
    rules: readonly CoachRule[],
    occasion: string,
    line: (rule: CoachRule) => HandbookText | null,
  ): Comment | null {
    for (const rule of rules) {
      const occasions = said.get(rule.id) ?? new Set();
      const text = occasions.has(occasion) || occasions.size < rule.times ? line(rule) : null;
      if (text === null) continue;
      said.set(rule.id, occasions.add(occasion));
      return { id: rule.id, line: text };
    }
    return null;
  }

  return {
    comment(seat, news) {
      const duel = duelOf(seat);
      if (!duel) return SILENCE;
      const { turn, phase } = seat.view;
      const occasion = `${turn} ${phase.kind} ${phase.player}`;
      return {
        news: first(NEWS, occasion, ({ say }) => say(duel, news)),
        decision: seat.toAct && !seat.view.pending ? first(DECISIONS, occasion, ({ say }) => say(duel, news)) : null,
      };
    },
  };
}
