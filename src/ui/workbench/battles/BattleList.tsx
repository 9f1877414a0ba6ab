import './battle-list.css';
import { SCENARIOS } from '../../../scenarios/index.ts';
import { briefingOf } from '../../../words/briefings.ts';
import { count } from '../../../words/index.ts';
import { type Battle, copyOf, emptyBattle } from '../../../workbench/battles/battle.ts';
import { positionOf } from '../../../workbench/battles/going-on.ts';
import { Button } from '../../kit/Button.tsx';
import { Sketch } from '../../map/Sketch.tsx';
import { scenarioPicture } from '../../map/scenario-picture.ts';
import { type LineProps, WorkList } from '../WorkList.tsx';
import { useWorks } from '../works.ts';
import { BATTLES } from './battle-kind.ts';

const LINE: LineProps<Battle> = {
  picture: (battle) => (
    <div className="battle-picture">
      {battle.sheets.length > 0 && <Sketch picture={scenarioPicture(battle)} label="The map" isSmall />}
    </div>
  ),
  about: (battle) => `${briefingOf(battle).map}; ${count(battle.ships.length, 'ship')}`,
};

/** How another battle is begun: on an empty map, or from one of the five; and how one goes on that lies on a table. */
function Beginnings({ onBegin }: { onBegin: (battle: Battle) => void }) {
  return (
    <div className="stack justify-start gap-3">
      <h2>Begin another one</h2>
      <Button look="primary" onClick={() => onBegin(emptyBattle('A battle of my own'))}>
        An empty map
      </Button>
      <h3 className="cap">Or a copy of one of the five</h3>
      <ul className="w-full battle-copies">
        {SCENARIOS.map((scenario) => {
          const { title, situation, length, difficulty, teaches } = briefingOf(scenario);
          const briefing = { situation, length, difficulty, teaches };
          return (
            <li key={scenario.id}>
              <button
                type="button"
                className="box grid content-start w-full h-full px-2h py-2 battle-offer"
                aria-label={`A copy of ${title}`}
                onClick={() => onBegin(copyOf(scenario, `${title}, my way`, briefing))}
              >
                <Sketch picture={scenarioPicture(scenario)} label="The map" isSmall />
                <strong className="text-lead num">{title}</strong>
              </button>
            </li>
          );
        })}
      </ul>
      <h2>Set up a position</h2>
      <p className="muted">
        Two people who must stop at a table play the Game-Turn to its end, put down here what lies there, tick off their
        logs, and go on. What had they begun with?
      </p>
      <div className="row gap-1h">
        {SCENARIOS.map((scenario) => {
          const { title } = briefingOf(scenario);
          return (
            <Button
              key={scenario.id}
              aria-label={`A position of ${title}`}
              onClick={() => onBegin(positionOf(scenario, `${title}, from the table`))}
            >
              {title}
            </Button>
          );
        })}
        <Button
          aria-label="A position on an empty map"
          onClick={() => onBegin(positionOf(emptyBattle('From the table'), 'From the table'))}
        >
          An empty map
        </Button>
      </div>
    </div>
  );
}

/** The battles of one's own. */
export function BattleList() {
  const works = useWorks(BATTLES);
  return (
    <WorkList
      kind={BATTLES}
      works={works}
      intro={() => 'A map, two sides and a way to win. What you make here is played like the five of the booklet.'}
      {...LINE}
      begin={<Beginnings onBegin={(battle) => void works.begin(battle)} />}
    />
  );
}
