import { type Part, PLAYERS, type Player, snapshot, type UnitView } from '../engine/index.ts';
import { gameFigures, rollCounts } from '../game/statistics.ts';
import { outline } from '../sheet/outline.ts';
import { count } from '../words/index.ts';
import { partName, partStatusName, podName, unitStatusName } from '../words/names.ts';
import { endOfBattle, type FoughtBattle } from './battle.ts';
import { el, type ReportElement, short } from './element.ts';
import { INK, SIDE_INKS } from './inks.ts';

/** The mark of a side, with its number: told by shape as well as by colour. */
export const sideMark = (player: Player): ReportElement =>
  el(
    'svg',
    { className: 'report-side', viewBox: '-52 -52 104 104', role: 'img', 'aria-label': `Player ${player}` },
    el('path', { d: outline(player, 50), fill: SIDE_INKS[player].body, stroke: INK, strokeWidth: 3 }),
    el(
      'text',
      { y: 24, textAnchor: 'middle', fontSize: 68, fill: SIDE_INKS[player].digit, className: 'report-letter' },
      String(player),
    ),
  );

const row = (head: string, ...cells: (string | ReportElement)[]): ReportElement =>
  el('tr', {}, el('th', { scope: 'row' }, head), ...cells.map((cell) => el('td', {}, cell)));

/** What the weapons did, side by side. */
export function figuresTable({ log, side, games }: FoughtBattle): ReportElement {
  const [one, two] = gameFigures(log.map(({ event }) => event));
  const last = games.at(-1);
  const points = last?.scenario.scoring ? snapshot(last).victoryPoints : null;
  return el(
    'table',
    { className: 'report-table report-figures' },
    el('caption', {}, 'In figures'),
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        el('td', {}),
        ...PLAYERS.map((player) => el('th', { scope: 'col' }, sideMark(player), ` ${side(player)}`)),
      ),
    ),
    el(
      'tbody',
      {},
      points !== null && row('Victory Points', String(points[1]), String(points[2])),
      row('Shots', String(one.fired), String(two.fired)),
      row('Hits (to be expected)', ...[one, two].map(({ hits, expected }) => `${hits} (${expected.toFixed(1)})`)),
      row('Missiles and craft launched', String(one.launched), String(two.launched)),
      row('Missiles that met somebody', String(one.interceptions), String(two.interceptions)),
      row('Hits taken by own parts', String(one.hitsTaken), String(two.hitsTaken)),
      row('Ships and craft lost', String(one.craftLost), String(two.craftLost)),
    ),
  );
}

/** How often each face of the die fell. */
export function diceFigure(battle: FoughtBattle): ReportElement {
  const { rolls } = snapshot(endOfBattle(battle));
  const faces = rollCounts(rolls);
  const most = Math.max(1, ...faces);
  const mean = rolls.reduce((sum, roll) => sum + roll, 0) / Math.max(1, rolls.length);
  const words = `${count(rolls.length, 'die', 'dice')}, ${mean.toFixed(1)} on average; 5.5 is to be expected`;
  return el(
    'figure',
    { className: 'report-dice' },
    el(
      'svg',
      {
        viewBox: '0 0 80 30',
        role: 'img',
        'aria-label': `${words}. ${faces.map((often, nth) => `${nth + 1}: ${often}`).join(', ')}`,
      },
      ...faces.flatMap((often, nth) => {
        const high = (often / most) * 19;
        return [
          el('rect', {
            x: 1 + nth * 8,
            y: short(22 - high),
            width: 6,
            height: short(Math.max(high, 0.2)),
            fill: '#6f6f6f',
          }),
          el(
            'text',
            { x: 4 + nth * 8, y: 26.5, fontSize: 3.6, textAnchor: 'middle', fill: INK, className: 'report-label' },
            String(nth + 1),
          ),
          el(
            'text',
            {
              x: 4 + nth * 8,
              y: short(21 - high),
              fontSize: 2.8,
              textAnchor: 'middle',
              fill: INK,
              className: 'report-label',
            },
            String(often),
          ),
        ];
      }),
    ),
    el('figcaption', {}, words),
  );
}

const HIT: ReadonlySet<string> = new Set(['vulnerable', 'damaged', 'destroyed']);

/** `bridge damaged, pod 2 (hunter) destroyed`. */
function hitsOf({ parts = {} }: UnitView): string {
  const hit = Object.entries(parts).flatMap(([part, view]) => {
    if (!view || !HIT.has(view.status)) return [];
    const name = partName(part as Part);
    return [`${view.type ? `${name} (${podName(view.type)})` : name} ${partStatusName(view.status)}`];
  });
  return hit.length > 0 ? hit.join(', ') : 'no part hit';
}

function missilesOf({ parts = {} }: UnitView): string {
  const left = Object.values(parts).reduce(
    (sum, part) => sum + Object.values(part?.missiles ?? {}).reduce((all, number) => all + number, 0),
    0,
  );
  return String(left);
}

function energyOf({ energy }: UnitView): string {
  if (!energy) return '';
  return 'blocks' in energy
    ? `${Math.max(0, energy.blocks - energy.marked)} of ${count(energy.blocks, 'block')}`
    : `${energy.units - energy.spent} of ${count(energy.units, 'unit')}`;
}

/** The logs of all ships and battlecraft as they stood at the end, a line each. */
export function finalLogs(battle: FoughtBattle): ReportElement {
  const { units } = snapshot(endOfBattle(battle));
  const craft = units.filter(
    ({ kind, status }) => kind === 'spaceship' || (kind === 'battlecraft' && status !== 'in-pod'),
  );
  return el(
    'table',
    { className: 'report-table report-logs' },
    el('caption', {}, 'The logs at the end'),
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        ...['Ship or craft', 'What became of it', 'Parts', 'Energy left', 'Missiles aboard'].map((head) =>
          el('th', { scope: 'col' }, head),
        ),
      ),
    ),
    el(
      'tbody',
      {},
      ...craft.map((unit) =>
        el(
          'tr',
          {},
          el('th', { scope: 'row' }, sideMark(unit.owner), ` ${battle.name(unit.id)}`),
          el(
            'td',
            {},
            unit.status === 'in-play'
              ? `in ${unit.hex ?? 'play'}, velocity ${unit.velocity ?? 0}`
              : unitStatusName(unit.status),
          ),
          el('td', {}, hitsOf(unit)),
          el('td', {}, energyOf(unit)),
          el('td', {}, unit.kind === 'spaceship' ? missilesOf(unit) : ''),
        ),
      ),
    ),
  );
}
