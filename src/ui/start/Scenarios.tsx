import { useId, useState } from 'react';
import { SCENARIOS } from '../../scenarios/index.ts';
import { briefingOf } from '../../words/briefings.ts';
import { ScenarioCard } from './ScenarioCard.tsx';

/** The scenarios to choose from, and the one that is looked at. */
export function Scenarios() {
  const [chosen, setChosen] = useState(SCENARIOS[0]);
  const name = useId();
  return (
    <section aria-labelledby="new-game">
      <h2 id="new-game">New game</h2>
      <div className="scenarios">
        <fieldset className="scenario-list">
          <legend className="unseen">Scenario</legend>
          {SCENARIOS.map((scenario, nth) => {
            const { title, difficulty, length } = briefingOf(scenario);
            return (
              <label key={scenario.id} className="scenario-option">
                <input
                  type="radio"
                  name={name}
                  checked={scenario === chosen}
                  onChange={() => setChosen(scenario)}
                  value={scenario.id}
                />
                <span>
                  <strong className="num">
                    {nth + 1} {title}
                  </strong>
                  <span className="muted">
                    {difficulty}. {length.split(',')[0]}.
                  </span>
                </span>
              </label>
            );
          })}
        </fieldset>
        {chosen && <ScenarioCard key={chosen.id} scenario={chosen} />}
      </div>
    </section>
  );
}
