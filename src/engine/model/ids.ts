import { PLAYERS, type Player, type PodPart, type UnitId } from './names.ts';

/** The id of a spaceship: its owner's number and the letter of its counter. */
export const shipId = ({ player, letter }: { player: Player; letter: string }): UnitId => `${player}${letter}`;

/** Whose a unit is: ids, and the backs of counters, begin with their owner's number. */
export const ownerOfId = (id: UnitId): Player => PLAYERS.find((player) => id.startsWith(`${player}`)) ?? 1;

/** The parts that the Hit Table names for pods: always the same texts, which are quick to look up. */
const POD_PARTS: readonly PodPart[] = Array.from({ length: 15 }, (_, index): PodPart => `pod-${index + 1}`);

/** The part that is the pod in a box, counted from 1. */
export const podPart = (box: number): PodPart => POD_PARTS[box - 1] ?? `pod-${box}`;

/** The parts that are the pods of a craft with so many boxes. */
export const podParts = (count: number): PodPart[] => POD_PARTS.slice(0, count);

/** Whether the name of a part is that of a pod. */
export const isPodPart = (part: string): part is PodPart => part.startsWith('pod-');

/** The box of a pod, from 1. */
export const boxOf = (part: PodPart): number => Number(part.slice('pod-'.length));
