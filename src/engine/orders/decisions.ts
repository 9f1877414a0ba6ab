import { agreeDraw, concede } from '../rules/ending.ts';
import { noField, raiseField } from '../rules/force-field.ts';
import { choosePart } from '../rules/hits.ts';
import { decline, intercept } from '../rules/interception.ts';
import { goOn } from '../rules/planets.ts';
import { OWN_MISSILE, PART, UNIT } from './domains.ts';
import { order } from './order.ts';

/** The answers to the decisions asked of a player between orders, and the two ways of ending the game by agreement. */
export const DECISIONS = {
  'choose-part': order('choose-part', {
    stages: ['choose-part'],
    fields: { part: PART },
    command: null,
    to: null,
    verb: choosePart,
  }),
  intercept: order('intercept', {
    stages: ['intercept'],
    fields: { missile: OWN_MISSILE, target: UNIT },
    command: null,
    to: {
      field: 'missile',
      kinds: ['missile'],
      price: null,
      sample: (_, { id }) => ({ do: 'intercept', missile: id, target: '' }),
    },
    verb: intercept,
  }),
  decline: order('decline', {
    stages: ['intercept'],
    fields: { missile: OWN_MISSILE },
    command: null,
    to: {
      field: 'missile',
      kinds: ['missile'],
      price: null,
      sample: (_, { id }) => ({ do: 'decline', missile: id }),
    },
    verb: decline,
  }),
  'raise-field': order('raise-field', {
    stages: ['force-field'],
    fields: {},
    command: null,
    to: null,
    verb: raiseField,
  }),
  'no-field': order('no-field', { stages: ['force-field'], fields: {}, command: null, to: null, verb: noField }),
  continue: order('continue', { stages: ['planet-maneuver'], fields: {}, command: null, to: null, verb: goOn }),
  concede: order('concede', { stages: 'any', fields: {}, command: null, to: null, verb: concede }),
  'agree-draw': order('agree-draw', { stages: 'any', fields: {}, command: null, to: null, verb: agreeDraw }),
};
