import type { Chapter } from '../types.ts';

/** The six phases. */
export const sequence: Chapter = {
  id: 'sequence',
  title: 'The sequence of play',
  brief:
    'A Game-Turn has six phases: one player moves, the other commands, the first one fires; then the same with the players exchanged.',
  body: `Mind the order: you fire right after the enemy’s commands, and you command right after the enemy’s moves. What
you command in your phase, you fly in your next one, and the enemy shoots at you in between.`,
  cases: [
    {
      id: '3.0',
      title: 'The six phases of a Game-Turn',
      brief:
        'Player 1 moves, player 2 commands, player 1 fires; then player 2 moves, player 1 commands, player 2 fires. Then the next Game-Turn begins.',
      body: `The player whose phase it is is called the [[phasing player]].

- In your [[Movement Phase]] all your units must move, in any order, each as many hexes as its velocity (§6.0).
- In your [[Command Phase]] first comes [[detection]]: face-down enemy units within 3 hexes of your ships and battlecraft are turned face
up for good. Your [[unguided missiles|unguided missile]] gain 1 velocity. Then you give commands (§7.0).
- In your [[Fire Phase]] you fire and launch missiles, one unit after the other. Each shot is settled at once (§8.0).

Game-Turns follow each other until somebody has won (§11.0).`,
      charts: ['sequence'],
      rulings: [
        {
          id: 'R3.0a',
          title: 'Who is first',
          brief: 'Player 1 is the first player. Every phase is entered, even when there is nothing to do in it.',
          body: '',
        },
        {
          id: 'R3.0b',
          title: 'What detects, and what is detected',
          brief:
            'Spaceships and launched battlecraft detect by themselves, within 3 hexes, as their owner’s Command Phase begins. Landed ships and ships not yet alerted see nothing.',
          body: 'Counters that are still [[prepared|prepare]] and ride on their ship are revealed neither by [[detection]] nor by [[Active Search]].',
        },
        {
          id: 'R3.0c',
          title: 'How a Command Phase begins',
          brief:
            'In this order: detection, the alert roll of Scenario 4, unguided missiles gain 1, damaged energy pods leak. Then commands follow in any order.',
          body: 'You may give one unit a command, then another, then the first again; docking could not be done otherwise.',
        },
        {
          id: 'R3.0d',
          title: 'Jumping, landing, burnt-out missiles',
          brief:
            'Ships that jump or land do so as their owner’s Movement Phase begins, before anything moves. A missile without energy still makes that move and goes at the end of the phase.',
          body: 'Several ships jump or land in the order in which they came into play. Victory is looked at then. Until it goes, a spent missile moves, may strike, and can be shot at.',
        },
      ],
      see: ['6.0', '7.0', '8.0', '10.0'],
    },
  ],
};
