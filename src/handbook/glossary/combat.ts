import type { GlossaryTerm } from '../types.ts';
import { term } from './term.ts';

/** Fire, hits and interception. */
export const COMBAT: readonly GlossaryTerm[] = [
  term(
    'fire',
    'A shot of a laser or particle weapon in a Fire Phase. Range and relative velocity make a target value, and that a chance.',
    ['8.0', '8.1', '8.6'],
    {
      spellings: ['fires', 'shot', 'number of fires', 'firing'],
    },
  ),
  term(
    'type of fire',
    'Laser burst, laser barrage, particle burst and particle barrage. Barrages hit better and cost more; particles are best from close by.',
    ['8.1', '8.2', '8.6'],
    {
      spellings: ['types of fire', 'burst', 'bursts', 'barrage', 'barrages'],
    },
  ),
  term(
    'target',
    'Any enemy unit on the map may be fired at, face up or down, but not landed ships or ships not yet alerted.',
    ['8.0', 'R8.0a'],
  ),
  term(
    'range',
    'The number of hexes from one unit to the other: 0 in the same hex, 1 in the next. It is halved between units with the same direction and velocity.',
    ['R8.2a', '8.4'],
    {
      spellings: ['ranges', 'reach', 'distance', 'apart'],
    },
  ),
  term(
    'relative velocity',
    'How fast two units pass each other: the difference, the sum, or a figure of the chart, by the angle between their directions.',
    ['8.3', '8.4', '9.6'],
    {
      spellings: ['rel. velocity', 'relative velocities'],
    },
  ),
  term(
    'straight line',
    'Both units point along the line between them, to or fro, and that line is one of the twelve directions. The relative velocity is halved.',
    ['8.4', 'R8.4a'],
    {
      spellings: ['on one line', 'one straight line'],
    },
  ),
  term(
    'target value',
    'The sum of a shot: the range, plus the relative velocity less the Targeting Program but not below 0. The smaller, the likelier the hit; above 14 nothing hits.',
    ['8.6', '8.0'],
    {
      spellings: ['value', 'target values'],
    },
  ),
  term('hit chance', 'The number of the fire chart. The die must show it or less: 4 means 40 %.', ['8.6'], {
    spellings: ['chance', 'needs', 'or less', 'cannot hit', 'hit chances'],
  }),
  term(
    'hit',
    'A fire whose die shows the hit chance or less. A second die then says which part is struck, if any.',
    ['8.6', '8.7'],
    { spellings: ['hits', 'miss', 'missed', 'no chance'] },
  ),
  term(
    'effect',
    'A hit has one only if the second die finds a part that is there. The chance of an effect is that of hitting and of finding one.',
    ['8.7', '8.6'],
    {
      spellings: ['effect chance', 'effective', 'hits to be expected'],
    },
  ),
  term(
    'result',
    'What came of the last shot or attempt: its dice, what they had to be, what is hit, and what that means from now on. It stands until the next order.',
    ['8.6', '8.7', '9.6'],
  ),
  term('automatic', 'A in a chart: it succeeds without a die.', ['8.6', '9.7'], { spellings: ['A'] }),
  term(
    'Hit Table',
    'The second die of a hit on it: which part is struck. 1 is critical, 2 bridge or engine, 3 the force field or pod 8, 4 to 10 the other pods.',
    ['8.7', 'R8.7a'],
  ),
  term('glancing blow', 'A hit whose second die names no part the target has. It does nothing.', ['8.7'], {
    spellings: ['no effect'],
  }),
  term(
    'critical hit',
    'A 1 on the second die: the firing player picks any part. It does nothing to a counter that is face down, nor when a rock strikes.',
    ['8.7', 'R8.7b', 'R6.6a'],
    {
      spellings: ['critical'],
    },
  ),
  term(
    'interception',
    'What a missile tries when it comes to share a hex with an enemy: a die against a chance by Civ Level and relative velocity. If it succeeds both are destroyed, or it explodes on a force field.',
    ['9.6', '9.7', 'R9.6a'],
    {
      spellings: [
        'intercept',
        'intercepts',
        'intercepted',
        'attempt',
        'attempts',
        'missile interception',
        'interception chance',
      ],
    },
  ),
  term(
    'first pass',
    'The first place where a missile and an enemy will come to share a hex, if both fly on as they are.',
    ['9.6', '6.0'],
  ),
  term(
    'decline',
    'The owner of a level 8 missile may hold it back from an attempt. It then leaves that enemy alone while they share the hex.',
    ['R9.6c', '9.6'],
    {
      spellings: ['hold it back', 'held back', 'hold back', 'declines'],
    },
  ),
  term(
    'explosion',
    'A missile that intercepts a ship with its force field up explodes on it: one or three rolls for hits instead of the end.',
    ['9.8', 'R9.8b'],
    {
      spellings: ['explodes', 'bursts on the force field'],
    },
  ),
  term(
    'emergency',
    'Raising a force field when a missile has already intercepted: a die of the ship’s Civ Level less 2, or less, and one block.',
    ['9.8', 'R9.8a'],
    {
      spellings: ['at the last moment', 'emergency activation', 'field up', 'too late'],
    },
  ),
  term(
    'spent missile',
    'A missile that has used its last energy unit. It makes one more move and is taken off.',
    ['9.5', 'R3.0d'],
    {
      spellings: ['out of energy', 'expended', 'spent'],
    },
  ),
  term('off the map', 'A missile that flies off the sheets in use is gone; a ship gets a new sheet.', ['6.2', 'R6.2a']),
];

