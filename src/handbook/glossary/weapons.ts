import {
  type CivLevel,
  FIRE_COST,
  FIRE_TYPES,
  type FireType,
  hitChance,
  MISSILE_TYPES,
  type MissileType,
  missileLine,
  type RuleCase,
} from '../../engine/index.ts';
import { capital, chanceText, costText, fireName, missileName } from '../../words/index.ts';
import type { GlossaryTerm, HandbookText } from '../types.ts';
import { missileTermId } from './ids.ts';
import { term } from './term.ts';

const MISSILES: Record<MissileType, { brief: HandbookText; cases: readonly RuleCase[]; more: string[] }> = {
  unguided: {
    brief:
      'Flies straight on and gains 1 velocity in each of its owner’s Command Phases, up to 9. It takes no commands and never runs out.',
    cases: ['2.5', '7.1', '9.5'],
    more: ['unguided'],
  },
  guided: {
    brief:
      'Takes Maneuver Commands in a phase in which the ship that launched it spends a Battle Command on controlling it. Without its pod it flies on as it is.',
    cases: ['2.5', '7.4', '9.5', 'R9.5b'],
    more: ['guided'],
  },
  intelligent: {
    brief: 'Takes Maneuver Commands in every Command Phase of its owner, by itself. Each costs one of its units.',
    cases: ['2.5', '9.5'],
    more: ['intelligent'],
  },
  mims: {
    brief:
      'An intelligent missile that launches four unguided ones, once, in a Fire Phase of its owner. The letters stand for multi-intelligent missile system.',
    cases: ['2.5', '9.9', 'R9.9a', '9.5'],
    more: ['launch the four', 'multi-intelligent missile system'],
  },
};

const LEVELS: readonly CivLevel[] = [6, 7, 8];

/** The lines of the missile chart in words. */
function figuresOf(type: MissileType): HandbookText {
  return LEVELS.flatMap((level) => {
    const line = missileLine(type, level);
    if (!line) return [];
    const { velocityRating, maneuverRating, energyUnits } = line;
    return `- [[Civ Level]] ${level}: [[Velocity Rating]] ${velocityRating}, [[Maneuver Rating]] ${maneuverRating}, ${energyUnits} [[units|energy unit]]`;
  }).join('\n');
}

/** Every type of missile. */
export const MISSILE_TERMS: readonly GlossaryTerm[] = MISSILE_TYPES.map((type) => {
  const { brief, cases, more } = MISSILES[type];
  const name = missileName(type);
  return term(name === 'MIMS' ? name : capital(name), brief, cases, {
    id: missileTermId(type),
    spellings: more,
    body: figuresOf(type),
  });
});

const FIRES: Record<FireType, string> = {
  'laser-burst': 'The free shot of every burster and weapon pod',
  'laser-barrage': 'A laser that hits better and further',
  'particle-burst': 'A particle beam, sure from close by and soon useless',
  'particle-barrage': 'The surest shot from close by',
};

/** How far the columns of the fire chart reach for a type of fire. */
function reachText(type: FireType): HandbookText {
  const values = Array.from({ length: 15 }, (_, value) => value).filter((value) => hitChance(type, value) !== '-');
  const chances = [0, 4, 8].map((value) => `at ${value} ${chanceText(hitChance(type, value))}`);
  return `By [[target value]]: ${chances.join(', ')}. It cannot hit above ${Math.max(...values)}.`;
}

/** Every type of fire. */
export const FIRE_TERMS: readonly GlossaryTerm[] = FIRE_TYPES.map((type) => {
  const cost = costText({ blocks: 0, units: FIRE_COST[type] });
  const brief = `${FIRES[type]}. It costs ${cost === 'free' ? 'nothing' : cost}.`;
  return term(capital(fireName(type)), brief, ['8.1', '8.2', '8.6'], { id: type, body: reachText(type) });
});
