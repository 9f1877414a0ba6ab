import type { Chapter } from '../types.ts';

/** What a hit strikes, and what that does. */
export const hits: Chapter = {
  id: 'hits',
  title: 'Hits and damage',
  brief:
    'A second die says which part is struck. Its armor decides whether it becomes vulnerable, damaged or destroyed, and that decides what the ship can still do.',
  body: `Look at the log of the target: each part has its [[die]]. A small ship has few parts, so many dice find nothing; against a [[Piccolo]] with one pod only 2 and 4
strike, and 1, the [[critical hit]], strikes what you like. That is why the table shows two chances: to hit, and to do something.`,
  cases: [
    {
      id: '8.7',
      title: 'Which part is hit',
      brief:
        'A second die finds the part: 2 bridge or engine, 3 the force field or pod 8, 4 to 10 one of the other pods. A 1 is a critical hit, and the firing player picks any part.',
      body: `Each die but the 1 lists two parts. If the target has one of them, that one is hit; if it has both, the firing player chooses; if it has neither, it is a
[[glancing blow]] and nothing happens.

- [[Critical hit]]: the firing player chooses any part of a target that lies face up. On a [[face-down counter]] it does nothing.
- A [[missile]] is destroyed by a 2, and by a 1 if it lies face up. Any other die leaves it unharmed.
- Who has to choose may look at the target’s list of parts.`,
      rulings: [
        {
          id: 'R8.7a',
          title: 'What can be chosen, and who chooses',
          brief:
            'The firing player chooses; for an asteroid the player whose phase it is; for a missile’s explosion its owner. An enemy cannot choose a destroyed part; an owner whose own unit a rock strikes can, and then nothing happens.',
          body: `Where an enemy chooses, of two listed parts the one that is not destroyed is hit without asking, and with a [[critical hit]] on a ship they pick any that is not destroyed. Where the owner chooses, they are asked also when one of the two is destroyed. If both are, nothing happens.

The missile’s owner chooses in either player’s phase. In a game begun when owners had no such choice they go on to have none.`,
        },
        {
          id: 'R8.7b',
          title: 'Critical hits on battlecraft, and battlecraft face down',
          brief:
            'A critical hit on a battlecraft that lies face up is a choice of bridge or engine. One that is hit while face down stays face down.',
          body: 'The player who has to choose its part sees the boxes of its bridge and engine for that, and learns no more.',
        },
      ],
      see: ['10.1', '8.8', '6.6', '9.8'],
      charts: ['hit'],
      examples: [
        {
          title: 'What strikes a Piccolo',
          units: [{ id: '2D', what: 'piccolo', pods: ['hunter'], hex: 'A0806', direction: 8, velocity: 3 }],
          ask: { kind: 'where' },
        },
        {
          title: 'What strikes a Dagger',
          units: [
            { id: '2A', what: 'dagger', pods: ['heavy-weapon', 'energy'], hex: 'A0806', direction: 8, velocity: 3 },
          ],
          ask: { kind: 'where' },
        },
      ],
    },
    {
      id: '8.8',
      title: 'V, D and X',
      brief:
        'Armor 2: the first hit makes a part vulnerable (V), the second damages it (D), the third destroys it (X). Armor 1 starts at D, armor 0 at X.',
      body: `V changes nothing yet; it says that the next hit will. Bridge, engine and force field have the armor of the hull. A missile that is hit is gone.`,
      rulings: [
        {
          id: 'R8.8a',
          title: 'When a ship is destroyed',
          brief:
            'A spaceship is destroyed when its bridge, its engine and more than half of the pods it began with are destroyed. A battlecraft, or a ship without pods, goes with bridge and engine.',
          body: 'A battlecraft has no other parts, and the hull’s armor for both. A missile that catches a ship without a force field destroys it at once (§9.6).',
        },
        {
          id: 'R8.8b',
          title: 'Whose armor counts for pods',
          brief:
            'The armor the scenario gives its pods replaces that of the pod chart. The chart counts where the scenario says nothing, as in Scenario 1.',
          body: '',
        },
      ],
      see: ['4.5', '8.9', '11.0'],
      charts: ['damage'],
    },
    {
      id: '8.9',
      title: 'What damage does',
      brief:
        'A damaged part does less, a destroyed one nothing, from that moment on. A vulnerable part works as before.',
      body: `- [[Bridge]]. D: Maneuver Rating 2 less and no Weave. X: Maneuver Rating 1 and no Weave.
- [[Engine]]. D: every Maneuver Command costs a block (§R7.5b). X: no Maneuver Commands at all.
- [[Force field]] of class 1. D or X: out of use. Of class 2. D: protects like class 1, and cannot be raised at the last moment. X: out of use.
- [[Hunter|hunter pod]], [[light|light weapon pod]] and [[heavy weapon pod]], [[arsenal|arsenal pod]]. D: all its missiles are lost, the prepared ones too; bursts only, no barrages; an arsenal fires once
instead of twice; a hunter cannot jump; guided missiles launched from the pod can be steered no more. X: nothing left of it.
- [[Battle communications|battle communications pod]]. D: one Battle Command instead of two, and no program, no extra fire, no wider search. X: nothing.
- [[Tractor beam|tractor beam pod]]. D or X: out of use.
- [[Battlecraft pod]]. D or X: nothing is launched from it or docks in it, and what is inside cannot be used.
- Jump pods. D or X: no jump with it.
- [[Energy pod]]. D: it leaks. X: its energy is gone at once (§R10.3b).

Other pods do nothing, so they lose nothing; somebody may score for them (§5.7).`,
      rulings: [
        {
          id: 'R8.9a',
          title: 'What goes on, and what goes off',
          brief:
            'A ship without bridge or engine can still fire. A force field that is destroyed, or damaged in class 1, goes off at once.',
          body: '',
        },
        {
          id: 'R8.9b',
          title: 'A prepared battlecraft',
          brief:
            'Until it is launched, a prepared battlecraft counts as inside its pod. When the pod is damaged or destroyed, it is stuck there.',
          body: '',
        },
      ],
      see: ['8.8', '7.1', '7.5', '10.3'],
      charts: ['damage'],
    },
  ],
};
