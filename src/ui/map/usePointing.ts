import { useState } from 'react';
import { type Hex, sameHex } from '../../engine/index.ts';
import { HALF } from '../counters/outline.ts';
import { type Camera, toMap } from './camera.ts';
import { hexKey, hexToPoint, type Point, pointToHex } from './geometry.ts';
import type { MapViewProps } from './props.ts';
import type { Stack } from './stacks.ts';

/**
 * The hex a hand means at a point of the map: the one under it, or, where pieces are drawn past the edges of their
 * hexes, that of the nearest piece that covers the point.
 */
export function hexMeant(at: Point, stacks: ReadonlyMap<string, Stack>, enlarged: number): Hex {
  const under = pointToHex(at);
  if (stacks.has(hexKey(under))) return under;
  const covering = [...stacks.values()].flatMap(({ hex, pieces: [top] }) => {
    const { x, y } = hexToPoint(hex);
    const far = Math.max(Math.abs(x - at.x), Math.abs(y - at.y));
    return top && far < HALF[top.counter.kind] * enlarged ? { hex, far } : [];
  });
  covering.sort((a, b) => a.far - b.far);
  return covering[0]?.hex ?? under;
}

interface Pointing {
  camera: Camera;
  stacks: ReadonlyMap<string, Stack>;
  enlarged: number;
  /** The keyboard goes on from the hex that was chosen. */
  onCursor: (hex: Hex) => void;
}

/** What a hand points at and chooses on the map, and the stack that lies open. */
export function usePointing(props: MapViewProps, { camera, stacks, enlarged, onCursor }: Pointing) {
  const [pointed, setPointed] = useState<Hex | null>(null);
  const [opened, setOpened] = useState<Hex | null>(null);
  const piecesIn = (hex: Hex | null) => (hex && stacks.get(hexKey(hex))?.pieces) ?? [];
  const isOption = (hex: Hex): boolean =>
    props.highlights?.some((mark) => mark.kind === 'option' && sameHex(mark.hex, hex)) ?? false;

  const hexAt = (screen: Point): Hex => {
    const at = toMap(camera, screen);
    const under = pointToHex(at);
    return isOption(under) ? under : hexMeant(at, stacks, enlarged);
  };

  const choosePiece = (id: string) => {
    setOpened(null);
    props.onPieceClick?.(id);
  };

  const chooseHex = (hex: Hex) => {
    const [only, ...others] = piecesIn(hex);
    const option = isOption(hex);
    onCursor(hex);
    setOpened(!option && others.length > 0 ? hex : null);
    if (option || !only) props.onHexClick?.(hex);
    else if (others.length === 0) props.onPieceClick?.(only.id);
  };

  const point = (screen: Point | null) => {
    const hex = screen && hexAt(screen);
    if (hex === pointed || sameHex(hex, pointed)) return;
    setPointed(hex);
    props.onHexHover?.(hex);
    const [before] = piecesIn(pointed);
    const [after] = piecesIn(hex);
    if (before?.id !== after?.id) props.onPieceHover?.(after?.id ?? null);
  };

  return { pointed, opened, shut: () => setOpened(null), hexAt, point, choosePiece, chooseHex };
}
