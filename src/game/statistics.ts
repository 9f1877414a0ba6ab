import { type GameEvent, HULLS, ownerOfId, type Player } from '../engine/index.ts';

/** What the dice and the weapons did for one player. */
export interface SideFigures {
  player: Player;
  fired: number;
  hits: number;
  /** Hits to be expected, by the chances of all fires. */
  expected: number;
  launched: number;
  interceptions: number;
  /** Hits its own craft have taken. */
  hitsTaken: number;
  /** [2.5] Spaceships and battlecraft; a missile is there to be used up. */
  craftLost: number;
}

/** Hits by which fortune must have leaned to one side before it is said so. */
const NOTICED = 1.5;

const blank = (player: Player): SideFigures => ({
  player,
  fired: 0,
  hits: 0,
  expected: 0,
  launched: 0,
  interceptions: 0,
  hitsTaken: 0,
  craftLost: 0,
});

/** What happened in figures, side by side. */
export function gameFigures(events: readonly GameEvent[]): [SideFigures, SideFigures] {
  const sides: [SideFigures, SideFigures] = [blank(1), blank(2)];
  const of = (id: string): SideFigures => sides[ownerOfId(id) - 1 === 1 ? 1 : 0];
  for (const event of events) {
    if (event.type === 'fired') {
      const side = of(event.unit);
      side.fired += 1;
      side.hits += event.hit ? 1 : 0;
      side.expected += event.odds.probability;
    } else if (event.type === 'launched') of(event.unit).launched += 1;
    else if (event.type === 'interception' && event.success) of(event.missile).interceptions += 1;
    else if (event.type === 'part-hit') of(event.target).hitsTaken += 1;
    else if (event.type === 'lost' && event.what !== null && event.what in HULLS) of(event.unit).craftLost += 1;
  }
  return sides;
}

/** Who has had how many hits more than were to be expected; null where that is less than it takes to be noticed. */
export function favoured(sides: readonly [SideFigures, SideFigures]): Player | null {
  const [one, two] = sides.map(({ hits, expected }) => hits - expected);
  const lead = (one ?? 0) - (two ?? 0);
  if (Math.abs(lead) < NOTICED) return null;
  return lead > 0 ? 1 : 2;
}

/** How often each face of the die has come up, 1 to 10. */
export const rollCounts = (rolls: readonly number[]): number[] =>
  Array.from({ length: 10 }, (_, nth) => rolls.filter((roll) => roll === nth + 1).length);
