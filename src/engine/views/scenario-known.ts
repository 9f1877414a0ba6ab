import { PLAYERS, type Player } from '../model/names.ts';
import type { Scenario, ScenarioLaunch, ScenarioShip } from '../model/scenario.ts';

/** A ship without what its log keeps from the other side: its energy, and what has left its pods. */
function withoutSecrets({ spentBlocks, spentUnits, ...ship }: ScenarioShip): ScenarioShip {
  return { ...ship, pods: ship.pods.map(({ missiles, spentUnits: spent, ...pod }) => pod) };
}

/** A counter that lies face up without its energy; one that lies face down is left out. */
const shownOf = ({ spentUnits, ...line }: ScenarioLaunch): ScenarioLaunch[] => (line.revealed ? [line] : []);

const isHidden = ({ revealed, spentUnits }: ScenarioLaunch): boolean => !revealed || spentUnits !== undefined;

const hasSecrets = ({ spentBlocks, spentUnits, pods }: ScenarioShip): boolean =>
  spentBlocks !== undefined ||
  spentUnits !== undefined ||
  pods.some((pod) => pod.missiles !== undefined || pod.spentUnits !== undefined);

const known = new WeakMap<Scenario, Partial<Record<Player, Scenario>>>();

/**
 * [R10.0b] The scenario as a player knows it, null for who may see everything. Of a battle that goes on it holds nothing
 * that the other side's logs and face-down counters hide; every other is returned as it is.
 */
export function scenarioAsKnown(scenario: Scenario, player: Player | null): Scenario {
  const { goesOn, ships } = scenario;
  if (!goesOn || player === null) return scenario;
  const kept = known.get(scenario) ?? {};
  known.set(scenario, kept);
  const found = kept[player];
  if (found) return found;
  const isForeign = ({ ship }: ScenarioLaunch): boolean => !ship.startsWith(String(player));
  const hides =
    ships.some((ship) => ship.player !== player && hasSecrets(ship)) ||
    goesOn.launched.some((line) => isForeign(line) && isHidden(line));
  const answer: Scenario = hides
    ? {
        ...scenario,
        ships: ships.map((ship) => (ship.player === player ? ship : withoutSecrets(ship))),
        goesOn: {
          ...goesOn,
          launched: goesOn.launched.flatMap((line) => (isForeign(line) ? shownOf(line) : [line])),
        },
      }
    : scenario;
  kept[player] = answer;
  return answer;
}

/** [R10.0b] Whether a battle that goes on holds what one side alone may know. */
export const hidesOneSide = (scenario: Scenario): boolean =>
  PLAYERS.some((player) => scenarioAsKnown(scenario, player) !== scenario);
