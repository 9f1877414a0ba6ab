import type { Reason, ReasonCode } from '../opponent/index.ts';

const SENTENCES: Record<ReasonCode, (params: Reason['params']) => string> = {
  danger: () => 'harder to hit from here',
  threat: () => 'out of the way of missiles',
  opportunity: () => 'for a better shot',
  launch: () => 'to be able to launch',
  approach: () => 'nearer to the enemy',
  goal: () => 'on the way to where it must go',
  energy: () => 'to save energy',
  asteroids: () => 'around the asteroids',
  docked: () => 'so that nobody can dock with it',
  agility: () => 'slow enough to turn away',
  'go-on': () => 'nothing is better than to fly on',
  shot: ({ chance }) => `hits ${chance} times in a hundred`,
  strike: ({ chance }) => `the missile intercepts ${chance} times in a hundred`,
  chase: () => 'the missile follows its target',
  prepare: () => 'a missile to be launched later',
  battlecraft: () => 'battlecraft before the enemy is near',
  search: () => 'to see what the counters near it are',
  control: () => 'a guided missile is steered',
  dock: () => 'to dock',
  jump: () => 'to jump',
  done: () => 'nothing more is worth it',
  'as-due': () => 'as the rules ask now',
};

/** Why the program gives an order, in words. */
export const reasonSentence = ({ code, params }: Reason): string => SENTENCES[code](params);
