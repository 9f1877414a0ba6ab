import { ENERGY_POD_UNITS, PODS } from '../../engine/index.ts';
import type { Chapter } from '../types.ts';

const { arsenal } = PODS;

/** What pods add to a hull. */
export const pods: Chapter = {
  id: 'pods',
  title: 'Pods',
  brief:
    'Pods make a ship what it is: weapons, command rooms, tractor beams, hangars, energy, jump engines, or just cargo.',
  body: `Two ships of one hull can be quite different, as the [[pods|pod]] are. Four kinds of pods fight, a few help, and the rest matter
only because somebody wants them delivered or destroyed.`,
  cases: [
    {
      id: '5.0',
      title: 'Pods',
      brief:
        'A pod is a compartment with one purpose, carried by a hull. The scenario says which pods a ship has; damage takes them away one by one.',
      body: 'What each can do stands in the pod chart (§5.8), and what is peculiar to some of them in §5.6.',
      see: ['5.8', '5.6', '4.0'],
      charts: ['pods'],
    },
    {
      id: '5.1',
      title: 'Weapon pods',
      brief:
        'Four pods fire lasers and particles and launch missiles: arsenal, heavy weapon, light weapon and hunter. No other pod does.',
      body: 'Each may fire any of the four [[types of fire|type of fire]], bursts or barrages. How many missiles of each type it holds, the pod chart says; a star there means that the missile must be [[prepared|prepare]] first (§9.1).',
      see: ['8.1', '9.1', '5.8'],
      charts: ['pods'],
    },
    {
      id: '5.2',
      title: 'Pods that give Battle Commands',
      brief:
        'Light weapon, heavy weapon and arsenal pods give their ship one Battle Command each in a Command Phase; a battle communications pod gives two.',
      body: `A [[hunter pod]] gives none. A ship that has no other weapon pod and no battle communications can fire and launch, but never search, prepare or dock. It can raise a force field only in an emergency (§9.8), and never lower it again.`,
      see: ['7.3', '7.4', 'R7.4a'],
      charts: ['pods'],
    },
    {
      id: '5.3',
      title: 'Civ Level of a pod',
      brief:
        'A pod has the Civ Level of the chart, one less if that is above its ship’s. It decides how well its missiles fly and strike, and what a tractor beam can do.',
      body: `An [[arsenal pod]] (${arsenal.civLevel}) on a ship of Civ Level 7 works as 7; on a ship of level 6 also as 7, for it loses one level and no more.
Cabins, cargo and the like have no level.`,
      see: ['4.7', '9.5', 'R9.5a'],
      charts: ['pods'],
    },
    {
      id: '5.4',
      title: 'Targeting Program of a pod',
      brief:
        'A weapon pod’s program counts for fire from that pod. That of a battle communications pod counts for all fire of the ship.',
      body: 'The best of them is taken without asking (§8.5). Battlecraft have only the program of their own hull.',
      see: ['8.5', 'R8.5a', '4.8'],
      charts: ['pods'],
    },
    {
      id: '5.5',
      title: 'Fires and launches of a pod',
      brief: 'In a Fire Phase a hunter, light weapon or heavy weapon pod fires or launches once, an arsenal pod twice.',
      body: 'A [[battle communications pod]] allows one fire or launch more, from a pod or burster of your choice (§8.1).',
      see: ['8.1', '9.2'],
      charts: ['pods'],
    },
    {
      id: '5.6',
      title: 'What some pods do besides',
      brief:
        'Battle communications, tractor beam, battlecraft, jump, hunter and energy pods each have an ability of their own.',
      body: `- [[Battle communications|battle communications pod]]: one extra fire or launch a phase; [[Active Search]] reaches 10 hexes instead of 6; a
[[Targeting Program]] of −6 for all fire of the ship.
- [[Tractor beam|tractor beam pod]]: gives [[Maneuver Commands|Maneuver Command]] to another ship or battlecraft, friend or enemy. Level 7: one command
a phase, within 4 hexes; level 8: two, within 6. Each costs twice the target’s [[burn rate]] (§R7.4e).
- [[Battlecraft pod]]: holds one fighter. It takes two commands, in two phases, to send it out, and a [[Rendezvous]] to take it back (§7.4). In its
pod it can be recharged.
- [[Standard jump|standard jump pod]] and [[augmented jump|augmented jump pod]]: where the scenario allows it, the ship may leave the game (§7.2). A [[hunter pod]] has
a standard jump engine too.
- [[Energy pod]]: ${ENERGY_POD_UNITS} more units, which are used up before those of the hull.`,
      see: ['7.4', 'R7.4e', '7.2', '10.3', '10.4'],
      charts: ['pods'],
    },
    {
      id: '5.7',
      title: 'Pods that matter to victory alone',
      brief:
        'Cabins, crew, medical, research, cargo, lander, survey, robots, explorer, escape and support pods do nothing in a fight. Somebody may score for saving or destroying them.',
      body: 'They can still be hit, with the armor the scenario gives them, and they count when it is asked how many pods a ship has lost (§8.8).',
      see: ['11.0', 'R11.5a', '8.8'],
      charts: ['pods'],
    },
    {
      id: '5.8',
      title: 'The pod chart',
      brief: 'All pods with their missiles, Battle Commands, Civ Level, Targeting Program, fires and armor.',
      body: `A star beside a number of missiles means: [[prepare]] first. Where the chart has no armor of its own, the scenario gives it, from 0 to 2;
what the scenario says goes before the chart (§R8.8b).

For those who build ships: two [[energy pods|energy pod]] fit into one place of a hull that is not [[streamlined]] (§R5.8a).`,
      see: ['5.0', '4.9', '9.1', 'R8.8b'],
      charts: ['pods'],
      rulings: [
        {
          id: 'R5.8a',
          title: 'Two energy pods in one place',
          brief: 'On a hull that is not streamlined two energy pods may share one pod space.',
          body: `They fill one box of the log, with one armor and one status, and are hit together. As energy they are two:
${2 * ENERGY_POD_UNITS} units, and damaged they leak twice as much, up to that figure (§R10.3b). For the destruction of a ship (§8.8) the box counts once.
Any number of pod spaces may hold such a pair. None of the five scenarios has one.`,
        },
      ],
    },
  ],
};
