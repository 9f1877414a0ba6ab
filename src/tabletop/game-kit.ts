import type { Player, Scenario } from '../engine/index.ts';
import { type LogSheet, startingSheets } from '../sheet/index.ts';
import { words } from '../sheet/paper/draw.ts';
import {
  drawBlank,
  drawCharts,
  drawLogs,
  drawUnitCharts,
  type GamePaper,
  type PageMarks,
  paperSize,
} from '../sheet/paper/index.ts';
import { type CounterBacks, drawCounters } from './counter-pages.ts';
import { countersNeeded, spareCounters } from './counters-needed.ts';
import { GAME_TURN } from './game-turn.ts';
import { NUMBER } from './inks.ts';
import { drawMapSheets } from './map-sheets.ts';
import { drawProse } from './prose.ts';
import { scenarioCard } from './scenario-card.ts';
import { fitPages, pagePaper } from './two-up.ts';

/** The parts of a kit, in the order in which they are printed. */
export const KIT_PARTS = ['card', 'map', 'counters', 'logs', 'charts'] as const;
export type KitPart = (typeof KIT_PARTS)[number];

export interface KitChoice {
  paper: GamePaper;
  backs: CounterBacks;
  parts: readonly KitPart[];
  /** Whose logs and counters; null takes both players'. */
  player: Player | null;
  /** The logs of a game as they stand, when, and what a code on them opens; without them those of the set-up. */
  logs?: { sheets: readonly LogSheet[]; caption: string; codes: readonly string[] } | undefined;
}

/** A page of nothing, so that the backs of counters come behind their fronts when all of it is printed on both sides. */
function leftFree(paper: GamePaper): PageMarks {
  const { width, height } = paperSize(paper);
  const text = 'Left free, so that counters and their backs share a sheet of paper';
  const marks = [words(text, width / 2, height / 2, { face: 'text', size: 3, fill: NUMBER, anchor: 'middle' })];
  return { title: 'Left free', width, height, sideways: false, marks };
}

/** [2.3, R10.1a] The logs, and an empty one of either kind. */
function drawGameLogs(scenario: Scenario, { paper, player, logs }: KitChoice): PageMarks[] {
  const on = { size: pagePaper(paper), colour: true };
  const { sheets, caption, codes } = logs ?? { sheets: startingSheets(scenario), caption: '', codes: [] };
  const own = sheets.filter(({ ship }) => player === null || ship?.owner === player);
  // On large paper two logs share a sheet, but never those of two players.
  const byPlayer = ([1, 2] as const).map((one) => own.filter(({ ship }) => ship?.owner === one));
  return [
    ...byPlayer.flatMap((some) => fitPages(drawLogs(some, on, caption, codes), paper)),
    ...fitPages(
      ([1, 2] as const).flatMap((log) => drawBlank(log, on)),
      paper,
    ),
  ];
}

function drawPart(scenario: Scenario, part: KitPart, choice: KitChoice): PageMarks[] {
  const { paper, backs, player } = choice;
  const size = pagePaper(paper);
  switch (part) {
    case 'card':
      return [scenarioCard(scenario), GAME_TURN].flatMap((prose) => fitPages(drawProse(prose, size), paper));
    case 'map':
      return drawMapSheets(scenario, paper);
    case 'counters':
      return drawCounters({ paper, backs, needed: countersNeeded(scenario), spares: spareCounters(), player });
    case 'logs':
      return drawGameLogs(scenario, choice);
    case 'charts':
      return fitPages([...drawCharts({ size, colour: true }), ...drawUnitCharts({ size, colour: true })], paper);
  }
}

/** Everything that a scenario needs on a real table but the die and the pencils, as pages to be printed. */
export function drawGameKit(scenario: Scenario, choice: KitChoice): PageMarks[] {
  const pages: PageMarks[] = [];
  for (const part of KIT_PARTS) {
    if (!choice.parts.includes(part)) continue;
    if (part === 'counters' && choice.backs === 'sides' && pages.length % 2 === 1) pages.push(leftFree(choice.paper));
    pages.push(...drawPart(scenario, part, choice));
  }
  return pages;
}
