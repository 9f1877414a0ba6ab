import { attitude, type Question, seatChance, think, threats } from '../../opponent/index.ts';
import type { Request } from './thinker.ts';

const post = (answer: unknown, done: boolean): void => postMessage({ answer, done });

function postPlans(question: Question): void {
  const thinking = think(question);
  for (;;) {
    const { value: plan, done = false } = thinking.next();
    post(plan, done);
    if (done) return;
  }
}

/** The thread in which the program thinks: it is sent what it is asked, and sends back its answers. */
addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.ask === 'plan') postPlans(data.question);
  else if (data.ask === 'attitude') post(attitude(data.seat), true);
  else if (data.ask === 'chance') post(seatChance(data.seat), true);
  else post(threats(data.seat, data.unit), true);
});
