import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deciderOf, newGame, type Scenario, view } from '../../src/engine/index.ts';

/** A folder for the files of players; who asks for it removes it. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'deltavee-players-'));

/** A file of a player with this text. */
export function playerFile(folder: string, name: string, text: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, text);
  return path;
}

/** What a player is asked at the beginning of a game. */
export function question(scenario: Scenario) {
  const game = newGame(scenario, { seed: 1, generator: 2 });
  const player = deciderOf(game)!;
  const seat = { scenario, rulings: game.rulings, player, view: view(game, player), events: [] };
  return { game, seat: () => seat, seed: 1 };
}

export const PLAYS = "export const name = 'x'; export const decide";
export const FIRST = PLAYS.replace('decide', 'decide = () => ');
export const THROWS = `${PLAYS} = () => { throw new Error('no idea\\nat all'); };`;
export const CONCEDES = `${PLAYS} = ({ seat: { player } }) => [{ player, do: 'concede' }];`;
