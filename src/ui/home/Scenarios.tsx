import { Fragment, useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import type { Scenario } from '../../engine/index.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import { preferences } from '../../store/device/preferences.ts';
import type { OwnBattle } from '../../store/workbench/playable.ts';
import { briefingOf } from '../../words/briefings.ts';
import { printAddress } from '../kit/address.ts';
import { Button } from '../kit/Button.tsx';
import { pages } from '../pages/state.ts';
import { FORM, type WayToPlay } from './NewGame.tsx';
import { ScenarioCard } from './ScenarioCard.tsx';

/** The battles of one's own; what reads them is loaded when the page stands. */
function useOwnBattles(): readonly OwnBattle[] {
  const [own, setOwn] = useState<readonly OwnBattle[]>([]);
  // Looked up whenever the games are: a file may have brought in both.
  const games = useStore(pages, (state) => state.games);
  useEffect(() => {
    if (games === null) return;
    let isThere = true;
    import('../../store/workbench/playable.ts')
      .then(({ listPlayable }) => listPlayable())
      .then((found) => isThere && setOwn(found))
      // Own battles are left out if their code cannot be loaded: the five scenarios can be played without it.
      .catch(() => undefined);
    return () => {
      isThere = false;
    };
  }, [games]);
  return own;
}

interface OptionProps {
  scenario: Scenario;
  /** Its number in the booklet. */
  nth?: number;
  name: string;
  isChosen: boolean;
  onChoose: (scenario: Scenario) => void;
}

function ScenarioOption({ scenario, nth, name, isChosen, onChoose }: OptionProps) {
  const { title, difficulty, length } = briefingOf(scenario);
  return (
    <label className="scenario-option">
      <input type="radio" name={name} checked={isChosen} onChange={() => onChoose(scenario)} value={scenario.id} />
      <span>
        <strong className="num">
          {nth} {title}
        </strong>
        <span className="muted">
          {difficulty}. {length.split(',')[0]}.
        </span>
      </span>
    </label>
  );
}

const WORKBENCH = printAddress({ place: { at: 'workbench', part: 'battle', id: null }, rules: null });

/** How fair those are that come next, as the program's Admirals fare with them: a newcomer begins with the first. */
const HEADS: Readonly<Record<number, string>> = { 0: 'Fair to both', 2: 'Hard for Player 1' };

/** The scenarios to choose from, the booklet's and one's own, and the one that is looked at. */
export function Scenarios() {
  const [{ begun }] = useState(() => preferences.getState());
  const [chosen, setChosen] = useState(SCENARIOS.find(({ id }) => id === begun?.scenario) ?? SCENARIOS[0]);
  const [way, setWay] = useState<WayToPlay>(begun?.way ?? 'hotseat');
  const own = useOwnBattles();
  const name = useId();
  const option = (scenario: Scenario) => ({ scenario, name, isChosen: scenario === chosen, onChoose: setChosen });
  return (
    <section aria-labelledby="new-game">
      <h2 id="new-game">New game</h2>
      <div className="card-quiet scenarios">
        <fieldset className="stack gap-0 scenario-list">
          <legend className="visually-hidden">Scenario</legend>
          {SCENARIOS.map((scenario, nth) => (
            <Fragment key={scenario.id}>
              {HEADS[nth] && <p className="cap scenario-own">{HEADS[nth]}</p>}
              <ScenarioOption {...option(scenario)} nth={nth + 1} />
            </Fragment>
          ))}
          {own.length > 0 && <p className="cap scenario-own">Your own</p>}
          {own.map(({ id, battle }) => (
            <ScenarioOption key={id} {...option(battle)} />
          ))}
          <a className="button scenario-make" href={WORKBENCH}>
            Make a battle, or set up a position
          </a>
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
