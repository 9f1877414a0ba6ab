import { memo } from 'react';
import { angleOf } from '../counters/Arrow.tsx';
import { movedTo, movedToHex } from './place.ts';
import { placeInStack, type Stack } from './stacks.ts';
import type { MapPlume, MapWreck } from './types.ts';

/** Where a plume leaves its piece, from the middle, and how long it is with one burn and for each further one. */
const LEAVES = 44;
const LENGTH = { first: 80, further: 34 };
/** More burns than these make it no longer. */
const MOST = 4;

/** A flame straight down, so wide at its root. */
const flame = (wide: number, long: number): string =>
  `M${-wide} ${LEAVES}Q${-wide * 0.7} ${LEAVES + long * 0.4} 0 ${LEAVES + long}Q${wide * 0.7} ${LEAVES + long * 0.4} ${wide} ${LEAVES}Z`;

interface PlumeLayerProps {
  plumes: readonly MapPlume[];
  stacks: ReadonlyMap<string, Stack>;
}

/** What the engines of units have thrown out behind them since their side was last in command; lies under everything that counts. */
export const PlumeLayer = memo(function PlumeLayer({ plumes, stacks }: PlumeLayerProps) {
  return plumes.map(({ id, hex, side, direction, burns }) => {
    const long = LENGTH.first + LENGTH.further * (Math.min(burns, MOST) - 1);
    return (
      <g
        key={id}
        className={`plume side-${side}`}
        transform={`${movedTo(placeInStack(stacks, hex))} rotate(${angleOf(direction)})`}
      >
        <g className="map-enlarged">
          <path fill="var(--side-tone)" opacity={0.34} d={flame(24, long)} />
          <path fill="var(--side-tone)" opacity={0.34} d={flame(14, long * 0.8)} />
          <path fill="var(--plume)" opacity={0.7} d={flame(6, long * 0.62)} />
        </g>
      </g>
    );
  });
});

/** Three pieces of a hull that has broken, and what has come off it. */
const HULL = 'M-34-14-8-30 4-12-10 2-30 4ZM10-20 30-24 38-6 22 8 8-2ZM-14 14 8 8 20 24-2 36-20 28Z';
const DUST = 'M-46 16h0M44 20h0M-30-36h0M34-40h0M30 40h0M-36 40h0M0-46h0M-54-10h0M56-8h0';

/** Wrecks drift where it happened, under the pieces. */
export const WreckLayer = memo(function WreckLayer({ wrecks }: { wrecks: readonly MapWreck[] }) {
  return wrecks.map(({ id, hex, large }) => (
    <g key={id} className="wreck" transform={`${movedToHex(hex)}${large ? '' : ' scale(0.7)'}`}>
      <path className="no-fill" stroke="var(--wreck)" strokeWidth={5} strokeLinecap="round" opacity={0.7} d={DUST} />
      <path className="wreck-hull" d={HULL} />
    </g>
  ));
});
