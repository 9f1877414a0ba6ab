import {
  DIRECTIONS,
  missileLine,
  PODS,
  parseHexId,
  type ScenarioLaunch,
  type ScenarioShip,
  type UnitId,
} from '../../../engine/index.ts';
import { capital, hullName, missileName } from '../../../words/index.ts';
import {
  addLaunch,
  editLaunch,
  type LaunchSource,
  listSources,
  removeLaunch,
} from '../../../workbench/battles/going-on.ts';
import type { Fields } from '../../../workbench/ships/recipe.ts';
import { Button } from '../../kit/Button.tsx';
import { Count, Select, TextField } from '../../kit/fields.tsx';
import { Tick } from '../../kit/Tick.tsx';
import { useEditing } from './editing.ts';

const keyOf = ({ pod, missile }: LaunchSource): string => `${pod} ${missile ?? ''}`;

/** `Guided missile, pod 1`, `Terwillicker-X, pod 4`. */
function sourceName({ pods }: ScenarioShip, { pod, missile }: LaunchSource): string {
  const craft = pods[pod - 1]?.battlecraft;
  return `${missile ? capital(missileName(missile)) : craft ? hullName(craft) : 'Battlecraft'}, pod ${pod}`;
}

const WAYS = DIRECTIONS.map((value) => ({ value, label: `${value} o’clock` }));
const SPEEDS = Array.from({ length: 10 }, (_, value) => ({ value, label: `velocity ${value}` }));
const SIDES = [
  { value: 'left', label: 'reminder on the left' },
  { value: 'right', label: 'reminder on the right' },
] as const;

interface LineProps {
  ship: ScenarioShip;
  launch: ScenarioLaunch;
  /** Its place among all that flies. */
  index: number;
  /** Its place among what this ship has launched. */
  nth: number;
}

function Line({ ship, launch, index, nth }: LineProps) {
  const { battle, change } = useEditing();
  const set = (fields: Fields<ScenarioLaunch>, as?: string) => change(editLaunch(index, fields), as);
  const sources = listSources(ship);
  const { pod, missile, hex, direction, velocity, reminder, spentUnits = 0, four, revealed } = launch;
  const type = ship.pods[pod - 1]?.type;
  const units = (missile && type && missileLine(missile, PODS[type].civLevel ?? 7)?.energyUnits) || 0;
  const what = `Flying ${nth}`;
  return (
    <li className="stack gap-1 box battle-launch">
      <Select
        label={`${what}: what it is`}
        value={keyOf(launch)}
        options={sources.map((source) => ({ value: keyOf(source), label: sourceName(ship, source) }))}
        onChoose={(key) => {
          const source = sources.find((one) => keyOf(one) === key);
          if (source) set({ missile: undefined, spentUnits: undefined, four: undefined, ...source });
        }}
      />
      <TextField
        label={`${what}: hex`}
        value={hex}
        most={6}
        invalid={!parseHexId(battle.sheets, hex)}
        onText={(text) => set({ hex: text.trim().toUpperCase() }, `hex ${index}`)}
      />
      <div className="row line gap-1h battle-line">
        <Select
          label={`${what}: direction`}
          value={direction}
          options={WAYS}
          onChoose={(value) => set({ direction: value })}
        />
        <Select
          label={`${what}: velocity`}
          value={velocity}
          options={SPEEDS}
          onChoose={(value) => set({ velocity: value })}
        />
        <Select
          label={`${what}: Direction Reminder`}
          value={reminder ?? 'left'}
          options={SIDES}
          onChoose={(side) => set({ reminder: side === 'right' ? side : undefined })}
        />
      </div>
      <div className="row line gap-1h battle-line">
        {units > 0 && (
          <>
            units spent
            <Count
              label={`${what}: units spent`}
              value={spentUnits}
              most={units}
              onCount={(number) => set({ spentUnits: number || undefined }, `units ${index}`)}
            />
          </>
        )}
        {missile === 'mims' && (
          <Tick checked={four === true} onChange={(ticked) => set({ four: ticked || undefined })}>
            Its four are away
          </Tick>
        )}
        <Tick checked={revealed === true} onChange={(ticked) => set({ revealed: ticked || undefined })}>
          Face up
        </Tick>
        <Button look="small" aria-label={`${what}: remove`} onClick={() => change(removeLaunch(index))}>
          Remove
        </Button>
      </div>
    </li>
  );
}

/** [9.4, 7.4] What a ship has launched and still flies, in a battle that goes on. */
export function LaunchedFields({ id, ship }: { id: UnitId; ship: ScenarioShip }) {
  const { battle, change, covers } = useEditing();
  if (!battle.goesOn || covers(ship.player)) return null;
  const own = battle.goesOn.launched.flatMap((launch, index) => (launch.ship === id ? [{ launch, index }] : []));
  return (
    <>
      <h3 className="cap">Launched, and still in flight</h3>
      <p className="small muted">
        In the order in which they were launched. Tick off on the log the missiles that are gone, not those in flight.
      </p>
      <ol className="stack gap-2">
        {own.map(({ launch, index }, nth) => (
          <Line key={index} ship={ship} launch={launch} index={index} nth={nth + 1} />
        ))}
      </ol>
      {listSources(ship).length > 0 && <Button onClick={() => change(addLaunch(id))}>Something in flight</Button>}
    </>
  );
}
