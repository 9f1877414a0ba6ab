import { type GameResult, otherPlayer, type Player } from '../engine/index.ts';

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
function reasonText({ winner, reason }: GameResult): string {
  if (reason === 'conceded' && winner !== null) return `player ${otherPlayer(winner)} has conceded`;
  return (Object.hasOwn(REASONS, reason) && REASONS[reason]) || reason.replaceAll('-', ' ');
}

/** The same to one of the players: `You have won: both Daggers are destroyed`. */
export function resultFor(result: GameResult, player: Player): string {
  const { winner, reason } = result;
  const isLost = winner === otherPlayer(player);
  const own = isLost ? OWN_LOSSES[reason] : undefined;
  return `${winner === null ? 'A draw' : isLost ? 'You have lost' : 'You have won'}: ${own ?? reasonText(result)}`;
}

/** `Player 1 wins: both Daggers are destroyed`. */
export const resultText = (result: GameResult): string =>
  `${result.winner === null ? 'A draw' : `Player ${result.winner} wins`}: ${reasonText(result)}`;
