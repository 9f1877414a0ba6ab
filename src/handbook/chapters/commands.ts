import { HULLS } from '../../engine/index.ts';
import type { Chapter } from '../types.ts';

const { dagger, piccolo, flute, 'corco-zeta': zeta } = HULLS;

/** Maneuver Commands and Battle Commands in general. */
export const commands: Chapter = {
  id: 'commands',
  title: 'Commands',
  brief:
    'In your Command Phase you change how your units fly, with Maneuver Commands, and get ready what your ships carry, with Battle Commands.',
  body: `The two kinds are counted apart. [[Maneuver Commands|Maneuver Command]] go to every ship, battlecraft and
steered missile, the fewer the faster it flies. [[Battle Commands|Battle Command]] go only to ships with certain pods.

Slow ships turn, fast ships hit and run. A [[Piccolo]] at velocity 1 has ${piccolo.maneuverRating - 1} commands in a phase, and six turns of one hour are enough to fly back
the way it came; at velocity 6 it has ${piccolo.maneuverRating - 6}.`,
  cases: [
    {
      id: '7.0',
      title: 'Giving commands',
      brief:
        'In your Command Phase you give each unit as many commands as it may have and you like. They work at once; the new velocity and direction are flown in your next Movement Phase.',
      body: 'Between your commands and your move the enemy fires at you. So a command also decides how easily you are hit: your new [[velocity]] and [[direction]] count in the enemy’s arithmetic (§8.3).',
      see: ['7.1', '7.3', '7.5', 'R3.0c'],
    },
    {
      id: '7.1',
      title: 'How many Maneuver Commands',
      brief:
        'The Maneuver Rating less the velocity. At or above its rating a unit gets one command, to accelerate or decelerate, and nothing else.',
      body: `A [[Dagger]] (Maneuver Rating ${dagger.maneuverRating}) at velocity 4 gets ${dagger.maneuverRating - 4}.

None at all go to a unit whose engine is destroyed, to an [[unguided missile]], or to a [[guided missile]] that its ship does not [[control]] in this phase; none but the commands of a jump (§7.2) to a
ship with its [[force field]] up or with a [[jump marker]]. An unguided missile just gains 1 velocity in each of its owner’s Command Phases.

You need not use them all. They cannot be kept for later or given to another unit; nor can Battle Commands.`,
      rulings: [
        {
          id: 'R7.1a',
          title: 'Counted once',
          brief:
            'The number is worked out from the velocity the unit had as the Command Phase began. Slowing down in the phase gives no further commands, and damage in it can take some away.',
          body: `A [[Dagger]] that starts the phase at velocity 2 has ${dagger.maneuverRating - 2} commands; when it has slowed down twice, ${dagger.maneuverRating - 4} are left.

When damage brings the rating down to that velocity or below, one command in all remains, as in §R7.1b, or none if one has been given. A battlecraft
launched in this phase may maneuver at once; its number comes from the velocity of its launch.`,
        },
        {
          id: 'R7.1b',
          title: 'Too fast to steer',
          brief:
            'A unit whose velocity is at or above its Maneuver Rating gets exactly one Accelerate or Decelerate. It cannot turn, weave, or be given a jump command.',
          body: '',
        },
      ],
      see: ['4.2', '7.2', '7.5', '8.9'],
    },
    {
      id: '7.2',
      title: 'The Maneuver Commands',
      brief: 'Accelerate, Decelerate, Direction Change, Weave, and the three commands of a jump.',
      body: `- [[Accelerate]], [[Decelerate]]: velocity 1 more or 1 less, up to the [[Velocity Rating]] in one phase.
- [[Direction Change]] (the Turn button): one hour left or right, as often as commands last.
- [[Weave]]: the ship or battlecraft slips into any hex beside it at once, and keeps its velocity and direction. Once a phase; not into
asteroids or a planet’s hex. Missiles cannot.
- [[Prepare Jump|jump]]: for a ship with a [[standard jump pod]] or a [[hunter pod]], where jumps are allowed. In its next Command Phase it must either Jump or Abort Jump. With Jump
it leaves the game as its owner’s next Movement Phase begins. A ship with an [[augmented jump pod]] may Jump without preparing. With a force field up a ship may
prepare or abort, not jump.`,
      rulings: [
        {
          id: 'R7.2a',
          title: 'Up and down share the Velocity Rating',
          brief:
            'Accelerates and Decelerates of one phase are counted together, and together may not be more than the Velocity Rating.',
          body: '',
        },
        {
          id: 'R7.2b',
          title: 'The three commands of a jump',
          brief:
            'Each counts as a Maneuver Command. After Prepare Jump or Jump the ship gets no other Maneuver Command in that phase.',
          body: `So a ship whose velocity is at or above its Maneuver Rating as the phase begins can be given none of the three (§R7.1b), nor can one whose engine is destroyed; with a damaged engine each costs a block (§R7.5b).

In the owner’s next Command Phase a prepared ship must Jump or Abort Jump before the phase can end. If neither is possible, the phase may end and the marker comes
off. Abort Jump is not possible in the phase of the Prepare Jump; after it, the ship may use the commands it still has.

The ship leaves as the next friendly Movement Phase begins. If no undamaged jump pod is left by then, it stays and the marker comes off. With an augmented pod nothing
need be prepared.`,
        },
        {
          id: 'R7.2c',
          title: 'Where ships may jump',
          brief:
            'Only where the scenario says so; of the five that is Scenario 3, for player 1’s ships with a jump pod. Preparing and aborting they may anywhere, jumping only once the ship has been on the fifth column of sheets.',
          body: 'That column is E and whatever sheets lie above and below it. To have been there once is enough.',
        },
        {
          id: 'R7.2d',
          title: 'What missiles can be told',
          brief: 'Guided and intelligent missiles and MIMS accelerate, decelerate and turn. They do not weave or jump.',
          body: '',
        },
      ],
      see: ['7.1', '7.5', '4.1', '6.8'],
      examples: [
        {
          title: 'As it would fly on',
          units: [{ id: '1E', what: 'piccolo', hex: 'A0508', direction: 4, velocity: 2 }],
          ask: { kind: 'course' },
        },
        {
          title: 'The same ship after Accelerate and one turn to the left',
          units: [{ id: '1E', what: 'piccolo', hex: 'A0508', direction: 3, velocity: 3 }],
          ask: { kind: 'course' },
        },
      ],
    },
    {
      id: '7.3',
      title: 'How many Battle Commands',
      brief:
        'Light weapon, heavy weapon and arsenal pods give one each, a battle communications pod two. The sum is what the ship gets in a Command Phase.',
      body: 'A [[battle communications pod]] beside two [[heavy weapon pods|heavy weapon pod]] makes four. Maneuver Commands are neither more nor fewer for it.',
      see: ['5.2', '7.4', 'R7.4a', '8.9'],
      charts: ['pods'],
    },
    {
      id: '7.4',
      title: 'The Battle Commands',
      brief:
        'Prepare a missile, control a guided one, search, prepare and launch a battlecraft, dock, use a tractor beam, raise or lower the force field. Each takes one Battle Command.',
      body: `- [[Prepare Missile|prepare]]: a missile with a star in the pod chart is made ready in its pod. It can be launched from your next Fire Phase on, and rides on the ship
until then.
- [[Control|control]]: one guided missile that this ship has launched takes Maneuver Commands in this phase.
- [[Active Search]]: every face-down enemy counter within 6 hexes is turned face up for good; within 10 with an undamaged battle communications pod.
- [[Prepare Battlecraft|prepare]]: a battlecraft in its pod is made ready.
- Launch Battlecraft: one that was prepared in an earlier Command Phase is put into a hex beside the ship (§R7.4g). This costs no energy.
- [[Rendezvous]]: this ship docks with a ship or battlecraft in its hex that has the same velocity and the same direction (§R7.4c, §R7.4d).
- [[Tractor beam]]: another ship or battlecraft gets Maneuver Commands from this ship (§R7.4e).
- Activate or Deactivate Force Field: raised for one [[block]], lowered for nothing (§R7.4f).`,
      rulings: [
        {
          id: 'R7.4a',
          title: 'Which pods count, and how long control lasts',
          brief:
            'Battle Commands are counted from the pods as they are: light, heavy and arsenal pods give theirs until destroyed; battle communications gives two, or one when damaged. A controlled missile can be steered until the end of the phase.',
          body: 'For that the pod it came from must stay undamaged. To control one missile twice in a phase is refused.',
        },
        {
          id: 'R7.4b',
          title: 'What may be prepared, and how many',
          brief:
            'Only missiles with a star in the pod chart are prepared, each in a certain pod. A ship may hold as many prepared missiles as it has pods that carry missiles and are not destroyed.',
          body: 'Hunter pods count for that, empty pods too, and damaged ones. A prepared missile is lost when its own pod is damaged. In an older game, begun when damaged pods did not count, they still do not.',
        },
        {
          id: 'R7.4c',
          title: 'Who docks with whom',
          brief:
            'A battlecraft that docks with its own mother ship goes back into its pod, unprepared, if that pod is neither damaged nor destroyed. In every other case the two become a docked pair.',
          body: `The command goes to a spaceship of the player whose phase it is. A battlecraft may go home also while its mother ship is docked with another. The other of the two may be a ship or battlecraft of either player, may have its force
field up or carry a jump marker, and may be an enemy battlecraft that lies face down: it stays so. A unit can be in one pair only.`,
        },
        {
          id: 'R7.4d',
          title: 'How a docked pair flies',
          brief:
            'Two docked units fly as one. The player whose phase it is steers the pair through any unit of their own in it; each command counts for both, and it moves once, with the unit that was docked with.',
          body: `Commands. You name one of your own units in the pair, and may name the other next time. The limits of the named one hold: its Maneuver Rating, starting
velocity, damage and energy. The command is refused if either of the two has its force field up or a jump marker, has already woven in this phase (for a
Weave), or has used up its Velocity Rating (for a change of velocity). The other’s Maneuver Rating and damage do not matter; so a wreck can be towed.

Cost. The [[block]] for further maneuvers (§R7.5a) is due when either has already had an Accelerate, Decelerate or turn in this phase and none has been paid for it yet; it is
then paid for both. Whenever a block is due, the named unit pays both [[burn rates|burn rate]] together in units instead: a [[Flute]] that tows a [[Zeta|Corco Zeta]] pays ${flute.burnRate} + ${zeta.burnRate} = ${flute.burnRate + zeta.burnRate}. If the named unit’s own engine is damaged, it pays that for every command.

What has been counted stays counted when the pair is separated in the same phase, and a unit that docks brings along what it has had. Jump commands concern the ship alone:
its own field and marker count, it pays as if it were not docked, and when it leaves the pair is over. A docked unit does not land. Set free, it lands as its owner’s next
Movement Phase begins, if §R6.5c still fits.

Moving. The pair moves in the Movement Phase of the owner of the unit that was docked with, by moving that unit. No unit moves twice in a Game-Turn, no matter who carries it: if
either has moved or been carried, the pair stays until the next Game-Turn. Staying in orbit counts as a move, standing still at velocity 0 does not, and the phase does not wait for it. A unit set free
after its own Movement Phase, before the pair has moved, does not move in that Game-Turn.

On the way, asteroids are rolled for each of the two, first for the leading unit, which is the one that was docked with. A planet’s free maneuvers go by the leading unit’s ratings and its owner’s will, and are not to be
had while either has a field up or a jump marker. A missile makes one attempt at the pair. If one of the two is lost on the way, the other flies the rest, and from then on its own owner decides.

Separating. Either owner may part the two in their Command Phase. It costs nothing and takes no command.`,
        },
        {
          id: 'R7.4e',
          title: 'What a tractor beam can do',
          brief:
            'A beam may accelerate, decelerate, turn or weave its target: level 7 once a phase within 4 hexes, level 8 twice within 6. Each costs the beam’s ship twice the target’s burn rate.',
          body: `The target may be a friend or an enemy, a ship or a battlecraft, docked, or face down. Missiles, landed units and ships not alerted cannot be held. It must be in range when the
beam is turned on it, and again at each command.

The target’s own limits hold: commands, Velocity Rating, damage, force field, jump marker, all counted for this phase. A docked target is steered as a pair: counted for both, refused only for
what §R7.4d refuses in either, and at twice both burn rates together. Whether it is docked is looked at with each command.

Each tractor pod can be turned on once a phase, and needs no energy until it gives a command. If its ship raises its force field afterwards, the beam goes on; damage to the pod ends it. Where a
scenario gives no level, it is 7, as with Flute A of Scenario 4.`,
        },
        {
          id: 'R7.4f',
          title: 'Commands behind a force field',
          brief:
            'With its field up a ship may be told to lower it, to prepare a missile or a battlecraft, to search, and to prepare or abort a jump; nothing else.',
          body: 'What it was told earlier in the phase stands. Raising and lowering take one Battle Command each; raising it in an emergency (§9.8) takes none.',
        },
        {
          id: 'R7.4g',
          title: 'Where a battlecraft is launched',
          brief:
            'Into any of the six hexes beside the ship, with its velocity or one more or less, from 1 to 9. It points the ship’s way or up to two hours to either side.',
          body: 'It starts face down unless the enemy has seen it before. If the hex holds an enemy missile, [[interception]] is attempted.',
        },
      ],
      see: ['7.3', '5.6', '9.1', '9.8', '10.4'],
    },
  ],
};
