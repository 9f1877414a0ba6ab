import type { GameResult } from '../../../engine/index.ts';
import type { PhaseMark } from '../../../game/log.ts';
import type { ComparedPosition, Positions } from '../../../store/table/positions.ts';
import { percentText, phaseName, SHORT_PHASES } from '../../../words/index.ts';

/** `Game-Turn 5, Fire Phase, player 1`. */
export const markText = ({ turn, kind, player }: PhaseMark): string =>
  kind === 'set-up' ? `Set-up, player ${player}` : `Game-Turn ${turn}, ${phaseName(kind)}, player ${player}`;

/** The same where there is little room: `5 Fire, 1`. */
export const shortMark = ({ turn, kind, player }: PhaseMark): string =>
  kind === 'set-up' ? 'Set-up' : `${turn} ${SHORT_PHASES[kind]}, ${player}`;

export const lineResultWords = ({ winner }: GameResult): string =>
  winner === null ? 'a draw' : `player ${winner} won`;

/** How it stands: who has won, or where it is and what chance player 1 has. */
export function standingText({ result, mark, chance }: ComparedPosition): string {
  if (result) return lineResultWords(result);
  const chances = chance ? `, ${percentText(chance.win)} for player 1` : '';
  return `open in ${markText(mark)}${chances}`;
}

/** The moment that somebody means who has compared two others: the same phase, or else where the shorter one ends. */
export function alike({ marks, count }: Positions, { turn, kind, player }: PhaseMark): number {
  const same = marks.find(({ mark }) => mark.turn === turn && mark.kind === kind && mark.player === player);
  return same?.at ?? count;
}
