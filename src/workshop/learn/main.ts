import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fitted, type FittedData, readFitted } from '../../chances/index.ts';
import { onDisk, UsageError, wholeNumber } from '../../cli/output.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import { readCallOptions, type WorkshopTool } from '../call.ts';
import { programPrint } from '../season/main.ts';
import { playGames, readGames } from './games.ts';
import { reliabilityOf } from './reliability.ts';
import { compareFigures, gainText, type Judged } from './report.ts';
import { type Sample, samplesOf } from './samples.ts';
import { fitSamples, freshData } from './training.ts';

const USAGE = `usage: npm run workshop -- learn [options]
  --games N    how many games of Captains are played, and learned from (2000)
  --from N     the number of the first, which are their seeds: another for every round (200000)
  --file FILE  the games; a call that was stopped goes on with them (seasons/learn.jsonl)
  --fresh      begins from nothing, and not from today's figures
  --write      puts the new figures into the program, if they are better on games held out
  --check      only ten games and no file: whether it works
`;

/** Where the figures stand in the program. */
const DATA = join(import.meta.dirname, '../../chances/fitted.json');

/** Of so many games one is held out each time, until each has been. */
const FOLDS = 5;

/** Today's figures, and those that learning begins from. */
interface Figures {
  today: Fitted;
  start: FittedData;
}

/** Judges every position by figures that were fitted to other games. */
function judgeHeldOut(samples: readonly Sample[], { today, start }: Figures): Judged[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = ({ game }: Sample): boolean => Math.floor(game / 16) % FOLDS === fold;
    const fitted = fitSamples(
      samples.filter((sample) => !isOut(sample)),
      start,
    );
    return compareFigures(samples.filter(isOut), readFitted(fitted), today);
  }).flat();
}

/** Judges each scenario by figures that were fitted to the games of the others, as if it were a battle that nobody has played. */
function judgeLeftOut(samples: readonly Sample[], { today, start }: Figures): Judged[] {
  return SCENARIOS.flatMap((scenario) => {
    const own = samples.filter((sample) => sample.scenario === scenario);
    if (own.length === 0) return [];
    const others = samples.filter((sample) => sample.scenario !== scenario);
    return compareFigures(own, readFitted(fitSamples(others, start)), today);
  });
}

/** A line for each group of figures. */
const fileText = (data: FittedData): string =>
  `{\n${Object.entries(data)
    .map(([name, group]) => `  ${JSON.stringify(name)}: ${JSON.stringify(group)}`)
    .join(',\n')}\n}\n`;

interface Lesson {
  file: string;
  from: number;
  to: number;
  fresh: boolean;
  write: boolean;
}

function learnFrom({ file, from, to, fresh, write }: Lesson): void {
  playGames(file, from, to);
  const before: FittedData = JSON.parse(readFileSync(DATA, 'utf8'));
  const figures: Figures = { today: readFitted(before), start: fresh ? freshData(1) : before };
  const games = readGames(file).filter(({ nth }) => nth >= from && nth < to);
  const samples = games.flatMap(samplesOf);
  const judged = judgeHeldOut(samples, figures);
  process.stdout.write(`Games held out:\n${gainText(judged)}`);
  process.stdout.write(`Each scenario left out in turn:\n${gainText(judgeLeftOut(samples, figures))}`);
  const [low] = reliabilityOf(judged).gain.interval;
  if (!write) return;
  if (low <= 0) throw new UsageError("the new figures are not shown to be better: today's stay");
  const rounds = [...figures.start.rounds, { from, to, program: programPrint() }];
  onDisk(DATA, () => writeFileSync(DATA, fileText({ ...fitSamples(samples, figures.start), rounds })));
}

function learnByCall(words: readonly string[]): void {
  const call = readCallOptions(words, {
    games: { type: 'string', default: '2000' },
    from: { type: 'string', default: '200000' },
    file: { type: 'string', default: 'seasons/learn.jsonl' },
    fresh: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  });
  const from = wholeNumber(call.from, '--from', 0);
  if (!call.check) {
    const { file, fresh, write } = call;
    learnFrom({ file, from, to: from + wholeNumber(call.games, '--games', 10), fresh, write });
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'deltavee-learn-'));
  try {
    learnFrom({ file: join(folder, 'learn.jsonl'), from, to: from + 10, fresh: false, write: false });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const learn: WorkshopTool = { usage: USAGE, run: learnByCall };
