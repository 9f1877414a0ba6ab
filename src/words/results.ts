import { type GameResult, otherPlayer, type Player } from '../engine/index.ts';
import { capital, plain, say, type TextPart, who } from './text.ts';

/** What each clause of a scenario, and each way of ending by hand, comes to. */
const REASONS: Record<string, string> = {
  'clarinet-destroyed': 'the Clarinet is destroyed',
  'daggers-destroyed': 'both Daggers are destroyed',
  'draw-agreed': 'both players agreed',
  'enemy-destroyed': 'the enemy ship is destroyed',
  'flutes-destroyed': 'both Flutes are destroyed',
  'gammas-jumped': 'two of the Gammas have jumped',
  'iota-jumped': 'the Iota has jumped',
  'mu-destroyed': 'the Mu is destroyed',
  'mu-docked': 'a Flute has docked with the Mu',
  'mu-in-orbit': 'the Mu has reached orbit',
  'no-ship-left': 'player 1 has no spaceship left in play',
  'out-of-reach': 'the enemies have lost each other',
  points: 'eight Victory Points',
  'smugglers-destroyed': 'three smugglers are destroyed, the Iota among them',
  'sword-destroyed': 'the Sword is destroyed',
};

/** What is said otherwise to the one who has lost by it. */
const OWN_LOSSES: Partial<Record<string, string>> = {
  conceded: 'you have conceded',
  'enemy-destroyed': 'your ship is destroyed',
};

/** The reasons that have words. */
export const RESULT_REASONS: readonly string[] = Object.keys(REASONS);

/** Why a game ended, as a clause. A scenario of the players' own has only its clause's name to say it with. */
function reasonParts({ winner, reason }: GameResult): TextPart[] {
  if (reason === 'conceded' && winner !== null) return say`${who(otherPlayer(winner))} has conceded`;
  if (reason === 'no-ship-left') return say`${who(1)} has no spaceship left in play`;
  return say`${(Object.hasOwn(REASONS, reason) && REASONS[reason]) || reason.replaceAll('-', ' ')}`;
}

/** Who has won and why, as pieces of a sentence. */
export function resultParts(result: GameResult): TextPart[] {
  const why = reasonParts(result);
  return result.winner === null ? say`A draw: ${why}` : say`${who(result.winner)} wins: ${why}`;
}

/** `Player 1 wins: both Daggers are destroyed`; players by their numbers, where no names are given. */
export const resultText = (result: GameResult, nameOf?: (player: Player) => string): string =>
  capital(plain(resultParts(result), nameOf));

/** The same to one of the players: `You have won: both Daggers are destroyed`. */
export function resultFor(result: GameResult, player: Player, nameOf?: (player: Player) => string): string {
  const { winner, reason } = result;
  const isLost = winner === otherPlayer(player);
  const own = isLost ? OWN_LOSSES[reason] : undefined;
  const why = own ?? plain(reasonParts(result), nameOf);
  return `${winner === null ? 'A draw' : isLost ? 'You have lost' : 'You have won'}: ${why}`;
}
