import { type Game, PLAYERS, type Player, shipId } from '../engine/index.ts';
import type { GameSettings } from '../game/entries.ts';
import type { History } from '../game/history.ts';
import { gameFigures } from '../game/statistics.ts';
import { codeViewBox, printedCode } from '../sheet/paper/index.ts';
import { briefingOf } from '../words/briefings.ts';
import { count, list, percentText, phaseName, resultText } from '../words/index.ts';
import { className } from '../words/names.ts';
import { battleOf, endOfBattle, type FoughtBattle } from './battle.ts';
import { battleMap } from './battle-map.ts';
import { nearestEnemies, type ToldPhase, tellCourse } from './course.ts';
import { curveOf, worthText } from './curve.ts';
import { el, type ReportElement, short } from './element.ts';
import { spelled } from './numbers.ts';
import { diceFigure, figuresTable, finalLogs, sideMark } from './tables.ts';
import { type TurningPoint, turningPoints } from './turning.ts';

/** A report of a battle: what it is called, and all of it to draw. */
export interface BattleReport {
  title: string;
  body: ReportElement;
}

/** `a Sword and two Daggers`. */
function forceText({ scenario }: Game, player: Player): string {
  const ships = scenario.ships.filter((ship) => ship.player === player);
  return list(ships.map((ship) => `${shipId(ship)} ${ship.name ?? className(ship.hull)}`));
}

/** A sentence about players by their numbers, with their names. */
const named = (battle: FoughtBattle, text: string): string =>
  PLAYERS.reduce((words, player) => {
    const side = battle.side(player);
    if (side === `Player ${player}`) return words;
    return words.replace(new RegExp(`\\b[Pp]layer ${player}\\b`), `${side} (player ${player})`);
  }, text);

/** The battle in two sentences: how long it went on, and what the weapons did. */
function leadOf(battle: FoughtBattle): string {
  const figures = gameFigures(battle.log.map(({ event }) => event));
  const shots = figures.map(({ player, fired, hits, expected }) =>
    fired === 0
      ? `${battle.side(player)} fires no shot`
      : `${battle.side(player)} hits with ${spelled(hits)} of ${spelled(fired)} ${fired === 1 ? 'shot' : 'shots'}, where ${expected.toFixed(1)} hits were to be expected`,
  );
  const { turn } = endOfBattle(battle);
  const lost = figures
    .filter(({ craftLost }) => craftLost > 0)
    .map(({ player, craftLost }) => `${battle.side(player)} loses ${spelled(craftLost)}`);
  const losses = lost.length > 0 ? ` Of ships and craft ${list(lost)}.` : '';
  return `${turn === 1 ? 'In one Game-Turn' : `In ${spelled(turn)} Game-Turns`} ${shots.join('; ')}.${losses}`;
}

/** In millimetres, the widest that the code of a report gets: most battles fit into it, order by order. */
const CODE_SIDE = 40;

/** The code that opens the battle, for a phone. */
function codeOf(codes: readonly string[]): ReportElement | false {
  const code = printedCode(codes, CODE_SIDE);
  if (!code) return false;
  const viewBox = codeViewBox(code);
  const side = `${short(Number(viewBox.split(' ')[2]) * code.module)}mm`;
  const drawing = { className: 'report-code', viewBox, width: side, height: side, role: 'img' };
  return el('svg', { ...drawing, 'aria-label': 'A code that opens this battle' }, el('path', { d: code.path }));
}

/** Who fought whom, and how it ended. */
function headOf(battle: FoughtBattle, codes: readonly string[]): ReportElement {
  const end = endOfBattle(battle);
  const { title, situation } = briefingOf(end.scenario);
  const { result } = end;
  const outcome = result
    ? resultText(result)
    : `It goes on in Game-Turn ${end.turn}, ${phaseName(end.phase.kind)} of player ${end.phase.player}`;
  return el(
    'header',
    {},
    el('p', { className: 'report-kind' }, 'Battle report'),
    codeOf(codes),
    el('h1', {}, battle.settings.name || title),
    battle.settings.name !== '' && el('p', { className: 'report-scenario' }, title),
    el('p', { className: 'report-result' }, `${named(battle, outcome)}.`),
    el('p', {}, situation),
    el('p', {}, leadOf(battle)),
    el(
      'ul',
      { className: 'report-sides' },
      ...PLAYERS.map((player) => {
        const called = end.scenario.sides?.[player];
        const who = called ? `${battle.side(player)}, ${called}` : battle.side(player);
        return el('li', {}, sideMark(player), el('b', {}, ` ${who}: `), forceText(end, player));
      }),
    ),
  );
}

/** The curve with what it means. */
function curveFigure(
  battle: FoughtBattle,
  course: readonly ToldPhase[],
  points: readonly TurningPoint[],
): ReportElement | null {
  const drawn = curveOf(battle, course, points);
  if (!drawn) return null;
  const start = battle.chances[0];
  const begin = start
    ? ` It began with ${percentText(start.win)} for ${battle.side(1)} and ${percentText(start.loss)} for ${battle.side(2)}.`
    : '';
  return el(
    'figure',
    { className: 'report-figure' },
    drawn,
    el(
      'figcaption',
      {},
      `How likely each side was to win, and a draw between them, as games of two Captains ended from such positions.${begin} The numbers are those of the maps, which show the ways of two Game-Turns, those of ${battle.side(2)} dashed; thick lines for hits and thin ones for misses; and a cross over what was lost.`,
    ),
  );
}

