import { BATTLECRAFT_HULLS, HULLS, type Hull, SPACESHIP_HULLS } from '../../engine/index.ts';
import { count, hullName, signed } from '../../words/index.ts';
import type { GlossaryTerm, HandbookText } from '../types.ts';
import { term } from './term.ts';

const ABOUT: Record<Hull, string> = {
  'terwillicker-5000': 'A good plain battlecraft',
  'terwillicker-x': 'The fighting battlecraft, quick and hard to kill',
  lander: 'A small boat for planets, without a burster; in none of the five scenarios',
  'corco-omega': 'A cheap service boat, without a burster; in none of the five scenarios',
  dagger: 'The small warship of the Blades yard, with a force field',
  sword: 'A cruiser of the Blades yard, fast and well shielded',
  spear: 'The great warship of the Blades yard, slow to change its course and full of pods',
  piccolo: 'A small fast ship of the Harmonics yard',
  flute: 'A fast raider of the Harmonics yard, with armor and a force field',
  clarinet: 'A large quick ship of the Harmonics yard, without a force field',
  'corco-gamma': 'A small freighter of the Corco yard, without armor',
  'corco-zeta': 'A freighter of the Corco yard, sluggish and without armor',
  'corco-iota': 'A merchant for dangerous parts from the Corco yard, with a force field',
  'corco-mu': 'The largest freighter of the Corco yard, slow and without armor',
};

const number = (value: number): string => (value === 0 ? 'none' : String(value));

/** The line of the hull chart in words. */
function figures(hull: Hull): HandbookText {
  const line = HULLS[hull];
  const isCraft = line.pods === 0;
  return [
    ...(isCraft ? [] : [`- Pods: ${line.pods}`]),
    `- [[Velocity Rating]]: ${line.velocityRating}`,
    `- [[Maneuver Rating]]: ${line.maneuverRating}`,
    isCraft
      ? `- Energy: ${line.energyCapacity} [[units|energy unit]]; [[burn rate]] ${line.burnRate}`
      : `- Energy: ${line.energyCapacity} [[units|energy unit]], [[burn rate]] ${line.burnRate}, so ${line.energyCapacity / line.burnRate} [[blocks|block]]`,
    `- [[Burster class|burster]]: ${number(line.burster)}`,
    `- [[Armor]]: ${number(line.armor)}`,
    ...(isCraft ? [] : [`- [[Force field class]]: ${number(line.forceField)}`]),
    `- [[Civ Level]]: ${line.civLevel}`,
    `- [[Targeting Program]]: ${signed(line.targetingProgram)}`,
    `- [[Streamlined]]: ${line.streamlined ? 'yes' : 'no'}`,
  ].join('\n');
}

function hullTermOf(hull: Hull): GlossaryTerm {
  const { velocityRating, maneuverRating, pods } = HULLS[hull];
  const name = hullName(hull);
  const size = pods === 0 ? '' : `${count(pods, 'pod')}, `;
  return term(
    name,
    `${ABOUT[hull]}. It has ${size}Velocity Rating ${velocityRating} and Maneuver Rating ${maneuverRating}.`,
    ['4.0', '4.9'],
    { id: hull, body: figures(hull), spellings: name.startsWith('Corco ') ? [name.slice('Corco '.length)] : [] },
  );
}

/** Every hull, with its figures. */
export const HULL_TERMS: readonly GlossaryTerm[] = [...SPACESHIP_HULLS, ...BATTLECRAFT_HULLS].map(hullTermOf);
