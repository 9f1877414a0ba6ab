import { type Action, type Game, legalAsSeen, type Order } from '../../engine/index.ts';
import { LONGEST_LIST } from '../../wire/names.ts';

/** The orders that are legal, without the player who gives them: all, or the first of very many. */
export interface ListedOrders {
  legal: readonly Order[];
  /** Whether there are others. */
  more?: true;
}

const withoutPlayer = ({ player: _player, ...order }: Action): Order => order;

/** The orders that are legal in a game, as the seat that decides may know them. */
export function listOrders(game: Game): ListedOrders {
  const legal = legalAsSeen(game);
  const listed = legal.slice(0, LONGEST_LIST).map(withoutPlayer);
  return legal.length > LONGEST_LIST ? { legal: listed, more: true } : { legal: listed };
}
