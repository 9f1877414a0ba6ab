import type { Chapter } from '../types.ts';

/** What the game is, and what lies on the table. */
export const game: Chapter = {
  id: 'game',
  title: 'What the game is',
  brief:
    'Two players fly spaceships that keep going as they were going. The one who turns, brakes and shoots at the right moment wins.',
  body: `A ship in space goes on the way it went. That is the whole of DeltaVee: every ship has a [[velocity]] and a
[[direction]], and flies that many hexes that way in every [[Game-Turn]], whether it likes to or not. What you decide is
how the two change, and that you decide before you know what the other does.

You give [[commands|command]] to speed up, slow down, turn, or get weapons ready. You fire lasers and particle beams, which
hit best at a short [[range]] and when both ships fly almost alike. You launch [[missiles|missile]], which blow up whatever
they catch. And you do the bookkeeping on a [[Spaceship Log]], one for each ship: its energy, its missiles, and which of its
parts still work. The program fills it in for you.

For The Showdown read the chapters from the sequence of play to hits and damage, then the one on missiles. The others can wait until a
scenario asks for them.`,
  cases: [
    {
      id: '1.0',
      title: 'The game and its die',
      brief: 'Two players, a map of hexes, ships made of a hull and pods, and one die that gives 1 to 10.',
      body: `A [[hex]] is about 20,000 kilometres across, a [[Game-Turn]] a quarter of an hour. The map is flat: up and down play no
part. The battles happen deep inside star systems, where nobody can jump to another star; only one of the five scenarios lets ships
get far enough out to do so.

Every chance is settled with one [[die]] of ten faces. You always want to roll low: a chance of 4 means that 1, 2, 3 and 4 are
good, which is 40 %.`,
      rulings: [
        {
          id: 'R1.0a',
          title: 'A 0 is a 10',
          brief:
            'The die gives 1 to 10; a face that shows 0 is read as 10. A recorded game whose dice have run out refuses the order that needs the next one.',
          body: '',
        },
      ],
      see: ['3.0', '8.6', '9.7'],
    },
    {
      id: '2.1',
      title: 'The map',
      brief:
        'Space is laid out in sheets of 16 columns and 17 rows of hexes. The name of a hex is its sheet, column and row, so A0207 is column 02, row 07 of sheet A.',
      body: `The sheets have letters and lie edge to edge without a seam, so a ship flies from one to the next as if there were no
border. Nothing is on them but what the scenario puts there: a [[planet]], some [[asteroids]], the units. When a ship leaves the last
sheet, a new one is laid in front of it (§6.2).`,
      rulings: [
        {
          id: 'R2.1a',
          title: 'How the hexes lie',
          brief:
            'Hexes have a flat top. Column 01 is at the left, row 01 at the top, and even columns sit half a hex lower than odd ones.',
          body: 'So the six hexes around 0707 are 0706, 0806, 0807, 0708, 0607 and 0606, clockwise from the top. Around 0807 they are 0806, 0907, 0908, 0808, 0708 and 0707.',
        },
        {
          id: 'R2.1b',
          title: 'Across the edge of a sheet',
          brief:
            'The grid runs on from sheet to sheet. With B to the right of A, the neighbours of A1607 beyond the edge are B0107 and B0108; below A0817 comes row 01 of the sheet underneath.',
          body: '',
        },
        {
          id: 'R2.1c',
          title: 'Which sheets a scenario uses',
          brief:
            'Scenario 1 has A and B side by side, 2 has A alone, 3 has A to D in a row, 4 and 5 have A to C in a row. A sheet added later takes the next free letter, after Z come AA, AB and so on.',
          body: 'In Scenario 3 the sheet to the right of D is always E, and no other sheet takes that letter.',
        },
      ],
      see: ['6.2', '6.1'],
    },
    {
      id: '2.2',
      title: 'The charts',
      brief: 'Every number of the game stands on one of ten charts. Each is shown beside the cases that use it.',
      body: `The [[hull]] chart says what each ship can do, the pod chart what each [[pod]] adds (§4.9, §5.8). The Relative Velocity Chart
and the Fire Results Table turn a shot into a chance (§8.3, §8.6); the Hit Table says what was hit and another chart what that means
(§8.7, §8.9). Missiles have two: what they can do, and how likely they are to strike (§9.5, §9.7). Then there are the costs in energy
(§7.7) and the six phases (§3.0).`,
      see: ['4.9', '5.8', '8.6', '8.7', '9.5', '9.7', '7.7'],
    },
    {
      id: '2.4',
      title: 'The pieces',
      brief:
        'Counters stand for spaceships, battlecraft and missiles. Markers show velocity, planets, asteroids, jumps and the next hex of a zig-zag.',
      body: `Player 1 has blue rounded counters, player 2 orange ones with cut corners. The arrow shows where a unit points, the white plate
its [[velocity]], the letter which unit it is. A spaceship always lies face up. Battlecraft and missiles start [[face-down|face-down counter]]:
the enemy sees that something is there and how it flies, not what it is.`,
      see: ['2.5', '2.6', '2.7', '10.0'],
    },
    {
      id: '2.5',
      title: 'Units: ships, battlecraft, missiles',
      brief:
        'Spaceships, battlecraft and missiles together are called units. A scenario says who gets which ships; battlecraft and missiles come out of their pods.',
      body: `- A [[spaceship]] is a [[hull]] with [[pods|pod]]. Its letter is its name: 1E is ship E of player 1.
- A [[battlecraft]] is a small fighter that a spaceship carries in a pod. 1A2 is the second one of ship 1A.
- A [[missile]] is launched from a weapon pod and explodes on an enemy. An [[unguided missile]] flies straight and only gains speed,
a [[guided missile]] is steered by its ship, an [[intelligent missile]] by itself, and a [[MIMS]] can send out four more.`,
      rulings: [
        {
          id: 'R2.5a',
          title: 'Missile numbers',
          brief:
            'Missiles take the lowest free number of their type: unguided from 01, guided from 01 with their ship’s letter, intelligent from 21, MIMS from 31. A number is never used twice, and there is no limit.',
          body: 'The number is taken when a missile is prepared, or when it is launched without preparing. So 1I21 is the first intelligent missile of player 1, and 2GA03 the third guided one of ship 2A.',
        },
      ],
      see: ['4.0', '9.5', '10.4'],
    },
    {
      id: '2.6',
      title: 'Velocity markers',
      brief:
        'Every unit on the map shows its velocity, 0 to 9, for both players to see. What is still in a pod or prepared has none.',
      body: 'The [[velocity]] is how many hexes the unit will move in its next [[Movement Phase]]. It is never hidden, not even for a counter that lies face down.',
      see: ['4.1', '6.0', '8.3'],
    },
    {
      id: '2.7',
      title: 'Other markers',
      brief:
        'A planet, an asteroid field, a jump marker, the energy marker of a log and the Direction Reminder. Each is explained with its own rule.',
      body: `- [[Planet]]: helps ships turn, can be orbited and landed on, and destroys missiles (§6.5).
- [[Asteroid field|asteroids]]: whatever enters it may be struck (§6.6).
- [[Jump marker]]: this ship is about to leave (§7.2).
- [[Energy marker|unit track]]: stands on the unit track of a log (§10.3).
- [[Direction Reminder]]: the next hex of a unit that zig-zags (§6.1).`,
      see: ['6.1', '6.5', '6.6', '7.2', '10.3'],
    },
  ],
};
