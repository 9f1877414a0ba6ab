import { deciderOf } from '../../engine/index.ts';
import type { GameSettings } from '../../game/entries.ts';
import { gameAt, type History } from '../../game/history.ts';
import { isProgram, listPeople } from '../../game/people.ts';
import { seatFor } from '../../game/question.ts';
import type { SeatKnowledge } from '../../opponent/index.ts';
import type { AdviceTable } from './advice.ts';

/** Whether hints are given: to people who rehearse, and against the program; never where people play each other. */
const hasHints = (settings: GameSettings): boolean => {
  const people = listPeople(settings).length;
  return people === 1 || (people > 1 && settings.mode === 'rehearsal');
};

/** A game on this screen, for advice. */
export function advisedHere(settings: GameSettings, history: () => History): AdviceTable {
  let known: { on: History; seat: SeatKnowledge | null } | null = null;

  function seatOn(now: History): SeatKnowledge | null {
    const player = deciderOf(gameAt(now));
    if (player === null || isProgram(settings, player) || !hasHints(settings)) return null;
    return seatFor(now, player);
  }

  return {
    givesHints: () => hasHints(settings),
    seat() {
      const now = history();
      if (known?.on !== now) known = { on: now, seat: seatOn(now) };
      return known.seat;
    },
    game: () => ({ history: history(), settings }),
  };
}
