import { ENERGY_COST, HULLS } from '../../engine/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { briefingOf } from '../../words/briefings.ts';
import { balanceText } from '../balance.ts';
import { scenarioText } from '../forces.ts';
import type { Chapter, HandbookText, Ruling, ScenarioEntry } from '../types.ts';

/** A scenario with what the table says of it everywhere, what its data say, and hints. */
function scenario(id: string, hints: HandbookText, rulings: readonly Ruling[] = []): ScenarioEntry {
  const data = findScenario(id);
  if (!data) throw new RangeError(`no scenario ${id}`);
  const { title, teaches, length, situation } = briefingOf(data);
  return {
    id,
    title,
    brief: `${teaches}. ${length}.`,
    body: `${situation}\n\n${scenarioText(data)}\n\nFor a first play:\n\n${hints}\n\n${balanceText(id)}`,
    rulings,
  };
}

/** The five scenarios, in the order of their difficulty. */
export const SCENARIO_ENTRIES: readonly ScenarioEntry[] = [
  scenario(
    'showdown',
    `- You are 29 hexes apart and closing. Get up to velocity 3 or 4 in the first two Game-Turns; faster, and you can hardly turn when you meet.
- Only three numbers of the second die, which says what a hit strikes (§8.7), find anything on a [[Piccolo]]: 1, 2 and 4. Bridge, engine and the one pod must all go, unless a missile catches it.
- Use everything you have each phase: the [[burster]], which costs nothing, and the [[hunter pod]], which either fires or launches, once. From close by, particle bursts and barrages hit better than those of a laser.
- The [[hunter pod]] gives no [[Battle Commands|Battle Command]], so nothing can be prepared, and nothing need be: launch when the enemy’s next hexes lie ahead of you. Keep the one [[intelligent missile]] until the enemy has little room to dodge.
- When you have passed each other, turn early and slow down to turn faster.`,
  ),
  scenario(
    'first-shot',
    `- The [[Sword]] has four [[Battle Commands|Battle Command]], the [[Daggers|Dagger]] one each. Prepare a missile in your first Command Phase, so that it is there when you meet.
- The Sword’s [[battle communications pod]] gives it a [[Targeting Program]] of −6 and one shot more in each phase. The Daggers want it gone.
- A missile that explodes on a raised [[force field]] gets three rolls for hits on a [[Dagger]], whose field is of class 1, but only one on the Sword, whose field is of class 2 (§9.8).
- Daggers: come from two sides, so that the Sword cannot fly alongside both of you. Sword: deal with them one after the other, and send out the [[Terwillicker-X]] early.`,
    [
      {
        id: 'R11.2a',
        title: 'When the enemies have lost each other',
        brief:
          'It is a draw when every pair of opposing spaceships and launched battlecraft is more than 25 hexes apart. One pair that is nearer is enough to go on.',
        body: '',
      },
    ],
  ),
  scenario(
    'escape-from-tau-ceti',
    `- Smugglers: the zone of the jump begins more than 50 hexes to the right, so gain speed from the start; one Accelerate a phase is free. Two of the [[Gammas|Corco Gamma]] are as good as the [[Iota|Corco Iota]]; let the Sword choose whom to chase, and do not wait for the one it has chosen.
- But do not be too fast to jump: a ship at or above its [[Maneuver Rating]] takes no jump command (§R7.2b). A Gamma must begin both Command Phases of its jump at velocity ${HULLS['corco-gamma'].maneuverRating - 1} or less, the Iota at ${HULLS['corco-iota'].maneuverRating - 1} or less, and slower if the bridge is damaged.
- A jump takes two of your Command Phases. From Prepare Jump on you fly straight, and the Sword has two Fire Phases to damage the jump pod.
- You must jump or abort in the Command Phase after you prepared. Preparing may be done anywhere, so do it in the Command Phase before the one in which you will be on the fifth sheet.
- Sword: to win you must destroy the Iota and two Gammas, and until then let nobody jump. A [[damaged]] jump pod jumps no more: take it whenever you may choose what is hit. Your two [[arsenal pods|arsenal pod]] and battle communications give six shots a phase with the burster.`,
    [
      {
        id: 'R11.3a',
        title: 'Where the Sword starts',
        brief: 'In any hex of the left-hand column of sheet A, 0101 to 0117.',
        body: '',
      },
      {
        id: 'R11.3b',
        title: 'How the Sword wins',
        brief: 'Player 2 wins when three enemy ships are destroyed and the Iota is one of them.',
        body: '',
      },
    ],
  ),
  scenario(
    'pirates',
    `- Mu: you are slow to change anything, so set your course for the planet at once. In each hex of asteroids a die that shows your velocity or less is a hit; at velocity 2 that is 20 % a hex. Going round costs time in which the Flutes come.
- The Mu is in orbit, and you have won, when its move is over and it has velocity 1 in the planet’s hex. Entering the hex, you may slow down by your Velocity Rating, ${HULLS['corco-mu'].velocityRating}, at no cost (§6.5): so 2 is slow enough to arrive with.
- Your [[Dagger]] wakes up on 1 or 2, a chance of 20 % in each of your Command Phases. It lies in orbit around the planet, pointing the way the pirates come from.
- Pirates: you win by docking, not by shooting: the same hex, velocity and direction as the Mu, and one [[Battle Command]]. Choose its engine and bridge when you can, so that it cannot dodge. But if it is destroyed the game is a draw, so send no missile at it: it has no force field.
- Flute A’s [[tractor beam]] gives the Mu one Maneuver Command of your choice a phase, within 4 hexes. It costs ${ENERGY_COST.tractorBeam * HULLS['corco-mu'].burnRate} units, and Flute A’s only [[Battle Command]].`,
    [
      {
        id: 'R11.4a',
        title: 'The Dagger that sleeps, and the docking that wins',
        brief:
          'The Dagger starts in orbit. Until it is alerted it takes no commands, is no target, sees nothing and need not move; a Rendezvous between a Flute and the Mu wins.',
        body: '',
      },
    ],
  ),
  scenario(
    'convoy-red',
    `- Convoy: a whole [[Zeta|Corco Zeta]] in orbit is worth 4 points, the [[Spear]] and the [[Dagger]] 1 each. Two Zetas with all their cargo win.
- You choose one direction and velocity for all five ships, but the Zetas change their velocity by 1 a phase. Do not start faster than they can be slowed down again. To enter the planet’s hex with velocity 2 is slow enough, for there the step to 1, and so into orbit, is free (§6.5).
- The Spear carries the fight: six shots a phase, missiles of level 8, a tractor beam, a force field of class 2. Keep it between the raiders and the freighters.
- The Dagger has no [[Battle Commands|Battle Command]]. If it raises its field in an emergency, it can never lower it, and so never maneuver or launch again.
- Raiders: the [[Zetas|Corco Zeta]] have no armor on the hull and 1 on their pods. Each one destroyed with its cargo is worth 4 points. Never lose the [[Clarinet]], for with it you lose the game; a [[Flute]] lost costs 2 points.
- Send the three battlecraft ahead: they turn face-down missiles up in time, and cost no points when they are lost.`,
    [
      {
        id: 'R11.5a',
        title: 'How the points are counted',
        brief:
          'A ship of player 1 that comes into orbit is taken off and scored at once. Standard, buffered and living cargo count as cargo pods; when player 1 has no spaceship left in play and nobody has 8, the higher score wins and equal scores draw.',
        body: `Only spaceships score, for either player; a battlecraft in orbit stays where it is. Player 2’s points may go below 0. The cargo pods still on a destroyed ship count as destroyed with it. A cargo pod destroyed earlier counts for player 2 even if its ship reaches orbit; none counts
twice. A landed ship is no longer in play for this. The tests come in this order: the Clarinet, player 1’s eight, player 2’s eight, no ship left.`,
      },
      {
        id: 'R11.5b',
        title: 'As many hexes as ships',
        brief: 'Player 1’s five ships start in A0407 or the hexes beside it, all in different hexes.',
        body: '',
      },
    ],
  ),
];

