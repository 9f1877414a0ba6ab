// The thread that keeps the process of a bot, speaks to it in lines, and ends it.
import { spawn } from 'node:child_process';
import { workerData } from 'node:worker_threads';

const { words, longest, port, bell } = workerData;
const [command, ...rest] = words;

/** What the bot has said and nobody has read yet. */
let said = '';
/** Why the bot answers no more. */
let gone;
/** What is waited for: a line, or the end. */
let waiting = null;
let clock;

function answer(what) {
  clearTimeout(clock);
  waiting = null;
  port.postMessage(what);
  Atomics.store(bell, 0, 1);
  Atomics.notify(bell, 0);
}

function giveUp(fault) {
  gone ??= fault;
  if (waiting === 'line') answer({ fault: gone });
}

function readOn() {
  const end = said.indexOf('\n');
  if (said.length > longest && (end < 0 || end > longest)) giveUp(`it wrote a line of more than ${longest} characters`);
  else if (said.length > 2 * longest) giveUp('it writes much more than it is asked');
  else if (waiting === 'line' && end >= 0) {
    const line = said.slice(0, end);
    said = said.slice(end + 1);
    answer({ value: line });
  }
  if (gone) bot.stdout.destroy();
}

const bot = spawn(command, rest, { stdio: ['pipe', 'pipe', 'inherit'], windowsHide: true });
bot.on('error', ({ code }) => {
  giveUp(`it cannot be started (${code})`);
  if (waiting === 'end') answer({ value: null });
});
bot.on('close', (status, signal) => {
  giveUp(signal ? `it was ended by ${signal}` : `it ended with status ${status}`);
  if (waiting === 'end') answer({ value: null });
});
// One that reads no more is told of when it does not answer, or has ended.
bot.stdin.on('error', () => {});
bot.stdout.setEncoding('utf8').on('data', (text) => {
  said += text;
  readOn();
});

port.on('message', ({ line, milliseconds, last }) => {
  waiting = last ? 'end' : 'line';
  if (last) {
    bot.stdin.end(line);
    if (bot.pid === undefined || bot.exitCode !== null || bot.signalCode !== null) answer({ value: null });
    else clock = setTimeout(() => bot.kill('SIGKILL'), milliseconds);
    return;
  }
  if (gone) return answer({ fault: gone });
  bot.stdin.write(line);
  clock = setTimeout(() => giveUp(`it did not answer within ${milliseconds} milliseconds`), milliseconds);
  readOn();
});
