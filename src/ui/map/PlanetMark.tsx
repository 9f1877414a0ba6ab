import './sky.css';
import { tenth } from './place.ts';

/** Nearly as large as the hex, and its air fills it. */
const R = 78;
/** How far the lines round it bend downwards, as a part of their length: it is seen from a little above. */
const BEND = 0.16;
/** How far the night reaches, as a part of the way from its middle to its edge. */
const NIGHT = 0.34;

const across = (y: number): number => tenth(Math.sqrt(R * R - y * y));

/** A band round the ball between two heights, ending at its edge. */
function band(top: number, bottom: number): string {
  const [wide, wider] = [across(top), across(bottom)];
  const bent = (half: number) => `${half} ${tenth(half * BEND)} 0 0`;
  return (
    `M${-wide} ${top}A${bent(wide)} 0 ${wide} ${top}A${R} ${R} 0 0 1 ${wider} ${bottom}` +
    `A${bent(wider)} 1 ${-wider} ${bottom}A${R} ${R} 0 0 1 ${-wide} ${top}Z`
  );
}

const LIGHT = [band(-58, -46), band(-16, -6), band(26, 34)].join('');
const DARK = [band(-36, -22), band(6, 18), band(48, 60)].join('');

const HATCHING = Array.from({ length: 23 }, (_, nth) => (nth - 11) * 6.6)
  .map((y) => `M${tenth(across(y) * NIGHT)} ${tenth(y)}H${across(y)}`)
  .join('');

/** A planet, filling its hex, lit from the upper left. */
export function PlanetMark() {
  return (
    <g className="planet">
      <radialGradient id="planet-shade" cx="0.33" cy="0.29" r="0.84">
        <stop stopColor="var(--planet-day)" offset="0" stopOpacity="0.62" />
        <stop stopColor="var(--planet-day)" offset="0.34" stopOpacity="0.06" />
        <stop stopColor="var(--planet-night)" offset="0.6" stopOpacity="0.26" />
        <stop stopColor="var(--planet-night)" offset="0.86" stopOpacity="0.86" />
        <stop stopColor="var(--planet-night)" offset="1" stopOpacity="0.96" />
      </radialGradient>
      <circle fill="var(--planet-air)" r={R + 6} />
      <circle fill="var(--planet)" r={R} />
      <g transform="rotate(-17)">
        <path fill="var(--planet-band)" opacity={0.6} d={LIGHT} />
        <path fill="var(--planet-belt)" opacity={0.7} d={DARK} />
      </g>
      <circle className="planet-shade" r={R} fill="url(#planet-shade)" />
      <path className="no-fill planet-hatching" transform="rotate(42)" d={HATCHING} />
      <circle className="no-fill planet-rim" opacity={0.7} r={R} />
      <path
        className="no-fill planet-limb"
        d={`M${-R * 0.94} ${-R * 0.2}A${R * 0.96} ${R * 0.96} 0 0 1 ${R * 0.2} ${-R * 0.94}`}
      />
    </g>
  );
}
