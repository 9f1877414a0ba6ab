import { type FocusEvent, useEffect, useState } from 'react';
import { type Hex, neighbours, sameHex, sheetOf } from '../../engine/index.ts';
import { sheetHex } from './geometry.ts';
import type { MapViewProps } from './props.ts';
import type { CameraMoves } from './useCamera.ts';

const ORIGIN: Hex = { q: 0, r: 0 };

type FocusProps = Pick<MapViewProps, 'sheets' | 'pieces' | 'focusHex' | 'onFocusHex' | 'onPieceHover'>;

/** Where the keyboard is: on the map with its cursor, or on one of the pieces. */
export function useMapFocus({ sheets, pieces, focusHex, onFocusHex, onPieceHover }: FocusProps, controls: CameraMoves) {
  const [wanted, setWanted] = useState<Hex | null>(focusHex ?? null);
  const [onMap, setOnMap] = useState(false);
  const [raised, setRaised] = useState<string | null>(null);
  const [visited, setVisited] = useState<string | null>(null);

  // Another hex from outside is an order, the same one again is not.
  const [sent, setSent] = useState(focusHex);
  if (sent !== focusHex && !sameHex(sent ?? null, focusHex ?? null)) {
    setSent(focusHex);
    if (focusHex) setWanted(focusHex);
  }
  useEffect(() => {
    if (sent) controls.reveal(sent);
  }, [sent, controls]);

  const first = pieces.find(({ counter }) => counter.selected) ?? pieces[0];
  const cursor = wanted ?? first?.hex ?? (sheets[0] ? sheetHex(sheets[0], 8, 9) : ORIGIN);

  /** One hex beside the sheets and no farther: a unit may be sent there. */
  const moveCursor = (hex: Hex) => {
    if (sheets.length > 0 && ![hex, ...neighbours(hex)].some((other) => sheetOf(sheets, other))) return;
    setWanted(hex);
    controls.reveal(hex);
    onFocusHex?.(hex);
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = event.target.closest('[data-piece]')?.getAttribute('data-piece');
    const piece = pieces.find((other) => other.id === id);
    setOnMap(!piece);
    setRaised(piece?.id ?? null);
    if (!piece) return;
    setVisited(piece.id);
    setWanted(piece.hex);
    onPieceHover?.(piece.id);
    // The map is not moved under a hand, only for the keyboard.
    if (event.target.matches(':focus-visible')) controls.reveal(piece.hex);
  };

  const onBlur = () => {
    if (raised !== null) onPieceHover?.(null);
    setOnMap(false);
    setRaised(null);
  };

  return {
    cursor,
    setCursor: setWanted,
    moveCursor,
    onMap,
    /** The piece with the focus; it comes to the top of its stack. */
    raised,
    /** The piece that the tab key goes to. */
    reachable: pieces.some(({ id }) => id === visited) ? visited : (first?.id ?? null),
    onFocus,
    onBlur,
  };
}