/** Scenarios in general. */
export const scenarios: Chapter = {
  id: 'scenarios',
  title: 'Scenarios',
  brief:
    'A scenario says what lies on the map, who has which ships, and how one wins. There are five; The Showdown is the one to begin with.',
  body: `They grow: one ship each in The Showdown, a cruiser against two patrol ships in The First Shot, a chase, an ambush on the way to a planet, and a whole convoy. Each is told on a page of its own, with hints for a first play.`,
  cases: [
    {
      id: '11.0',
      title: 'Scenarios and winning',
      brief: 'Each scenario has its own map, forces and victory conditions. Nobody may jump unless it says so.',
      body: `A spaceship or battlecraft is destroyed when a missile intercepts it while it has no force field up, or when its bridge, its engine and over half of its pods are destroyed (§R8.8a). What else wins, the scenario says. The conditions, and how far
each has come, are always on the table under Victory.`,
      rulings: [
        {
          id: 'R11.0a',
          title: 'Setting up',
          brief:
            'Player 1 sets up first, then player 2, both openly. Each may put their ships’ pods into the boxes of the logs in any order; until then they lie in the scenario’s order.',
          body: '',
        },
        {
          id: 'R11.0b',
          title: 'When victory is looked at',
          brief:
            'After every order and every step of a move. At that moment the game is over: whatever was still to be settled is dropped, and no more dice are rolled.',
          body: '',
        },
        {
          id: 'R11.0c',
          title: 'Places left open',
          brief:
            'A ship whose hex, direction or velocity the scenario leaves open must be deployed before its owner is ready. No two ships of a player may be deployed in one hex.',
          body: 'In Scenario 5 a ship takes the direction and velocity of its owner’s ships that are deployed already.',
        },
        {
          id: 'R11.0d',
          title: 'What is aboard',
          brief:
            'When a ship is destroyed, jumps, or is taken off in orbit, the battlecraft and prepared missiles aboard go with it. What it has launched stays on the map.',
          body: '',
        },
        {
          id: 'R11.0e',
          title: 'No end in sight',
          brief: 'A player may concede, and both may agree on a draw, at any time.',
          body: '',
        },
      ],
      see: ['8.8', '6.8', '3.0'],
    },
  ],
};