/** What is hidden, and the table itself. */
export const TABLE_TERMS: readonly GlossaryTerm[] = [
  term(
    'face-down counter',
    'A missile or battlecraft whose sort the enemy does not know yet. Its place, direction and velocity are open.',
    ['10.0', 'R10.0a', 'R3.0b'],
    {
      spellings: ['face down', 'unrevealed', 'back up'],
    },
  ),
  term('revealed', 'Turned face up by detection or search. It stays so for the rest of the game.', ['3.0', 'R3.0b'], {
    spellings: ['reveal', 'face up'],
  }),
  term(
    'detection',
    'As your Command Phase begins, enemy counters within 3 hexes of your ships and battlecraft are turned face up. It happens by itself.',
    ['3.0', 'R3.0b'],
    {
      spellings: ['detects', 'detect', 'detection range'],
    },
  ),
  term('open logs', 'A way to play in which everything lies open to both players.', ['10.0']),
  term(
    'closed logs',
    'The way the rules mean it: nobody sees the other’s log, or what the other’s face-down counters are.',
    ['10.0', 'R10.0b'],
  ),
  term('curtain', 'The dark page between two players at one screen. It holds nothing of either side.', ['R10.0b'], {
    spellings: ['hand-over', 'handover', 'hand over to', 'recap'],
  }),
  term(
    'lesson',
    'A few steps on the real table, each with a goal; whatever is done in it can be taken back. It is not among the saved games, and goes on at its step.',
    [],
    { spellings: ['lessons', 'learn the game', 'goal', 'show me', 'take it back and try again'] },
  ),
  term(
    'adviser',
    'Says in one line what is the greatest danger to you now, what your best chance is, and one order, as an Admiral would give it; *Show* lays that in the dock. It knows no more than the player it speaks to, and speaks in rehearsals and against the program.',
    [],
    { spellings: ['advice', 'hint', 'hints', 'why?', 'coach'] },
  ),
  term('rehearsal', 'One person plays both sides, sees everything and may take back without limit.', []),
  term(
    'against the program',
    'The program gives one side’s orders, or both while you watch. It sees what a player in its seat would see, and no more.',
    [],
    { spellings: ['program as opponent', 'play now', 'offer a draw'] },
  ),
  term(
    'rank of the program',
    'How well the program plays: an Ensign goes for what is at hand, a Captain weighs threats and routes, an Admiral thinks ahead.',
    [],
    { spellings: ['rank', 'ensign', 'captain', 'admiral'] },
  ),
  term(
    'unsafe hexes',
    'Hexes in which a missile may well meet the selected unit after its next move. The striking hexes are marked with them.',
    ['9.4', '9.6'],
    { spellings: ['unsafe hex', 'unsafe'] },
  ),
  term(
    'striking hexes',
    'Hexes from which a launch of the selected unit may well meet an enemy after its next move.',
    ['9.4', '9.6'],
    { spellings: ['striking hex', 'striking'] },
  ),
  term(
    'undo',
    'Takes orders back: up to the last die, the last thing learned or the last hand-over; in a rehearsal without limit.',
    [],
    {
      spellings: ['redo', 'take back', 'nothing to take back'],
    },
  ),
  term('record', 'A game as a file: its set-up, dice and every order. It can be opened again anywhere.', ['R1.0a'], {
    spellings: ['record file', 'saved game', 'open a record'],
  }),
  term('replay', 'To watch a game again, step by step.', [], { spellings: ['watch it again', 'watch the game again'] }),
  term('concede', 'To give up: the other player has won.', ['R11.0e']),
  term('draw', 'A game that nobody has won: by the scenario, or because both agree.', ['R11.0e', 'R11.2a'], {
    spellings: ['agree on a draw', 'draw agreed'],
  }),
  term('in play', 'On the map and taking part.', ['11.0', 'R11.5a']),
];
