import { blocksOf, RECORD_LIMITS, type ScenarioShip, type UnitId } from '../../../engine/index.ts';
import { findShip, shipId } from '../../../workbench/battles/battle.ts';
import {
  addShip,
  listFreeLetters,
  nameShip,
  reletter,
  removeShip,
  setShip,
} from '../../../workbench/battles/ship-edits.ts';
import { CounterFigure } from '../../counters/CounterFigure.tsx';
import { Button } from '../../elements/Button.tsx';
import { Term } from '../../elements/Term.tsx';
import { shipCounter } from './battle-map.ts';
import { useEditing } from './editing.ts';
import { FaultsOf } from './FaultsOf.tsx';
import { Choose, Count, Text } from './fields.tsx';
import { PodFields } from './PodFields.tsx';
import { StartFields } from './StartFields.tsx';
import { shipLabel } from './ship-label.ts';

/** What a ship starts without: spent energy, and an owner who knows of the battle. */
function StateFields({ id, ship }: { id: UnitId; ship: ScenarioShip }) {
  const { battle, change } = useEditing();
  return (
    <>
      <div className="battle-line">
        <Term name="energy block">Energy Blocks</Term> spent
        <Count
          label="Energy Blocks spent"
          value={ship.spentBlocks ?? 0}
          most={Math.floor(blocksOf(ship))}
          onCount={(spentBlocks) => change(setShip(battle, id, { spentBlocks }), `spent ${id}`)}
        />
        of {blocksOf(ship)}
      </div>
      <div className="battle-line">
        <label className="battle-check-line">
          <input
            type="checkbox"
            checked={ship.alertOn !== undefined}
            onChange={({ target }) => change(setShip(battle, id, { alertOn: target.checked ? 2 : undefined }))}
          />
          Takes no part until alerted
        </label>
        {ship.alertOn !== undefined && (
          <>
            by a die of
            <Count
              label="Alerted by a die of"
              value={ship.alertOn}
              least={1}
              most={10}
              onCount={(alertOn) => change(setShip(battle, id, { alertOn }), `alert ${id}`)}
            />
            or less
          </>
        )}
      </div>
      <div className="battle-line">
        Printed on
        <Choose
          label="Log"
          value={ship.log === 1 ? '1' : '2'}
          options={[
            { value: '1', label: 'Spaceship Log Nr. 1' },
            { value: '2', label: 'Spaceship Log Nr. 2' },
          ]}
          onChoose={(log) => change(setShip(battle, id, { log: log === '1' ? 1 : 2 }))}
        />
      </div>
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
      <div className="battle-empty">
        <p>No ship is selected.</p>
        <p className="muted">Press one on the map or in the lists of the two sides, or add one there.</p>
      </div>
    );
  }
  const letters = [ship.letter, ...listFreeLetters(battle, ship.player)].sort();
  const onCopy = () => {
    const { letter: _, player, deployment, log: __, ...model } = ship;
    const added = addShip(battle, player, model, deployment);
    change(added.battle);
    look({ selected: added.id, tool: 'place' });
  };
  return (
    <div className="battle-panel" key={id}>
      <header className="battle-ship-head">
        <CounterFigure counter={shipCounter(ship)} size={34} decorative />
        <div>
          <h2>{shipLabel(ship)}</h2>
          <div className="battle-line">
            Letter
            <Choose
              label="Letter"
              value={ship.letter}
              options={letters.map((letter) => ({ value: letter, label: letter }))}
              onChoose={(letter) => {
                change(reletter(battle, id, letter));
                look({ selected: shipId({ player: ship.player, letter }) });
              }}
            />
            <Button look="small" onClick={onCopy}>
              Another like it
            </Button>
            <Button
              look="small"
              onClick={() => {
                change(removeShip(battle, id));
                look({ selected: null });
              }}
            >
              Remove
            </Button>
          </div>
        </div>
      </header>
      <FaultsOf place={{ kind: 'ship', id }} />
      <Text
        label="Name of the ship"
        value={ship.name ?? ''}
        most={RECORD_LIMITS.name}
        onText={(name) => change(nameShip(battle, id, name), `name ${id}`)}
      />
      <StartFields id={id} ship={ship} />
      <h3 className="cap">Pods</h3>
      <PodFields id={id} ship={ship} />
      <h3 className="cap">At the start</h3>
      <StateFields id={id} ship={ship} />
    </div>
  );
}
