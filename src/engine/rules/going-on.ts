import type { ScenarioLaunch } from '../model/scenario.ts';
import type { Battlecraft, Missile, Own } from '../model/state.ts';
import { scenarioHex } from '../space/sheets.ts';
import { listCargo, ownShip, setHex, toOwn } from './board.ts';
import { takeMissile } from './launch-missile.ts';
import { noteLaunched } from './launching.ts';
import type { Play } from './play.ts';
import { isBattlecraft } from './units.ts';

/** The missile taken out of its pod, with what energy it has left, or the battlecraft of the pod. */
function takeLaunched(play: Play, { ship: id, pod, missile, spentUnits, four }: ScenarioLaunch) {
  if (missile === undefined) {
    const craft = listCargo(play.game).filter(isBattlecraft);
    const found = craft.find(({ mother, pod: box }) => mother === id && box === pod);
    return found && toOwn<Battlecraft>(play.game, found);
  }
  const taken = takeMissile(play, ownShip(play.game, id), pod, missile);
  if (taken?.energy) taken.energy = { ...taken.energy, spent: spentUnits ?? 0 };
  if (taken && missile === 'mims') taken.mimsLaunched = four ?? false;
  return taken;
}

/**
 * [R11.0a] A battle that goes on: what had been launched before lies on the map again as play begins, in the order of its
 * launches. Nothing happens on account of it: it has entered its hex long ago.
 */
export function putLaunched(play: Play): void {
  const { game } = play;
  for (const line of game.scenario.goesOn?.launched ?? []) {
    const unit: Own<Battlecraft | Missile> | undefined = takeLaunched(play, line);
    if (!unit) continue;
    const hex = scenarioHex(game.scenario, line.hex);
    unit.revealed = line.revealed ?? false;
    setHex(game, unit, hex);
    noteLaunched(play, unit, line.ship, line.pod, hex, line);
    unit.nextSide = line.reminder ?? 'left';
  }
}
