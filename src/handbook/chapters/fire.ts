import { chartedRelativeVelocity, FIRE_COST } from '../../engine/index.ts';
import type { Chapter } from '../types.ts';

/** From the aim to the die. */
export const fire: Chapter = {
  id: 'fire',
  title: 'Fire',
  brief:
    'A shot is good when the enemy is near and flies as you do. Range plus relative velocity, less your Targeting Program, gives a target value; the chart turns it into a chance.',
  body: `The sum of a shot has three figures. The [[range]] is the hexes between. The [[relative velocity]] says how fast the two fly past each other: little when they go the
same way, much when they meet head-on. The [[Targeting Program]] takes something off the relative velocity. What comes out is the [[target value]]: the smaller,
the better you hit.

Two things follow. Match the enemy’s direction and velocity, and the relative velocity is nothing and the range counts half. Or fly so that the enemy cannot match yours.`,
  cases: [
    {
      id: '8.0',
      title: 'Firing',
      brief:
        'In your Fire Phase each of your ships and battlecraft may fire, in any direction, at enemy units face up or face down. Say who fires what at whom; then the shot is settled at once.',
      body: `Step by step:

- Name the weapon, the [[type of fire]] and the target, and pay its units (§8.2).
- Count the [[range]] (§R8.2a).
- Find the [[relative velocity]] (§8.3, §8.4), take off the Targeting Program (§8.5), add the range: that is the [[target value]].
- Read the [[hit chance]] in the fire chart and roll the die (§8.6). That number or less hits.
- If it hits, roll again: this die says which part is hit (§8.7).`,
      rulings: [
        {
          id: 'R8.0a',
          title: 'Whom to fire at, and in which order',
          brief:
            'Any enemy unit on the map is a target, except landed ships and ships not yet alerted. Once a second ship or battlecraft has fired or launched, the first one is done for this phase.',
          body: 'A [[MIMS]] is neither: it launches when its owner likes, and that ends nobody’s turn to fire. Fire that cannot hit is allowed; it costs its units and counts as a fire, and no die is rolled.',
        },
      ],
      see: ['8.1', '8.3', '8.6', '8.7'],
      charts: ['fire'],
    },
    {
      id: '8.1',
      title: 'How often, and with what',
      brief:
        'Each Fire Phase: one fire from the burster, one from each hunter, light or heavy weapon pod, two from each arsenal pod, and one more with a battle communications pod.',
      body: `- A [[burster]] of class 1 fires a laser burst; of class 2 a laser burst or a laser barrage.
- A weapon pod fires any of the four types, or launches a missile instead (§9.2).
- The extra one of a [[battle communications pod]] may come from the burster or any weapon pod.

So a ship with two [[light weapon pods|light weapon pod]] fires three times, with battle communications four times. This has nothing to do with the number of [[Battle Commands|Battle Command]].`,
      rulings: [
        {
          id: 'R8.1a',
          title: 'The extra fire',
          brief:
            'Every undamaged battle communications pod gives one extra fire or launch, for the burster or any weapon pod of its ship.',
          body: '',
        },
      ],
      see: ['4.4', '5.5', '9.2', '8.9'],
      charts: ['fire'],
    },
    {
      id: '8.2',
      title: 'What fire costs, and the range',
      brief: `A laser burst is free. A particle burst costs ${FIRE_COST['particle-burst']} unit, a laser barrage ${FIRE_COST['laser-barrage']}, a particle barrage ${FIRE_COST['particle-barrage']}.`,
      body: 'Close by, particles hit more often; farther off, lasers do: the two rows of the chart cross. What a hit does is the same. Units are paid on the unit track (§10.3).',
      rulings: [
        {
          id: 'R8.2a',
          title: 'Counting the range',
          brief:
            'The range is the number of hexes from one to the other by the shortest way: 0 in the same hex, 1 in the next one.',
          body: '',
        },
      ],
      see: ['8.6', '10.3', '7.5'],
      charts: ['fire'],
    },
    {
      id: '8.3',
      title: 'Relative velocity',
      brief:
        'Compare where the two point. The same way or one hour off: take the difference of their velocities; opposite or one hour off that: the sum; anything else: the chart.',
      body: `Only the directions matter here, not where the two are. Think of both in one hex.

- Same direction, or one beside it: the difference.
- Opposite direction, or one beside that: the sum.
- The six directions that lie across: read the chart, the firing unit’s velocity along the top, the target’s down the side.

With velocities 5 and 3 that makes 2, 8 or, by the chart, ${chartedRelativeVelocity(5, 3)}. Two units at velocity 0 always have 0.`,
      rulings: [
        {
          id: 'R8.3a',
          title: 'The top velocity is 9',
          brief:
            'No unit goes faster than 9: one at 9 cannot accelerate, and an unguided missile stays at 9. The lowest velocity is 0.',
          body: '',
        },
      ],
      see: ['8.4', '8.5', '6.1'],
      charts: ['relative-velocity'],
      examples: [
        {
          title: 'Flying the same way, nearly',
          units: [
            { id: '1E', what: 'piccolo', pods: ['hunter'], hex: 'A0508', direction: 2, velocity: 5 },
            { id: '2D', what: 'piccolo', pods: ['hunter'], hex: 'A0806', direction: 3, velocity: 3 },
          ],
          ask: { kind: 'fire', type: 'laser-burst', from: 'burster' },
        },
        {
          title: 'Head-on, nearly',
          units: [
            { id: '1E', what: 'piccolo', pods: ['hunter'], hex: 'A0508', direction: 2, velocity: 5 },
            { id: '2D', what: 'piccolo', pods: ['hunter'], hex: 'A0806', direction: 9, velocity: 3 },
          ],
          ask: { kind: 'fire', type: 'laser-burst', from: 'burster' },
        },
        {
          title: 'Across',
          units: [
            { id: '1E', what: 'piccolo', pods: ['hunter'], hex: 'A0508', direction: 2, velocity: 5 },
            { id: '2D', what: 'piccolo', pods: ['hunter'], hex: 'A0806', direction: 6, velocity: 3 },
          ],
          ask: { kind: 'fire', type: 'laser-burst', from: 'burster' },
        },
      ],
    },
    {
      id: '8.4',
      title: 'On one line, or side by side',
      brief:
        'If both fly along the line between them, the relative velocity is halved. If both have the same direction and the same velocity, it is 0 and the range is halved.',
      body: `- One line: the line from hex to hex runs along one of the twelve directions, and both units point along it, towards each other or away. Then the relative velocity counts
half, rounded up; the range counts full.
- Same direction and same velocity, wherever the two are: the relative velocity is 0, and the [[range]] counts half, rounded up. This one goes first where both hold.`,
      rulings: [
        {
          id: 'R8.4a',
          title: 'What a straight line is',
          brief:
            'The line through the centres of the two hexes must run exactly along one of the twelve directions, and each of the two must point along it, either way. In one hex it holds when they point the same way or exactly opposite ways.',
          body: 'Same direction and same velocity is looked at before it.',
        },
      ],
      see: ['8.3', '8.5', '9.6'],
      examples: [
        {
          title: 'Head-on along one line',
          units: [
            { id: '1E', what: 'piccolo', pods: ['hunter'], hex: 'A0508', direction: 2, velocity: 5 },
            { id: '2D', what: 'piccolo', pods: ['hunter'], hex: 'A0806', direction: 8, velocity: 3 },
          ],
          ask: { kind: 'fire', type: 'laser-burst', from: 'burster' },
        },
        {
          title: 'The same course, five hexes apart',
          units: [
            { id: '1E', what: 'piccolo', pods: ['hunter'], hex: 'A0308', direction: 2, velocity: 3 },
            { id: '2D', what: 'piccolo', pods: ['hunter'], hex: 'A0808', direction: 2, velocity: 3 },
          ],
          ask: { kind: 'fire', type: 'particle-burst', from: 1 },
        },
      ],
    },
    {
      id: '8.5',
      title: 'Targeting Program',
      brief:
        'The program of the ship, or of the pod that fires if that is better, is taken off the relative velocity, never below 0. It takes nothing off the range.',
      body: 'An undamaged [[battle communications pod]] gives −6 to everything its ship fires. A battlecraft has its own program and gets none from its ship.',
      rulings: [
        {
          id: 'R8.5a',
          title: 'Which program counts',
          brief:
            'From a weapon pod the better of pod and ship counts, without asking. An undamaged battle communications pod gives −6 to all fire of its own ship, not to its battlecraft, and V counts as undamaged.',
          body: 'The figures are printed negative: they reduce the relative velocity, but never below 0.',
        },
      ],
      see: ['4.8', '5.4', '8.6', '8.9'],
      charts: ['hulls', 'pods'],
      examples: [
        {
          title: 'A better program in the pod',
          units: [
            { id: '1E', what: 'piccolo', pods: ['hunter'], hex: 'A0508', direction: 2, velocity: 5 },
            { id: '2D', what: 'piccolo', pods: ['hunter'], hex: 'A0806', direction: 6, velocity: 3 },
          ],
          ask: { kind: 'fire', type: 'laser-barrage', from: 1 },
        },
      ],
    },
    {
      id: '8.6',
      title: 'The fire chart',
      brief:
        'The target value is the range plus the relative velocity, once the Targeting Program has been taken off. Find it in the row of the type of fire: the number there, or less, hits.',
      body: `A means that it hits without a die, a dash that it cannot hit at all. Above 14 nothing hits. From close by a particle beam has the better chance, from further away a laser.

A hit is not yet damage: the second die must find a part (§8.7).`,
      see: ['8.0', '8.2', '8.7'],
      charts: ['fire'],
      examples: [
        {
          title: 'From further away the laser is better',
          units: [
            { id: '1A', what: 'dagger', pods: ['heavy-weapon', 'energy'], hex: 'A0508', direction: 2, velocity: 3 },
            { id: '2A', what: 'sword', hex: 'A1308', direction: 5, velocity: 3 },
          ],
          ask: { kind: 'fire', type: 'laser-barrage', from: 1 },
        },
        {
          title: 'The particle beam in the same place',
          units: [
            { id: '1A', what: 'dagger', pods: ['heavy-weapon', 'energy'], hex: 'A0508', direction: 2, velocity: 3 },
            { id: '2A', what: 'sword', hex: 'A1308', direction: 5, velocity: 3 },
          ],
          ask: { kind: 'fire', type: 'particle-barrage', from: 1 },
        },
      ],
    },
  ],
};
