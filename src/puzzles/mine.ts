import type { Leaning } from '../chances/index.ts';
import {
  deciderOf,
  diceToKeep,
  editionToKeep,
  type GameRecord,
  legal,
  newGame,
  type Rank,
  type Scenario,
} from '../engine/index.ts';
import { programPlayer } from '../matches/computer-player.ts';
import { giveOrder, type MatchTable, playMatch } from '../matches/match.ts';
import { findPuzzle } from './find.ts';
import type { Position } from './outcomes.ts';
import { type Grades, gradesOf, type Proof, prove } from './prove.ts';
import type { PuzzleKind } from './sorts.ts';

/** A puzzle as it comes out of a game: its record ends in the position in which its player has to find the orders. */
export interface MinedPuzzle {
  kind: PuzzleKind;
  key: string;
  record: GameRecord;
  proof: Proof;
  grades: Grades;
}

/** A game to look through. */
export interface Seam {
  scenario: Scenario;
  /** What the record says of the scenario: its name, or the scenario itself where it has none in the booklet. */
  named: GameRecord['scenario'];
  leaning: Leaning;
  ranks: readonly [Rank, Rank];
  seed: number;
  /** How many games prove a puzzle. */
  games: number;
}

/** At most so many puzzles come out of one game, and so many Game-Turns lie between them. */
const MOST = 3;
const APART = 2;

/** Looks through a game of two ranks for puzzles. */
export function* mine({ scenario, named, leaning, ranks, seed, games }: Seam): Generator<MinedPuzzle> {
  const [one, two] = ranks;
  const { record } = playMatch({
    scenario,
    seats: [programPlayer(one), programPlayer(two)],
    diceSeed: seed,
    choicesSeeds: [2 * seed, 2 * seed + 1],
  });
  const game = newGame(scenario, { seed, generator: 2 });
  const table: MatchTable = { game, actions: [], seen: { 1: [], 2: [] } };
  let [before, last, count] = ['', -APART, 0];
  for (const action of record.actions) {
    const player = deciderOf(game);
    const question = [game.turn, game.phase.kind, player, game.pending?.kind, game.dice.fallen.length].join();
    const isFresh = question !== before && game.turn - last >= APART;
    before = question;
    const mayHold = game.setUp === null && (game.pending !== null || game.phase.kind !== 'movement');
    if (player !== null && isFresh && mayHold && legal(game).length > 2) {
      const position: Position = { game, player, seen: table.seen };
      const found = findPuzzle(position, leaning);
      const proof = found && prove(position, found, games, 1000 * seed);
      if (proof) {
        last = game.turn;
        count += 1;
        yield {
          kind: found.kind,
          key: found.key,
          record: {
            format: 'deltavee-record',
            version: 1,
            scenario: named,
            ...editionToKeep(game.rulings),
            dice: diceToKeep(game),
            actions: [...table.actions],
          },
          proof,
          grades: gradesOf(position, found.key),
        };
        if (count === MOST) return;
      }
    }
    if (!giveOrder(table, action)) throw new Error(`a game of two ${ranks.join(' and ')}s is refused`);
  }
}
