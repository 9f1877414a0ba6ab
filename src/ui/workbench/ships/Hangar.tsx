import './hangar.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type SpaceshipHull, shipFaults } from '../../../engine/index.ts';
import type { BroughtWorks } from '../../../store/workbench/bring-work.ts';
import { bringShips, hangar, keepShips } from '../../../store/workbench/ships.ts';
import type { Kept, WorkList } from '../../../store/workbench/storage.ts';
import { count } from '../../../words/index.ts';
import type { ShipDesign } from '../../../workbench/ships/design.ts';
import { readShipFile, SHIP_FILE_LIMITS, shipFileName, writeShipFile } from '../../../workbench/ships/ship-file.ts';
import { Button } from '../../elements/Button.tsx';
import { isolated } from '../../elements/FileName.tsx';
import { Icon } from '../../elements/Icon.tsx';
import { late, Part } from '../../elements/late.tsx';
import { RecordInput } from '../../elements/RecordInput.tsx';
import { refusedText } from '../../elements/refused-text.ts';
import { saveText } from '../../elements/save-text.ts';
import { recordTroubleText } from '../../pages/record-trouble.ts';
import { WorkbenchTop } from '../WorkbenchTop.tsx';
import { Comparison } from './Comparison.tsx';
import { HangarLine } from './HangarLine.tsx';
import { Hulls } from './Hulls.tsx';
import { buildShip } from './hangar-ways.ts';

const PrintShips = late(async () => (await import('./PrintShips.tsx')).PrintShips);

const UNAVAILABLE = 'This browser keeps nothing for this page: ships cannot be built here.';

/** `2 ships brought in from wing.json; 1 was here already.` */
function broughtText(file: string, { ids, added }: BroughtWorks): string {
  const known = ids.length - added;
  const were = `${known === 1 ? 'was' : 'were'} here already`;
  if (added === 0) return `${count(known, 'ship')} of ${file} ${were}.`;
  return `${count(added, 'ship')} brought in from ${file}${known === 0 ? '' : `; ${known} ${were}`}.`;
}

/** The ships on this device, and what has been said about them last. */
function useHangar() {
  const [list, setList] = useState<WorkList<ShipDesign> | null>(null);
  const [said, setSaid] = useState<{ words: string; undo?: () => Promise<void> } | null>(null);
  const lookUp = useCallback(async () => {
    try {
      setList(await hangar.list());
    } catch {
      setSaid({ words: UNAVAILABLE });
    }
  }, []);
  useEffect(() => void lookUp(), [lookUp]);

  const attempt = async (use: () => Promise<void>, deed = 'ship could not be saved') => {
    try {
      await use();
    } catch (error) {
      setSaid({ words: refusedText(deed, error) });
    }
    await lookUp();
  };
  const remove = (ship: Kept<ShipDesign>) =>
    attempt(async () => {
      await hangar.remove(ship.id);
      const undo = () =>
        attempt(async () => {
          await hangar.keep(ship, null);
          setSaid(null);
        });
      setSaid({ words: `${ship.work.name || 'The ship'} was deleted.`, undo });
    }, 'ship could not be deleted');
  const duplicate = ({ work }: Kept<ShipDesign>) =>
    attempt(async () => {
      await keepShips([{ ...work, name: `${work.name.slice(0, 50)}, copy` }]);
      setSaid({ words: `${work.name || 'The ship'} was duplicated.` });
    });
  const bring = (file: File) =>
    attempt(async () => {
      if (file.size > SHIP_FILE_LIMITS.bytes)
        return setSaid({ words: `${isolated(file.name)}: the file is larger than 1 MB.` });
      const read = readShipFile(await file.text());
      if (!read.ok) return setSaid({ words: recordTroubleText({ kind: 'form', faults: read.faults }) });
      setSaid({ words: broughtText(isolated(file.name), await bringShips(read.value)) });
    });
  const build = (hull: SpaceshipHull) => attempt(() => buildShip(hull));
  return { list, said, remove, duplicate, bring, build };
}

const saveShips = (ships: readonly ShipDesign[]) => saveText(shipFileName(ships), writeShipFile(ships));

/** The most ships that stand beside each other. */
const MOST_COMPARED = 4;

/** The ships of one's own: built, compared, printed, brought in and taken along. */
export function Hangar() {
  const { list, said, remove, duplicate, bring, build } = useHangar();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [printing, setPrinting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = 'Hangar, DeltaVee workbench';
    heading.current?.focus({ preventScroll: true });
  }, []);

  const ships = list?.kept ?? [];
  const isEmpty = list !== null && ships.length === 0;
  const marked = ships.filter(({ id }) => chosen.has(id)).map(({ work }) => work);
  const toTake = marked.length > 0 ? marked : ships.map(({ work }) => work);
  const isSound = toTake.length > 0 && toTake.every((ship) => shipFaults(ship).length === 0);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <div className="workbench hangar">
      <WorkbenchTop part="ship">
        <Button aria-label="Bring in a file" onClick={() => input.current?.click()}>
          <Icon name="bring" />
          <span className="workbench-word">Bring in a file</span>
        </Button>
        <RecordInput ref={input} label="Ship file" onFile={(file) => void bring(file)} />
        {ships.length > 0 && (
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
        )}
      </WorkbenchTop>
      <main className={isEmpty ? 'hangar-body is-empty' : 'hangar-body'}>
        <section className="hangar-ships" aria-labelledby="hangar">
          <h1 id="hangar" ref={heading} tabIndex={-1}>
            Hangar
          </h1>
          <p className="muted">
            {isEmpty
              ? 'No ship has been built yet. Choose a hull to begin one.'
              : `Ships of your own, on this device. Mark up to ${MOST_COMPARED} to see them side by side.`}
          </p>
          {said && (
            <p className="trouble hangar-said" role="status">
              <span>{said.words}</span>
              {said.undo && (
                <Button onClick={() => void said.undo?.()}>
                  <Icon name="undo" />
                  Undo
                </Button>
              )}
            </p>
          )}
          <ul className="hangar-list">
            {ships.map((ship) => (
              <HangarLine
                key={ship.id}
                ship={ship}
                isMarked={chosen.has(ship.id)}
                mayMark={chosen.size < MOST_COMPARED}
                onMark={() => toggle(ship.id)}
                onDuplicate={() => void duplicate(ship)}
                onRemove={() => void remove(ship)}
                onSave={() => saveShips([ship.work])}
              />
            ))}
          </ul>
          {list?.damaged.map((id) => (
            <p key={id} className="muted">
              A ship cannot be read: its entry is damaged. It has been left alone.
            </p>
          ))}
          {marked.length > 0 && <Comparison ships={marked} />}
        </section>
        <section className="hangar-hulls" aria-label="Begin a ship">
          <Hulls chosen={null} onChoose={(hull) => void build(hull)} />
        </section>
      </main>
      {printing && (
        <Part name="Printing" close={() => setPrinting(false)}>
          <PrintShips ships={toTake} onClose={() => setPrinting(false)} />
        </Part>
      )}
    </div>
  );
}
