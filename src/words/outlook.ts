import type { InterceptionResult, Part, PartStatus, PodType, UnitId } from '../engine/index.ts';
import { resultWords } from './ahead.ts';
import { lossText } from './damage.ts';
import { percentText } from './figures.ts';
import { partName, partStatusName, podName } from './names.ts';

/** A danger to a unit as it is told; `probability` is null where it is not known from here. */
export interface ToldDanger {
  kind: 'course' | 'comes' | 'steered' | 'fire' | 'asteroids';
  unit: UnitId;
  /** The missile or the craft that it comes from; null for the asteroids. */
  from: UnitId | null;
  /** The hex in which it is met. */
  place: string;
  probability: number | null;
  /** Of a missile: what it comes to. */
  result: InterceptionResult | null;
}

/** `2I21 meets 1A in A1407: 50 %, destroys it`. */
export function dangerText({ kind, unit, from, place, probability, result }: ToldDanger): string {
  const figure = probability === null ? 'chance not known' : percentText(probability);
  const ends = `${figure}${result ? `, ${resultWords(result)}` : ''}`;
  switch (kind) {
    case 'course':
      return `the course of ${unit} meets ${from} in ${place}: ${ends}`;
    case 'comes':
      return `${from} flies into ${unit} next: ${ends}`;
    case 'steered':
      return `${from} can be steered into ${unit}: up to ${ends}`;
    case 'fire':
      return `${from} fires at ${unit} next: up to ${figure} to hit`;
    case 'asteroids':
      return `${unit} flies among asteroids in ${place}: ${figure} to be struck`;
  }
}

/** The best of what may be ordered, as it is told. */
export type ToldChance =
  | { kind: 'shot'; unit: UnitId; target: UnitId; hit: number; hurt: number }
  | { kind: 'launch'; unit: UnitId; target: UnitId; probability: number }
  | { kind: 'strike'; unit: UnitId; target: UnitId; probability: number };

/** `the best shot: 1A at 2D, 70 % to hit, 60 % to hurt`. */
export function chanceWords(chance: ToldChance): string {
  const { kind, unit, target } = chance;
  switch (kind) {
    case 'shot':
      return `best shot: ${unit} at ${target}, ${percentText(chance.hit)} to hit, ${percentText(chance.hurt)} to hurt`;
    case 'launch':
      return `best launch: ${unit} at ${target}, ${percentText(chance.probability)}`;
    case 'strike':
      return `${unit} meets ${target} on its course: ${percentText(chance.probability)}`;
  }
}

/** `the bridge of 1A is damaged: 2 commands fewer`, of a part that was hit. */
export function hitText(unit: UnitId, part: Part | null, podType: PodType | null, status: PartStatus): string {
  const name = podType ? `${podName(podType)} pod` : partName(part ?? 'bridge');
  return `the ${name} of ${unit} is ${partStatusName(status)}: ${lossText(part ?? 'pod-1', podType, status, 0)}`;
}
