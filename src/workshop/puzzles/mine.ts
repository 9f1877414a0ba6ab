import { chanceOf } from '../../chances/index.ts';
import {
  type Action,
  applyInPlace,
  deciderOf,
  diceToKeep,
  editionToKeep,
  type GameRecord,
  legal,
  newGame,
  resolveAction,
  type Scenario,
  searchCopy,
} from '../../engine/index.ts';
import { giveOrder, type MatchTable } from '../../matches/match.ts';
import type { MinedPuzzle, PuzzlePosition } from '../../puzzles/index.ts';
import { findPuzzle } from './find.ts';
import { gradesOf, holdsAnew, prove } from './prove.ts';

/** A game to look through. */
export interface Seam {
  scenario: Scenario;
  /** What the record says of the scenario: its name, or the scenario itself where it has none in the booklet. */
  named: GameRecord['scenario'];
  /** What was played, and the seed of its dice. */
  actions: readonly Action[];
  dice: number;
  /** Where the dice begin that prove its puzzles. */
  seed: number;
  /** How many games prove a puzzle. */
  games: number;
}

/** The distance of the dice by which a puzzle is tried again from those that proved it. */
const HELD_BACK = 250;

/** At most so many puzzles come out of one game, and so many Game-Turns lie between them. */
const MOST = 3;
const APART = 1;

/** A decision is looked at only if the chance changes by so much from there to the end of the next Game-Turn. */
const SWING = 0.18;

/** A question has few answers, and is soon looked at. */
const SWING_OF_QUESTION = 0.08;

/** And only so many orders before the end of its game at most: what takes long to play out takes long to prove. */
const NEAR_THE_END = 130;

/** For every order of a game: by how much the fitted chance changes from there to the end of the next Game-Turn. */
function swingsOf({ scenario, dice, actions }: Seam): number[] {
  const game = newGame(scenario, { seed: dice, generator: 2 });
  const along = [...actions, null].map((action) => {
    const { win, draw } = chanceOf(game);
    const { turn } = game;
    if (action) applyInPlace(game, resolveAction(game, action));
    // That time is up tells nothing of what was done last.
    const isDrawn = game.result?.winner === null;
    return { turn, worth: isDrawn ? Number.NaN : win + draw / 2 };
  });
  return along.map(({ turn, worth }, nth) => {
    let most = 0;
    for (const next of along.slice(nth)) {
      if (next.turn > turn + 1) break;
      const change = Math.abs(next.worth - worth);
      if (change > most) most = change;
    }
    return most;
  });
}

/** A decision of a game in which there is something to choose, and the record that leads to it. */
interface Stop {
  position: PuzzlePosition;
  record: GameRecord;
  swing: number;
}

/** Of a game only so many decisions are looked at, those before which most was open: each takes long. */
const MOST_LOOKED_AT = 10;

/** The decisions of a game that are worth a look, in their order. */
function stopsOf(seam: Seam): Stop[] {
  const { actions } = seam;
  const game = newGame(seam.scenario, { seed: seam.dice, generator: 2 });
  const table: MatchTable = { game, actions: [], seen: { 1: [], 2: [] } };
  const swings = swingsOf(seam);
  const stops: Stop[] = [];
  let before = '';
  for (const [nth, action] of actions.entries()) {
    const player = deciderOf(game);
    const question = [game.turn, game.phase.kind, player, game.pending?.kind, game.dice.fallen.length].join();
    const isFresh = question !== before;
    before = question;
    const swing = swings[nth] ?? 0;
    const isNear = actions.length - nth <= NEAR_THE_END;
    const mayHold = isNear && game.setUp === null && (game.pending !== null || game.phase.kind !== 'movement');
    if (
      player !== null &&
      isFresh &&
      mayHold &&
      swing >= (game.pending ? SWING_OF_QUESTION : SWING) &&
      legal(game).filter((one) => one.player === player && one.do !== 'concede').length > 1
    ) {
      stops.push({
        swing,
        position: {
          game: searchCopy(game, seam.dice),
          player,
          seen: { 1: [...table.seen[1]], 2: [...table.seen[2]] },
        },
        record: {
          format: 'deltavee-record',
          version: 1,
          scenario: seam.named,
          ...editionToKeep(game.rulings),
          dice: diceToKeep(game),
          actions: [...table.actions],
        },
      });
    }
    if (!giveOrder(table, action)) throw new Error('a game that was played is refused');
  }
  const least = stops.map(({ swing }) => swing).sort((a, b) => b - a)[MOST_LOOKED_AT - 1] ?? 0;
  return stops.filter(({ swing }) => swing >= least);
}

/** Looks through a game for puzzles, from its end: what comes last is soonest played out. */
export function* mine(seam: Seam): Generator<MinedPuzzle> {
  const { seed, games } = seam;
  let [last, count] = [Number.POSITIVE_INFINITY, 0];
  for (const { position, record } of stopsOf(seam).reverse()) {
    if (last - position.game.turn < APART) continue;
    const found = findPuzzle(position);
    const proof = found && prove(position, found, games, 1000 * seed);
    if (!proof || !holdsAnew(position, proof, proof.seed + HELD_BACK)) continue;
    last = position.game.turn;
    count += 1;
    yield { kind: found.kind, key: found.key, record, proof, grades: gradesOf(position, found.key) };
    if (count === MOST) return;
  }
}
