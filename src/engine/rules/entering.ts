import type { Game, Hex, Own, Task } from '../model/state.ts';
import { hexId, missingSheet, printedPlace } from '../space/sheets.ts';
import { inPlay, setHex, unitNamed } from './board.ts';
import { endStay, lose } from './destruction.ts';
import { rollDie } from './dice.ts';
import { isLaunchChecked } from './editions.ts';
import { pushHits } from './hits.ts';
import { emit, type Play } from './play.ts';
import { isAsteroids, isPlanet } from './terrain.ts';
import { isCraft, isMissile, isShip } from './units.ts';

/** [6.2, R6.2a] Places the sheet a hex lies on if it is not yet in use. */
function placeSheet(play: Play, hex: Hex): void {
  const sheet = missingSheet(play.game, hex);
  if (!sheet) return;
  play.game.sheets = [...play.game.sheets, sheet];
  emit(play, '6.2', { type: 'sheet-placed', letter: sheet.letter });
}

/** [R7.2c] Notes that a ship has entered the column of sheets from which jumps are allowed. */
function noteJumpZone(game: Game, unit: Own, hex: Hex): void {
  const column = game.scenario.jumps?.sheetColumn;
  if (column !== undefined && isShip(unit) && !unit.reachedJumpZone && printedPlace(hex).column === column) {
    unit.reachedJumpZone = true;
  }
}

/**
 * [R6.0a, R6.5d] Units enter a hex together, by a move, a Weave or a launch. A planet destroys a missile at once;
 * asteroid checks and then interceptions are put on the agenda. A missile must not enter a hex without a sheet in
 * use.
 */
export function enterHex(play: Play, units: readonly Own[], hex: Hex, by: 'move' | 'weave' | 'launch'): void {
  const { game } = play;
  for (const unit of units) {
    if (unit.hex) endStay(play, unit);
    if (isCraft(unit)) placeSheet(play, hex);
    setHex(game, unit, hex);
    noteJumpZone(game, unit, hex);
  }
  const missile = units.find(isMissile);
  if (missile && isPlanet(game, hex)) {
    lose(play, missile, 'planet', '6.5');
    return;
  }
  game.tasks.push({ do: 'arrive', units: units.map(({ id }) => id) });
  if (!isAsteroids(game, hex) || (by === 'launch' && !isLaunchChecked(game))) return;
  for (const unit of [...units].reverse()) game.tasks.push({ do: 'asteroid', unit: unit.id });
}

/** [6.6] Whether an asteroid hits a unit of this velocity: on a roll of the velocity or less. */
export const isAsteroidHit = (velocity: number, die: number): boolean => die <= velocity;

/** [6.6, R6.6a] The asteroid check; after a hit the Hit Table is used. */
export function runAsteroid(play: Play, task: Extract<Task, { do: 'asteroid' }>): void {
  const unit = unitNamed(play.game, task.unit);
  if (!inPlay(unit)) return;
  const die = rollDie(play);
  const hit = isAsteroidHit(unit.velocity, die);
  const hex = hexId(play.game, unit.hex);
  emit(play, '6.6', { type: 'asteroid-check', unit: unit.id, hex, velocity: unit.velocity, die, hit });
  if (hit) pushHits(play, unit.id, 'asteroid', play.game.phase.player);
}
