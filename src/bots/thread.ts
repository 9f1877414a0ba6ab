import { MessageChannel, receiveMessageOnPort, Worker, type WorkerOptions } from 'node:worker_threads';

/** What comes back: the answer, or what was wrong. */
export type ThreadAnswer = { value: unknown } | { fault: string };

/** A thread that answers one question after the other while whoever asks stands still. */
export interface AnsweringThread {
  /** `patience`: for how many milliseconds the answer is waited for. */
  ask: (question: unknown, patience: number) => ThreadAnswer;
  end: () => void;
}

/**
 * Starts a thread of plain JavaScript, which gets `port`, and `bell` to ring with each answer, beside its own data. A loader would
 * need the thread that waits for it.
 */
export function openThread(script: URL, data: object, options: WorkerOptions = {}): AnsweringThread {
  const { port1: own, port2: port } = new MessageChannel();
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(script, {
    ...options,
    workerData: { ...data, port, bell },
    transferList: [port],
    execArgv: [],
  });
  worker.unref();
  // A thread that has run out of memory gives no answer, which is said then.
  worker.on('error', () => {});
  const ask = (question: unknown, patience: number): ThreadAnswer => {
    Atomics.store(bell, 0, 0);
    own.postMessage(question);
    const until = performance.now() + patience;
    // The bell of the answer before may be heard only now: on a busy machine its thread can stop between store and notify.
    while (Atomics.load(bell, 0) === 0) {
      if (Atomics.wait(bell, 0, 0, until - performance.now()) === 'timed-out') return { fault: 'it does not answer' };
    }
    return receiveMessageOnPort(own)?.message ?? { fault: 'it does not answer' };
  };
  const end = (): void => {
    own.close();
    void worker.terminate();
  };
  return { ask, end };
}
