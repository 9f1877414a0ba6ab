/** Everything is in millimetres, from the upper left corner of the sheet. All of it is strokes, small fills and text. */

export type Face = 'title' | 'label' | 'text' | 'hand';

/**
 * What of a log a mark shows, under the name that `sheetChanges` gives it: `block 3`, `line guided 0 2`, `part pod-1`.
 * The printed box has the same name as what the pen put into it.
 */
export interface Shows {
  of: string;
  as: 'box' | 'spent' | 'struck' | 'gone' | 'ringed' | 'written';
}

interface Inked {
  stroke?: string;
  thick?: number;
  shows?: Shows;
}

interface LineMark extends Inked {
  kind: 'line';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

interface RectMark extends Inked {
  kind: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A path of absolute commands. With `placed` it is a shape about an origin of its own, which reaches no farther than
 * `reach` and may be filled; its thickness is in its own units.
 */
interface PathMark extends Inked {
  kind: 'path';
  d: string;
  fill?: string;
  placed?: { x: number; y: number; turn: number; scale: number; reach: number };
}

export interface TextMark {
  kind: 'text';
  x: number;
  /** The base line. */
  y: number;
  text: string;
  /** The em. */
  size: number;
  face: Face;
  anchor: 'start' | 'middle' | 'end';
  fill: string;
  shows?: Shows;
  /** Under what other texts lead here: an id of the document, of which each is used once. */
  name?: string;
  /** The name of the text to which this one leads, where a document has links. */
  to?: string | undefined;
}

export type Mark = LineMark | RectMark | PathMark | TextMark;

/** A page to be printed. */
export interface PageMarks {
  /** What is on it, in words. */
  title: string;
  width: number;
  height: number;
  /** Drawn across: the sheet itself stays upright in the printer. */
  sideways: boolean;
  marks: Mark[];
}

/** A piece of a page. */
export interface PaperArea {
  x: number;
  y: number;
  width: number;
  height: number;
}
