import { percentText } from '../words/index.ts';
import type { FoughtBattle } from './battle.ts';
import type { ToldPhase } from './course.ts';
import { el, type ReportElement, short } from './element.ts';
import { INK, SIDE_INKS } from './inks.ts';
import type { TurningPoint } from './turning.ts';

const WIDE = 180;
const HIGH = 42;
const LEFT = 9;
const TOP = 3;

/** The chances at the end of each phase, from the first one played, with the action after which it ended. */
function samplesOf({ log, chances, games }: FoughtBattle, course: readonly ToldPhase[]) {
  const ends = course.map(({ turn, kind, player }) => {
    const last = log.findLast(({ phase }) => phase.turn === turn && phase.kind === kind && phase.player === player);
    return { turn, kind, player, at: (last?.action ?? 0) + 1 };
  });
  const all = [{ turn: 0, kind: 'set-up' as const, player: 1 as const, at: 0 }, ...ends];
  return all.flatMap((end) => {
    const chance = chances[Math.min(end.at, games.length - 1)];
    return chance ? [{ ...end, chance }] : [];
  });
}

/** How the chances went: from below those of Player 1 to win, of a draw, and of Player 2; null before anything was played. */
export function curveOf(
  battle: FoughtBattle,
  course: readonly ToldPhase[],
  points: readonly TurningPoint[],
): ReportElement | null {
  const samples = samplesOf(battle, course);
  if (samples.length < 2) return null;
  const width = WIDE - LEFT - 3;
  const x = (nth: number): number => short(LEFT + (nth / (samples.length - 1)) * width);
  const y = (share: number): number => short(TOP + (1 - share) * HIGH);
  const line = (share: (nth: number) => number): string =>
    samples.map((_, nth) => `${nth === 0 ? 'M' : 'L'}${x(nth)} ${y(share(nth))}`).join('');
  const win = (nth: number): number => samples[nth]?.chance.win ?? 0;
  const undecided = (nth: number): number => 1 - (samples[nth]?.chance.loss ?? 0);
  const turns = samples.flatMap(({ turn }, nth) =>
    turn > 0 && samples[nth - 1]?.turn !== turn ? [{ turn, nth: nth - 1 }] : [],
  );
  const every = Math.ceil(turns.length / 20);
  const [one, two] = [battle.side(1), battle.side(2)];
  const text = (words: string, at: { x: number; y: number }, more: Record<string, string | number> = {}) =>
    el('text', { x: at.x, y: at.y, fontSize: 3.2, fill: INK, className: 'report-label', ...more }, words);
  const end = samples.length - 1;
  const base = TOP + HIGH;
  return el(
    'svg',
    {
      className: 'report-curve',
      viewBox: `0 0 ${WIDE} ${HIGH + 10}`,
      role: 'img',
      'aria-label': `The chances from ${Math.round(win(0) * 100)} % for ${one} at the start to ${Math.round(win(end) * 100)} % at the end.`,
    },
    el('path', { d: `M${LEFT} ${TOP}H${LEFT + width}V${base}H${LEFT}Z`, fill: SIDE_INKS[2].tint }),
    el('path', { d: `${line(undecided)}L${x(end)} ${base}L${LEFT} ${base}Z`, fill: '#e4e4e4' }),
    el('path', { d: `${line(win)}L${x(end)} ${base}L${LEFT} ${base}Z`, fill: SIDE_INKS[1].tint }),
    ...turns.map(({ nth }) =>
      el('path', { d: `M${x(nth)} ${TOP}V${base + 1.5}`, stroke: '#8a8a8a', strokeWidth: 0.15, fill: 'none' }),
    ),
    el('path', {
      d: `M${LEFT} ${y(0.5)}H${LEFT + width}`,
      stroke: '#8a8a8a',
      strokeWidth: 0.15,
      strokeDasharray: '1 1',
      fill: 'none',
    }),
    el('path', {
      d: line(undecided),
      stroke: SIDE_INKS[2].tone,
      strokeWidth: 0.35,
      fill: 'none',
      strokeDasharray: '1.2 0.6',
    }),
    el('path', { d: line(win), stroke: SIDE_INKS[1].tone, strokeWidth: 0.6, fill: 'none' }),
    el('path', { d: `M${LEFT} ${TOP}V${base}H${LEFT + width}`, stroke: INK, strokeWidth: 0.3, fill: 'none' }),
    ...[0, 0.5, 1].map((share) =>
      text(`${share * 100} %`, { x: LEFT - 1, y: y(share) + 1.1 }, { textAnchor: 'end', fontSize: 2.7 }),
    ),
    text(`${one} wins`, { x: LEFT + 2, y: base - 2 }),
    text(`${two} wins`, { x: LEFT + 2, y: TOP + 4.5 }),
    ...turns
      .filter((_, nth) => nth % every === 0)
      .map(({ turn, nth }) => text(String(turn), { x: x(nth) + 1, y: base + 4.2 }, { fontSize: 3 })),
    text('Turn', { x: LEFT - 1, y: base + 4.2 }, { textAnchor: 'end', fontSize: 2.7 }),
    ...points.flatMap(({ nth, phase }) => {
      const place = samples.findIndex(
        (one) => one.turn === phase.turn && one.kind === phase.kind && one.player === phase.player,
      );
      if (place < 0) return [];
      const at = { x: x(place), y: y(win(place)) };
      return [
        el('circle', { cx: at.x, cy: at.y, r: 2.1, fill: '#ffffff', stroke: INK, strokeWidth: 0.35 }),
        text(String(nth), { x: at.x, y: at.y + 1.15 }, { textAnchor: 'middle', fontSize: 3.2 }),
      ];
    }),
  );
}

/** `45 % before, 63 % after`, of Player 1; null where nothing that can be said has changed. */
export function worthText({ worth }: Pick<TurningPoint, 'worth'>): string | null {
  const [before, after] = [percentText(worth.before), percentText(worth.after)];
  return before === after ? null : `${before} before, ${after} after`;
}
