import { Suspense, useState } from 'react';
import type { Player, Scenario, ScenarioShip } from '../../engine/index.ts';
import { briefingOf } from '../../words/briefings.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../elements/Button.tsx';
import { ScenarioPrint } from '../print/lazy.ts';
import { NewGame } from './NewGame.tsx';
import { Sketch } from './Sketch.tsx';

const word = (name: string): string => name.replace(/-/g, ' ');

/** `Piccolo E with a hunter pod, velocity 1`. */
function shipText({ hull, letter, pods, deployment }: ScenarioShip): string {
  const counts = new Map<string, number>();
  for (const { type } of pods) counts.set(type, (counts.get(type) ?? 0) + 1);
  const cargo = [...counts].map(([type, count]) =>
    count > 1 ? `${count} ${word(type)} pods` : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${word(type)} pod`,
  );
  const [velocity, other] = deployment.velocities;
  const hullName = word(hull).replace(/(^| )\w/g, (letters) => letters.toUpperCase());
  const speed = velocity !== undefined && other === undefined ? `, velocity ${velocity}` : '';
  return `${hullName} ${letter}${cargo.length > 0 ? ` with ${cargo.join(', ')}` : ''}${speed}`;
}

function Forces({ scenario, player }: { scenario: Scenario; player: Player }) {
  return (
    <div className="scenario-forces">
      <SideMark side={player} />
      <ul>
        {scenario.ships
          .filter((ship) => ship.player === player)
          .map((ship) => (
            <li key={ship.letter}>{shipText(ship)}</li>
          ))}
      </ul>
    </div>
  );
}

/** A scenario: what it is about, who is in it, and how to begin it. */
export function ScenarioCard({ scenario }: { scenario: Scenario }) {
  const [printing, setPrinting] = useState(false);
  const { title, situation, map, length, difficulty, teaches } = briefingOf(scenario);
  const facts = [
    ['Map', map],
    ['Length', length],
    ['Difficulty', difficulty],
    ['You learn', teaches],
  ];
  return (
    <article className="scenario" aria-labelledby={`scenario-${scenario.id}`}>
      <div className="scenario-words">
        <Sketch scenario={scenario} />
        <h3 id={`scenario-${scenario.id}`}>{title}</h3>
        <p>{situation}</p>
        <Forces scenario={scenario} player={1} />
        <Forces scenario={scenario} player={2} />
        <dl className="scenario-facts">
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt className="cap">{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <Button onClick={() => setPrinting(true)}>Print the logs for a real table</Button>
      </div>
      {printing && (
        <Suspense fallback={null}>
          <ScenarioPrint scenario={scenario} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
      <NewGame scenario={scenario.id} title={title} />
    </article>
  );
}
