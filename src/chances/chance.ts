import {
  type Game,
  hashText,
  newGame,
  type Player,
  parseHexId,
  RANKS,
  type Rank,
  type Scenario,
  shipId,
} from '../engine/index.ts';
import { exp, log } from './exact.ts';
import { type Features, featuresOf } from './features.ts';
import { type Chance, FITTED, type Fitted, type Leaning } from './fitted.ts';

/** The players of seats 1 and 2: a chance is always one between somebody. */
type Between = readonly [Rank, Rank];

/** Whom the chances of the page are between. */
const TWO_CAPTAINS: Between = ['captain', 'captain'];

const prints = new WeakMap<Scenario, string>();

/** A text that tells scenarios apart by everything that rules look at, whatever they are called. */
export function printOf(scenario: Scenario): string {
  const known = prints.get(scenario);
  if (known !== undefined) return known;
  const { id: _id, briefing: _briefing, sides: _sides, ships, ...rules } = scenario;
  const plain = { ...rules, ships: ships.map(({ name: _name, ...ship }) => ship) };
  const print = hashText(JSON.stringify(plain)).toString(36);
  prints.set(scenario, print);
  return print;
}

/** How a scenario leans by some figures; any other battle, or none that is named, leans to neither side. */
export const leaningIn = ({ leanings, others }: Fitted, scenario: Scenario | null): Omit<Leaning, 'start'> =>
  (scenario && leanings[printOf(scenario)]) ?? { side: 0, sideLate: 0, draw: others, drawLate: 0 };

/** How a scenario leans whose games were played in the seasons; null for any other. */
export const leaningOf = (scenario: Scenario): Leaning | null => FITTED.leanings[printOf(scenario)] ?? null;

const DECIDED: Readonly<Record<'1' | '2' | 'nobody', Chance>> = {
  1: { win: 1, draw: 0, loss: 0 },
  2: { win: 0, draw: 0, loss: 1 },
  nobody: { win: 0, draw: 1, loss: 0 },
};

const dot = (weights: readonly number[], values: readonly number[]): number => {
  let sum = 0;
  for (const [index, weight] of weights.entries()) sum += weight * (values[index] ?? 0);
  return sum;
};

/** The chance by how far one side is ahead and how much speaks for a draw: draws as in the model of Davidson. */
export function chanceBy(ahead: number, drawn: number): Chance {
  const most = Math.max(Math.abs(ahead) / 2, drawn);
  const win = exp(ahead / 2 - most);
  const draw = exp(drawn - most);
  const loss = exp(-ahead / 2 - most);
  const sum = win + draw + loss;
  return { win: win / sum, draw: draw / sum, loss: loss / sum };
}

/** By how much the features put Player 1 ahead, and how much they speak for a draw, the scenario left out. */
const sumsOf = ({ side, draw }: Features, fitted: Fitted): { ahead: number; drawn: number } => ({
  ahead: dot(fitted.side, side),
  drawn: dot(fitted.draw, draw),
});

/** The chance by the features of a position, where Player 1 is so many ranks above Player 2. */
export function chanceIn(
  fitted: Fitted,
  features: Features,
  leaning: Omit<Leaning, 'start'>,
  turn: number,
  ranks: number,
): Chance {
  const { ahead, drawn } = sumsOf(features, fitted);
  const late = log(turn);
  return chanceBy(
    ahead + leaning.side + leaning.sideLate * late + fitted.rank * ranks,
    drawn + leaning.draw + leaning.drawLate * late,
  );
}

/**
 * The chance of Player 1 in a position of which everything is known; null for a scenario that leans one knows not how. It
 * is a figure fitted to what came of games between players of these ranks, and tells of them only.
 */
export function chanceOf(
  game: Game,
  leaning: Leaning | null = leaningOf(game.scenario),
  [one, two]: Between = TWO_CAPTAINS,
): Chance | null {
  if (game.result) return DECIDED[game.result.winner ?? 'nobody'];
  if (!leaning) return null;
  if (game.setUp !== null) return leaning.start;
  return chanceIn(FITTED, featuresOf(game), leaning, game.turn, RANKS.indexOf(one) - RANKS.indexOf(two));
}

/** The same chance, told by a player. */
export const asPlayer = ({ win, draw, loss }: Chance, player: Player): Chance =>
  player === 1 ? { win, draw, loss } : { win: loss, draw, loss: win };

/** The games of a scenario that have been counted, as Player 1 saw them end. */
interface Counted {
  wins: number;
  draws: number;
  losses: number;
}

/** [11.0] The first position of a scenario, every ship where it may be deployed first. */
function firstPosition(scenario: Scenario): Game {
  const game = newGame(scenario, {});
  const units = game.units.map((unit) => {
    const line = scenario.ships.find((ship) => shipId(ship) === unit.id);
    const first = unit.hex === null ? line?.deployment.hexes[0] : undefined;
    return first === undefined ? unit : { ...unit, hex: parseHexId(scenario.sheets, first) ?? null };
  });
  return { ...game, setUp: null, units };
}

/**
 * The share of the games that somebody wins in which Player 1 does, by the first position of a battle alone; `side` is by
 * how much such battles are known to lean to Player 1.
 */
export function shareAtStart(scenario: Scenario, side = 0): number {
  const { ahead } = sumsOf(featuresOf(firstPosition(scenario)), FITTED);
  const { win, loss } = chanceBy(ahead + side, 0);
  return win / (win + loss);
}

/** How a scenario leans by games of it: so that the chance as they begin is the share of them, drawn a little to even. */
export function leaningByGames(scenario: Scenario, { wins, draws, losses }: Counted): Leaning {
  const all = wins + draws + losses + 2;
  const start: Chance = { win: (wins + 0.75) / all, draw: (draws + 0.5) / all, loss: (losses + 0.75) / all };
  const { ahead, drawn } = sumsOf(featuresOf(firstPosition(scenario)), FITTED);
  return {
    side: log(start.win / start.loss) - ahead,
    sideLate: 0,
    draw: log(start.draw / Math.sqrt(start.win * start.loss)) - drawn,
    drawLate: 0,
    start,
  };
}
