import { words } from '../draw.ts';
import { inksFor } from '../ink.ts';
import { type PaperRow, type Section, settleRows, space, stretchOf } from '../layout.ts';
import type { Mark, PageMarks, PaperArea } from '../marks.ts';
import { fullArea, type Paper, paperSize } from '../paper.ts';
import { FULL, type Look } from '../style.ts';
import { fireChart, hitChart, interceptionChart, missileChart, relativeVelocityChart } from './fire.ts';
import { type Chart, chartSection } from './table.ts';
import { damageChart, energyChart, sequenceChart } from './turn.ts';
import { hullChart, podChart } from './units.ts';

/** Every chart by the name under which the handbook shows it. */
export const CHARTS = {
  sequence: sequenceChart,
  hulls: hullChart,
  pods: podChart,
  energy: energyChart,
  fire: fireChart,
  'relative-velocity': relativeVelocityChart,
  hit: hitChart,
  damage: damageChart,
  missiles: missileChart,
  interception: interceptionChart,
} as const satisfies Record<string, () => Chart>;

const HEAD = 9.6;
const GAP = 6;

const stack = (sections: readonly Section[]): PaperRow[] =>
  sections.flatMap((section, nth) => [...(nth > 0 ? [space(2, 5)] : []), section.head(false), ...section.rows]);

const least = (rows: readonly PaperRow[]): number => rows.reduce((sum, row) => sum + row.least, 0);

const headOf = (look: Look, area: PaperArea, name: string): Mark[] => {
  const title = { face: 'title', size: 8.6, fill: look.ink.print } as const;
  return [
    words('DELTAVEE', area.x, area.y + 6.2, title),
    words(name, area.x + area.width, area.y + 6.2, { ...title, size: 5.4, anchor: 'end' }),
  ];
};

/** [4.9, 5.8] One page with the charts of hulls and pods, for anybody who has no screen to look them up on. */
export function drawUnitCharts(paper: Paper): PageMarks[] {
  const look: Look = { style: FULL, ink: inksFor(paper.colour, null) };
  const area = fullArea(paper.size);
  const rows = stack([hullChart(), podChart()].map((chart) => chartSection(look, chart, area.width)));
  const body = { ...area, y: area.y + HEAD, height: area.height - HEAD };
  const marks = [...headOf(look, area, 'Hulls and pods'), ...settleRows(rows, body)];
  return [{ title: 'Charts of hulls and pods', ...paperSize(paper.size), sideways: false, marks }];
}

/** One page with the charts that a player needs beside the logs. */
export function drawCharts(paper: Paper): PageMarks[] {
  const look: Look = { style: FULL, ink: inksFor(paper.colour, null) };
  const area = fullArea(paper.size);
  const width = (area.width - GAP) / 2;
  const column = (charts: readonly ReturnType<typeof fireChart>[]): PaperRow[] =>
    stack(charts.map((chart) => chartSection(look, chart, width)));
  const left = column([sequenceChart(), fireChart(), relativeVelocityChart(), interceptionChart()]);
  const right = column([energyChart(), hitChart(), missileChart()]);
  const band = stack([chartSection(look, damageChart(), area.width)]);
  const body: PaperArea = { ...area, y: area.y + HEAD, height: area.height - HEAD };
  const upper = Math.max(least(left), least(right));
  const spare = Math.max(0, body.height - upper - least(band) - 3);
  const share = upper / (upper + least(band));
  const top = { ...body, height: upper + spare * share };
  const below = { ...body, y: body.y + top.height + 3, height: least(band) + spare * (1 - share) };
  return [
    {
      title: 'Charts',
      ...paperSize(paper.size),
      sideways: false,
      marks: [
        ...headOf(look, area, 'Charts'),
        ...settleRows(left, { ...top, width }),
        ...settleRows(right, { ...top, x: area.x + width + GAP, width }),
        ...settleRows(band, below, stretchOf(band, below.height)),
      ],
    },
  ];
}
