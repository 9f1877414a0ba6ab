import { findUnit } from '../apply.ts';
import type { Game, Hex } from '../model/state.ts';
import { inPlay } from '../rules/board.ts';
import { fireOdds } from '../rules/fire.ts';
import { isCraft } from '../rules/units.ts';
import { everyHex } from '../space/sheets.ts';
import { type FireQuestion, odds } from './odds.ts';

/** The hexes in which a fire would hit with this chance or more. */
export interface HitBand {
  probability: number;
  hexes: Hex[];
}

/**
 * [8.3, 8.4, 8.5, 8.6] Where a target that flies as it does would be hit by a fire, by chance, the best first, on the
 * sheets in use. Empty for a fire that could never be made.
 */
export function hitBands(game: Game, question: FireQuestion): HitBand[] {
  const craft = findUnit(game, question.unit);
  const target = findUnit(game, question.target);
  if ('code' in odds(game, question) || !craft || !isCraft(craft) || !inPlay(craft) || !target || !inPlay(target))
    return [];
  const bands = new Map<number, Hex[]>();
  for (const hex of everyHex(game.sheets)) {
    const { probability } = fireOdds(craft, question.from, question.type, { ...target, hex });
    const band = bands.get(probability) ?? [];
    band.push(hex);
    if (probability > 0) bands.set(probability, band);
  }
  const chances = [...bands.keys()].sort((a, b) => b - a);
  return chances.map((probability, nth) => ({
    probability,
    hexes: chances.slice(0, nth + 1).flatMap((better) => bands.get(better) ?? []),
  }));
}
