import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Player, snapshot, view, viewEvents } from '../engine/index.ts';
import { captionOf, shipSheets } from '../sheet/index.ts';
import {
  drawBlank,
  drawLogs,
  escaped,
  FACES,
  type GamePaper,
  PAPER_SIZES,
  type PageMarks,
  type PaperSize,
  printCss,
  toSvg,
} from '../sheet/paper/index.ts';
import { recordCodes, takeAddress } from './codes.ts';
import { noMore, readInput, takeOption, UsageError } from './output.ts';
import { readPlayed } from './replay.ts';

/** One of the values an option may have. */
export function takeChoice<T extends string>(words: string[], name: string, choices: readonly T[]): T | undefined {
  const word = takeOption(words, name);
  if (word === undefined) return undefined;
  const choice = choices.find((one) => one === word);
  if (choice === undefined) throw new UsageError(`${name} needs ${choices.join(' or ')}`);
  return choice;
}

/** The file of a typeface among the installed packages; none where they have been left out. */
function fontData(family: string, weight: number, style: string): string | null {
  const name = family.toLowerCase().replaceAll(' ', '-');
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource/${name}/package.json`));
    return readFileSync(join(folder, 'files', `${name}-latin-${weight}-${style}.woff2`)).toString('base64');
  } catch {
    return null;
  }
}

/** A typeface by its name, weight and style. */
type FontFace = Pick<(typeof FACES)['text'], 'family' | 'weight' | 'style'>;

/** The typefaces go with the document; without them the reader's own take their place. */
export function fontFaces(faces: readonly FontFace[] = Object.values(FACES)): string {
  return faces
    .flatMap(({ family, weight, style }) => {
      const data = fontData(family, weight, style);
      if (data === null) return [];
      const source = `url(data:font/woff2;base64,${data}) format("woff2")`;
      return [`@font-face { font-family: "${family}"; font-weight: ${weight}; font-style: ${style}; src: ${source}; }`];
    })
    .join('\n');
}

/** On a screen the pages lie on a grey desk. */
const SCREEN = `html, body { margin: 0; }
@media screen {
  body { background: #8a8a8a; padding: 5mm 0; }
  .paper-page { margin: 0 auto 5mm; background: #fff; }
}`;

/** One document with everything in it. */
export function documentOf(pages: readonly PageMarks[], title: string, paper: GamePaper): string {
  const sheets = pages.map((page) => `<section class="paper-page">${toSvg(page)}</section>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
${fontFaces()}
${SCREEN}
${printCss(paper)}
</style>
</head>
<body>
${sheets}
</body>
</html>
`;
}

interface Wanted {
  player: Player | null;
  ship: string | undefined;
  paper: PaperSize;
  /** Where the program is served. */
  address: string | null;
}

/** The logs of a record's last position: a page a ship. */
function recordPages(text: string, { player, ship, paper, address }: Wanted): { pages: PageMarks[]; caption: string } {
  const { game, events } = readPlayed(text);
  const seen = player === null ? snapshot(game) : view(game, player);
  const visible = player === null ? events : viewEvents(events, player);
  const sheets = shipSheets({ view: seen, events: visible, scenario: game.scenario, player });
  const wanted = ship === undefined ? sheets : sheets.filter((sheet) => sheet.ship?.id === ship);
  if (wanted.length === 0) {
    const whose = player === null ? 'in this record' : `of player ${player} in this record`;
    throw new UsageError(ship === undefined ? `there is no ship ${whose}` : `there is no ship ${ship} ${whose}`);
  }
  const caption = captionOf(seen);
  const codes = recordCodes(text, game, address);
  return { pages: drawLogs(wanted, { size: paper, colour: false }, caption, codes), caption };
}

function blankDocument(log: 1 | 2, paper: PaperSize): string {
  const pages = drawBlank(log, { size: paper, colour: false });
  return documentOf(pages, `Spaceship Log Nr. ${log}`, paper);
}

/** The Spaceship Logs of a record, or an empty one, as one HTML document. */
export function logsDocument(words: string[]): string {
  const player = takeChoice(words, '--player', ['1', '2']);
  const ship = takeOption(words, '--ship');
  const paper = takeChoice(words, '--paper', PAPER_SIZES) ?? 'a4';
  const address = takeAddress(words);
  const blank = takeChoice(words, '--blank', ['1', '2']);
  if (blank !== undefined) {
    if (player !== undefined || ship !== undefined || address !== null)
      throw new UsageError('an empty log has no player, no ship and no code');
    noMore(words);
    return blankDocument(blank === '1' ? 1 : 2, paper);
  }
  const file = words.shift();
  noMore(words);
  const whose = player === undefined ? null : player === '1' ? 1 : 2;
  const { pages, caption } = recordPages(readInput(file), { player: whose, ship, paper, address });
  return documentOf(pages, `Spaceship Logs, ${caption}`, paper);
}

/** Prints the Spaceship Logs of a record, or an empty one. */
export function logs(words: string[]): number {
  process.stdout.write(logsDocument(words));
  return 0;
}
