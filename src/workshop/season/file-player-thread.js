// The thread of a player's file. It is no TypeScript: a loader would need the thread that waits for it.
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';

const { path, port, bell } = workerData;
const send = port.postMessage.bind(port);
const { store, notify } = Atomics;

/** Sends what there is to say, and rings, as whoever asks waits standing still. */
function answer(give) {
  try {
    send(give());
  } catch (error) {
    send({ fault: error instanceof Error ? error.message : String(error) });
  }
  store(bell, 0, 1);
  notify(bell, 0);
}

// Whoever ends the thread would leave the question without an answer.
process.exit = () => {
  throw new Error('it wants to end the program');
};
process.on('uncaughtException', ({ message }) => answer(() => ({ fault: message })));

const file = import(pathToFileURL(path).href);
// Each question says it.
file.catch(() => {});

/** What is said of a file that lacks something; nothing where it can play. */
function faultOf({ name, decide, offersDraw }) {
  if (typeof name !== 'string') return 'it exports no name';
  if (typeof decide !== 'function') return 'it exports no function decide';
  if (offersDraw !== undefined && typeof offersDraw !== 'function') return 'its offersDraw is no function';
  return undefined;
}

port.on('message', async ({ ask, of }) => {
  const [player, broken] = await file.then((found) => [found, null]).catch((error) => [{}, { error }]);
  answer(() => {
    if (broken) throw broken.error;
    if (ask !== 'exports') return { value: player[ask](of) };
    const fault = faultOf(player);
    return fault ? { fault } : { value: player.offersDraw !== undefined };
  });
});
