import { useCallback, useEffect, useRef, useState } from 'react';
import type { Fault, Parsed } from '../../../engine/index.ts';
import { SCENARIOS } from '../../../scenarios/index.ts';
import { battles, bringBattle, keepBattle } from '../../../store/workbench/battles.ts';
import type { WorkList } from '../../../store/workbench/storage.ts';
import { briefingOf } from '../../../words/briefings.ts';
import { count } from '../../../words/index.ts';
import { type Battle, copyOf, emptyBattle } from '../../../workbench/battles/battle.ts';
import { readBattle } from '../../../workbench/battles/file.ts';
import { Button } from '../../elements/Button.tsx';
import { FileName } from '../../elements/FileName.tsx';
import { goToPlace } from '../../elements/location.ts';
import { RecordInput } from '../../elements/RecordInput.tsx';
import { refusedText } from '../../elements/refused-text.ts';
import { Sketch } from '../../map/Sketch.tsx';
import { scenarioPicture } from '../../map/scenario-picture.ts';
import { goToWork } from '../go-to-work.ts';
import { WorkbenchTop } from '../WorkbenchTop.tsx';
import { ownFaults } from './own-faults.ts';

const openBattle = (id: string) => goToPlace({ at: 'workbench', part: 'battle', id });

/** A file of more bytes than a battle can have is not read. */
const MOST_BYTES = 2_000_000;

const refused = (message: string): Parsed<Battle> => ({ ok: false, faults: [{ at: '', message }] });

async function readFile(file: File): Promise<Parsed<Battle>> {
  if (file.size > MOST_BYTES) return refused('it is larger than 2 MB');
  const text = await file.text().catch(() => null);
  return text === null ? refused('it cannot be read') : readBattle(text);
}

interface CardProps {
  id: string;
  battle: Battle;
  onRemove: () => void;
}

function Card({ id, battle, onRemove }: CardProps) {
  const [asking, setAsking] = useState(false);
  const name = battle.id || 'Without a name';
  const faults = ownFaults(battle).filter(({ weight }) => weight === 'fault').length;
  const { map } = briefingOf(battle);
  return (
    <li className="battle-card">
      {battle.sheets.length > 0 && <Sketch picture={scenarioPicture(battle)} label="The map" isSmall />}
      <div>
        <strong className="num">{name}</strong>
        <span className="muted">
          {map}; {count(battle.ships.length, 'ship')}
          {faults > 0 && `; ${count(faults, 'fault')} to mend`}
        </span>
      </div>
      {asking ? (
        <span className="battle-line">
          Delete it for good?
          <Button onClick={onRemove}>Delete</Button>
          <Button onClick={() => setAsking(false)}>Keep</Button>
        </span>
      ) : (
        <span className="battle-line">
          <Button aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
            Delete
          </Button>
          <Button look="primary" aria-label={`Open ${name}`} onClick={() => openBattle(id)}>
            Open
          </Button>
        </span>
      )}
    </li>
  );
}

/** The battles on this device, and how another one is begun. */
export function BattleList() {
  const [list, setList] = useState<WorkList<Battle> | null>(null);
  const [trouble, setTrouble] = useState<{ file: string; faults: readonly Fault[] } | string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const lookUp = useCallback(() => {
    battles
      .list()
      .then(setList, () => setTrouble('This browser keeps nothing for this page: no battle can be saved here.'));
  }, []);
  useEffect(lookUp, [lookUp]);
  useEffect(() => {
    document.title = 'DeltaVee: battles';
  }, []);

  const goTo = (laying: Promise<string | null>) => {
    goToWork('battle', laying).catch((error) => setTrouble(refusedText('battle could not be saved', error)));
  };
  const remove = (id: string) =>
    battles
      .remove(id)
      .catch((error) => setTrouble(refusedText('battle could not be deleted', error)))
      .then(lookUp);
  const begin = (battle: Battle) => goTo(keepBattle(battle));
  const bring = async (file: File): Promise<string | null> => {
    const read = await readFile(file);
    if (read.ok) return bringBattle(read.value);
    setTrouble({ file: file.name, faults: read.faults });
    return null;
  };
  return (
    <div className="workbench">
      <WorkbenchTop part="battle" />
      <main className="battle-list">
        <header>
          <h1>Battles of your own</h1>
          <p className="muted">
            A map, two sides and a way to win. What you make here is played like the five of the booklet.
          </p>
        </header>
        {typeof trouble === 'string' && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
        {trouble !== null && typeof trouble !== 'string' && (
          <div className="trouble" role="alert">
            <div>
              <p>
                <FileName name={trouble.file} /> was not opened:
              </p>
              <ul>
                {trouble.faults.slice(0, 5).map(({ at, message }) => (
                  <li key={`${at} ${message}`}>
                    {at && `${at}: `}
                    {message}
                  </li>
                ))}
              </ul>
              {trouble.faults.length > 5 && <p>and {count(trouble.faults.length - 5, 'more fault')}</p>}
            </div>
            <Button onClick={() => setTrouble(null)}>Close</Button>
          </div>
        )}
        {list && list.kept.length > 0 && (
          <ul className="battle-cards">
            {list.kept.map(({ id, work }) => (
              <Card key={id} id={id} battle={work} onRemove={() => void remove(id)} />
            ))}
          </ul>
        )}
        {list?.damaged.map((id) => (
          <p key={id} className="muted">
            A battle cannot be read: its entry is damaged. It has been left alone.
          </p>
        ))}
        <section className="battle-begin" aria-labelledby="battle-begin">
          <h2 id="battle-begin">{list && list.kept.length > 0 ? 'Begin another one' : 'Begin one'}</h2>
          <div className="battle-line">
            <Button look="primary" onClick={() => begin(emptyBattle('A battle of my own'))}>
              An empty map
            </Button>
            <Button onClick={() => input.current?.click()}>Open a file</Button>
            <RecordInput ref={input} onFile={(file) => goTo(bring(file))} />
          </div>
          <h3 className="cap">Or a copy of one of the five</h3>
          <ul className="battle-copies">
            {SCENARIOS.map((scenario) => {
              const { title, situation, length, difficulty, teaches } = briefingOf(scenario);
              const briefing = { situation, length, difficulty, teaches };
              return (
                <li key={scenario.id}>
                  <button
                    type="button"
                    className="battle-offer"
                    aria-label={`A copy of ${title}`}
                    onClick={() => begin(copyOf(scenario, `${title}, my way`, briefing))}
                  >
                    <Sketch picture={scenarioPicture(scenario)} label="The map" isSmall />
                    <strong className="num">{title}</strong>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      </main>
    </div>
  );
}
