import { CARGO_PODS, type Part, type PartStatus, PODS, type PodType, type UnitView } from '../engine/index.ts';

const JUMP: readonly PodType[] = ['standard-jump', 'augmented-jump'];

function podLoss(pod: PodType, destroyed: boolean): string {
  if (PODS[pod].weapons) {
    if (destroyed) return 'no fire and no missiles from it';
    const less = pod === 'arsenal' ? ', one fire a phase' : pod === 'hunter' ? ', no jump' : '';
    return `its missiles are lost, bursts only${less}`;
  }
  if (JUMP.includes(pod)) return 'no jump with it';
  if (CARGO_PODS.includes(pod)) return 'nothing but cargo';
  switch (pod) {
    case 'battle-communications':
      return destroyed ? 'no commands, program or fire from it' : 'one command only, no program, no extra fire';
    case 'tractor-beam':
      return 'no tractor beam';
    case 'battlecraft':
      return 'nothing launches from it or docks in it';
    case 'energy':
      return destroyed ? 'its energy is lost at once' : 'loses 10 units every Command Phase';
    default:
      return 'no effect on the fight';
  }
}

/** [R7.5b] What a Maneuver Command costs with a damaged engine. */
const priceOf = (kind: UnitView['kind'] | undefined): string =>
  kind === 'spaceship' ? 'a block' : kind === 'battlecraft' ? 'a unit' : 'energy';

/** [8.9] What a part comes to with this status, in a few words; of a certain `kind` of unit, where one is meant. */
export function lossText(
  part: Part,
  pod: PodType | null,
  status: PartStatus,
  fieldClass: number,
  kind?: UnitView['kind'],
): string {
  const destroyed = status === 'destroyed';
  if (!destroyed && status !== 'damaged') return 'works as before';
  if (part === 'bridge') return destroyed ? 'Maneuver Rating 1, no Weave' : 'Maneuver Rating 2 less, no Weave';
  if (part === 'engine') return destroyed ? 'no Maneuver Commands' : `every Maneuver Command costs ${priceOf(kind)}`;
  if (part === 'force-field') return destroyed || fieldClass < 2 ? 'out of use' : 'as class 1, not in an emergency';
  return pod === null ? '' : podLoss(pod, destroyed);
}
