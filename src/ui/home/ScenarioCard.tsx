import { type ComponentProps, useId, useState } from 'react';
import type { Player, Scenario, ScenarioShip } from '../../engine/index.ts';
import { briefingOf } from '../../words/briefings.ts';
import { capital } from '../../words/text.ts';
import { SideMark } from '../counters/SideMark.tsx';
import { Button } from '../kit/Button.tsx';
import { LateScenarioPrint } from '../logs/print/lazy.tsx';
import { Sketch } from '../map/Sketch.tsx';
import { scenarioPicture } from '../map/scenario-picture.ts';
import { Term } from '../play/Term.tsx';
import { NewGame } from './NewGame.tsx';

const word = (name: string): string => name.replace(/-/g, ' ');

/** `a hunter pod`, `2 hunter pods`. */
function Pods({ type, count }: { type: string; count: number }) {
  const article = /^[aeiou]/.test(type) ? 'an' : 'a';
  return (
    <>
      {count > 1 ? count : article} <Term name={`${word(type)} pod`}>{`${word(type)} pod${count > 1 ? 's' : ''}`}</Term>
    </>
  );
}

/** `Piccolo E with a hunter pod, velocity 1`. */
function Ship({ ship: { name, hull, letter, pods, deployment } }: { ship: ScenarioShip }) {
  const counts = new Map<string, number>();
  for (const { type } of pods) counts.set(type, (counts.get(type) ?? 0) + 1);
  const [velocity, other] = deployment.velocities;
  const hullName = word(hull).replace(/(^| )\w/g, (letters) => letters.toUpperCase());
  return (
    <li>
      {name && (
        <>
          <bdi>{name}</bdi>,{' '}
        </>
      )}
      <Term>{hullName}</Term> {letter}
      {[...counts].map(([type, count], nth) => (
        <span key={type}>
          {nth === 0 ? ' with ' : ', '}
          <Pods type={type} count={count} />
        </span>
      ))}
      {velocity !== undefined && other === undefined && `, velocity ${velocity}`}
    </li>
  );
}

function Forces({ scenario, player }: { scenario: Scenario; player: Player }) {
  const side = scenario.sides?.[player];
  return (
    <div className="scenario-forces">
      <SideMark side={player} />
      <div>
        {side && <b>{capital(side)}</b>}
        <ul>
          {scenario.ships
            .filter((ship) => ship.player === player)
            .map((ship) => (
              <Ship key={ship.letter} ship={ship} />
            ))}
        </ul>
      </div>
    </div>
  );
}

/** A scenario: what it is about, who is in it, and how to begin it. */
export function ScenarioCard({ scenario, ...begin }: Omit<ComponentProps<typeof NewGame>, 'title'>) {
  const [printing, setPrinting] = useState(false);
  const head = useId();
  const { title, situation, map, length, difficulty, teaches, balance } = briefingOf(scenario);
  const facts = [
    [<Term key="map">Map</Term>, map],
    ['Length', length],
    ['Difficulty', difficulty],
    ['You learn', teaches],
    ['Balance', balance],
  ];
  return (
    <article className="stack gap-5 scenario" aria-labelledby={head}>
      <div className="scenario-words">
        <Sketch
          picture={scenarioPicture(scenario)}
          label={`The map: ${scenario.sheets.map(({ letter }) => `sheet ${letter}`).join(', ')}`}
        />
        <h3 id={head}>{title}</h3>
        <p>{situation}</p>
        <Forces scenario={scenario} player={1} />
        <Forces scenario={scenario} player={2} />
        <dl className="scenario-facts">
          {facts.map(([name, fact]) => (
            <div key={String(fact)}>
              <dt className="cap">{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <Button onClick={() => setPrinting(true)}>Print for a real table</Button>
      </div>
      {printing && <LateScenarioPrint scenario={scenario} onClose={() => setPrinting(false)} />}
      <NewGame scenario={scenario} title={title} {...begin} />
    </article>
  );
}
