import type { ClauseProgress, Condition, ScoreLine, Scoring, UnitId } from '../engine/index.ts';
import { capital, count, list } from './text.ts';

/** A unit as a sentence has it, `2A Dagger`. */
export type NameOf = (unit: UnitId) => string;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** `2A Dagger and 2B Dagger`, or `two of` more of them. */
function enough(units: readonly UnitId[], atLeast: number, name: NameOf): string {
  const names = units.map(name);
  if (atLeast >= units.length) return list(names);
  return atLeast === 1 ? list(names, 'or') : `${NUMBERS[atLeast] ?? atLeast} of ${list(names)}`;
}

const verb = (units: readonly UnitId[], atLeast: number, one: string, more: string): string =>
  atLeast > 1 && units.length > 1 ? more : one;

/** [11.0] A victory condition as a sentence without its full stop. */
export function conditionText(condition: Condition, name: NameOf): string {
  switch (condition.is) {
    case 'destroyed': {
      const { units, atLeast, including = [] } = condition;
      const among = including.length > 0 && atLeast < units.length ? `, ${list(including.map(name))} among them` : '';
      return `${enough(units, atLeast, name)} ${verb(units, atLeast, 'is', 'are')} destroyed${among}`;
    }
    case 'jumped':
      return `${enough(condition.units, condition.atLeast, name)} ${verb(condition.units, condition.atLeast, 'has', 'have')} jumped`;
    case 'in-orbit':
      return `${name(condition.unit)} is in orbit`;
    case 'docked':
      return `${list(condition.units.map(name), 'or')} is docked with ${name(condition.with)}`;
    case 'apart':
      return `All enemies are more than ${condition.range} hexes apart`;
    case 'points':
      return `Player ${condition.player} has ${count(condition.atLeast, 'Victory Point')}`;
    case 'turns':
      return `${capital(count(condition.played, 'Game-Turn'))} ${condition.played === 1 ? 'has' : 'have'} been played`;
    case 'no-ship-left':
      return `Player ${condition.player} has no spaceship left in play`;
  }
}

const hexes = (number: number): string => count(number, 'hex', 'hexes');

/** What is said of a distance that is still between. */
function distanceText({ clause: { if: condition }, nearest, faceDown }: ClauseProgress): string {
  if (!nearest) return condition.is === 'apart' ? 'no two of them in play' : 'not on the map';
  const { from, to, hexes: far } = nearest;
  if (condition.is === 'in-orbit') {
    return far === 0 ? `${from} is at the planet: it orbits at velocity 1` : `${from} is ${hexes(far)} from the planet`;
  }
  if (condition.is === 'docked') return far === 0 ? `${from} is in the hex of ${to}` : `${from} is ${hexes(far)} away`;
  const hidden = faceDown === 0 ? '' : `; ${count(faceDown, 'counter')} face down may be nearer`;
  return `nearest are ${from} and ${to}, ${hexes(far)} apart${hidden}`;
}

/** [11.0] How far a clause has come, in a few words: `1 of 2: 2A`, `14 hexes from the planet`. */
export function progressText(progress: ClauseProgress): string {
  const { clause, holds, lost, have, need, done } = progress;
  if (holds) return 'it has come to this';
  if (lost) return 'can no longer happen';
  switch (clause.if.is) {
    case 'in-orbit':
    case 'docked':
    case 'apart':
      return distanceText(progress);
    case 'points':
    case 'turns':
      return `${have} of ${need}`;
    default:
      return need === 1 ? 'not yet' : `${have} of ${need}${done.length > 0 ? `: ${list(done)}` : ''}`;
  }
}

const points = (number: number): string => (number === 1 || number === -1 ? 'point' : 'points');

/** [R11.5a] How points are scored, a sentence for each way. */
export function scoringTexts({ orbit, destroyed }: Scoring, name: NameOf): { player: 1 | 2; text: string }[] {
  const { own } = destroyed;
  const each = (number: number): string => `${number} ${points(number)}`;
  return [
    { player: orbit.player, text: `${each(orbit.ship)} for each of their ships in orbit` },
    { player: orbit.player, text: `${each(orbit.cargoPod)} for each undestroyed cargo pod aboard it` },
    { player: destroyed.player, text: `${each(destroyed.ship)} for each enemy ship destroyed` },
    { player: destroyed.player, text: `${each(destroyed.cargoPod)} for each enemy cargo pod destroyed` },
    ...(own.units.length > 0
      ? [
          {
            player: destroyed.player,
            text: `${Math.abs(own.points)} ${points(own.points)} less for each of their own ${list(own.units.map(name))} destroyed`,
          },
        ]
      : []),
  ];
}

/** [R11.5a] What an entry of the score is for: `1B Corco Zeta in orbit`. */
export function scoreText({ unit, for: what, count: number }: ScoreLine, name: NameOf): string {
  const pods = count(number, 'cargo pod');
  switch (what) {
    case 'orbit':
      return `${name(unit)} in orbit`;
    case 'cargo-saved':
      return `${pods} aboard ${name(unit)}`;
    case 'destroyed':
      return `${name(unit)} destroyed`;
    case 'cargo-destroyed':
      return `${pods} of ${name(unit)} destroyed`;
    case 'own-loss':
      return `${name(unit)} lost`;
  }
}

/** Who wins by a clause: `Player 1 wins when`. */
export function outcomeText(winner: 1 | 2 | 'points' | null): string {
  if (winner === null) return 'A draw when';
  return winner === 'points' ? 'The points decide when' : capital(`player ${winner} wins when`);
}
