import { type FilmFrame, type FoughtBattle, momentMap, momentText, type ReportElement } from '../../../report/index.ts';

/** The shape of a clip, in pixels. */
export interface FilmShape {
  width: number;
  height: number;
}

const GROUND = '#f4f2ec';
const MAP = '#fdfcf8';
const INK = '#000000';
const TEXT = '"IBM Plex Sans", system-ui, sans-serif';
const TITLE = '"Barlow Condensed", system-ui, sans-serif';
/** Letters are drawn large and scaled down: browsers round small ones. */
const LETTER = 100;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
type Attributes = ReportElement['attributes'];

function transform(context: Context, words: string): void {
  for (const [, name, list = ''] of words.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [one = 0, other = 0] = list.split(/[ ,]+/).map(Number);
    if (name === 'translate') context.translate(one, other);
    else if (name === 'rotate') context.rotate((one * Math.PI) / 180);
    else context.scale(one, one);
  }
}

function paintText(context: Context, { x = 0, y = 0, fontSize, fill, textAnchor }: Attributes, words: string): void {
  context.translate(Number(x), Number(y));
  context.scale(Number(fontSize) / LETTER, Number(fontSize) / LETTER);
  context.font = `600 ${LETTER}px ${TITLE}`;
  context.textAlign = textAnchor === 'middle' ? 'center' : 'left';
  context.fillStyle = String(fill);
  context.fillText(words, 0, 0);
}

function paintPath(context: Context, path: Path2D, attributes: Attributes): void {
  const { fill = 'none', fillOpacity = 1, stroke = 'none', strokeWidth = 1, strokeDasharray = 'none' } = attributes;
  if (fill !== 'none') {
    context.globalAlpha = Number(fillOpacity);
    context.fillStyle = String(fill);
    context.fill(path);
    context.globalAlpha = 1;
  }
  if (stroke === 'none') return;
  context.strokeStyle = String(stroke);
  context.lineWidth = Number(strokeWidth);
  context.lineJoin = 'round';
  context.lineCap = attributes.strokeLinecap === 'round' ? 'round' : 'butt';
  context.setLineDash(strokeDasharray === 'none' ? [] : String(strokeDasharray).split(' ').map(Number));
  context.stroke(path);
}

/** Paints a drawing of the report, as it would stand on a page. */
function paint(context: Context, { tag, attributes, children }: ReportElement): void {
  context.save();
  transform(context, String(attributes.transform ?? ''));
  if (tag === 'path') paintPath(context, new Path2D(String(attributes.d)), attributes);
  else if (tag === 'circle') {
    const path = new Path2D();
    path.arc(Number(attributes.cx), Number(attributes.cy), Number(attributes.r), 0, 2 * Math.PI);
    paintPath(context, path, attributes);
  } else if (tag === 'text') paintText(context, attributes, children.join(''));
  else for (const child of children) if (typeof child !== 'string') paint(context, child);
  context.restore();
}

/** The lines into which a text is broken; what does not go into so many is left out. */
function linesOf(context: Context, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines;
}

const LINES = 3;

/** Paints a picture of a film: the name, when it is, the map, and below it what has happened. */
export function paintFrame(
  context: Context,
  battle: FoughtBattle,
  { count, part }: Pick<FilmFrame, 'count' | 'part'>,
  { width, height }: FilmShape,
): void {
  const unit = Math.min(width, height) / 54;
  const map = { x: 2 * unit, y: 5 * unit, width: width - 4 * unit, height: height - 14 * unit };
  const { title, when, told } = momentText(battle, count);
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  context.fillStyle = INK;
  context.textBaseline = 'alphabetic';
  context.font = `600 ${2.4 * unit}px ${TITLE}`;
  context.textAlign = 'left';
  context.fillText(title, map.x, 3.5 * unit);
  context.textAlign = 'right';
  context.fillText(when, map.x + map.width, 3.5 * unit);
  const drawing = momentMap(
    battle,
    count,
    { wide: map.width / (3 * unit), high: map.height / (3 * unit) },
    undefined,
    part,
  );
  const [left = 0, top = 0, wide = 1] = String(drawing.attributes.viewBox).split(' ').map(Number);
  context.save();
  context.beginPath();
  context.rect(map.x, map.y, map.width, map.height);
  context.fillStyle = MAP;
  context.fill();
  context.clip();
  context.translate(map.x, map.y);
  context.scale(map.width / wide, map.width / wide);
  context.translate(-left, -top);
  paint(context, drawing);
  context.restore();
  context.fillStyle = INK;
  context.font = `${1.7 * unit}px ${TEXT}`;
  context.textAlign = 'left';
  for (const [nth, line] of linesOf(context, told, map.width, LINES).entries())
    context.fillText(line, map.x, map.y + map.height + (2.4 + 2.3 * nth) * unit);
}
