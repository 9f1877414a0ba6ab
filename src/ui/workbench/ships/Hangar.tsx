import './hangar.css';
import { useState } from 'react';
import { shipFaults } from '../../../engine/index.ts';
import { hullName, podsText, transText } from '../../../words/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { asBuilt, isWorn, newDesign } from '../../../workbench/ships/edit.ts';
import { priceOf } from '../../../workbench/ships/figures.ts';
import { shipFileName, writeShipFile } from '../../../workbench/ships/ship-file.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { LatePart, late } from '../../kit/late.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { type LineProps, WorkList } from '../WorkList.tsx';
import { workTitle } from '../work-kind.ts';
import { useWorks } from '../works.ts';
import { Comparison } from './Comparison.tsx';
import { HullMark } from './HullMark.tsx';
import { Hulls } from './Hulls.tsx';
import { SHIPS } from './ship-kind.ts';

const PrintShips = late(async () => (await import('./PrintShips.tsx')).PrintShips);

const saveShips = (ships: readonly ShipDesign[]) => saveFile(shipFileName(ships), writeShipFile(ships));

/** The most ships that stand beside each other. */
const MOST_COMPARED = 4;

const LINE: LineProps<ShipDesign> = {
  picture: ({ hull }) => <HullMark hull={hull} size={44} />,
  about: (ship) => (
    <>
      {hullName(ship.hull)}: {podsText(ship.pods) || 'no pods'}
      {isWorn(ship) && ', not as built'}; <span className="num">{transText(priceOf(ship).total)}</span> trans
    </>
  ),
  tools: (ship) =>
    isWorn(ship) &&
    shipFaults(ship).length === 0 && (
      <Button
        look="small"
        aria-label={`Save the class of ${workTitle(SHIPS, ship)} as a file`}
        onClick={() => saveShips([asBuilt(ship)])}
      >
        <Icon name="save" />
        Its class
      </Button>
    ),
};

/** The ships of one's own: built, compared, printed, brought in and taken along. */
export function Hangar() {
  const works = useWorks(SHIPS);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [printing, setPrinting] = useState(false);
  const ships = works.list?.kept ?? [];
  const marked = ships.filter(({ id }) => chosen.has(id)).map(({ work }) => work);
  const toTake = marked.length > 0 ? marked : ships.map(({ work }) => work);
  const isSound = toTake.every((ship) => shipFaults(ship).length === 0);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <>
      <WorkList
        kind={SHIPS}
        works={works}
        intro={(isEmpty) =>
          isEmpty
            ? 'No ship has been built yet. Choose a hull to begin one.'
            : `Ships of your own, on this device. Mark up to ${MOST_COMPARED} to see them side by side.`
        }
        bar={
          ships.length > 0 && (
            <>
              <Button
                aria-label={marked.length > 0 ? 'Save the marked as a file' : 'Save all as a file'}
                aria-disabled={!isSound}
                title={isSound ? undefined : 'A ship among them cannot be built as it is'}
                onClick={() => isSound && saveShips(toTake)}
              >
                <Icon name="save" />
                <span className="workbench-word">{marked.length > 0 ? 'Save the marked' : 'Save all'}</span>
              </Button>
              <Button aria-label="Print the logs" onClick={() => setPrinting(true)}>
                <Icon name="print" />
                <span className="workbench-word">Print the logs</span>
              </Button>
            </>
          )
        }
        mark={({ id, work }) => (
          <label className="grid hit work-mark">
            <input
              type="checkbox"
              checked={chosen.has(id)}
              disabled={!chosen.has(id) && marked.length >= MOST_COMPARED}
              onChange={() => toggle(id)}
            />
            <span className="visually-hidden">Mark {workTitle(SHIPS, work)}</span>
          </label>
        )}
        {...LINE}
        below={marked.length > 0 && <Comparison ships={marked} />}
        begin={<Hulls chosen={null} onChoose={(hull) => void works.begin(newDesign(hull, `New ${hullName(hull)}`))} />}
      />
      {printing && (
        <LatePart name="Printing" close={() => setPrinting(false)}>
          <PrintShips ships={toTake} onClose={() => setPrinting(false)} />
        </LatePart>
      )}
    </>
  );
}
