/** How far somebody has seen a game on two screens, and from where on they are told what they have missed. */
export interface Missed {
  /** More has happened; all of it is seen unless they look elsewhere. */
  happened(events: number): void;
  lookAway(): void;
  /** They look again, after so many events: the one who is to act is told what is new. */
  lookBack(events: number, toAct: boolean): void;
  /** The player has read the note, or goes on without it. */
  told(): void;
  /** The number of events before what they are told; null if there is nothing to tell. */
  from(): number | null;
}

/**
 * `seen`: how many events had been seen when the table was left; undefined where it is opened for the first time. Each
 * moment that is seen is kept, also one that has no events.
 */
export function trackMissed(seen: number | undefined, keep: (seen: number) => void): Missed {
  let known = seen;
  let from: number | null = null;
  let isAway = true;
  const see = (events: number) => {
    keep(events);
    known = events;
  };
  return {
    happened(events) {
      if (!isAway) see(events);
    },
    lookAway() {
      isAway = true;
    },
    lookBack(events, toAct) {
      isAway = false;
      if (toAct && known !== undefined && events > known) from = known;
      see(events);
    },
    told() {
      from = null;
    },
    from: () => from,
  };
}
