import {
  ENERGY_POD_UNITS,
  MISSILE_TYPES,
  type MissileType,
  POD_TYPES,
  PODS,
  type PodType,
  type RuleCase,
} from '../../engine/index.ts';
import { capital, list, lossText, podName, signed } from '../../words/index.ts';
import { missileCount } from '../missile-count.ts';
import type { GlossaryTerm, HandbookText } from '../types.ts';
import { podTermId } from './ids.ts';
import { term } from './term.ts';

const ABOUT: Record<PodType, string> = {
  hunter: 'Weapons, a few missiles that need no preparing, and a standard jump engine. It gives no Battle Commands',
  'light-weapon': 'A light armament: lasers and particles, and missiles that all must be prepared',
  'heavy-weapon': 'A heavy armament: lasers and particles, and missiles of all four types',
  arsenal: 'The heaviest armament. It fires or launches twice in a phase',
  'battle-communications':
    'A command room: two Battle Commands, one more fire or launch, a Targeting Program of −6 for the whole ship, and a search out to 10 hexes',
  'tractor-beam':
    'Reaches out and gives another ship Maneuver Commands. Level 7: one within 4 hexes; level 8: two within 6',
  battlecraft: 'The hangar of one battlecraft, from which it is launched and in which it is recharged',
  'standard-jump':
    'A jump engine: with it the ship can leave the game where the scenario allows it, in two Command Phases',
  'augmented-jump': 'A better jump engine: the ship can jump without preparing, where the scenario allows it',
  energy: `A store of ${ENERGY_POD_UNITS} energy units, used up before those of the hull. Damaged it leaks`,
  'luxury-cabin': 'Rooms for rich passengers',
  'standard-cabin': 'Rooms for passengers',
  crew: 'Rooms for more crew',
  'advanced-medical': 'A hospital',
  'bio-research': 'A laboratory for living things',
  'standard-cargo': 'A hold for goods',
  'buffered-cargo': 'A hold for goods that break easily',
  'living-cargo': 'A hold for animals and plants',
  lander: 'A boat for landing, which plays no part here',
  survey: 'Instruments to look at worlds with',
  'robot-and-equipment': 'Robots and gear',
  explorer: 'What explorers need',
  'escape-eva': 'Escape craft and suits',
  'standard-support': 'Supplies and workshops',
};

const CASES: Partial<Record<PodType, readonly RuleCase[]>> = {
  'battle-communications': ['5.6', '7.3', '8.1', '8.5'],
  'tractor-beam': ['5.6', 'R7.4e', '7.4'],
  battlecraft: ['5.6', '7.4', '10.4'],
  'standard-jump': ['5.6', '7.2'],
  'augmented-jump': ['5.6', '7.2'],
  energy: ['5.6', '10.3', 'R10.3b', 'R5.8a'],
};

const WEAPON_CASES: readonly RuleCase[] = ['5.1', '8.1', '9.1'];

/** Names that mean something else when they stand alone. */
const TAKEN: readonly PodType[] = ['battlecraft', 'tractor-beam', 'energy', 'lander'];

const missileText = (type: MissileType, pod: PodType): string =>
  `${missileCount(PODS[pod].missiles[type], type)}${PODS[pod].prepare.includes(type) ? ' (prepare first)' : ''}`;

/** The line of the pod chart in words, and what damage does. */
function figures(type: PodType): HandbookText {
  const { weapons, missiles, battleCommands, civLevel, targetingProgram, fires, armor } = PODS[type];
  const carried = MISSILE_TYPES.filter((missile) => missiles[missile] > 0).map((missile) => missileText(missile, type));
  return [
    ...(weapons ? [`- Fires or launches: ${fires} in a phase, any [[type of fire]]`] : []),
    ...(carried.length > 0 ? [`- Missiles: ${list(carried)}`] : []),
    ...(battleCommands > 0 ? [`- [[Battle Commands|Battle Command]]: ${battleCommands}`] : []),
    ...(civLevel === null ? [] : [`- [[Civ Level]]: ${type === 'tractor-beam' ? '7 or 8' : civLevel}`]),
    ...(targetingProgram === null ? [] : [`- [[Targeting Program]]: ${signed(targetingProgram)}`]),
    `- [[Armor]]: ${armor === null ? 'as the scenario says' : `${armor}, unless the scenario says otherwise`}`,
    `- [[Damaged]]: ${lossText('pod-1', type, 'damaged', 0)}`,
    `- [[Destroyed]]: ${lossText('pod-1', type, 'destroyed', 0)}`,
  ].join('\n');
}

function podTermOf(type: PodType): GlossaryTerm {
  const { weapons, special } = PODS[type];
  const name = podName(type);
  const only = weapons || special ? '' : ' It does nothing in a fight, but somebody may score for it.';
  const brief = `${ABOUT[type]}.${only}`;
  return term(`${capital(name)} pod`, brief, CASES[type] ?? (weapons ? WEAPON_CASES : ['5.7']), {
    id: podTermId(type),
    body: figures(type),
    spellings: TAKEN.includes(type) ? [] : [name],
  });
}

/** Every pod, with its figures. */
export const POD_TERMS: readonly GlossaryTerm[] = [
  ...POD_TYPES.map(podTermOf),
  term(
    'weapon pod',
    'One of the four pods that fire and launch missiles: arsenal, heavy weapon, light weapon, hunter.',
    ['5.1', '8.1'],
  ),
  term(
    'cargo pod',
    'A standard, buffered or living cargo pod. In Scenario 5 they count for points.',
    ['5.7', 'R11.5a'],
    {
      spellings: ['cargo'],
    },
  ),
  term('jump pod', 'A standard or augmented jump pod; a hunter pod has a standard jump engine too.', ['5.6', '7.2']),
];
