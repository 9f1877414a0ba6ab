import { memo } from 'react';
import type { Hex } from '../../engine/index.ts';
import { AsteroidMark, PlanetMark } from '../counters/markers.tsx';
import { hexKey, INRADIUS } from './geometry.ts';
import { HEX_PATH, movedToHex } from './place.ts';

/** Neighbouring fields never look alike, and the same field never changes. */
const variety = ({ q, r }: Hex): number => (((q * 5 + r * 7 + q * r) % 18) + 18) % 18;

/** The tinted ground of asteroid hexes; lies under the grid. */
export const FieldLayer = memo(function FieldLayer({ asteroids }: { asteroids: readonly Hex[] }) {
  return asteroids.map((hex) => (
    <path key={hexKey(hex)} className="map-field" transform={movedToHex(hex)} d={HEX_PATH} />
  ));
});

/** Planets and rocks; lie on the grid. */
export const TerrainLayer = memo(function TerrainLayer({
  planets,
  asteroids,
}: {
  planets: readonly Hex[];
  asteroids: readonly Hex[];
}) {
  return (
    <>
      {asteroids.map((hex) => (
        <g key={hexKey(hex)} transform={movedToHex(hex)}>
          <g transform={`translate(0 ${INRADIUS * 0.06}) scale(0.94)`}>
            <AsteroidMark variety={variety(hex)} />
          </g>
        </g>
      ))}
      {planets.map((hex) => (
        <g key={hexKey(hex)} transform={movedToHex(hex)}>
          <PlanetMark />
        </g>
      ))}
    </>
  );
});
