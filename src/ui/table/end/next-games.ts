import { otherPlayer, RANKS, type Scenario } from '../../../engine/index.ts';
import type { GameSettings } from '../../../game/entries.ts';
import { sidesChanged } from '../../../game/pair.ts';
import { listPeople } from '../../../game/people.ts';
import { SCENARIOS } from '../../../scenarios/index.ts';
import { briefingOf } from '../../../words/briefings.ts';
import { rankName } from '../../../words/index.ts';
import type { NextGame } from '../../play/context.ts';

/** A game to play after this one, and what the button that begins it says. */
export interface OfferedGame extends NextGame {
  label: string;
}

/**
 * What else could be played now: the second game of a pair, the other side, a better opponent for who has won, the next
 * scenario.
 */
export function listNext(scenario: Scenario, settings: GameSettings, hasWon: boolean): OfferedGame[] {
  const next: OfferedGame[] = [];
  const { pair } = settings;
  if (pair?.game === 1) {
    const second = { ...sidesChanged(settings), pair: { ...pair, game: 2 as const } };
    next.push({ label: 'The second game of the pair, sides changed', settings: second });
  }
  const [me, other] = listPeople(settings);
  const opponent = me && other === undefined ? settings.program[otherPlayer(me)] : undefined;
  if (me && opponent) {
    if (pair?.game !== 1) next.push({ label: 'The other side', settings: sidesChanged(settings) });
    const rank = RANKS[RANKS.indexOf(opponent.rank) + 1];
    if (hasWon && rank) {
      const program = { [otherPlayer(me)]: { ...opponent, rank } };
      next.push({ label: `Harder: against the ${rankName(rank)}`, settings: { program } });
    }
  }
  // Without names there is nothing that two people could change.
  if (me && other !== undefined && pair?.game !== 1 && settings.names.join('') !== '') {
    next.push({ label: 'Change sides', settings: { names: sidesChanged(settings).names } });
  }
  const after = SCENARIOS[SCENARIOS.findIndex(({ id }) => id === scenario.id) + 1];
  if (after && SCENARIOS.includes(scenario)) next.push({ label: `Next: ${briefingOf(after).title}`, scenario: after });
  return next;
}
