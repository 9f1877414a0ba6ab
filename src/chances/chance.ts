import { type Game, newGame, type Player, parseHexId, type Scenario, shipId } from '../engine/index.ts';
import { exp } from './exact.ts';
import { type Chance, FITTED, type Fitted } from './fitted.ts';
import { type Inputs, inputsOf } from './inputs.ts';
import { hiddenOf, sized, sumsBy } from './net.ts';

const DECIDED: Readonly<Record<'1' | '2' | 'nobody', Chance>> = {
  1: { win: 1, draw: 0, loss: 0 },
  2: { win: 0, draw: 0, loss: 1 },
  nobody: { win: 0, draw: 1, loss: 0 },
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

/** The chance of Player 1 by the figures of a position. */
export function chanceIn(fitted: Fitted, [one, two]: Inputs): Chance {
  const hidden = (figures: Float64Array): Float64Array => hiddenOf(fitted, sized(figures, fitted.sizes));
  const { ahead, drawn } = sumsBy(fitted, hidden(one), hidden(two));
  return chanceBy(ahead, drawn);
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

const starts = new WeakMap<Scenario, Chance>();

/** The chance before play, by the first position. */
export function chanceAtStart(scenario: Scenario): Chance {
  const known = starts.get(scenario) ?? chanceIn(FITTED, inputsOf(firstPosition(scenario)));
  starts.set(scenario, known);
  return known;
}

/**
 * The chance of Player 1 in a position of which everything is known, in whatever battle. It is a figure learned from what
 * came of games between two Captains, and tells of them only.
 */
export function chanceOf(game: Game): Chance {
  if (game.result) return DECIDED[game.result.winner ?? 'nobody'];
  return game.setUp === null ? chanceIn(FITTED, inputsOf(game)) : chanceAtStart(game.scenario);
}

/** The same chance, told by a player. */
export const asPlayer = ({ win, draw, loss }: Chance, player: Player): Chance =>
  player === 1 ? { win, draw, loss } : { win: loss, draw, loss: win };
