import type { Reason, ReasonCode } from '../opponent/index.ts';

const SENTENCES: Record<ReasonCode, (params: Reason['params']) => string> = {
  nearer: () => 'to come nearer to the enemy',
  'nothing-to-do': () => 'nothing better to do',
  'best-shot': () => 'the best shot',
  'launch-now': () => 'a launch that hits at once',
  'as-due': () => 'as the rules ask now',
};

/** Why the program gives an order, in words. */
export const reasonSentence = ({ code, params }: Reason): string => SENTENCES[code](params);
