import { memo } from 'react';
import type { Hex } from '../../engine/index.ts';
import { hexKey } from './geometry.ts';
import { CROSSED, HATCHED } from './hatching.ts';
import { HEX_PATH, movedToHex } from './place.ts';
import type { HighlightKind, MapHighlight } from './types.ts';

/** Corner brackets, clear of the largest piece and its ring. */
const BRACKETS = 'M-84-58V-84H-58M58-84H84V-58M84 58V84H58M-58 84H-84V58';

/** From below: what covers an area must not cover what marks a hex. */
const LAYERS: readonly HighlightKind[] = [
  ...(['range', 'unsafe', 'deadly', 'striking'] as const),
  ...(['event', 'option', 'pointed', 'selected', 'barred', 'target'] as const),
];

/** The lines within a hex, where it is hatched. */
const LINES: Readonly<Partial<Record<HighlightKind, string>>> = { unsafe: HATCHED, deadly: CROSSED };

const ABOVE: ReadonlySet<HighlightKind> = new Set(['target', 'barred']);

function Mark({ hex, kind }: { hex: Hex; kind: HighlightKind }) {
  return (
    <g
      className={`map-mark map-mark-${kind}`}
      data-part={kind === 'event' ? 'pointed-hex' : undefined}
      transform={movedToHex(hex)}
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
};

interface HighlightLayerProps {
  highlights: readonly MapHighlight[];
  /** Washes and outlines lie under the pieces, brackets round them. */
  above: boolean;
}

/** What the table points out. */
export const HighlightLayer = memo(function HighlightLayer({ highlights, above }: HighlightLayerProps) {
  const layer = highlights
    .filter(({ kind }) => ABOVE.has(kind) === above)
    .sort((a, b) => LAYERS.indexOf(a.kind) - LAYERS.indexOf(b.kind));
  const marks = new Map(layer.map((mark) => [`${mark.kind} ${hexKey(mark.hex)}`, mark]));
  return [...marks].map(([key, { hex, kind }]) => <Mark key={key} hex={hex} kind={kind} />);
});
