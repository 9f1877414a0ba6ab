import type { JudgedAnswer } from '../../puzzles/index.ts';
import { scriptAddress } from '../device/script-address.ts';
import type { JudgeRequest } from './judging.ts';

/** Judges an answer in a worker of its own; returns the function that stops it. */
export function judgeInWorker(
  request: JudgeRequest,
  hear: (judged: JudgedAnswer) => void,
  fail: () => void,
): () => void {
  let worker: Worker | null = null;
  const stop = () => worker?.terminate();
  try {
    worker = new Worker(scriptAddress('measurer'), { type: 'module' });
  } catch {
    fail();
    return stop;
  }
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = () => {
    stop();
    fail();
  };
  worker.postMessage(request);
  return stop;
}
