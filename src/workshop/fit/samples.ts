import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chance, type Features, featuresOf } from '../../chances/index.ts';
import { onDisk, UsageError } from '../../cli/output.ts';
import { applyInPlace, parseRecord, RANKS, type Rank, type Scenario, startRecord } from '../../engine/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { type PlayedGame, recordName } from '../season/season.ts';
import type { KeptSeason } from '../season/season-file.ts';

/** How a game ended for Player 1; one that was left unfinished is nobody's. */
export type End = keyof Chance;

/** A position of a game, as the fit sees it. */
export interface Sample {
  scenario: Scenario;
  /** The two games of a pair share their dice: they are kept together. */
  pair: string;
  turn: number;
  /** By how many ranks Player 1 is above Player 2. */
  ranks: number;
  features: Features;
  end: End;
}

/** So many positions of a game are looked at, all over it. */
const MOST = 30;

const endFor = (seat: 1 | 2, outcome: PlayedGame['outcome']): End => {
  if (outcome === 'unfinished' || outcome === 'draw') return 'draw';
  return (outcome === 'win') === (seat === 1) ? 'win' : 'loss';
};

/** By how many ranks the player of seat 1 is above that of seat 2. */
function ranksApart(players: readonly string[], seat: 1 | 2): number {
  const [one = -1, two = -1] = players.map((name) => RANKS.indexOf(name as Rank));
  if (one < 0 || two < 0) throw new UsageError(`${players.join(' and ')} are not both ranks`);
  return seat === 1 ? one - two : two - one;
}

/** The positions of one game: the first of play, and others from its beginning to its end. */
function samplesOfGame(path: string, sample: Omit<Sample, 'turn' | 'features'>): Sample[] {
  const record = parseRecord(onDisk(path, () => readFileSync(path, 'utf8')));
  const start = record.ok ? startRecord(record.value, findScenario) : record;
  if (!record.ok || !start.ok) throw new UsageError(`${path} holds no game`);
  const { actions } = record.value;
  const chosen = new Set(Array.from({ length: MOST }, (_, nth) => Math.floor(((nth + 0.5) * actions.length) / MOST)));
  const game = start.value;
  const samples: Sample[] = [];
  for (const [index, action] of actions.entries()) {
    if (game.setUp === null && (samples.length === 0 || chosen.has(index))) {
      samples.push({ ...sample, turn: game.turn, features: featuresOf(game) });
    }
    if (!applyInPlace(game, action).ok) throw new UsageError(`${path}: action ${index} is refused`);
  }
  return samples;
}

/** The positions of a season whose records lie in a folder beside its file. */
export function samplesOf({ season, games }: KeptSeason, folder: string): Sample[] {
  return games.flatMap((game) => {
    const scenario = findScenario(game.scenario);
    if (!scenario) throw new UsageError(`there is no scenario ${game.scenario}`);
    const { seat, outcome, pair } = game;
    return samplesOfGame(join(folder, `${recordName(season.players, game)}.json`), {
      scenario,
      pair: `${season.seed} ${game.scenario} ${pair}`,
      ranks: ranksApart(season.players, seat),
      end: endFor(seat, outcome),
    });
  });
}
