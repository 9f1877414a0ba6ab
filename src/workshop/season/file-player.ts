import { resolve } from 'node:path';
import * as v from 'valibot';
import { openThread } from '../../bots/thread.ts';
import { UsageError } from '../../cli/output.ts';
import { ActionForm, check, resolveAction } from '../../engine/index.ts';
import type { ComputerPlayer, MatchQuestion } from '../../matches/computer-player.ts';

/** What is asked of the file of a player: what it exports, or what its player does. */
type FileQuestion = { ask: 'exports' } | { ask: 'decide' | 'offersDraw'; of: unknown };

/** What is wrong with the file of a player, in a sentence: it is no fault of the program. */
export class PlayerFileError extends UsageError {}

/** A player in a file: they have to be dismissed, as they have a thread of their own. */
export interface FilePlayer extends ComputerPlayer {
  dismiss: () => void;
}

/** For how many milliseconds an answer is waited for: far longer than any player thinks. */
const PATIENCE = 300_000;

const Orders = v.pipe(v.array(ActionForm), v.minLength(1), v.maxLength(10_000));

/**
 * The player of a file, in a thread of their own: they get a copy of what their seat knows, can change nothing of the game, and
 * neither end nor hold up the program for ever.
 */
export function openPlayerFile(path: string, budget?: number, patience = PATIENCE): FilePlayer {
  const thread = openThread(
    new URL('./file-player-thread.js', import.meta.url),
    { path: resolve(path) },
    { env: {}, stdout: true, stderr: true, resourceLimits: { maxOldGenerationSizeMb: 512 } },
  );
  const fail = (fault: string): never => {
    thread.end();
    throw new PlayerFileError(`the player ${path} cannot play: ${fault.split('\n')[0]}`);
  };
  const ask = (question: FileQuestion): unknown => {
    const answer = thread.ask(question, patience);
    return 'fault' in answer ? fail(answer.fault) : answer.value;
  };
  const drawsToo = ask({ ask: 'exports' }) === true;
  const decide = ({ game, seat, seed }: MatchQuestion) => {
    const of = { seat: seat(), seed, ...(budget !== undefined && { budget }) };
    const read = v.safeParse(Orders, ask({ ask: 'decide', of }));
    if (!read.success) return fail('its answer is no list of orders');
    const [first] = read.output;
    if (!first || check(game, resolveAction(game, first))) {
      return fail(`it gave an order that is refused: ${JSON.stringify(first)}`);
    }
    return read.output;
  };
  return {
    name: path,
    decide,
    ...(drawsToo && { offersDraw: (seat) => ask({ ask: 'offersDraw', of: seat }) === true }),
    dismiss: thread.end,
  };
}
