import type { Chapter } from '../types.ts';

/** What each player may know. */
export const secrets: Chapter = {
  id: 'secrets',
  title: 'Hidden information',
  brief:
    'You always see where the enemy is and how fast they fly. You do not see their energy, which pod is in which box, or what a face-down counter is.',
  body: `Battlecraft and missiles begin face down. You get to know them when one of your ships or battlecraft is within 3 hexes as your [[Command Phase]] begins ([[detection]]), or by an [[Active Search]] within 6 hexes, 10 with battle communications. What is face up stays face up.

It pays to look: a [[critical hit]] does nothing to a counter that is face down, and a missile face down is destroyed only by a 2 on the second die, one face up by a 1 as well.`,
  also: ['3.0', 'R3.0b', '7.4', '8.7'],
  cases: [
    {
      id: '10.0',
      title: 'Logs and secrets',
      brief:
        'Every spaceship has a log, which its owner keeps and the enemy does not see. It holds the state of its parts, its energy, its missiles and its battlecraft.',
      body: 'With [[closed logs]] the table keeps these secrets and covers the screen when it changes hands; with [[open logs]] everything lies open to both.',
      rulings: [
        {
          id: 'R10.0a',
          title: 'What both players know',
          brief:
            'Every spaceship with its class, its pods as a list, its velocity, direction and hits; of every launched unit its hex, direction, velocity and Direction Reminder; whether a face-down counter is a missile or a battlecraft; how many prepared counters a ship carries.',
          body: 'Also whatever the story of the game tells both. Battlecraft come out in Command Phases and missiles in Fire Phases, before everybody’s eyes; so which of the two it is, is no secret.',
        },
        {
          id: 'R10.0b',
          title: 'What only the owner knows',
          brief:
            'Which pod is in which box, the energy spent, the missiles left, and what a face-down or prepared counter is.',
          body: 'Who has to choose the part that is hit sees the compartments of the target meanwhile.',
        },
      ],
      see: ['10.1', '2.3', '8.7', '3.0'],
    },
  ],
};

/** How the game is played at this table; no rules of the game. */
export const table: Chapter = {
  id: 'table',
  title: 'At this table',
  brief:
    'The program keeps the rules and the logs. Two players share one screen, or one of them rehearses; every order is saved.',
  body: `- Two players: the screen goes dark when it is handed over (the [[curtain]]), then tells you what has happened since, as far as you may know it.
- [[Rehearsal]]: one person plays both sides with open logs and takes back as much as they like.
- [[Undo]] takes back orders up to the last die, the last thing you learned, or the last hand-over.
- What is not possible stays on its button and says why, with the case. Every case leads to its page here.
- [[Dice]]: the program rolls, or you roll on the table and type in what fell.
- The [[record]] of a game can be downloaded, opened elsewhere, and watched again.
- Either player may [[concede]], and both may agree on a draw, at any time.`,
  cases: [],
};
