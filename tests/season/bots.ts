import { join } from 'node:path';
import { type BotPlayer, botPlayer } from '../../src/bots/bot.ts';
import type { Scenario } from '../../src/engine/index.ts';
import { type Match, playMatch } from '../../src/matches/match.ts';
import { playerOf } from '../../src/workshop/season/players.ts';
import { playerFile } from './player-files.ts';

const root = join(import.meta.dirname, '../..');

/** How an example of docs/bots is called. */
export const example = (language: string, file: string): string => `${language} ${join(root, 'docs/bots', file)}`;

/** How a bot with this text is called: it gets `say` and `lines`, what comes in. */
export const botOf = (folder: string, name: string, text: string): string =>
  `node ${playerFile(
    folder,
    name,
    `import { createInterface } from 'node:readline';
    const say = (line) => process.stdout.write((typeof line === 'string' ? line : JSON.stringify(line)) + '\\n');
    const hello = (more) => say({ kind: 'hello', protocol: 1, name: 'x', ...more });
    const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    const next = async () => JSON.parse((await lines.next()).value ?? process.exit());
    ${text}`,
  )}`;

/** A bot that says hello and then does this with its first question. */
export const greets = (text: string) =>
  `hello(); await next(); const question = await next(); const { number } = question; ${text}`;
export const answers = (orders: string) => greets(`say({ kind: 'orders', number, orders: ${orders} }); await next();`);

/** Legal as the first order of the Showdown. */
export const READY = "[{ player: 1, do: 'ready' }]";

/** A game of one or two bots, and what they did wrong; in the other seat is one who fights. */
function play(scenario: Scenario, bots: readonly BotPlayer[]) {
  const seats = [bots[0], bots[1] ?? playerOf('fighter')] as const;
  const { game, record } = playMatch({ scenario, seats: seats as Match['seats'], diceSeed: 7, choicesSeeds: [1, 2] });
  const faults = bots.map((bot) => bot.faultOf(game));
  for (const bot of bots) bot.dismiss();
  return { game, record, faults };
}

export const playItself = (command: string, scenario: Scenario) =>
  play(scenario, [botPlayer(command), botPlayer(command)]);

export const playFighter = (command: string, scenario: Scenario, milliseconds = 30_000) =>
  play(scenario, [botPlayer(command, { milliseconds })]);
