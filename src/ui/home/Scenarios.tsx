import { Fragment, useId, useState } from 'react';
import { SCENARIOS } from '../../scenarios/index.ts';
import { preferences } from '../../store/device/preferences.ts';
import { briefingOf } from '../../words/briefings.ts';
import { Button } from '../kit/Button.tsx';
import { LatePart, late } from '../kit/late.tsx';
import { FORM, type WayToPlay } from './NewGame.tsx';
import { ScenarioCard } from './ScenarioCard.tsx';
import { ScenarioOption, scenarioOptionOf } from './ScenarioOption.tsx';

/** Battles drawn at random and those of one's own: what draws and reads them is loaded when the page stands. */
const MoreBattles = late(async () => (await import('./MoreBattles.tsx')).MoreBattles);

/** How fair those are that come next, as the program's Admirals fare with them: a newcomer begins with the first. */
const HEADS: Readonly<Record<number, string>> = { 0: 'Fair to both', 2: 'Hard for Player 1' };

/** The scenarios to choose from, the booklet's and one's own, and the one that is looked at. */
export function Scenarios() {
  const [{ begun }] = useState(() => preferences.getState());
  const [chosen, setChosen] = useState(SCENARIOS.find(({ id }) => id === begun?.scenario) ?? SCENARIOS[0]);
  const [way, setWay] = useState<WayToPlay>(begun?.way ?? 'hotseat');
  const name = useId();
  return (
    <section aria-labelledby="new-game">
      <h2 id="new-game">New game</h2>
      <div className="card-quiet scenarios">
        <fieldset className="stack gap-0 scenario-list">
          <legend className="visually-hidden">Scenario</legend>
          {SCENARIOS.map((scenario, nth) => (
            <Fragment key={scenario.id}>
              {HEADS[nth] && <p className="cap scenario-own">{HEADS[nth]}</p>}
              <ScenarioOption
                {...scenarioOptionOf(scenario, nth + 1)}
                name={name}
                isChosen={scenario === chosen}
                onChoose={() => setChosen(scenario)}
              />
            </Fragment>
          ))}
          <LatePart name="More battles">
            <MoreBattles name={name} chosen={chosen} onChoose={setChosen} />
          </LatePart>
        </fieldset>
        {chosen && <ScenarioCard key={chosen.id} scenario={chosen} way={way} onWay={setWay} />}
        {chosen && way !== 'screens' && (
          <Button type="submit" form={FORM} look="primary" className="new-game-begin">
            Begin {briefingOf(chosen).title}
          </Button>
        )}
      </div>
    </section>
  );
}