/** A turning point with its map. */
function pointFigure(battle: FoughtBattle, point: TurningPoint): ReportElement {
  const { phase, nth } = point;
  const worth = worthText(point);
  return el(
    'figure',
    { className: 'report-point' },
    battleMap(battle, point),
    el(
      'figcaption',
      {},
      el('b', {}, `${nth}. ${battle.side(phase.player)} ${DOES[phase.kind]}`),
      worth === null ? '.' : `. ${battle.side(1)}’s share of the point: ${worth}.`,
    ),
  );
}

/** How the nearest enemies lie at the end of a Game-Turn. */
function distanceText(battle: FoughtBattle, lastAction: number): string {
  const near = nearestEnemies(battle, lastAction + 1);
  if (!near) return '';
  const { one, other, hexes } = near;
  const far = hexes === 0 ? 'in one hex' : `${count(hexes, 'hex', 'hexes')} apart`;
  return `at its end ${battle.name(one)} and ${battle.name(other)} are ${far}`;
}

interface ToldTurn {
  from: number;
  to: number;
  phases: ToldPhase[];
  last: number;
}

/** The course by Game-Turns; those in which nothing mattered are told as one. */
function turnsOf(battle: FoughtBattle, course: readonly ToldPhase[]): ToldTurn[] {
  const turns: ToldTurn[] = [];
  for (const phase of course) {
    if (phase.kind === 'set-up') continue;
    const before = turns.at(-1);
    const { turn, kind, player } = phase;
    const line = battle.log.findLast(
      ({ phase: then }) => then.turn === turn && then.kind === kind && then.player === player,
    );
    const last = line?.action ?? 0;
    if (before?.to === turn) Object.assign(before, { phases: [...before.phases, phase], last });
    else turns.push({ from: turn, to: turn, phases: [phase], last });
  }
  const isQuiet = ({ phases }: ToldTurn): boolean => phases.every(({ told }) => told.length === 0);
  const merged: ToldTurn[] = [];
  for (const turn of turns) {
    const before = merged.at(-1);
    if (before && isQuiet(before) && isQuiet(turn)) Object.assign(before, { to: turn.to, last: turn.last });
    else merged.push(turn);
  }
  return merged;
}

const DOES = { movement: 'moves', command: 'commands', fire: 'fires', 'set-up': 'sets up' } as const;

/** A Game-Turn in prose, with the maps of its turning points. */
function turnSection(
  battle: FoughtBattle,
  { from, to, phases, last }: ToldTurn,
  points: readonly TurningPoint[],
): ReportElement {
  const here = points.filter(({ phase }) => phase.turn >= from && phase.turn <= to);
  const told = phases.filter((phase) => phase.told.length > 0);
  const far = distanceText(battle, last);
  return el(
    'section',
    { className: 'report-turn' },
    el(
      'h3',
      {},
      from === to ? `Game-Turn ${from}` : `Game-Turns ${from} to ${to}`,
      far !== '' && el('span', { className: 'report-far' }, far),
    ),
    ...here.map((point) => pointFigure(battle, point)),
    ...told.map((phase) =>
      el(
        'p',
        {},
        sideMark(phase.player),
        el('b', {}, ` ${battle.side(phase.player)} ${DOES[phase.kind]}. `),
        ...phase.told.map(({ text, weight }) => (weight === 'loss' ? el('strong', {}, `${text} `) : `${text} `)),
      ),
    ),
    told.length === 0 && el('p', {}, `${from === to ? 'It passes' : 'They pass'} without a blow.`),
  );
}

/**
 * [R10.0b] The report of a battle of which everything lies open: who did what, and why it ended so. A code at its head opens
 * the first of these addresses that it can hold.
 */
export function battleReport(history: History, settings: GameSettings, codes: readonly string[] = []): BattleReport {
  const battle = battleOf(history, settings);
  const course = tellCourse(battle);
  const points = turningPoints(battle, course);
  const { title } = briefingOf(endOfBattle(battle).scenario);
  const curve = curveFigure(battle, course, points);
  const end = endOfBattle(battle);
  return {
    title: `Battle report, ${settings.name || title}`,
    body: el(
      'article',
      { className: 'report' },
      headOf(battle, codes),
      curve ?? false,
      el('h2', {}, 'The course of the battle'),
      ...turnsOf(battle, course).map((turn) => turnSection(battle, turn, points)),
      end.result !== null &&
        el(
          'p',
          { className: 'report-end' },
          `So it ends in Game-Turn ${end.turn}. ${named(battle, resultText(end.result))}.`,
        ),
      el('h2', {}, 'What it came to'),
      el('div', { className: 'report-pair' }, figuresTable(battle), diceFigure(battle)),
      finalLogs(battle),
    ),
  };
}
