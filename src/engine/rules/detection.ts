import type { Player } from '../model/names.ts';
import type { RuleCase } from '../model/rule-cases.ts';
import type { Craft, Game, Hex, Spaceship } from '../model/state.ts';
import { range } from '../space/hexes.ts';
import { checkBattleCommand, spendBattleCommand } from './battle-commands.ts';
import { inPlay, listInPlay, type OnMap, toOwn } from './board.ts';
import { hasWorking } from './capabilities.ts';
import { counterId, emit, type Play } from './play.ts';
import { bySince, isCraft, shipOf } from './units.ts';
import type { Verb } from './verb.ts';

/** [3.0, R3.0b] Hexes within which a craft detects at the start of its owner's Command Phase. */
export const DETECTION_RANGE = 3;
/** [7.4] The reach of an Active Search in hexes, without and with an undamaged battle communications pod. */
const SEARCH_RANGE = 6;
const LONG_SEARCH_RANGE = 10;

/** [7.4, 8.9] The reach of a ship's Active Search, in hexes. */
export const searchRange = (ship: Spaceship): number =>
  hasWorking(ship, 'battle-communications') ? LONG_SEARCH_RANGE : SEARCH_RANGE;

/** [3.0, 7.4] Flips over every unrevealed enemy unit on the map within reach of a craft. */
function reveal(play: Play, by: Craft & { hex: Hex }, reach: number, rule: RuleCase): void {
  for (const unit of listInPlay(play.game)) {
    if (unit.owner === by.owner || unit.revealed || unit.kind === 'spaceship') continue;
    const hexes = range(by.hex, unit.hex);
    if (hexes > reach) continue;
    const what = unit.kind === 'missile' ? unit.missile : unit.hull;
    toOwn(play.game, unit).revealed = true;
    emit(play, rule, { type: 'revealed', unit: unit.id, was: counterId(unit), what, by: by.id, range: hexes });
  }
}

/**
 * [3.0, R3.0b] The Detection Segment. The event names the first craft that detects a unit, so they take their turns in
 * the order in which they were placed on the map: the order of their pods is a secret (R10.0b).
 */
export function detect(play: Play, player: Player): void {
  const craft = listInPlay(play.game).filter((unit): unit is OnMap<Craft> => isCraft(unit) && unit.owner === player);
  for (const unit of craft.sort(bySince)) reveal(play, unit, DETECTION_RANGE, '3.0');
}

/** [7.4] Active Search. */
export const activeSearch: Verb<'active-search'> = {
  check: (game: Game, { player, ship }) => checkBattleCommand(game, player, ship),
  apply(play, { ship: id }) {
    const ship = shipOf(play.game, id);
    spendBattleCommand(play.game, ship);
    const reach = searchRange(ship);
    emit(play, '7.4', { type: 'searched', ship: id, range: reach });
    if (inPlay(ship)) reveal(play, ship, reach, '7.4');
  },
  list(_game, player, { ships }, listed) {
    for (const { id: ship } of ships) listed.push({ player, do: 'active-search', ship });
  },
};
