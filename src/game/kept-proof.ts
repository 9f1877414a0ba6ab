import type { DiceProof } from '../engine/index.ts';
import type { Entry } from './entries.ts';
import { gameAt, type History, type Proven } from './history.ts';

const provenIn = (history: History): Proven => ({
  actions: history.steps.map(({ action }) => action),
  rolls: gameAt(history).dice.fallen,
});

/** [R1.0a] The history of a record with the proof of its dice, if it has one. */
export const withProof = (history: History, proof: DiceProof | undefined, of = provenIn(history)): History =>
  proof ? { ...history, proven: { ...of, proof } } : history;

/** [R1.0a] The history of a saved game with the proof that its first entry came with. */
export function withSavedProof(history: History, [begin]: readonly Entry[]): History {
  if (begin?.kind !== 'begin') return history;
  const actions = begin.actions.map(({ action }) => action);
  return withProof(history, begin.dice.proof, { actions, rolls: begin.actions.flatMap(({ rolls }) => rolls) });
}

/** [R1.0a] The proof that a history came with, as long as actions and dice are those that it is of. */
export function proofOf(history: History): DiceProof | undefined {
  if (!history.proven) return undefined;
  const { proof, actions, rolls } = history.proven;
  return JSON.stringify({ actions, rolls }) === JSON.stringify(provenIn(history)) ? proof : undefined;
}
