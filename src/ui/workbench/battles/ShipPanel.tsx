import { useCallback, useMemo, useState } from 'react';
import { HULLS, RECORD_LIMITS, type ScenarioShip, shipId, type UnitId } from '../../../engine/index.ts';
import { startingSheets } from '../../../sheet/index.ts';
import { findShip } from '../../../workbench/battles/battle.ts';
import {
  addShip,
  listFreeLetters,
  nameShip,
  nextShipId,
  onShip,
  reletter,
  removeShip,
} from '../../../workbench/battles/ship-edits.ts';
import { type Fields, withFields } from '../../../workbench/ships/recipe.ts';
import { lyingAlone } from '../../../workbench/ships/trial.ts';
import { CounterFigure } from '../../counters/CounterFigure.tsx';
import { Button } from '../../kit/Button.tsx';
import { Count, Select, TextField } from '../../kit/fields.tsx';
import { Tick } from '../../kit/Tick.tsx';
import type { BuildProps } from '../build-props.ts';
import { type OpenSlot, PodSlots } from '../PodSlots.tsx';
import { TickedLog } from '../TickedLog.tsx';
import { shipCounter } from './battle-map.ts';
import { useEditing } from './editing.ts';
import { FaultsOf } from './FaultsOf.tsx';
import { LaunchedFields } from './LaunchedFields.tsx';
import { StartFields } from './StartFields.tsx';
import { shipLabel } from './ship-label.ts';
import { WhoEnters } from './WhoEnters.tsx';

/** What a ship is in this battle: whether its owner knows of it yet, and the log it is printed on. */
function StateFields({ id, ship }: { id: UnitId; ship: ScenarioShip }) {
  const { change } = useEditing();
  const set = (fields: Fields<ScenarioShip>, as?: string) => change(onShip(id, withFields(fields)), as);
  return (
    <>
      <div className="row line gap-1h battle-line">
        <Tick checked={ship.alertOn !== undefined} onChange={(ticked) => set({ alertOn: ticked ? 2 : undefined })}>
          Takes no part until alerted
        </Tick>
        {ship.alertOn !== undefined && (
          <>
            by a die of
            <Count
              label="Alerted by a die of"
              value={ship.alertOn}
              least={1}
              most={10}
              onCount={(alertOn) => set({ alertOn }, `alert ${id}`)}
            />
            or less
          </>
        )}
      </div>
      {(ship.fieldUp || HULLS[ship.hull].forceField > 0) && (
        <Tick checked={ship.fieldUp === true} onChange={(ticked) => set({ fieldUp: ticked || undefined })}>
          Its force field is up
        </Tick>
      )}
      <div className="row line gap-1h battle-line">
        Printed on
        <Select
          label="Log"
          value={ship.log === 1 ? '1' : '2'}
          options={[
            { value: '1', label: 'Spaceship Log Nr. 1' },
            { value: '2', label: 'Spaceship Log Nr. 2' },
          ]}
          onChoose={(log) => set({ log: log === '1' ? 1 : 2 })}
        />
      </div>
    </>
  );
}

/** What is aboard of a ship, as in the shipyard, and its log, on which is ticked off what it starts without. */
function Built({ id, ship }: { id: UnitId; ship: ScenarioShip }) {
  const { change, covers } = useEditing();
  const [open, setOpen] = useState<OpenSlot | null>(null);
  const changeShip: BuildProps['change'] = useCallback(
    (recipe, as) => change(onShip(id, recipe), as && `${as} ${id}`),
    [change, id],
  );
  const sheet = useMemo(() => startingSheets(lyingAlone(ship))[0], [ship]);
  if (covers(ship.player)) return null;
  return (
    <>
      <PodSlots ship={ship} change={changeShip} open={open} onOpen={setOpen} onTry={() => undefined} />
      <h3 className="cap">Log</h3>
      {sheet && <TickedLog ship={ship} sheet={sheet} change={changeShip} />}
    </>
  );
}

/** The ship that is selected: where it starts, what it carries, and what it starts without. */
export function ShipPanel() {
  const { battle, change, looking, look } = useEditing();
  const id = looking.selected;
  const ship = id === null ? undefined : findShip(battle, id);
  if (!ship || id === null) {
    return (
      <div className="stack content-start gap-3 battle-empty">
        <p>No ship is selected.</p>
        <p className="muted">Press one on the map or in the lists of the two sides, or add one there.</p>
      </div>
    );
  }
  const letters = [ship.letter, ...listFreeLetters(battle, ship.player)].sort();
  const onCopy = () => {
    const next = nextShipId(battle, ship.player);
    change(addShip(ship.player, ship, ship.deployment));
    if (next) look({ selected: next, tool: 'place' });
  };
  return (
    <div className="stack content-start gap-3 battle-panel" key={id}>
      <header className="stack items-center gap-3 battle-ship-head">
        <CounterFigure counter={shipCounter(ship)} size={34} decorative />
        <div className="stack gap-1h">
          <h2>{shipLabel(ship)}</h2>
          <div className="row line gap-1h battle-line">
            Letter
            <Select
              label="Letter"
              value={ship.letter}
              options={letters.map((letter) => ({ value: letter, label: letter }))}
              onChoose={(letter) => {
                change(reletter(id, letter));
                look({ selected: shipId({ player: ship.player, letter }) });
              }}
            />
            <Button look="small" onClick={onCopy}>
              Another like it
            </Button>
            <Button
              look="small"
              onClick={() => {
                change(removeShip(id));
                look({ selected: null });
              }}
            >
              Remove
            </Button>
          </div>
        </div>
      </header>
      <WhoEnters />
      <FaultsOf place={{ kind: 'ship', id }} />
      <TextField
        label="Name of the ship"
        value={ship.name ?? ''}
        most={RECORD_LIMITS.name}
        onText={(name) => change(nameShip(id, name), `name ${id}`)}
      />
      <StartFields id={id} ship={ship} />
      <LaunchedFields id={id} ship={ship} />
      <Built id={id} ship={ship} />
      <h3 className="cap">At the start</h3>
      <StateFields id={id} ship={ship} />
    </div>
  );
}
