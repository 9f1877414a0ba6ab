import { memo, useMemo } from 'react';
import type { Hex } from '../../engine/index.ts';
import { hexKey } from './geometry.ts';
import { PlanetMark } from './PlanetMark.tsx';
import { HEX_PATH, movedToHex } from './place.ts';
import { rocksOf } from './rocks.ts';

/** The tinted ground of asteroid hexes; lies under the grid. */
export const FieldLayer = memo(function FieldLayer({ asteroids }: { asteroids: readonly Hex[] }) {
  return asteroids.map((hex) => (
    <path key={hexKey(hex)} fill="var(--rock-ground)" transform={movedToHex(hex)} d={HEX_PATH} />
  ));
});

const Rocks = memo(function Rocks({ hexes }: { hexes: readonly Hex[] }) {
  const { body, day, lit, dust } = useMemo(() => rocksOf(hexes), [hexes]);
  return (
    <g className="rocks">
      <path
        className="no-fill rocks-dust"
        stroke="var(--rock)"
        strokeWidth={5}
        strokeLinecap="round"
        opacity={0.7}
        d={dust}
      />
      <path className="rocks-body" d={body} />
      <path fill="var(--rock)" d={day} />
      <path fill="var(--rock-lit)" d={lit} />
    </g>
  );
});

interface TerrainProps {
  planets: readonly Hex[];
  asteroids: readonly Hex[];
}

/** Planets and rocks; lie on the grid. */
export const TerrainLayer = memo(function TerrainLayer({ planets, asteroids }: TerrainProps) {
  return (
    <>
      {asteroids.length > 0 && <Rocks hexes={asteroids} />}
      {planets.map((hex) => (
        <g key={hexKey(hex)} transform={movedToHex(hex)}>
          <PlanetMark />
        </g>
      ))}
    </>
  );
});
