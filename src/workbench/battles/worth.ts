import { PLAYERS, type Player } from '../../engine/index.ts';
import { priceOf } from '../ships/figures.ts';
import { type Battle, listFleet } from './battle.ts';

/** What a side is worth, in trans, and how many ships that is. */
export interface SideWorth {
  player: Player;
  ships: number;
  hulls: number;
  battlecraft: number;
  total: number;
}

/** [4.9] The worth of both sides by the printed prices of hulls; pods have none. */
export const worthOf = (battle: Battle): SideWorth[] =>
  PLAYERS.map((player) => {
    const prices = listFleet(battle, player).map((ship) => priceOf(ship));
    const sum = (of: (price: (typeof prices)[number]) => number) => prices.reduce((all, price) => all + of(price), 0);
    return {
      player,
      ships: prices.length,
      hulls: sum(({ hull }) => hull),
      battlecraft: sum(({ battlecraft }) => battlecraft),
      total: sum(({ total }) => total),
    };
  });
