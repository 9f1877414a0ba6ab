import { useState } from 'react';
import { type Hex, sameHex } from '../../engine/index.ts';
import { type Camera, toMap } from './camera.ts';
import { hexKey, type Point, pointToHex } from './geometry.ts';
import type { MapViewProps } from './props.ts';
import { halfOf, type Stack } from './stacks.ts';

/**
 * The hex a hand means at a point of the map: that of the nearest piece whose square covers the point, or which the point
 * misses by less than a finger, else the one under it.
 */
export function hexMeant(at: Point, stacks: ReadonlyMap<string, Stack>, enlarged: number, finger = 0): Hex {
  const under = pointToHex(at);
  const covering = [...stacks.values()].flatMap((stack) => {
    const far = Math.max(Math.abs(stack.at.x - at.x), Math.abs(stack.at.y - at.y));
    return far < Math.max(halfOf(stack, enlarged), finger) ? { hex: stack.hex, far } : [];
  });
  covering.sort((a, b) => a.far - b.far);
  return covering[0]?.hex ?? under;
}

/** Half of what a finger needs, in pixels. */
const FINGER = 22;

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
    return isOption(under) ? under : hexMeant(at, stacks, enlarged, FINGER / camera.k);
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
