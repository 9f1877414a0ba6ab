import { HULLS } from '../charts/hulls.ts';
import { missileLine } from '../charts/missiles.ts';
import { PODS } from '../charts/pods.ts';
import { shipId } from '../model/ids.ts';
import type { Scenario, ScenarioLaunch, ScenarioShip } from '../model/scenario.ts';
import { parseHexId } from '../space/sheets.ts';
import type { Fault } from './form.ts';

/** [9.1, 9.5] What a missile that has been launched cannot be; `before` are the launches listed before it. */
function missileFaults(ship: ScenarioShip, line: ScenarioLaunch, before: readonly ScenarioLaunch[]): Fault[] {
  const { pod: box, missile: type, spentUnits = 0 } = line;
  const pod = ship.pods[box - 1];
  if (!pod || !type) return [];
  const carried = pod.missiles?.[type] ?? PODS[pod.type].missiles[type];
  const flying = before.filter((one) => one.ship === line.ship && one.pod === box && one.missile === type).length;
  const units = missileLine(type, PODS[pod.type].civLevel ?? 7)?.energyUnits ?? 0;
  return [
    ...(flying >= carried
      ? [
          {
            at: 'missile',
            message: `pod ${box} has ${carried} of these, those in flight included: untick it on the log`,
          },
        ]
      : []),
    ...(spentUnits > units ? [{ at: 'spentUnits', message: `it has only ${units} Energy Units` }] : []),
  ];
}

/** [5.6] What a battlecraft that has been launched cannot be. */
function craftFaults(ship: ScenarioShip, line: ScenarioLaunch, before: readonly ScenarioLaunch[]): Fault[] {
  const pod = ship.pods[line.pod - 1];
  if (pod?.battlecraft === undefined) return [{ at: 'pod', message: `pod ${line.pod} holds no battlecraft` }];
  const isTwice = before.some((one) => one.ship === line.ship && one.pod === line.pod && one.missile === undefined);
  return [
    ...(pod.lost ? [{ at: 'pod', message: `the battlecraft of pod ${line.pod} is lost` }] : []),
    ...(isTwice ? [{ at: 'pod', message: `the battlecraft of pod ${line.pod} flies already` }] : []),
    ...(line.spentUnits === undefined ? [] : [{ at: 'spentUnits', message: 'this is ticked off on its log' }]),
  ];
}

function launchFaults(scenario: Scenario, line: ScenarioLaunch, before: readonly ScenarioLaunch[]): Fault[] {
  const ship = scenario.ships.find((one) => shipId(one) === line.ship);
  if (!ship) return [{ at: 'ship', message: `there is no ship ${line.ship}` }];
  if (!ship.pods[line.pod - 1]) return [{ at: 'pod', message: `${line.ship} has no pod ${line.pod}` }];
  const faults = line.missile ? missileFaults(ship, line, before) : craftFaults(ship, line, before);
  if (!parseHexId(scenario.sheets, line.hex)) {
    faults.push({ at: 'hex', message: `${line.hex} is on no sheet of the scenario` });
  }
  if (line.missile && scenario.planets.includes(line.hex)) {
    faults.push({ at: 'hex', message: `no missile is in ${line.hex}: a planet lies there` });
  }
  return faults;
}

/** What a battle cannot go on with: ships that lie nowhere yet, and launches that cannot have been. */
export function goesOnFaults(scenario: Scenario): Fault[] {
  const { goesOn, ships } = scenario;
  if (!goesOn) return [];
  const open = ships.flatMap(({ deployment: { hexes, directions, velocities } }, index) =>
    [hexes, directions, velocities].some(({ length }) => length > 1)
      ? [{ at: `ships[${index}].deployment`, message: 'in a battle that goes on nothing of its start is left open' }]
      : [],
  );
  const launched = goesOn.launched.flatMap((line, index) =>
    launchFaults(scenario, line, goesOn.launched.slice(0, index)).map(({ at, message }) => ({
      at: `goesOn.launched[${index}].${at}`,
      message,
    })),
  );
  return [...open, ...launched];
}

/** [4.6, 8.9] A field that shows and cannot. */
export function fieldFaults({ hull, damage, fieldUp }: ScenarioShip): Fault[] {
  if (!fieldUp) return [];
  const at = 'fieldUp';
  if (HULLS[hull].forceField === 0) return [{ at, message: `a ${hull} has no force field` }];
  const hit = damage?.['force-field'];
  return hit === 'damaged' || hit === 'destroyed' ? [{ at, message: `the force field is ${hit}` }] : [];
}
