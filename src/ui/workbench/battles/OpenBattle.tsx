import './battle-list.css';
import { useEffect, useState } from 'react';
import type { Fault } from '../../../engine/index.ts';
import { unpackText } from '../../../store/device/link.ts';
import { bringBattle } from '../../../store/workbench/battles.ts';
import { briefingOf } from '../../../words/briefings.ts';
import { count } from '../../../words/index.ts';
import type { Battle } from '../../../workbench/battles/battle.ts';
import { readBattle } from '../../../workbench/battles/file.ts';
import { Button } from '../../elements/Button.tsx';
import { refusedText } from '../../elements/refused-text.ts';
import { Sketch } from '../../map/Sketch.tsx';
import { scenarioPicture } from '../../map/scenario-picture.ts';
import { linkTroubleText } from '../../pages/link-words.ts';
import { goToWork } from '../go-to-work.ts';
import { WorkbenchTop } from '../WorkbenchTop.tsx';

type Found = { battle: Battle } | { trouble: string; faults: readonly Fault[] };

/** The battle in a link, or why there is none. */
async function unpack(packed: string): Promise<Found> {
  const text = await unpackText(packed);
  if (!text.ok) return { trouble: linkTroubleText(text.why), faults: [] };
  const read = readBattle(text.text);
  return read.ok ? { battle: read.value } : { trouble: 'This link holds no battle:', faults: read.faults };
}

/** Keeps the battle here, unless it is here already, and opens it in place of the link. */
const take = (battle: Battle): Promise<void> => goToWork('battle', bringBattle(battle), 'replace');

/** A battle that somebody has sent: nothing of it is kept before one says so. */
export function OpenBattle({ packed }: { packed: string }) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isWanted = true;
    void unpack(packed).then((next) => isWanted && setFound(next));
    return () => {
      isWanted = false;
    };
  }, [packed]);
  return (
    <div className="workbench">
      <WorkbenchTop part="battle" />
      <main className="battle-list">
        {found === null && <p role="status">The link is being read.</p>}
        {found !== null && 'trouble' in found && (
          <div role="alert">
            <p>{found.trouble}</p>
            <ul>
              {found.faults.slice(0, 5).map(({ at, message }) => (
                <li key={`${at} ${message}`}>
                  {at && `${at}: `}
                  {message}
                </li>
              ))}
            </ul>
          </div>
        )}
        {found !== null && 'battle' in found && <Sent battle={found.battle} />}
      </main>
    </div>
  );
}

function Sent({ battle }: { battle: Battle }) {
  const { title, situation, map } = briefingOf(battle);
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <article className="battle-sent">
      {battle.sheets.length > 0 && <Sketch picture={scenarioPicture(battle)} label="The map" />}
      <h1>{title || 'A battle without a name'}</h1>
      <p>{situation}</p>
      <p className="muted">
        {map}; {count(battle.ships.length, 'ship')}
      </p>
      <Button
        look="primary"
        onClick={() => void take(battle).catch((error) => setRefused(refusedText('battle could not be saved', error)))}
      >
        Keep it and open it
      </Button>
      {refused && <p role="alert">{refused}</p>}
    </article>
  );
}
