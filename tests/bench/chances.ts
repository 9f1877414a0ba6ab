/**
 * How far the fitted chance to win lies from what comes of playing on: positions out of games between two Captains, with
 * seeds that no season has, each played out so many times between the same two. `--positions N` of each scenario,
 * `--playouts N` of each position. The page draws the spread itself as the band (`bandOf`), in which two of three lie.
 */
import { parseArgs } from 'node:util';
import { chanceOf } from '../../src/chances/index.ts';
import { type Action, applyInPlace, newGame, type Scenario, searchCopy } from '../../src/engine/index.ts';
import { programPlayer } from '../../src/matches/computer-player.ts';
import { giveOrder, type MatchTable, playMatch, playMatchOn } from '../../src/matches/match.ts';
import { rngFrom } from '../../src/matches/rng.ts';
import { SCENARIOS } from '../../src/scenarios/index.ts';

const { positions, playouts } = parseArgs({
  options: { positions: { type: 'string', default: '20' }, playouts: { type: 'string', default: '16' } },
}).values;
const [POSITIONS, PLAYOUTS] = [Number(positions), Number(playouts)];
const CAPTAINS = [programPlayer('captain'), programPlayer('captain')] as const;
const FIRST_SEED = 700_000;

/** A chance that was told, and how many of the playouts were won. */
interface Counted {
  told: number;
  won: number;
}

/** A table on which the first so many orders of a game have been given. */
function tableAfter(scenario: Scenario, seed: number, actions: readonly Action[], dice: number): MatchTable {
  const table: MatchTable = { game: newGame(scenario, { seed, generator: 2 }), actions: [], seen: { 1: [], 2: [] } };
  for (const action of actions) if (!giveOrder(table, action)) throw new Error(`${scenario.id}: an order is refused`);
  return { ...table, game: searchCopy(table.game, dice) };
}

function countAt(scenario: Scenario, seed: number): Counted | null {
  const played = playMatch({ scenario, seats: CAPTAINS, diceSeed: seed, choicesSeeds: [2 * seed, 2 * seed + 1] });
  const { actions } = played.record;
  const game = newGame(scenario, { seed, generator: 2 });
  const first = actions.findIndex((action) => applyInPlace(game, action).ok && game.setUp === null) + 1;
  const count = first + rngFrom(seed).below(actions.length - first);
  const chance = chanceOf(tableAfter(scenario, seed, actions.slice(0, count), seed).game);
  if (!chance || chance.win <= 0 || chance.win >= 1) return null;
  let won = 0;
  for (let playout = 0; playout < PLAYOUTS; playout += 1) {
    const dice = FIRST_SEED * (playout + 1) + seed;
    const table = tableAfter(scenario, seed, actions.slice(0, count), dice);
    playMatchOn(table, { seats: CAPTAINS, choicesSeeds: [2 * dice, 2 * dice + 1] });
    won += table.game.result?.winner === 1 ? 1 : 0;
  }
  return { told: chance.win, won };
}

const logit = (chance: number): number => Math.log(chance / (1 - chance));
const STEPS = Array.from({ length: 41 }, (_, nth) => -4 + nth / 5);
const WEIGHTS = STEPS.map((z) => Math.exp((-z * z) / 2));

/** The log-likelihood of a normal error of this spread in log-odds, the binomial noise of the playouts beside it. */
const likelihood = (all: readonly Counted[], spread: number): number =>
  all.reduce((sum, { told, won }) => {
    const parts = STEPS.map((z, nth) => {
      const chance = 1 / (1 + Math.exp(-logit(told) - spread * z));
      return (WEIGHTS[nth] ?? 0) * chance ** won * (1 - chance) ** (PLAYOUTS - won);
    });
    return sum + Math.log(parts.reduce((a, b) => a + b, 0));
  }, 0);

/** The likeliest spread, and those between which it lies with 95 in 100. */
function spreadOf(all: readonly Counted[]): [best: number, low: number, high: number] {
  const tried = Array.from({ length: 81 }, (_, nth) => ({ spread: nth / 20, score: likelihood(all, nth / 20) }));
  const best = tried.reduce((one, other) => (other.score > one.score ? other : one));
  const within = tried.filter(({ score }) => score > best.score - 1.92).map(({ spread }) => spread);
  return [best.spread, Math.min(...within), Math.max(...within)];
}

function say(name: string, all: readonly Counted[]): void {
  const [best, low, high] = spreadOf(all).map((one) => one.toFixed(2));
  console.log(
    `${name.padEnd(24)} ${String(all.length).padStart(4)} positions, spread ${best} (${low} to ${high}) in log-odds`,
  );
}

const all: Counted[] = [];
for (const scenario of SCENARIOS) {
  const here: Counted[] = [];
  for (let seed = FIRST_SEED; here.length < POSITIONS; seed += 1) {
    const counted = countAt(scenario, seed);
    if (counted) here.push(counted);
  }
  say(scenario.id, here);
  all.push(...here);
}
say('all', all);
