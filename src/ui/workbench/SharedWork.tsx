import './works.css';
import { type ReactNode, useEffect, useState } from 'react';
import type { Fault } from '../../engine/index.ts';
import { unpackText } from '../../store/device/link.ts';
import { parseFile } from '../../store/saved/read-file.ts';
import { briefingOf } from '../../words/briefings.ts';
import { count, hullName, podsText } from '../../words/index.ts';
import type { Battle } from '../../workbench/battles/battle.ts';
import type { ShipDesign } from '../../workbench/ships/design.ts';
import { Button } from '../kit/Button.tsx';
import { refusedText } from '../kit/refused-text.ts';
import { Sketch } from '../map/Sketch.tsx';
import { scenarioPicture } from '../map/scenario-picture.ts';
import { Faults } from '../pages/Faults.tsx';
import { linkTroubleText } from '../pages/link-words.ts';
import { BATTLES } from './battles/battle-kind.ts';
import { HullMark } from './ships/HullMark.tsx';
import { SHIPS } from './ships/ship-kind.ts';
import { WorkbenchTop } from './WorkbenchTop.tsx';
import { type WorkKind, workTitle } from './work-kind.ts';
import { keepWorks } from './works.ts';

type Found = { ships: ShipDesign[] } | { battles: Battle[] } | { trouble: string; faults: readonly Fault[] };

/** The ship or the battle in a link, or why there is none. */
async function unpack(packed: string): Promise<Found> {
  const text = await unpackText(packed);
  if (!text.ok) return { trouble: linkTroubleText(text.why), faults: [] };
  const parsed = parseFile(text.text);
  if (!parsed.ok) return { trouble: 'This link cannot be opened:', faults: parsed.faults };
  if (parsed.value.kind === 'ships') {
    const read = SHIPS.read(parsed.value.value);
    return read.ok ? { ships: read.value } : { trouble: 'This link holds no ship:', faults: read.faults };
  }
  const read = BATTLES.read(parsed.value.value);
  return read.ok ? { battles: read.value } : { trouble: 'This link holds no battle:', faults: read.faults };
}

interface SentProps<Work> {
  kind: WorkKind<Work>;
  works: Work[];
  children: (work: Work) => ReactNode;
}

/** What somebody has sent, and how it is kept: unless it is here already, and opened in place of the link. */
function Sent<Work>({ kind, works, children }: SentProps<Work>) {
  const [refused, setRefused] = useState<string | null>(null);
  const [first] = works;
  const take = () =>
    keepWorks(kind, works, 'replace').catch((error) =>
      setRefused(refusedText(`${kind.part} could not be saved`, error)),
    );
  if (!first) return null;
  return (
    <article className="stack justify-start gap-3 work-sent">
      <h1>
        <bdi>{workTitle(kind, first)}</bdi>
      </h1>
      {children(first)}
      <Button look="primary" onClick={() => void take()}>
        Keep it and open it
      </Button>
      {refused && <p role="alert">{refused}</p>}
    </article>
  );
}

/** A ship or a battle that somebody has sent by a link: nothing of it is kept before one says so. */
export function SharedWork({ packed }: { packed: string }) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isWanted = true;
    void unpack(packed).then((next) => isWanted && setFound(next));
    return () => {
      isWanted = false;
    };
  }, [packed]);
  return (
    <div className="min-h-full workbench">
      <WorkbenchTop part={found && 'ships' in found ? 'ship' : 'battle'} />
      <main className="stack one-column gap-5 mx-auto works">
        {found === null && <p role="status">The link is being read.</p>}
        {found && 'trouble' in found && (
          <div role="alert">
            <Faults lead={found.trouble} faults={found.faults} />
          </div>
        )}
        {found && 'ships' in found && (
          <Sent kind={SHIPS} works={found.ships}>
            {({ hull, pods }) => (
              <>
                <HullMark hull={hull} size={112} />
                <p>
                  {hullName(hull)}: {podsText(pods) || 'no pods'}
                </p>
              </>
            )}
          </Sent>
        )}
        {found && 'battles' in found && (
          <Sent kind={BATTLES} works={found.battles}>
            {(battle) => (
              <>
                {battle.sheets.length > 0 && <Sketch picture={scenarioPicture(battle)} label="The map" />}
                <p>{briefingOf(battle).situation}</p>
                <p className="muted">
                  {briefingOf(battle).map}; {count(battle.ships.length, 'ship')}
                </p>
              </>
            )}
          </Sent>
        )}
      </main>
    </div>
  );
}
