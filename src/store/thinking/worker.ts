import { type Question, think } from '../../opponent/index.ts';

/** The thread in which the program thinks: it is sent a question, and sends back its plans as they get better. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const thinking = think(data);
  for (;;) {
    const { value: plan, done = false } = thinking.next();
    postMessage({ plan, done });
    if (done) return;
  }
});
