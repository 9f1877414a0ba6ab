import {
  type Deployment,
  MISSILE_TYPES,
  type Player,
  PODS,
  parseHexId,
  range,
  type Scenario,
  type ScenarioPod,
  type ScenarioShip,
  shipId,
} from '../engine/index.ts';
import {
  conditionText,
  count,
  directionName,
  hullName,
  list,
  outcomeText,
  podName,
  scoringTexts,
} from '../words/index.ts';
import { missileCount } from './missile-count.ts';
import type { HandbookText } from './types.ts';

const isAround = (scenario: Scenario, [middle, ...others]: readonly string[]): boolean => {
  const [centre, ...beside] = [middle ?? '', ...others].map((id) => parseHexId(scenario.sheets, id));
  return beside.length === 6 && beside.every((hex) => hex && centre && range(hex, centre) === 1);
};

function whereText(scenario: Scenario, hexes: readonly string[]): HandbookText {
  if (hexes.length === 1) return `in ${hexes[0]}`;
  if (!isAround(scenario, hexes)) return `anywhere from ${hexes[0]} to ${hexes.at(-1)}`;
  return `in ${hexes[0]} or a hex beside it, each ship in a hex of its own`;
}

function placeText(scenario: Scenario, { hexes, directions, velocities, formation }: Deployment): HandbookText {
  const speed = velocities.length > 1 ? `${velocities[0]} to ${velocities.at(-1)}` : String(velocities[0]);
  const [first] = directions;
  const way = directions.length === 1 && first ? `towards ${directionName(first)}` : 'in any direction';
  const alike = formation ? ', the same for all ships of this player' : '';
  return `${whereText(scenario, hexes)}, velocity ${speed} ${way}${alike}`;
}

/** What of a pod is not as in the pod chart, but for its armor. */
function podNote({ civLevel, battlecraft, missiles = {} }: ScenarioPod): string {
  const notes = [
    ...(civLevel === undefined ? [] : [`Civ Level ${civLevel}`]),
    ...(battlecraft === undefined ? [] : [`[[${hullName(battlecraft)}]]`]),
    ...MISSILE_TYPES.flatMap((type) => {
      const number = missiles[type];
      return number === undefined ? [] : missileCount(number, type);
    }),
  ];
  return notes.length === 0 ? '' : ` (${list(notes)})`;
}

const podText = (pod: ScenarioPod): string => `[[${podName(pod.type)} pod]]${podNote(pod)}`;

/** The pods of a ship, alike ones together, and their armor. */
function podsText({ pods }: ScenarioShip): HandbookText {
  const texts = pods.map(podText);
  const each = [...new Set(texts)].map((text) => {
    const number = texts.filter((other) => other === text).length;
    return number === 1 ? text : `${number} × ${text}`;
  });
  const armor = new Set(pods.map((pod) => pod.armor ?? PODS[pod.type].armor));
  return `Pods, with armor ${list([...armor].map(String))}: ${list(each)}`;
}

function shipText(scenario: Scenario, ship: ScenarioShip): HandbookText {
  const spent = ship.spentBlocks ? ` It has spent ${count(ship.spentBlocks, 'block')} already.` : '';
  const alert = ship.alertOn
    ? ` It takes no part until its owner rolls ${ship.alertOn} or less for it, once in each of their Command Phases.`
    : '';
  return `- ${shipId(ship)} [[${hullName(ship.hull)}]] ${placeText(scenario, ship.deployment)}. ${podsText(ship)}. Log Nr. ${ship.log}.${spent}${alert}`;
}

const fleetText = (scenario: Scenario, player: Player): HandbookText =>
  `Player ${player} has\n\n${scenario.ships
    .filter((ship) => ship.player === player)
    .map((ship) => shipText(scenario, ship))
    .join('\n')}`;

function mapText({ sheets, planets, asteroidFields }: Scenario): HandbookText {
  const letters = list(sheets.map(({ letter }) => letter));
  const map = `Map: ${sheets.length === 1 ? `sheet ${letters} alone` : `sheets ${letters}, side by side from the left`}.`;
  const planet = planets.length > 0 ? ` A [[planet]] lies in ${list(planets)}.` : '';
  const rocks =
    asteroidFields.length > 0
      ? ` [[Asteroid fields|asteroids]] lie in ${list(asteroidFields)} and in all hexes beside these.`
      : '';
  return map + planet + rocks;
}

/** Who may jump, and the sheet they must have reached before. */
function jumpText({ jumps, reserved = [] }: Scenario): HandbookText {
  if (!jumps) return 'Nobody may [[jump]].';
  const zone = reserved.find(({ column }) => column === jumps.sheetColumn);
  const where = zone
    ? ` once they have been on sheet ${zone.letter}, to be laid to the right of these, or on one above or below it`
    : '';
  return `Player ${jumps.player}’s ships may [[jump]]${where}.`;
}

function victoryText(scenario: Scenario): HandbookText {
  const nameOf = (unit: string): string => {
    const ship = scenario.ships.find((ship) => shipId(ship) === unit);
    return ship ? `${unit} ${hullName(ship.hull)}` : unit;
  };
  const clauses = scenario.victory.map(({ if: condition, winner }) => {
    const text = conditionText(condition, nameOf);
    return `- ${outcomeText(winner)} ${/^(All|A|Player) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text}.`;
  });
  const scored = scenario.scoring
    ? `\n\n[[Victory Points]]:\n\n${scoringTexts(scenario.scoring, nameOf)
        .map(({ player, text }) => `- Player ${player}: ${text}.`)
        .join('\n')}`
    : '';
  return `${clauses.join('\n')}${scored}`;
}

/** The set-up, the forces and the ways to win of a scenario, out of its data. */
export const scenarioText = (scenario: Scenario): HandbookText =>
  [
    `${mapText(scenario)} ${jumpText(scenario)}`,
    fleetText(scenario, 1),
    fleetText(scenario, 2),
    'How it ends:',
    victoryText(scenario),
  ].join('\n\n');
