import { memo } from 'react';
import type { Hex } from '../../engine/index.ts';
import { hexKey, type Point } from './geometry.ts';
import { CROSSED, HATCHED } from './hatching.ts';
import { HEX_PATH, movedTo, movedToHex } from './place.ts';
import { placeInStack, type Stack } from './stacks.ts';
import type { HighlightKind, MapHighlight } from './types.ts';

/** Corner brackets, clear of the largest piece. */
const BRACKETS = 'M-72-46V-72H-46M46-72H72V-46M72 46V72H46M-46 72H-72V46';

/** From below: what covers an area must not cover what marks a hex. */
const LAYERS: readonly HighlightKind[] = [
  ...(['range', 'unsafe', 'deadly', 'striking', 'danger'] as const),
  ...(['event', 'option', 'pointed', 'selected', 'barred', 'target'] as const),
];

/** The lines within a hex, where it is hatched. */
const LINES: Readonly<Partial<Record<HighlightKind, string>>> = { unsafe: HATCHED, deadly: CROSSED };

const ABOVE: ReadonlySet<HighlightKind> = new Set(['target', 'barred']);

function Mark({ hex, kind, at }: { hex: Hex; kind: HighlightKind; at: Point }) {
  return (
    <g
      className={`thin no-fill map-mark map-mark-${kind}`}
      data-part={kind === 'event' ? 'pointed-hex' : undefined}
      transform={ABOVE.has(kind) ? movedTo(at) : movedToHex(hex)}
    >
      {ABOVE.has(kind) ? <path className="map-enlarged" d={BRACKETS} /> : <path d={HEX_PATH} transform={INSET[kind]} />}
      {LINES[kind] && <path className="map-mark-lines" d={LINES[kind]} />}
      {kind === 'option' && <circle r="13" />}
    </g>
  );
}

/** Two marks on one hex, or on neighbours, keep out of each other's lines. */
const INSET: Readonly<Partial<Record<HighlightKind, string>>> = {
  option: 'scale(0.9)',
  event: 'scale(0.93)',
  unsafe: 'scale(0.94)',
  deadly: 'scale(0.94)',
  striking: 'scale(0.84)',
  danger: 'scale(0.9)',
};

interface HighlightLayerProps {
  highlights: readonly MapHighlight[];
  stacks: ReadonlyMap<string, Stack>;
  /** Washes and outlines lie under the pieces, brackets round them. */
  above: boolean;
}

/** The marks on hexes and units that the table points out. */
export const HighlightLayer = memo(function HighlightLayer({ highlights, stacks, above }: HighlightLayerProps) {
  const layer = highlights
    .filter(({ kind }) => ABOVE.has(kind) === above)
    .sort((a, b) => LAYERS.indexOf(a.kind) - LAYERS.indexOf(b.kind));
  const marks = new Map(layer.map((mark) => [`${mark.kind} ${hexKey(mark.hex)}`, mark]));
  return [...marks].map(([key, { hex, kind }]) => (
    <Mark key={key} hex={hex} kind={kind} at={placeInStack(stacks, hex)} />
  ));
});
